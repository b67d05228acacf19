import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { memo, useState } from 'react';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { useModule } from 'shared-session/server-data';
import { isFullDayOff } from '../../../domain/leave-system/leave-system-entry.ts';
import { duplicatesOfDay, isBlockedDuplicate } from '../../../domain/notices/duplicate-day.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { formatHours } from '../../page/amounts.ts';
import { formatDate } from '../../page/dates.ts';
import { ModuleState } from '../../page/module-state.tsx';
import { loadContactUs } from '../dialogs/load-contact-us.ts';
import { useRules, useTimecard } from '../timecard-context.tsx';
import { SentBack } from './sent-back.tsx';
import { useDayPart } from './use-day.ts';

/** With more earlier entries than this, the list starts closed. */
const OPEN_UP_TO = 3;

/** Banners of one day: submitted before, full day off, client holiday. */
export const DayNotices = memo(function DayNotices({ dayKey, compact = false }: { dayKey: string; compact?: boolean }) {
  const t = useText();
  const metadata = useTimecard((state) => state.metadata);
  const day = useDayPart(dayKey, (one) => ({
    workedDate: one.workedDate,
    shiftStartDay: one.shiftStartDay,
    fullDayOff: isFullDayOff(one),
    holiday: one.holiday,
    holidayMessage: one.holidayMessage,
  }));
  const { use24HourClock, precision } = useRules();
  const clock = (moment: string) => formatTimeOfDay(moment.slice(-5), use24HourClock);
  const [contact, setContact] = useState(false);
  const contactUs = useModule('contact-us', loadContactUs, contact);
  const duplicates = duplicatesOfDay(day, metadata);
  return (
    <>
      <SentBack as="SentBackNotice" dayKey={dayKey} />
      {duplicates.length > 0 ? (
        <Banner
          tone={isBlockedDuplicate(day, metadata) ? 'error' : 'warning'}
          live="off"
          title={t('LBL_SAME_DAY_AS')}
          actions={
            <Button variant="link" size="small" onClick={() => setContact(true)}>
              {t('LBL_CONTACT_US')}
            </Button>
          }
        >
          <details className="tc-earlier" open={duplicates.length <= OPEN_UP_TO && !compact}>
            <summary>{t('LBL_EARLIER_ENTRIES', { count: duplicates.length })}</summary>
            <ul className="tc-errors">
              {duplicates.map((entry) => (
                <li key={`${entry.billingItemDetailId} ${entry.timeEntryId} ${entry.startTimeStr}`}>
                  {[
                    entry.lineNumber ? t('MSG_DUPLICATE_LINE', { line: entry.lineNumber }) : '',
                    entry.startTimeStr && entry.endTimeStr
                      ? t('LBL_FROM_TO', { from: clock(entry.startTimeStr), until: clock(entry.endTimeStr) })
                      : entry.totalHours
                        ? inHours(formatHours(entry.totalHours, precision))
                        : '',
                    entry.dateCreated ? t('MSG_ENTERED_ON', { date: formatDate(entry.dateCreated, 'month-day') }) : '',
                    entry.credited ? t('LBL_CREDITED') : '',
                    entry.engagementId !== null && entry.engagementId !== metadata.engagementId
                      ? formatFacts([entry.jobTitle, t('LBL_ENGAGEMENT_NUMBER', { id: entry.engagementId })])
                      : '',
                  ]
                    .filter((fact) => fact !== '')
                    .join(' · ')}
                </li>
              ))}
            </ul>
          </details>
        </Banner>
      ) : null}
      {day.fullDayOff ? (
        <Banner tone="info" live="off">
          {t('MSG_ENTIRE_DAY_OFF')}
        </Banner>
      ) : null}
      {day.holiday ? (
        <Banner tone="info" live="off" title={day.holidayMessage}>
          {t('MSG_CLIENT_HOLIDAY')}
        </Banner>
      ) : null}
      {contact && contactUs.module === null ? <ModuleState of={contactUs} lines={1} /> : null}
      {contactUs.module ? <contactUs.module.ContactUsDialog open={contact} onClose={() => setContact(false)} /> : null}
    </>
  );
});
