import { type JSX, useEffect } from 'react';
import { useText } from 'shared-session';
import { useLater } from '../use-later.ts';

const fetchPage = () => import('./notifications-page.tsx').then(({ NotificationsPage }) => NotificationsPage);

/** The page of notifications, whose script is fetched when it is opened: the shell's modules are one entry, which every page loads. */
export function NotificationsRoute(): JSX.Element {
  const t = useText();
  const { Part, failed, load } = useLater(fetchPage);
  useEffect(load, [load]);
  if (Part) return <Part />;
  return (
    <div className="sh:mx-auto sh:w-full sh:max-w-[720px] sh:p-4 sh:wide:p-6">
      <h1 tabIndex={-1} className="sh:text-[22px] sh:font-bold sh:tracking-title">
        {t('LBL_SH_NOTIFICATIONS')}
      </h1>
      {failed ? (
        <button type="button" className="sh:min-h-11 sh:cursor-pointer sh:text-accent" onClick={load}>
          {t('LBL_TRY_AGAIN')}
        </button>
      ) : (
        <p className="sh:text-ink-2">{t('LBL_LOADING')}</p>
      )}
    </div>
  );
}
