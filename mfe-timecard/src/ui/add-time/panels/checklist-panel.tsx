import { Button } from 'mfe_widgets/button';
import { memo, useMemo } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import type { ChecklistLine } from '../../../domain/checklist/checklist.ts';
import { type Mend, mended } from '../../../domain/checklist/mend.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { useChangeDay } from '../day/use-day.ts';
import { dayLabel } from '../day-label.ts';
import { leadTo } from '../field-ids.ts';
import { formatIssue } from '../issue-text.ts';
import { dayByKey, useDayKeys, usePublished, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { useChecklistNews } from './use-checklist-news.ts';
import { useNamesOfDays } from './use-names-of-days.ts';

/** In a longer period a weekday does not identify a day. */
const WEEK = 7;

/**
 * "Before you submit": one line for all complete days, then one for each day with something left, which leads there and offers corrections.
 * Changes are announced once, after a pause.
 */
export function ChecklistPanel() {
  const t = useText();
  const all = usePublished((published) => published.checklist);
  const answered = useTimecard((state) => state.answered);
  const lines = useMemo(
    () => all.filter((line) => line.asks === undefined || !answered.includes(line.asks)),
    [all, answered],
  );
  const long = useDayKeys().length > WEEK;
  const names = useNamesOfDays();
  const isComplete = (line: ChecklistLine) => line.done && line.day !== undefined;
  const complete = [...lines.filter(isComplete), ...all.filter((line) => !lines.includes(line))];
  const keys = new Set(complete.map((line) => line.day));
  const days = useDayKeys().filter((key) => keys.has(key));
  const news = useChecklistNews(lines);
  return (
    <section className="tc-panel" aria-labelledby="tc.checklist">
      <h2 id="tc.checklist">{t('LBL_BEFORE_YOU_SUBMIT')}</h2>
      <ul className="tc-todos">
        {days.length > 0 ? (
          <li data-done="true">
            <i aria-hidden="true" />
            <span>
              {days.length === 1
                ? t('LBL_DAY_COMPLETE', { day: names(days) })
                : t('LBL_DAYS_COMPLETE', { days: names(days) })}
            </span>
          </li>
        ) : null}
        {lines
          .filter((line) => !isComplete(line))
          .map((line) => (
            <Line key={`${line.day ?? ''} ${line.issue?.key ?? ''} ${line.asks ?? ''}`} line={line} long={long} />
          ))}
      </ul>
      <p className="tc-hidden" role="status">
        {news}
      </p>
    </section>
  );
}

/** One line. A key keeps its date, so a line renders again only if its content changes. */
const Line = memo(function Line({ line, long }: { line: ChecklistLine; long: boolean }) {
  const t = useText();
  const store = useTimecardStore();
  const day = line.day === undefined ? undefined : dayByKey(store.getState().form.days, line.day);
  const name = day ? dayLabel(t, day, long) : (line.day ?? '');
  const says = line.says ? formatIssue(t, { ...line.says, params: { day: name, ...line.says.params } }) : '';
  const isOfDay = name !== '' && line.issue?.day !== undefined;
  if (line.done)
    return (
      <li data-done="true">
        <i aria-hidden="true" />
        <span>{says}</span>
      </li>
    );
  return (
    <li data-done="false" data-asks={line.asks !== undefined || undefined}>
      <i aria-hidden="true" />
      <span>
        <button type="button" onClick={(event) => leadTo(store, event.currentTarget, line.day, line.issue?.field)}>
          {isOfDay || line.asks !== undefined ? <b>{name}: </b> : null}
          {says}
        </button>
        {line.more ? <small className="tc-todo-more"> {t('MSG_CHECK_MORE', { count: line.more })}</small> : null}
        {line.day !== undefined && (line.mends?.length || line.asks !== undefined) ? (
          <Mends dayKey={line.day} mends={line.mends ?? []} asks={line.asks} />
        ) : null}
      </span>
    </li>
  );
});

interface MendsProps {
  readonly dayKey: string;
  readonly mends: readonly Mend[];
  readonly asks: string | undefined;
}

/** The corrections of a line, or the confirmation that it is right; the focus moves to the next line. */
function Mends({ dayKey, mends, asks }: MendsProps) {
  const t = useText();
  const store = useTimecardStore();
  const { use24HourClock } = useRules();
  const change = useChangeDay(dayKey);
  const press = (button: HTMLElement, what: () => void) => {
    const list = button.closest('ul');
    focusAfter(button, what, () => list?.querySelector<HTMLElement>('button') ?? list?.closest('section') ?? null);
  };
  const label = (mend: Mend) => {
    if (mend.kind === 'no-lunch') return t('LBL_NO_LUNCH');
    const time = formatTimeOfDay(mend.to, use24HourClock);
    return mends.length === 1 ? t('MSG_DID_YOU_MEAN', { time }) : time;
  };
  return (
    <span className="tc-todo-mends">
      {mends.map((mend) => (
        <Button
          key={mend.kind === 'time' ? mend.to : mend.kind}
          size="small"
          onClick={({ currentTarget }) =>
            press(currentTarget, () =>
              change(null, (day) => mended(day, mend), mend.kind === 'time' ? 'ACTION_TIME' : undefined),
            )
          }
        >
          {label(mend)}
        </Button>
      ))}
      {asks === undefined ? null : (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) =>
            press(currentTarget, () => store.setState(({ answered }) => ({ answered: [...answered, asks] })))
          }
        >
          {t('LBL_THAT_IS_RIGHT')}
        </Button>
      )}
    </span>
  );
}
