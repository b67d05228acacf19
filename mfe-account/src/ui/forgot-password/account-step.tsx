import { ButtonLink } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, use, useState } from 'react';
import { useText } from 'shared-session';
import type { ResetStore } from '../../state/reset-store.ts';
import { PlaceContext } from '../place.ts';
import { StepForm } from './step-form.tsx';

/** Asks for the account: a user name or a registered contact. */
export function AccountStep({ store }: { readonly store: ResetStore }): JSX.Element {
  const t = useText();
  const { signInUrl } = use(PlaceContext);
  const [account, setAccount] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <StepForm
      store={store}
      title={t('LBL_FORGOT_PASSWORD')}
      lead={t('MSG_FORGOT_PASSWORD')}
      submit={t('LBL_CONTINUE')}
      other={
        <ButtonLink size="large" variant="quiet" block href={signInUrl}>
          {t('LBL_SIGN_IN')}
        </ButtonLink>
      }
      onSubmit={() => {
        setIsAsked(true);
        if (account.trim() !== '') void store.begin(account.trim());
      }}
    >
      <TextField
        size="large"
        label={t('LBL_ACCOUNT_NAME')}
        name="username"
        autoComplete="username"
        spellCheck={false}
        maxLength={320}
        autoFocus
        required
        value={account}
        onChange={setAccount}
        error={isAsked && account.trim() === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined}
      />
    </StepForm>
  );
}
