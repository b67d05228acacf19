import type { JSX } from 'react';
import { styled } from '../internal/styles/index.ts';
import { type IconName, shapes } from './shapes.ts';

export interface IconProps {
  /** The name of the drawing. */
  name: IconName;
  /** Width and height in px on our pages (they follow `--rem`). Default 18. */
  size?: number;
  /** The meaning of the icon. Without it the icon is decoration, and assistive technology ignores it. */
  label?: string;
  className?: string;
}

/** Icons with a direction, which is the reader's. */
const DIRECTED = /-(left|right|out)$|^external$/;

/** A line icon in the colour of the surrounding text. */
export function Icon({ name, size = 18, label, className }: IconProps): JSX.Element {
  const side = `calc(var(--rem) * ${size / 16})`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label.
    <svg
      ref={styled}
      className={`wd-icon ${className ?? ''}`}
      viewBox="0 0 24 24"
      style={{ width: side, height: side }}
      data-directed={DIRECTED.test(name) || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
