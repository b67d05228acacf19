import { LoadFailure as Failure } from 'mfe_widgets/load-states';
import type { ReactNode } from 'react';
import { useText } from 'shared-session';
import { isNotYours, reportErrorKey } from './call-error.ts';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The button for an item that is gone, or belongs to another user. */
  readonly back?: ReactNode;
}

/** An item that could not be loaded: the reason, and a button that loads it again. */
export function LoadFailure({ error, onRetry, back }: LoadFailureProps) {
  const t = useText();
  return (
    <Failure page=".ex-page" onRetry={isNotYours(error) ? undefined : onRetry} action={back}>
      {t(reportErrorKey(error))}
    </Failure>
  );
}
