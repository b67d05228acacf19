import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useFlow, useFlowStore } from '../flow-context.ts';
import { Screen } from '../screen.tsx';
import { DoneMark } from './done-mark.tsx';

/** success (docs: recovery#recovery-success). */
export function Success(): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const verified = useFlow((state) => state.flow.verified);
  return (
    <Screen
      title={t('LBL_RECOVERY_COMPLETE')}
      mark={<DoneMark />}
      lead={<p>{t('MSG_RECOVERY_COMPLETE')}</p>}
      banner={
        <Banner tone="success" title={t(verified.phone ? 'MSG_RECOVERY_MOBILE_DONE' : 'MSG_RECOVERY_EMAIL_DONE')} />
      }
      onSubmit={() => store.dispatch({ type: 'leave' })}
      footerAlign="fill"
      footer={
        <Button type="submit" variant="primary" size="large">
          {t('LBL_RECOVERY_TO_PRODUCT')}
        </Button>
      }
    />
  );
}
