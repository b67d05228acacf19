import { type JSX, useRef, useState } from 'react';
import type { PageProps } from 'shared-session/routing';
import { useStore } from 'zustand';
import { createResetStore, type ResetStore } from '../../state/reset-store.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { useStepFocus } from '../use-step-focus.ts';
import { AccountStep } from './account-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { useLazyParts } from './use-lazy-parts.ts';

const STEPS = {
  account: AccountStep,
  contact: ContactStep,
  code: CodeStep,
  password: PasswordStep,
  done: DoneStep,
} as const;

/**
 * `#/forgot-password`: from the account to a new password, without a session (docs: account#reset). With `report`, the secret of a notice's
 * link, it begins with "this was not me".
 */
export function ForgotPassword({
  store: given,
  search,
}: Partial<PageProps> & { readonly store?: ResetStore }): JSX.Element {
  const [store] = useState(() => given ?? createResetStore());
  const root = useRef<HTMLDivElement>(null);
  const step = useStore(store, (state) => state.step);
  useStepFocus(root, step);
  const report = step === 'account' ? new URLSearchParams(search).get('report') : null;
  const { parts, failure, retry } = useLazyParts(report !== null);
  const Step = STEPS[step];
  return (
    <div ref={root}>
      {report === null ? (
        <Step store={store} />
      ) : parts ? (
        <parts.Report report={report} onReported={store.continueWith} calls={store.around} />
      ) : (
        <FailureBanner failure={failure} onRetry={retry} />
      )}
    </div>
  );
}
