import type { JSX, ReactNode } from 'react';
import { focusAfter } from 'shared-session/focus';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';

export interface LoadFailureProps {
  /** The failure. Default: this page could not be loaded. */
  title?: string | undefined;
  /** The reason, and the next step. */
  children?: ReactNode;
  /** Loads again. Absent if that would fail again. */
  onRetry?: (() => void) | undefined;
  /** Shown if there is no `onRetry`: a way to another page. */
  action?: ReactNode;
  /** Selector of the page around it, which takes the focus while it loads again. */
  page: string;
}

/** Replaces content that could not be loaded, with a button that loads it again. It is announced. */
export function LoadFailure({ title, children, onRetry, action, page }: LoadFailureProps): JSX.Element {
  const t = usePageText();
  const retry = onRetry && (
    <Button
      variant="primary"
      icon="refresh"
      onClick={({ currentTarget }) => {
        // Found first: the button may be gone afterwards.
        const around = currentTarget.closest<HTMLElement>(page);
        focusAfter(currentTarget, onRetry, () => focusable(around));
      }}
    >
      {t('LBL_TRY_AGAIN')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon="error" title={title ?? t('MSG_LOAD_FAILED')} action={retry ?? action}>
        {children}
      </EmptyState>
    </div>
  );
}

/** The page, which can take the focus now. Tab continues from its beginning. */
function focusable(page: HTMLElement | null): HTMLElement | null {
  if (page) page.tabIndex = -1;
  return page;
}
