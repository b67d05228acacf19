import { Button } from 'mfe_widgets/button';
import { RadioGroup } from 'mfe_widgets/radio-group';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import type { ResetStore } from '../../state/reset-store.ts';
import { StepForm } from './step-form.tsx';

/** Asks which contact gets the code. */
export function ContactStep({ store }: { readonly store: ResetStore }): JSX.Element {
  const t = useText();
  const { contacts, channel } = useStore(store);
  const label = { Email: 'LBL_CODE_BY_EMAIL', Mobile: 'LBL_CODE_BY_MOBILE' } as const;
  return (
    <StepForm
      store={store}
      title={t('LBL_RESET_CONTACTS')}
      lead={t('MSG_RESET_CONTACTS')}
      submit={t('LBL_SEND_CODE')}
      other={
        <Button size="large" variant="quiet" block onClick={() => store.startAgain()}>
          {t('LBL_AC_BACK')}
        </Button>
      }
      onSubmit={() => void store.send()}
    >
      <RadioGroup
        label={t('LBL_RESET_CONTACTS')}
        hideLabel
        value={channel}
        onChange={(value) => store.choose(value === 'Mobile' ? 'Mobile' : 'Email')}
        options={contacts.map((one) => ({ value: one.channel, label: t(label[one.channel], { address: one.masked }) }))}
      />
    </StepForm>
  );
}
