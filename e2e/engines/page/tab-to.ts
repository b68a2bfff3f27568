import { expect } from 'vitest';
import type { Visitor } from '#e2e/engines/visitor.ts';
import { readElement, type Target } from './elements.ts';

/** Presses Tab until the element has the focus. */
export async function tabTo(visitor: Visitor, target: Target): Promise<void> {
  const pressTab = async () => {
    await visitor.press('Tab');
    return (await readElement(visitor, target))?.isFocused;
  };
  await expect.poll(pressTab, { interval: 0, message: JSON.stringify(target) }).toBe(true);
}
