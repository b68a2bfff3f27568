import type { Page } from 'playwright/test';

export interface DecodedPicture {
  readonly status: number;
  /** The media type that the server sends, without parameters. */
  readonly type: string | undefined;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly rgba: Uint8Array;
}

/** Fetches a picture of the site from an open page. The browser decodes the picture, because fast-png cannot read JPEG. */
export function decodePicture(page: Page, address: string): Promise<DecodedPicture> {
  return page.evaluate(async (url) => {
    const response = await fetch(url);
    const bitmap = await createImageBitmap(await response.blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    context.drawImage(bitmap, 0, 0);
    const rgba = new Uint8Array(context.getImageData(0, 0, width, height).data.buffer);
    const type = response.headers.get('content-type')?.split(';')[0];
    return { status: response.status, type, width, height, rgba };
  }, address);
}
