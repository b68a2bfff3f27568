interface TextWithLinksProps {
  readonly text: string;
  /** Addresses by the names that the text may contain. */
  readonly links: Readonly<Record<string, string>>;
}

/**
 * A text in which names are links. They stay on one line and have room on both sides, so that the focus ring is whole, also
 * in parentheses.
 */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  const link = Object.entries(links).find(([name]) => text.includes(name));
  if (!link) return text;
  const [name, href] = link;
  const [before = '', ...after] = text.split(name);
  return (
    <>
      <TextWithLinks text={before} links={links} />
      <a href={href} className="text-link mx-1">
        {name.replaceAll(' ', '\u00a0')}
      </a>
      <TextWithLinks text={after.join(name)} links={links} />
    </>
  );
}
