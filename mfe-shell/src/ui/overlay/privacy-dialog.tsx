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

/** The privacy notice of the user's locale, a PDF for the browser's own viewer (document 000, 2.8). */
export function PrivacyDialog(): JSX.Element {
  const t = useText();
  const tag = useStore(locale, (state) => state.tag);
  const isEuropean = useEuropeanPrivacy();
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t('LBL_PRIVACY_SECURITY')}
      closeOnBackdrop
      footer={<Button onClick={closeDialog}>{t('LBL_CLOSE')}</Button>}
    >
      <p>{t('MSG_PRIVACY_NOTICE', { date: locale.formatDate(PRIVACY_NOTICE_DATE) })}</p>
      {isEuropean ? <p className="sh:mt-2">{t('MSG_PRIVACY_NOTICE_EU')}</p> : null}
      <a
        href={PRIVACY_NOTICES[privacyNoticeLocale(tag)].href}
        target="_blank"
        rel="noopener"
        className="sh:mt-5 sh:flex sh:items-center sh:gap-3 sh:rounded-panel sh:border sh:border-line sh:px-4 sh:py-3 sh:font-medium sh:text-accent sh:no-underline sh:hover:bg-sunken"
      >
        <Icon name="document" />
        <span className="sh:grow">{t('LBL_READ_PRIVACY_NOTICE')}</span>
        <Icon name="external" size={16} />
      </a>
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
