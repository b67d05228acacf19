import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Skeleton } from 'mfe_widgets/skeleton';
import { CallError } from 'shared-client';
import { useText } from 'shared-session';

/** Label key of what went wrong with a call, and what to do. */
export function errorKey(error: unknown): string {
  if (!(error instanceof CallError)) return 'ERR_SERVER';
  if (error.status === 503) return 'ERR_UNAVAILABLE';
  if (error.kind === 'network') return 'ERR_NETWORK_LOAD';
  return error.kind === 'deadline' ? 'ERR_DEADLINE_LOAD' : 'ERR_SERVER';
}

/** What could not be loaded: what happened and what to do. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="error"
      title={t('MSG_LOAD_FAILED')}
      action={
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t('LBL_TRY_AGAIN')}
        </Button>
      }
    >
      {t(errorKey(error))}
    </EmptyState>
  );
}

/** Lines that are being loaded, in their place. */
export function LoadingLines({ count = 6 }: { count?: number }) {
  const t = useText();
  return (
    <div className="ap-card ap-pad">
      <Skeleton lines={count} label={t('MSG_LOADING')} />
    </div>
  );
}
