/** Stands in for the browser's observer of sizes: jsdom has no layout. */
export class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
