import '../../texts/mailing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { endMailedReport, getMailedReports, type MailedReports, mailReport } from 'shared-client/mailed-reports';
import { notifications, useText } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';

const reportsQuery = {
  queryKey: ['insights', 'mailed-reports'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getMailedReports({ signal }),
};

const OFTEN = { weekly: 'LBL_IN_MAIL_WEEKLY', monthly: 'LBL_IN_MAIL_MONTHLY' } as const;
type Report = MailedReports['reports'][number];

/** The reports by mail of the reader's figures and those that they get, and a form for another one (docs: insights#insights-mail). */
export function Mailing() {
  const t = useText();
  const id = useId();
  const client = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(reportsQuery);
  const [to, setTo] = useState('');
  const [frequency, setFrequency] = useState<Report['frequency']>('weekly');
  const [isBusy, setIsBusy] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  // The button of a report goes with it; the next one has the focus then, or the form, unless the reader has moved on.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) region.current?.querySelector<HTMLElement>('button, select')?.focus();
  });
  if (isLoadingError) return <PartFailure onRetry={() => void refetch()} />;
  if (!data) return <LoadingCards count={1} lines={3} />;
  const change = async (call: () => Promise<MailedReports>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      client.setQueryData(reportsQuery.queryKey, await call());
    } catch (error) {
      notifications.toast({ style: 'error', message: t(loadErrorKey(error)) });
    }
    setIsBusy(false);
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    void change(() => mailReport({ toUserId: to === '' ? null : Number(to), frequency }));
  };
  const named = ({ by, to: reader, frequency: often, isByReader }: Report) =>
    isByReader
      ? t('LBL_IN_MAIL_OF', { often: t(OFTEN[often]), name: reader.name })
      : t('LBL_IN_MAIL_BY', { often: t(OFTEN[often]), name: by.name });
  return (
    <div ref={region} className="in-mail-parts">
      <p className="in-quiet">{t('MSG_IN_MAIL_HOW')}</p>
      <ul className="in-reports" aria-live="polite">
        {data.reports.map((report) => (
          <li key={report.reportId}>
            <span>{named(report)}</span>
            <span className="in-quiet">{report.isStopped ? t('LBL_IN_MAIL_STOPPED') : null}</span>
            <Button
              size="small"
              aria-label={t('LBL_IN_MAIL_END_OF', { report: named(report) })}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                void change(() => endMailedReport(report.reportId));
              }}
            >
              {t('LBL_IN_MAIL_END')}
            </Button>
          </li>
        ))}
      </ul>
      <form className="in-mail-form" onSubmit={begin}>
        <label htmlFor={`${id}-to`}>
          {t('LBL_IN_MAIL_TO')}
          <select id={`${id}-to`} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
            <option value="">{t('LBL_IN_MAIL_YOU')}</option>
            {data.colleagues.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-often`}>
          {t('LBL_IN_MAIL_OFTEN')}
          <select
            id={`${id}-often`}
            value={frequency}
            onChange={({ currentTarget }) => setFrequency(currentTarget.value as Report['frequency'])}
          >
            {(['weekly', 'monthly'] as const).map((often) => (
              <option key={often} value={often}>
                {t(OFTEN[often])}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('LBL_IN_MAIL_START')}
        </Button>
      </form>
    </div>
  );
}
