import type { JSX, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { pageStyled } from '../internal/styles/page-styled.ts';

export interface EmptyStateProps {
  icon?: IconName;
  /** The missing content, in a few words. */
  title: string;
  /** The reason, and the way to add something. */
  children?: ReactNode;
  /** The button for that. */
  action?: ReactNode;
}

/** Replaces an empty list. It gives the reason and the next step. */
export function EmptyState({ icon = 'document', title, children, action }: EmptyStateProps): JSX.Element {
  return (
    <div ref={pageStyled} className="wd:flex wd:flex-col wd:items-center wd:gap-3 wd:px-6 wd:py-12 wd:text-center">
      <span className="wd:grid wd:size-11 wd:place-items-center wd:rounded-full wd:bg-sunken wd:text-ink-3">
        <Icon name={icon} size={22} />
      </span>
      <p className="wd:text-card wd:font-semibold">{title}</p>
      {children === undefined ? null : <div className="wd:max-w-90 wd:text-ink-2">{children}</div>}
      {action}
    </div>
  );
}
