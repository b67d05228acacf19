import { useModule } from 'shared-session/server-data';
import type { ListState } from '../../domain/list-state.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import type { Target } from './use-deciding.ts';

const load = () => import('./lazy-dialogs.ts');

interface ReviewDialogsProps {
  /** The dialog that is open: the keys, or the items that are as in the last period. */
  readonly shown: 'keys' | 'same' | null;
  readonly state: ListState;
  /** The review keys are switched on. */
  readonly keysOn: boolean;
  readonly onKeysSwitch: (on: boolean) => void;
  readonly onApprove: (target: Target) => void;
  readonly onClose: () => void;
}

/** The dialogs of the page's head, loaded when one is first opened. */
export function ReviewDialogs({ shown, state, keysOn, onKeysSwitch, onApprove, onClose }: ReviewDialogsProps) {
  const { module, error, retry } = useModule('lazy-dialogs', load, shown !== null);
  if (shown !== null && error) return <LoadFailure error={error} onRetry={retry} />;
  if (!module) return null;
  return (
    <>
      {shown === 'same' ? (
        <module.SameDialog
          state={state}
          onClose={onClose}
          onApprove={(same, asOf, count) => {
            onClose();
            onApprove({ state: same, asOf, count, shown: [] });
          }}
        />
      ) : null}
      <module.KeysDialog open={shown === 'keys'} on={keysOn} onSwitch={onKeysSwitch} onClose={onClose} />
    </>
  );
}
