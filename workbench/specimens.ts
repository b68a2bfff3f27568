import { folders, type Specimen } from './specimen.ts';

/** The files of specimens by path. The overview loads all of them; the document of one state loads only its file. */
const files = import.meta.glob<readonly Specimen[]>('./specimens/*.tsx', { import: 'specimens' });

/** A specimen with the name of its file. The name is in the address of a state, so that only this file loads. */
export interface SpecimenInFile extends Specimen {
  readonly file: string;
}

/** A file's specimens. Throws if the file does not exist. */
export async function specimensOf(file: string): Promise<readonly Specimen[]> {
  const load = files[`./specimens/${file}.tsx`];
  if (!load) throw new Error(`workbench/specimens has no ${file}.tsx`);
  return load();
}

/** Every specimen, sorted by folder and name. */
export async function allSpecimens(): Promise<readonly SpecimenInFile[]> {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(.+)\.tsx$/, '$1'));
  const specimensOfFiles = names.map(async (file) =>
    (await specimensOf(file)).map((specimen) => ({ ...specimen, file })),
  );
  const sortKey = ({ folder, name }: Specimen) => `${folders.indexOf(folder)} ${name}`;
  return (await Promise.all(specimensOfFiles))
    .flat()
    .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other), 'en'));
}
