import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { Icon } from 'mfe_widgets/icon';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { closeDialog } from '../../state/dialogs.ts';
import { noticeDay } from './notice-day.ts';

/** The oldest versions, which the builds are made for (docs: shell#browser-requirements). */
const BROWSERS = { Edge: '125', Firefox: '128', Safari: '17.6', Chrome: '125' };
const SETTINGS = ['LBL_JAVASCRIPT_ENABLED', 'LBL_COOKIES_ENABLED', 'LBL_COMPATIBILITY_VIEW_OFF'];
const LAST_UPDATED = '2026-11-28';

/** The oldest supported version of each browser, and the settings it needs. */
export function BrowserRequirementsDialog(): JSX.Element {
  const t = useText();
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t('LBL_BROWSER_REQUIREMENTS')}
      closeOnBackdrop
      footer={<Button onClick={closeDialog}>{t('LBL_CLOSE')}</Button>}
    >
      <p className="sh:mb-2">{t('MSG_SUPPORTED_BROWSERS')}</p>
      <ul className="sh:mb-5 sh:rounded-panel sh:border sh:border-line">
        {Object.entries(BROWSERS).map(([browser, version]) => (
          <li
            key={browser}
            className="sh:flex sh:justify-between sh:border-line sh:px-4 sh:py-2.5 sh:not-first:border-t"
          >
            <span className="sh:font-medium">{browser}</span>
            <span className="sh:text-ink-2">{t('LBL_VERSION_OR_NEWER', { version })}</span>
          </li>
        ))}
      </ul>
      <p className="sh:mb-2">{t('MSG_BROWSER_SETTINGS')}</p>
      <ul className="sh:flex sh:flex-col sh:gap-2">
        {SETTINGS.map((setting) => (
          <li key={setting} className="sh:flex sh:items-center sh:gap-2.5">
            <Icon name="check" className="sh:text-ok" />
            {t(setting)}
          </li>
        ))}
      </ul>
      <p className="sh:mt-5 sh:text-label sh:text-ink-3">{t('LBL_LAST_UPDATED', { date: noticeDay(LAST_UPDATED) })}</p>
    </Dialog>
  );
}
