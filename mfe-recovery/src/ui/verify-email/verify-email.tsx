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

/** verify-email (docs: recovery#verify-email). */
export function VerifyEmail(): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const flow = useFlow((state) => state.flow);
  return (
    <Screen
      title={t('LBL_RECOVERY_REGISTER_EMAIL')}
      mark={<StepMarks count={stepCount(flow)} />}
      lead={<SentTo channel="email" />}
      banner={<ResentBanner channel="email" />}
      footerAlign="start"
      footer={
        <Button size="large" onClick={() => store.dispatch({ type: 'back' })}>
          {t('LBL_RECOVERY_BACK')}
        </Button>
      }
    >
      <CodeForm channel="email" />
    </Screen>
  );
}
