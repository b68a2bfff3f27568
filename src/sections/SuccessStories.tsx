interface Story {
  readonly client: string;
  readonly text: string;
}

interface SuccessStoriesProps {
  readonly title: string;
  readonly items: readonly Story[];
}

/** Success stories with hairlines between them: the type of client, and the work for that client. */
export function SuccessStories({ title, items }: SuccessStoriesProps) {
  return (
    <div>
      <h3 className="headline-3">{title}</h3>
      <dl className="mt-4 border-t border-line">
        {items.map((story, index) => (
          <div key={index} className="columns gap-y-1 border-b border-line py-4">
            <dt className="columns-start font-500">{story.client}</dt>
            <dd className="columns-end body">{story.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
