import { Button, ButtonLink } from 'mfe_widgets/button';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type JSX, use, useEffect, useState } from 'react';
import { type AccountReported, type AccountReportPreview, previewReport, reportAccount } from 'shared-client/account';
import { useText } from 'shared-session';
import type { Failure } from '../../../domain/failure.ts';
import { callFailure } from '../../../state/call-failure.ts';
import type { AroundCalls } from '../../../state/reset-store.ts';
import { FailureBanner } from '../../failure-banner.tsx';
import { OutsidePage } from '../../outside-page.tsx';
import { PlaceContext } from '../../place.ts';
import { useInstant } from '../../user-account/use-instant.ts';
import { Things } from './things.tsx';

export interface ReportProps {
  /** The secret of the notice's link. */
  readonly report: string;
  /** Continues with the reset that the report begins. */
  readonly onReported: (reset: AccountReported) => void;
  readonly calls?: Pick<AroundCalls, 'previewReport' | 'reportAccount'> | undefined;
}

/** "This was not me", by the link of a notice: shows what goes and what stays before anything is changed (docs: account#not-me-link). */
export function Report({ report, onReported, calls = { previewReport, reportAccount } }: ReportProps): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const { signInUrl } = use(PlaceContext);
  const [preview, setPreview] = useState<AccountReportPreview>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const run = async (what: string, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(callFailure(what, error));
    }
    setBusy(false);
  };
  const load = () => run('reading a report', async () => setPreview(await calls.previewReport(report)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once.
  useEffect(() => void load(), [report]);
  const send = () => run('reporting a change', async () => onReported(await calls.reportAccount(report)));
  const isOver = preview?.isSettled || failure?.label === 'ERR_REPORT_ENDED' || failure?.label === 'ERR_REPORT_SETTLED';
  const shownFailure = preview?.isSettled ? { label: 'ERR_REPORT_SETTLED', isRepeatable: false } : failure;
  return (
    <OutsidePage
      title={t('LBL_NOT_ME')}
      lead={
        preview && !isOver
          ? t('MSG_REPORT', { account: preview.account, when: instant(preview.since, 'time') })
          : undefined
      }
    >
      <div className="ac-form">
        <FailureBanner failure={shownFailure} onRetry={() => void (preview ? send() : load())} />
        {preview === undefined && failure === undefined ? <Skeleton lines={4} label={t('LBL_LOADING')} /> : null}
        {preview && !isOver ? (
          <>
            {preview.revoked.length === 0 ? (
              <p>{t('MSG_REPORT_NOTHING')}</p>
            ) : (
              <Things title={t('LBL_REPORT_REMOVES')} things={preview.revoked} />
            )}
            <Things title={t('LBL_YOU_STILL_HAVE')} things={preview.left} first={t('LBL_YOUR_NEW_PASSWORD')} />
          </>
        ) : null}
        <div className="ac-foot">
          {preview && !isOver ? (
            <Button size="large" variant="danger" block busy={busy} onClick={() => void send()}>
              {t('LBL_NOT_ME')}
            </Button>
          ) : null}
          {isOver ? (
            <ButtonLink size="large" variant="primary" block href="#/forgot-password">
              {t('LBL_SET_PASSWORD')}
            </ButtonLink>
          ) : null}
          <ButtonLink size="large" variant="quiet" block href={signInUrl}>
            {t(isOver ? 'LBL_SIGN_IN' : 'LBL_WAS_ME')}
          </ButtonLink>
        </div>
      </div>
    </OutsidePage>
  );
}
