import type { Page } from 'playwright/test';

/**
 * Simulates a browser without decoders for the types that contain one of these words: `canPlayType`
 * returns no support, and a video skips such a source.
 */
export async function withoutCodecs(page: Page, words: readonly string[]): Promise<void> {
  await page.addInitScript((missing) => {
    const isMissing = (type: string) => missing.some((word) => type.includes(word));
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function ask(type) {
      return isMissing(type) ? '' : canPlayType.call(this, type);
    };
    Object.defineProperty(HTMLSourceElement.prototype, 'type', {
      set(this: HTMLSourceElement, type: string) {
        this.setAttribute('type', isMissing(type) ? 'video/unknown' : type);
      },
    });
  }, words);
}
