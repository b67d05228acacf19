import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { Select } from 'mfe_widgets/select';
import { Switch } from 'mfe_widgets/switch';
import { type JSX, useState } from 'react';
import { chooseReminders, type ReminderChoice, resumeMails } from 'shared-client/account';
import { locale, useText } from 'shared-session';
import { useStore } from 'zustand';
import { useAccount, useChange, useSaves } from '../account-context.ts';

const HOURS = Array.from({ length: 14 }, (_, index) => index + 7);

/** The hour, the frequency and the channel of reminders (docs: reminders#reminder-choices). Each choice is saved at once. */
export function Reminders(): JSX.Element | null {
  const t = useText();
  const timeTag = useStore(locale, (state) => state.timeTag);
  const account = useAccount((state) => state.account);
  const [chosen, setChosen] = useState<Partial<ReminderChoice>>({});
  const save = useSaves();
  if (!account?.reminders) return null;
  const { kinds, ...saved } = account.reminders;
  const current: ReminderChoice = { ...saved, ...chosen };
  const has = (kind: string) => kinds.some((one) => one.kind === kind);
  const hasMobile = account.contacts.some(({ channel }) => channel === 'Mobile');
  const change = (part: Partial<ReminderChoice>) => {
    const before = chosen;
    setChosen({ ...chosen, ...part });
    save(
      'choosing reminders',
      () => chooseReminders({ ...current, ...part }),
      () => setChosen(before),
    );
  };
  const format = new Intl.DateTimeFormat(timeTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <>
      {has('due') || has('digest') ? (
        <Select
          label={t('LBL_AC_REMIND_HOUR')}
          description={t('MSG_AC_REMIND_HOUR')}
          value={String(current.hour)}
          onChange={(hour) => change({ hour: Number(hour) })}
          options={HOURS.map((hour) => ({ value: String(hour), label: format.format(new Date(hour * 3_600_000)) }))}
        />
      ) : null}
      {has('digest') ? (
        <Select
          label={t('LBL_AC_REMIND_OFTEN')}
          value={current.digest}
          onChange={(digest) => change({ digest: digest as ReminderChoice['digest'] })}
          options={[
            { value: 'daily', label: t('LBL_AC_REMIND_DAILY') },
            { value: 'weekly', label: t('LBL_AC_REMIND_WEEKLY') },
          ]}
        />
      ) : null}
      {has('due') && hasMobile ? (
        <Switch
          label={t('LBL_AC_REMIND_SMS')}
          description={t('MSG_AC_REMIND_SMS')}
          checked={current.bySms}
          onChange={(bySms) => change({ bySms })}
        />
      ) : null}
    </>
  );
}

/** The note that the server of the address refused our mail, with the way back; null if it did not. */
export function RefusedAddress(): JSX.Element | null {
  const t = useText();
  const refusal = useAccount(({ account }) => account?.mailRefusal ?? null);
  const { busy, change } = useChange();
  if (!refusal) return null;
  return (
    <div className="ac-banner">
      <Banner
        tone="warning"
        actions={
          <Button
            size="small"
            disabled={busy}
            onClick={() => change('resuming mails', () => resumeMails(), t('MSG_AC_MAIL_RESUMED'))}
          >
            {t('LBL_TRY_AGAIN')}
          </Button>
        }
      >
        {t('MSG_AC_MAIL_REFUSED', { reason: refusal.refusal })}
      </Banner>
    </div>
  );
}
