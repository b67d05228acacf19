/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The larger width and the larger height of two sizes, because a decoder allocates memory for both. */
export const largest = (one: PictureSize | null, other: PictureSize): PictureSize =>
  one === null ? other : { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
