import { type InvalidationContext, Layout, LayoutInfo, Rect, Size } from 'react-stately/useVirtualizerState';
import type { OptionCollection, OptionNode } from './option-collection.ts';

export interface FixedRowsOptions {
  /** The height of every line, headings included, in px. */
  readonly row: number;
}

/**
 * The layout of a list whose lines all have the same height. React Aria's own list layout measures, nests and handles drops, and is ten
 * times as large.
 */
export class FixedRows extends Layout<OptionNode, FixedRowsOptions> {
  #keys: readonly (string | number)[] = [];
  #places = new Map<string | number, number>();
  #collection: OptionCollection | undefined;
  #row = 1;

  override shouldInvalidateLayoutOptions(next: FixedRowsOptions, last: FixedRowsOptions): boolean {
    return next.row !== last.row;
  }

  override update({ layoutOptions }: InvalidationContext<FixedRowsOptions>): void {
    this.#row = layoutOptions?.row ?? this.#row;
    const collection = this.virtualizer?.collection as OptionCollection | undefined;
    if (collection === this.#collection) return;
    this.#collection = collection;
    this.#keys = [...(collection?.getKeys() ?? [])];
    this.#places = new Map(this.#keys.map((key, at) => [key, at]));
  }

  /** The lines within the rectangle, in order, and those that stay rendered, such as the focused one. */
  override getVisibleLayoutInfos({ y, maxY }: Rect): LayoutInfo[] {
    const places = new Set<number>();
    const last = Math.min(this.#keys.length, Math.ceil(maxY / this.#row));
    for (let at = Math.max(0, Math.floor(y / this.#row)); at < last; at += 1) places.add(at);
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const at = this.#places.get(key);
      if (at !== undefined) places.add(at);
    }
    return [...places].sort((one, other) => one - other).map((at) => this.#lineAt(at));
  }

  override getLayoutInfo(key: string | number): LayoutInfo | null {
    const at = this.#places.get(key);
    return at === undefined ? null : this.#lineAt(at);
  }

  override getContentSize(): Size {
    return new Size(this.#width(), this.#keys.length * this.#row);
  }

  #lineAt(at: number): LayoutInfo {
    const key = this.#keys[at] as string | number;
    const type = this.#collection?.getItem(key)?.type ?? 'item';
    return new LayoutInfo(type, key, new Rect(0, at * this.#row, this.#width(), this.#row));
  }

  #width(): number {
    return this.virtualizer?.visibleRect.width ?? 0;
  }
}
