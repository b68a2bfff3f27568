interface TagsProps {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Methods and technologies, by name. */
export function Tags({ title, tags }: TagsProps) {
  return (
    <div>
      <h3 className="headline-3">{title}</h3>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {tags.map((tag) => (
          <li key={tag} className="border border-line bg-paper px-3.5 py-1.5 text-4 rounded-0.5">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
