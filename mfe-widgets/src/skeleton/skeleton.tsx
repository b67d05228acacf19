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
  /** What is being loaded, for assistive technology. Give it once for a whole screen. */
  label?: string;
}

/** The shape of what is being loaded, in its place, so that nothing jumps when it comes. */
export function Skeleton({ lines = 1, shape = 'text', width, height, label }: SkeletonProps): JSX.Element {
  const side = (size: number | undefined) => (size === undefined ? undefined : `calc(var(--rem) * ${size / 16})`);
  return (
    <div
      ref={styled}
      className="wd-skeleton"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike.
        <span key={line} className={`wd-bone wd-bone-${shape}`} style={{ width: side(width), height: side(height) }} />
      ))}
    </div>
  );
}
