import { LoadFailure as Failure } from 'mfe_widgets/load-states';
import { useText } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';

/** Figures that could not be loaded: the reason, and a button that loads them again. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <Failure page=".in-page" onRetry={onRetry}>
      {t(loadErrorKey(error))}
    </Failure>
  );
}
