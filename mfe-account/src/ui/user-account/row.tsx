import { Icon, type IconName } from 'mfe_widgets/icon';
import type { JSX, ReactNode } from 'react';

export interface RowProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

/** A row of a card: title, note and action. */
export function Row({ icon, title, note, action }: RowProps): JSX.Element {
  return (
    <li className="ac-row">
      <span className="ac-row-icon">
        <Icon name={icon} />
      </span>
      <div className="ac-row-text">
        <b>{title}</b>
        {note === undefined ? null : <small>{note}</small>}
      </div>
      {action === undefined ? null : <span className="ac-row-actions">{action}</span>}
    </li>
  );
}

export function RowCard({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <section className="ac-card ac-rows">
      <header>
        <h2>{title}</h2>
        {action}
      </header>
      <ul>{children}</ul>
    </section>
  );
}

/** A card with content other than rows. Its heading is smaller beside other cards. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section className="ac-card ac-panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
