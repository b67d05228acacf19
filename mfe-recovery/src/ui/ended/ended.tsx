import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useFlow } from '../flow-context.ts';
import { Screen } from '../screen.tsx';
import { DoneMark } from '../success/done-mark.tsx';

/** Shown when a flow ends in place, with no page to go to and no modal to close. */
export function Ended({ onStartAgain }: { readonly onStartAgain: () => void }): JSX.Element {
  const t = useText();
  const completed = useFlow((state) => state.flow.outcome === 'completed');
  return (
    <Screen
      title={t(completed ? 'LBL_RECOVERY_COMPLETE' : 'LBL_RECOVERY_ENDED')}
      mark={completed ? <DoneMark /> : undefined}
      lead={<p>{t(completed ? 'MSG_RECOVERY_COMPLETE' : 'MSG_RECOVERY_ENDED')}</p>}
      footer={
        completed ? null : (
          <Button size="large" onClick={onStartAgain}>
            {t('LBL_RECOVERY_START_AGAIN')}
          </Button>
        )
      }
    />
  );
}
