import type { ReactNode } from 'react';

/** The address of a path of the product, for a real link: it can be opened in a new tab. */
export function addressOf(path: string): string {
  return `#${path}`;
}

/** A link that is an action of a card, looking like a secondary button. */
export function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="tc-action-link" href={addressOf(to)}>
      {children}
    </a>
  );
}
