import type { JSX } from 'react';
import { styled } from '../internal/styles/index.ts';

export interface SpinnerProps {
  /** Diameter in px. Default 16; a search panel uses 25 (docs: lists#search-panel). */
  size?: number;
  /** The name of the loading content. Without it the spinner is decoration next to a text that says so. */
  label?: string;
}

/** A turning ring for a wait of unknown length. With reduced motion it pulses instead. */
export function Spinner({ size = 16, label }: SpinnerProps): JSX.Element {
  const side = `calc(var(--rem) * ${size / 16})`;
  return (
    <span
      ref={styled}
      className="wd-spinner"
      style={{ width: side, height: side }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
