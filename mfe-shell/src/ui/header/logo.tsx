import type { JSX } from 'react';

/** The product's mark: a doorway. */
export function Logo(): JSX.Element {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="sh:size-7 sh:shrink-0">
      <rect width="28" height="28" rx="8" className="sh:fill-accent" />
      <path
        d="M9 20.5v-6.75a5 5 0 0 1 10 0v6.75M6.75 20.5h14.5"
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="sh:stroke-accent-ink"
      />
    </svg>
  );
}
