import { folders, type Specimen } from './specimen.ts';

/** The files of specimens, by name; each is loaded when something of it is shown. */
const files = import.meta.glob<readonly Specimen[]>('./specimens/*.tsx', { import: 'specimens' });

/** A specimen with the name of its file, which its address carries: a state needs the code of that file alone. */
export interface FiledSpecimen extends Specimen {
  readonly file: string;
}

/** A file's specimens; an error where there is no such file. */
export async function specimensOf(file: string): Promise<readonly Specimen[]> {
  const load = files[`./specimens/${file}.tsx`];
  if (!load) throw new Error(`workbench/specimens has no ${file}.tsx`);
  return load();
}

/** Every specimen, by folder and name. */
export async function allSpecimens(): Promise<readonly FiledSpecimen[]> {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(.+)\.tsx$/, '$1'));
  const filed = names.map(async (file) =>
    (await specimensOf(file)).map((specimen) => ({ ...specimen, file })),
  );
  const place = ({ folder, name }: Specimen) => `${folders.indexOf(folder)} ${name}`;
  return (await Promise.all(filed))
    .flat()
    .toSorted((one, other) => place(one).localeCompare(place(other), 'en'));
}
