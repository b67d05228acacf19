import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatLoadError, isMissing } from './call-error-text.ts';

/** A page that could not be loaded: what happened and what to do. Its query runs again automatically when the connection comes back. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  const missing = isMissing(error);
  return (
    <EmptyState
      icon="error"
      title={t(missing ? 'LBL_NOT_FOUND' : 'MSG_LOAD_FAILED')}
      action={
        missing ? undefined : (
          <Button
            variant="primary"
            icon="refresh"
            onClick={({ currentTarget }) => focusAfter(currentTarget, onRetry, () => pageOf(currentTarget))}
          >
            {t('LBL_TRY_AGAIN')}
          </Button>
        )
      }
    >
      {formatLoadError(t, error)}
    </EmptyState>
  );
}

/** The page around a button. It has the focus during the request, and Tab continues from its beginning. */
function pageOf(button: HTMLElement): HTMLElement | null {
  const page = button.closest<HTMLElement>('.tc-page');
  if (page) page.tabIndex = -1;
  return page;
}

/** Placeholders for cards that are loading. */
export function LoadingCards({ count = 3 }: { count?: number }) {
  const t = useText();
  return (
    <div className="tc-stack">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are placeholders and all alike.
        <div className="tc-card tc-pad" key={index}>
          <Skeleton lines={2} {...(index === 0 ? { label: t('MSG_LOADING') } : {})} />
        </div>
      ))}
    </div>
  );
}
