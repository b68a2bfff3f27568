interface TextWithLinksProps {
  readonly text: string;
  /** Addresses by the names that the text may contain. */
  readonly links: Readonly<Record<string, string>>;
}

/** A text in which names are links. */
export function TextWithLinks({ text, links }: TextWithLinksProps) {
  const [first] = Object.entries(links)
    .map(([name, href]) => ({ name, href, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (!first) return text;
  const { name, href, at } = first;
  return (
    <>
      {text.slice(0, at)}
      <a href={href} className="text-link">
        {name}
      </a>
      <TextWithLinks text={text.slice(at + name.length)} links={links} />
    </>
  );
}
