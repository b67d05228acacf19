/** The range of `count` rows to render: first (included) to last (excluded), with a few beyond both edges. */
export function windowOf(
  count: number,
  rowHeight: number,
  scrollTop: number,
  height: number,
): readonly [number, number] {
  const spare = 6;
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - spare);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare);
  return [first, Math.max(first, last)];
}
