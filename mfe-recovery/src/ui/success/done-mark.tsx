import type { JSX } from 'react';

/** A tick in a circle, animated once. It does not move for users who prefer reduced motion. The text is next to it. */
export function DoneMark(): JSX.Element {
  return (
    <svg className="rc-done" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="24" />
      <path d="M15 24.5l6.5 6.5L33.5 18" pathLength="1" />
    </svg>
  );
}
