import './plate-view-choice.css';
import { useId } from 'react';
import type { PlateCopy } from '#content/copy/parts.ts';

interface PlateViewChoiceProps extends Pick<PlateCopy, 'title' | 'caption'> {
  readonly views: NonNullable<PlateCopy['views']>;
}

/**
 * The choice of what a plate shows. The style sheet shows the drawing and the sentence of the chosen radio button, so that the
 * choice needs no script; a screen reader says the sentence with the button.
 */
export function PlateViewChoice({ title, caption, views }: PlateViewChoiceProps) {
  // The page of a link that is pointed at waits in the same document, so its buttons must be another group.
  const group = useId();
  const all = [{ name: views.whole, text: caption }, ...Object.values(views.others)];
  return (
    <fieldset className="plate-views">
      <legend>{title}</legend>
      <div className="plate-view-names">
        {all.map(({ name }, i) => (
          <label key={name}>
            <input
              type="radio"
              name={group}
              defaultChecked={i === 0}
              aria-describedby={`${group}${i}`}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="plate-view-texts">
        {all.map(({ name, text }, i) => (
          <p key={name} id={`${group}${i}`}>
            {text}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
