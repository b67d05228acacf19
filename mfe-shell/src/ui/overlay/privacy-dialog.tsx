import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { Icon } from 'mfe_widgets/icon';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type JSX, useEffect, useState } from 'react';
import { verifyEU } from 'shared-client/users';
import { locale, useText } from 'shared-session';
import { useStore } from 'zustand';
import { PRIVACY_NOTICE_DATE, privacyNoticeLocale } from '../../domain/privacy-notice.ts';
import { closeDialog } from '../../state/dialogs.ts';
import { noticeDay } from './notice-day.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useNotice } from './use-notice.ts';

/** The privacy notice of the user's locale, and as a file of its own (docs: shell#privacy-notice). */
export function PrivacyDialog(): JSX.Element {
  const t = useText();
  const tag = useStore(locale, (state) => state.tag);
  const isEuropean = useEuropeanPrivacy();
  const noticeLocale = privacyNoticeLocale(tag);
  const { notice, hasFailed, retry } = useNotice(noticeLocale);
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t('LBL_PRIVACY_SECURITY')}
      width={760}
      tall
      closeOnBackdrop
      footer={<Button onClick={closeDialog}>{t('LBL_CLOSE')}</Button>}
    >
      <p>
        {t('MSG_PRIVACY_NOTICE', { date: noticeDay(PRIVACY_NOTICE_DATE) })}
        {isEuropean ? ` ${t('MSG_PRIVACY_NOTICE_EU')}` : null}
      </p>
      {notice ? (
        <>
          <a
            href={notice.pdf}
            target="_blank"
            rel="noopener"
            className="sh:mb-2 sh:inline-flex sh:min-h-11 sh:items-center sh:gap-2 sh:rounded-control sh:font-medium sh:text-accent sh:no-underline sh:hover:underline"
          >
            {t('LBL_READ_PRIVACY_NOTICE')}
            <Icon name="external" size={16} />
          </a>
          <PrivacyNotice notice={notice} lang={noticeLocale} />
        </>
      ) : null}
      {notice || hasFailed ? null : <Skeleton lines={12} label={t('LBL_READ_PRIVACY_NOTICE')} />}
      {hasFailed ? (
        <div
          role="alert"
          className="sh:flex sh:flex-col sh:items-start sh:gap-3 sh:rounded-panel sh:border sh:border-line sh:p-4"
        >
          <p>{t('LBL_PART_FAILED')}</p>
          <Button onClick={retry}>{t('LBL_TRY_AGAIN')}</Button>
        </div>
      ) : null}
    </Dialog>
  );
}

/** Whether the European notice applies. The general text is shown while that is unknown. */
function useEuropeanPrivacy(): boolean {
  const [isEuropean, setEuropean] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    verifyEU({ signal: controller.signal }).then(setEuropean, () => setEuropean(false));
    return () => controller.abort();
  }, []);
  return isEuropean;
}
