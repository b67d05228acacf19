import type { JSX } from 'react';
import { styled } from '../internal/styles/index.ts';

export interface SkeletonProps {
  /** Lines of text, of uneven length. Default 1. */
  lines?: number;
  /** `text` (default), a `block` such as a card, or a `circle`. */
  shape?: 'text' | 'block' | 'circle';
  /** px on our pages. */
  width?: number;
  height?: number;
  /** The name of the loading content, for assistive technology. Set it once for a whole screen. */
  label?: string;
}

/** A placeholder in the shape of the loading content, so that nothing moves when it is loaded. */
export function Skeleton({ lines = 1, shape = 'text', width, height, label }: SkeletonProps): JSX.Element {
  const side = (size: number | undefined) => (size === undefined ? undefined : `calc(var(--rem) * ${size / 16})`);
  return (
    <div
      ref={styled}
      className="wd-skeleton"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
        <span key={line} className={`wd-bone wd-bone-${shape}`} style={{ width: side(width), height: side(height) }} />
      ))}
    </div>
  );
}
