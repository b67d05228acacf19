import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { Icon } from 'mfe_widgets/icon';
import { type JSX, useEffect, useState } from 'react';
import { verifyEU } from 'shared-client/users';
import { locale, useText } from 'shared-session';
import { useStore } from 'zustand';
import { PRIVACY_NOTICE_DATE, privacyNoticeLocale } from '../../domain/privacy-notice.ts';
import { PRIVACY_NOTICES } from '../../privacy-notices/privacy-notices.ts';
import { closeDialog } from '../../state/dialogs.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

/** The privacy notice of the user's locale in the document viewer, and as a file of its own (docs: shell#privacy-notice). */
export function PrivacyDialog(): JSX.Element {
  const t = useText();
  const tag = useStore(locale, (state) => state.tag);
  const isEuropean = useEuropeanPrivacy();
  const notice = privacyNoticeLocale(tag);
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t('LBL_PRIVACY_SECURITY')}
      width={960}
      tall
      closeOnBackdrop
      footer={
        <>
          <a
            href={PRIVACY_NOTICES[notice].href}
            target="_blank"
            rel="noopener"
            className="sh:mr-auto sh:flex sh:min-h-9 sh:items-center sh:gap-2 sh:rounded-control sh:font-medium sh:text-accent sh:no-underline sh:hover:underline"
          >
            {t('LBL_READ_PRIVACY_NOTICE')}
            <Icon name="external" size={16} />
          </a>
          <Button onClick={closeDialog}>{t('LBL_CLOSE')}</Button>
        </>
      }
    >
      <p className="sh:mb-4">
        {t('MSG_PRIVACY_NOTICE', { date: locale.formatDate(PRIVACY_NOTICE_DATE) })}
        {isEuropean ? ` ${t('MSG_PRIVACY_NOTICE_EU')}` : null}
      </p>
      <PrivacyNotice notice={notice} />
    </Dialog>
  );
}

/** Whether the European notice applies; not knowing it shows the general text. */
function useEuropeanPrivacy(): boolean {
  const [isEuropean, setEuropean] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    verifyEU({ signal: controller.signal }).then(setEuropean, () => setEuropean(false));
    return () => controller.abort();
  }, []);
  return isEuropean;
}
