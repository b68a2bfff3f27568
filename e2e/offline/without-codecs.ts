import type { Page } from 'playwright/test';

/**
 * Plays a browser that has no decoder for the formats whose type contains one of these words: it
 * says so when asked, and passes over such a source of a video.
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
