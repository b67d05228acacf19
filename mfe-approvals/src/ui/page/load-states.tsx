import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { loadErrorKey } from 'shared-session/load-error';

/** Shown when loading failed: what happened and what to do. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="error"
      title={t('MSG_LOAD_FAILED')}
      action={
        <Button
          variant="primary"
          icon="refresh"
          onClick={({ currentTarget }) => focusAfter(currentTarget, onRetry, () => pageOf(currentTarget))}
        >
          {t('LBL_TRY_AGAIN')}
        </Button>
      }
    >
      {t(loadErrorKey(error))}
    </EmptyState>
  );
}

/** The page around a button. It takes the focus while the retry is loading. */
function pageOf(button: HTMLElement): HTMLElement | null {
  const page = button.closest<HTMLElement>('.ap-page');
  if (page) page.tabIndex = -1;
  return page;
}

/** A placeholder for lines that are loading. */
export function LoadingLines({ count = 6 }: { count?: number }) {
  const t = useText();
  return (
    <div className="ap-card ap-pad">
      <Skeleton lines={count} label={t('MSG_LOADING')} />
    </div>
  );
}
