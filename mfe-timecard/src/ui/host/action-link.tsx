import type { ReactNode } from 'react';

/** The address of a path of the product, for a real link: it can be opened in a new tab. */
export function addressOf(path: string): string {
  return `#${path}`;
}

/** A link that is an action of a card, looking like a secondary button. `of` is the id of what names the card: links of one name are told apart by it. */
export function ActionLink({ to, of, children }: { to: string; of: string; children: ReactNode }) {
  return (
    <a className="tc-action-link" href={addressOf(to)} aria-describedby={of}>
      {children}
    </a>
  );
}
