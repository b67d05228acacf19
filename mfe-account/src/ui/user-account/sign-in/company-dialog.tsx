import { type JSX, useState } from 'react';
import { linkCompany, unlinkCompany } from 'shared-client/account';
import { authenticate } from 'shared-client/recovery';
import { useText } from 'shared-session';
import type { Failure } from '../../../domain/failure.ts';
import { callFailure } from '../../../state/call-failure.ts';
import { useAccountStore } from '../account-context.ts';
import { FormDialog } from '../form-dialog.tsx';
import { PasswordFirst } from './password-first.tsx';

interface Props {
  readonly title: string;
  readonly isLinked: boolean;
  readonly userName: string;
  readonly onClose: () => void;
}

/** Asks for the password, then removes the link, or goes to the provider to create one. */
export function CompanyDialog({ title, isLinked, userName, onClose }: Props): JSX.Element {
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
