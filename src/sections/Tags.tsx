interface TagsProps {
  readonly title: string;
  readonly items: readonly string[];
  /** `wrap`: boxes in lines that wrap. `grid`: columns. */
  readonly layout?: 'wrap' | 'grid';
}

/** Names of methods and technologies. */
export function Tags({ title, items, layout = 'wrap' }: TagsProps) {
  return (
    <div>
      <h3 className="headline-3">{title}</h3>
      <ul className={`mt-4 ${lists[layout]}`}>
        {items.map((tag, index) => (
          <li key={index} className={boxes[layout]}>
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}

const lists = {
  wrap: 'flex flex-wrap gap-2.5',
  grid: 'grid cols-2-from-7 gap-x-5 border-t border-line md:gap-x-8 lg:cols-4-from-11',
};
const boxes = {
  wrap: 'border border-line bg-paper px-3.5 py-1.5 text-4 rounded-0.5',
  grid: 'border-b border-line py-2.5 text-4',
};
