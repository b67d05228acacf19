import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { stepCount } from '../../domain/step-count.ts';
import { useFlow, useFlowStore } from '../flow-context.ts';
import { Screen } from '../screen.tsx';
import { StepMarks } from '../step-marks.tsx';
import { CodeForm } from '../verification/code-form.tsx';
import { ResentBanner } from '../verification/resent-banner.tsx';
import { SentTo } from '../verification/sent-to.tsx';

/** verify-phone (docs: recovery#verify-phone). */
export function VerifyPhone(): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const flow = useFlow((state) => state.flow);
  const resent = useFlow((state) => state.codes.phone.resent);
  const isUpdate = flow.mode === 'update';
  return (
    <Screen
      title={t('LBL_RECOVERY_REGISTER_MOBILE')}
      mark={<StepMarks count={stepCount(flow)} />}
      lead={<SentTo channel="phone" />}
      banner={
        resent ? (
          <ResentBanner channel="phone" />
        ) : flow.verified.email ? (
          <Banner tone="success" title={t('MSG_RECOVERY_EMAIL_DONE')} />
        ) : undefined
      }
      footerAlign={isUpdate ? 'end' : 'start'}
      footer={
        <>
          {!isUpdate && (
            <Button size="large" onClick={() => store.dispatch({ type: 'back' })}>
              {t('LBL_RECOVERY_BACK')}
            </Button>
          )}
          <Button size="large" variant="quiet" onClick={() => store.dispatch({ type: 'skip' })}>
            {t('LBL_RECOVERY_SKIP')}
          </Button>
        </>
      }
    >
      <CodeForm channel="phone" />
    </Screen>
  );
}
