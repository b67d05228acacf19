import { LoadFailure as Failure } from 'mfe_widgets/load-states';
import { useText } from 'shared-session';
import { formatLoadError, isMissing } from './call-error-text.ts';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The label key for a fault of the server, if it is not the usual one. */
  readonly fault?: string;
}

/** A page that could not be loaded: the reason, and a retry unless nothing is there. Its query runs again when the connection comes back. */
export function LoadFailure({ error, onRetry, fault }: LoadFailureProps) {
  const t = useText();
  const state = isMissing(error) ? { title: t('LBL_NOT_FOUND') } : { onRetry };
  return (
    <div role="alert">
      <Failure page=".tc-page" {...state}>
        {formatLoadError(t, error, fault)}
      </Failure>
    </div>
  );
}
