import '../../texts/calendar-address.ts';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { getCalendarSince, makeCalendarAddress, revokeCalendarAddress } from 'shared-client/calendar-feed';
import { reportFailure } from 'shared-client/report-failure';
import { useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { useFocusPlace } from '../use-focus-place.ts';

const BUTTON =
  'sh:min-h-9 sh:cursor-pointer sh:rounded-control sh:px-2 sh:text-label sh:font-medium sh:text-accent sh:no-underline sh:hover:bg-sunken sh:pointer-coarse:min-h-11';

/** The calendar's state: undefined until it is known. */
interface Shown {
  readonly since?: string | null;
  /** Only directly after it was made. */
  readonly address?: string;
  readonly said?: 'revoked' | 'failed';
}

/** The private address of the reader's calendar of due dates (docs: notifications#calendar-address). */
export function CalendarAddress(): JSX.Element | null {
  const t = useText();
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(region);
  const [{ since, address, said }, setShown] = useState<Shown>({});
  const attempt = (work: () => Promise<Shown>) => {
    work().then(setShown, (error: unknown) => {
      reportFailure('The calendar address could not be read or changed.', error);
      setShown((shown) => ({ ...shown, said: 'failed' }));
    });
  };
  useEffect(() => {
    const leaving = new AbortController();
    getCalendarSince({ signal: leaving.signal }).then(
      (known) => setShown({ since: known }),
      // Without it the page has no such section, but shows its notifications.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (since === undefined) return null;
  const make = () =>
    attempt(async () => {
      const made = await makeCalendarAddress();
      return { since: new Date().toISOString(), address: made };
    });
  const revoke = () => attempt(async () => ({ ...(await revokeCalendarAddress()), said: 'revoked' }));
  return (
    <section
      ref={region}
      {...focusPlace}
      aria-labelledby={id}
      className="sh:mt-8 sh:grid sh:gap-2 sh:border-t sh:border-line sh:pt-4"
    >
      <h2 id={id} className="sh:font-semibold">
        {t('LBL_SH_CALENDAR')}
      </h2>
      <p className="sh:text-ink-2">{t('MSG_SH_CALENDAR')}</p>
      {since !== null && address === undefined ? (
        <p className="sh:text-ink-2">{t('MSG_SH_CALENDAR_SINCE', { date: formatMoment(since) })}</p>
      ) : null}
      {address === undefined ? null : (
        <>
          <input
            readOnly
            aria-label={t('LBL_SH_CALENDAR_ADDRESS')}
            value={address}
            onFocus={({ target }) => target.select()}
            className="sh:h-9 sh:w-full sh:rounded-control sh:border sh:border-line sh:bg-sunken sh:px-2 sh:text-label sh:text-ink sh:pointer-coarse:h-11"
          />
          <p className="sh:text-label sh:text-ink-2">{t('MSG_SH_CALENDAR_ONCE')}</p>
        </>
      )}
      <div className="sh:-mx-2 sh:flex sh:flex-wrap sh:items-center sh:gap-1">
        {address === undefined ? null : (
          <a href={address.replace(/^https?:/, 'webcal:')} className={`${BUTTON} sh:inline-flex sh:items-center`}>
            {t('LBL_SH_CALENDAR_OPEN')}
          </a>
        )}
        <button type="button" className={BUTTON} onClick={make}>
          {t(since === null ? 'LBL_SH_CALENDAR_MAKE' : 'LBL_SH_CALENDAR_RENEW')}
        </button>
        {since === null ? null : (
          <button type="button" className={BUTTON} onClick={revoke}>
            {t('LBL_SH_CALENDAR_REVOKE')}
          </button>
        )}
      </div>
      <p role="status" className="sh:text-label sh:text-ink-2 sh:empty:hidden">
        {said === undefined ? null : t(said === 'revoked' ? 'MSG_SH_CALENDAR_REVOKED' : 'MSG_SH_CALENDAR_FAILED')}
      </p>
    </section>
  );
}
