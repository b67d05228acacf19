import { LoadFailure as Failure } from 'mfe_widgets/load-states';
import { useText } from 'shared-session';
import { formatLoadError, isMissing } from './call-error-text.ts';

/** A page that could not be loaded: the reason, and a retry unless nothing is there. Its query runs again when the connection comes back. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  const state = isMissing(error) ? { title: t('LBL_NOT_FOUND') } : { onRetry };
  return (
    <Failure page=".tc-page" {...state}>
      {formatLoadError(t, error)}
    </Failure>
  );
}
