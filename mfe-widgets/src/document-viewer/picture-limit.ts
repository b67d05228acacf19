import { jpegSize } from 'shared-validators/jpeg-size';
import { TooLarge, Unreadable } from './unreadable.ts';

/** The largest picture that is decoded, in pixels; a letter page at 600 dpi has half of it. */
export const MOST_PIXELS_OF_IMAGE = 70_000_000;

/**
 * Rejects for a JPG that must not be decoded: a few kB may declare a size that takes gigabytes. One that declares no size would be decoded
 * without any limit, so it is rejected as well.
 */
export async function checkPicture(data: Blob): Promise<void> {
  const size = jpegSize(new Uint8Array(await data.arrayBuffer()));
  if (size === null) throw new Unreadable('This is no JPG, or it does not say how large it is.');
  if (size.width * size.height > MOST_PIXELS_OF_IMAGE)
    throw new TooLarge(`A picture of ${size.width} by ${size.height} pixels`);
}
