/** The sides of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The larger of two sizes, side by side: a decoder makes room for both. */
export const largest = (one: PictureSize | null, other: PictureSize): PictureSize =>
  one === null ? other : { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
