import { type JSX, useRef, useState } from 'react';
import type { PageProps } from 'shared-session/routing';
import { useStore } from 'zustand';
import { createResetStore, type ResetStore } from '../../state/reset-store.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { AccountStep } from './account-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PasswordStep } from './password-step.tsx';

const STEPS = {
  account: AccountStep,
  contact: ContactStep,
  code: CodeStep,
  password: PasswordStep,
  done: DoneStep,
} as const;

/** `#/forgot-password`: from the account to a new password, without a session (docs: account#reset). */
export function ForgotPassword({ store: given }: Partial<PageProps> & { readonly store?: ResetStore }): JSX.Element {
  const [store] = useState(() => given ?? createResetStore());
  const root = useRef<HTMLDivElement>(null);
  const step = useStore(store, (state) => state.step);
  useStepFocus(root, step);
  const Step = STEPS[step];
  return (
    <div ref={root}>
      <Step store={store} />
    </div>
  );
}
