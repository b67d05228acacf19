import { PartFailure } from 'mfe_widgets/load-states';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useText } from 'shared-session';
import type { LoadedModule } from 'shared-session/server-data';

/** A placeholder for a part of the page: it is loading, or failed to load and can be tried again. */
export function ModuleState({ of, lines = 2 }: { of: LoadedModule<unknown>; lines?: number }) {
  const t = useText();
  return of.error ? <PartFailure onRetry={of.retry} /> : <Skeleton lines={lines} label={t('MSG_TC_LOADING')} />;
}
