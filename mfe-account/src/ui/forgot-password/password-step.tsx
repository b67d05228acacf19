import { type JSX, useState } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { isNewPassword } from '../../domain/password-rules.ts';
import type { ResetStore } from '../../state/reset-store.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { StepForm } from './step-form.tsx';

/** Asks for the new password and checks it against the product's rule. */
export function PasswordStep({ store }: { readonly store: ResetStore }): JSX.Element {
  const t = useText();
  const account = useStore(store, (state) => state.account);
  const [password, setPassword] = useState('');
  // A refused password stays marked as refused until it is changed.
  const [tried, setTried] = useState<string>();
  const isRefused = password === tried && !isNewPassword(password);
  return (
    <StepForm
      store={store}
      title={t('LBL_NEW_PASSWORD')}
      submit={t('LBL_SET_PASSWORD')}
      onSubmit={() => {
        setTried(password);
        if (isNewPassword(password)) void store.setPassword(password);
      }}
    >
      <NewPasswordField
        value={password}
        onChange={setPassword}
        error={isRefused ? t(password === '' ? 'LBL_AC_REQUIRED_FIELD' : 'ERR_PASSWORD_RULE') : undefined}
        userName={account}
      />
    </StepForm>
  );
}
