import { Button } from 'mfe_widgets/button';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useText } from 'shared-session';
import type { LoadedModule } from 'shared-session/server-data';

/** A placeholder for a part of the page: it is loading, or failed to load and can be tried again. */
export function ModuleState({ of, lines = 2 }: { of: LoadedModule<unknown>; lines?: number }) {
  const t = useText();
  if (!of.error) return <Skeleton lines={lines} label={t('MSG_LOADING')} />;
  return (
    <p className="tc-actions" role="alert">
      {t('MSG_PART_NOT_FETCHED')}
      <Button size="small" icon="refresh" onClick={of.retry}>
        {t('LBL_TRY_AGAIN')}
      </Button>
    </p>
  );
}
