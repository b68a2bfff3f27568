interface TextWithLinksProps {
  readonly text: string;
  /** Addresses by the names that the text may contain. */
  readonly links: Readonly<Record<string, string>>;
}

/** A text in which names are links. A link includes the parentheses around its name, which its focus ring would touch. A name stays on one line. */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  const link = Object.entries(links)
    .flatMap(([name, href]) => [[`(${name})`, href] as const, [name, href] as const])
    .find(([shown]) => text.includes(shown));
  if (!link) return text;
  const [name, href] = link;
  const [before = '', ...after] = text.split(name);
  return (
    <>
      <TextWithLinks text={before} links={links} />
      <a href={href} className="text-link">
        {name.replaceAll(' ', '\u00a0')}
      </a>
      <TextWithLinks text={after.join(name)} links={links} />
    </>
  );
}
