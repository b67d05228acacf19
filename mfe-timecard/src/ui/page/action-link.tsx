import type { ReactNode } from 'react';

/** The URL of a path of the product, for a real link: it can be opened in a new tab. */
export function hrefOf(path: string): string {
  return `#${path}`;
}

/** A link that looks like a secondary button. `of` is the id of the card's name and distinguishes links with the same text. */
export function ActionLink({ to, of, children }: { to: string; of: string; children: ReactNode }) {
  return (
    <a className="tc-action-link" href={hrefOf(to)} aria-describedby={of}>
      {children}
    </a>
  );
}
