import { Dialog } from 'mfe_widgets/dialog';
import { Skeleton } from 'mfe_widgets/skeleton';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { FailureBanner } from '../failure-banner.tsx';
import { useLaterPart } from '../use-later-part.ts';

type Dialogs = typeof import('./dialogs.ts');

let loaded: Dialogs | undefined;

/** Loads the dialogs. */
export async function loadDialogs(): Promise<Dialogs> {
  loaded ??= await import('./dialogs.ts');
  return loaded;
}

interface Props {
  /** The title until the dialog itself is there. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (dialogs: Dialogs) => JSX.Element;
}

/** A dialog whose script may not be there yet. If it cannot be loaded, the dialog says so and tries again. */
export function LaterDialog({ title, onClose, children }: Props): JSX.Element {
  const t = useText();
  const { part = loaded, failure, retry } = useLaterPart(loadDialogs, loaded === undefined);
  if (part !== undefined) return children(part);
  return (
    <Dialog open title={title} width={440} onClose={onClose}>
      {failure === undefined ? (
        <Skeleton label={t('LBL_LOADING')} lines={3} />
      ) : (
        <FailureBanner failure={failure} onRetry={retry} />
      )}
    </Dialog>
  );
}
