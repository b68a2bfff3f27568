import type { Page } from 'playwright';

/** Encodes a PNG as WebP in the browser, with a quality from 0 to 1. */
export async function webp(page: Page, png: Buffer, quality: number): Promise<Uint8Array> {
  return page.evaluate(
    async ([source, wanted]) => {
      const bitmap = await createImageBitmap(new Blob([source]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      return new Uint8Array(await blob.arrayBuffer());
    },
    [new Uint8Array(png), quality] as const,
  );
}
