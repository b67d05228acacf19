import type { ReactNode } from 'react';
import { hrefOf } from 'shared-session/routing';

/** A link that looks like a secondary button. `of` is the id of the card's name and distinguishes links with the same text. */
export function ActionLink({ to, of, children }: { to: string; of: string; children: ReactNode }) {
  return (
    <a className="tc-action-link" href={hrefOf(to)} aria-describedby={of}>
      {children}
    </a>
  );
}
