import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { linkCompany, unlinkCompany } from 'shared-client/account';
import { authenticate } from 'shared-client/recovery';
import { useText } from 'shared-session';
import type { Failure } from '../../../domain/failure.ts';
import { callFailure } from '../../../state/call-failure.ts';
import { useAccount, useAccountStore } from '../account-context.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Row } from '../row.tsx';
import { useInstant } from '../use-instant.ts';
import { PasswordFirst } from './password-first.tsx';

/** The company's identity provider: linked, or to be linked (docs: account#company-link). Renders nothing if there is none. */
export function Company({ userName }: { readonly userName: string }): JSX.Element | null {
  const t = useText();
  const instant = useInstant();
  const company = useAccount(({ account }) => account?.company);
  const [isOpen, setOpen] = useState(false);
  if (!company) return null;
  const { name, linkedAt } = company;
  const title = t('LBL_COMPANY_SIGN_IN', { name });
  const label = t(linkedAt ? 'LBL_END_LINK' : 'LBL_LINK');
  return (
    <>
      <Row
        icon="globe"
        title={title}
        note={linkedAt ? t('LBL_LINKED_SINCE', { when: instant(linkedAt) }) : t('MSG_COMPANY_SIGN_IN')}
        action={
          <Button size="small" aria-label={`${title}: ${label}`} onClick={() => setOpen(true)}>
            {label}
          </Button>
        }
      />
      {isOpen ? (
        <CompanyDialog title={title} isLinked={linkedAt !== null} userName={userName} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface DialogProps {
  readonly title: string;
  readonly isLinked: boolean;
  readonly userName: string;
  readonly onClose: () => void;
}

/** Asks for the password, then removes the link, or goes to the provider to create one. */
function CompanyDialog({ title, isLinked, userName, onClose }: DialogProps): JSX.Element {
  const t = useText();
  const account = useAccountStore();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (): Promise<void> => {
    setTried(password);
    if (busy || password === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      const isRight = await authenticate(userName, password);
      setWrong(!isRight);
      if (isRight && isLinked) {
        await unlinkCompany();
        await account.load();
        onClose();
      } else if (isRight) window.location.assign(await linkCompany());
    } catch (error) {
      setFailure(callFailure('linking the company account', error));
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel={t(isLinked ? 'LBL_END_LINK' : 'LBL_CONTINUE')}
      danger={isLinked}
      busy={busy}
      failure={failure}
    >
      <PasswordFirst
        userName={userName}
        lead={t(isLinked ? 'MSG_END_LINK' : 'LBL_AC_RECOVERY_VERIFY_ITS_YOU')}
        value={password}
        onChange={setPassword}
        tried={tried}
        isWrong={isWrong}
      />
    </FormDialog>
  );
}
