import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import type { ResetStore } from '../../state/reset-store.ts';
import { CodeEntry } from '../code-entry.tsx';
import { StepForm } from './step-form.tsx';

/** Asks for the code. A complete code is verified at once. */
export function CodeStep({ store }: { readonly store: ResetStore }): JSX.Element {
  const t = useText();
  const { contacts, channel, code, codeIssue, sent, busy, resent } = useStore(store);
  const address = contacts.find((one) => one.channel === channel)?.masked ?? '';
  return (
    <StepForm
      store={store}
      title={t('LBL_ENTER_CODE')}
      lead={t('MSG_RESET_CODE_SENT', { address })}
      other={
        <Button size="large" block onClick={() => store.backToContacts()}>
          {t('LBL_OTHER_CONTACT')}
        </Button>
      }
      onSubmit={() => undefined}
    >
      {resent > 0 && !sent?.delayed ? (
        <Banner key={resent} tone="success" title={t('MSG_AC_RECOVERY_RESENT')}>
          {t('MSG_AC_RECOVERY_NEWEST')}
        </Banner>
      ) : null}
      <CodeEntry
        code={code}
        onChange={store.enterCode}
        issue={codeIssue}
        busy={busy}
        sent={sent}
        onResend={() => void store.send()}
      />
    </StepForm>
  );
}
