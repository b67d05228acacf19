import { Switch } from 'mfe_widgets/switch';
import { type JSX, useState } from 'react';
import { chooseMail, type MailKind, type ReminderKind } from 'shared-client/account';
import { useText } from 'shared-session';
import { useAccount, useSaves } from '../account-context.ts';
import { Panel } from '../row.tsx';
import { RefusedAddress, Reminders } from './reminders.tsx';

type Kind = MailKind | ReminderKind;

const LABELS: Readonly<Record<Kind, { readonly label: string; readonly note: string }>> = {
  rejections: { label: 'LBL_MAIL_REJECTIONS', note: 'MSG_MAIL_REJECTIONS' },
  reminders: { label: 'LBL_MAIL_REMINDERS', note: 'MSG_MAIL_REMINDERS' },
  due: { label: 'LBL_AC_MAIL_DUE', note: 'MSG_AC_MAIL_DUE' },
  digest: { label: 'LBL_AC_MAIL_DIGEST', note: 'MSG_AC_MAIL_DIGEST' },
  escalation: { label: 'LBL_AC_MAIL_ESCALATION', note: 'MSG_AC_MAIL_ESCALATION' },
  late: { label: 'LBL_AC_MAIL_LATE', note: 'MSG_AC_MAIL_LATE' },
  report: { label: 'LBL_AC_MAIL_REPORT', note: 'MSG_AC_MAIL_REPORT' },
};

const NO_KINDS: readonly { readonly kind: ReminderKind; readonly isOn: boolean }[] = [];

/** The mails that the owner receives. Each choice is saved at once. Mails about the account itself cannot be switched off. */
export function Mails(): JSX.Element {
  const t = useText();
  const mails = useAccount(({ account }) => account?.mails ?? []);
  const kinds = useAccount(({ account }) => account?.reminders?.kinds ?? NO_KINDS);
  const hasEmail = useAccount(({ account }) => account?.contacts.some(({ channel }) => channel === 'Email') ?? false);
  const [chosen, setChosen] = useState<Partial<Record<Kind, boolean>>>({});
  const save = useSaves();
  const choose = (kind: Kind, isOn: boolean) => {
    setChosen((before) => ({ ...before, [kind]: isOn }));
    save(
      'choosing mails',
      () => chooseMail(kind, isOn),
      () => setChosen((before) => ({ ...before, [kind]: !isOn })),
    );
  };
  return (
    <Panel title={t('LBL_MAILS')}>
      <RefusedAddress />
      <div className="ac-form">
        {[...mails, ...kinds].map(({ kind, isOn }) => (
          <Switch
            key={kind}
            label={t(LABELS[kind].label)}
            description={t(LABELS[kind].note)}
            checked={chosen[kind] ?? isOn}
            onChange={(next) => choose(kind, next)}
          />
        ))}
        <Reminders />
      </div>
      <p>{t('MSG_MAILS_SECURITY')}</p>
      {hasEmail ? null : <p>{t('MSG_MAILS_NO_EMAIL')}</p>}
    </Panel>
  );
}
