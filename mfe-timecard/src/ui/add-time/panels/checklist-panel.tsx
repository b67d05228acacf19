import { memo } from 'react';
import { useText } from 'shared-session';
import type { ChecklistLine } from '../../../domain/checklist/checklist.ts';
import { dayLabel } from '../day-label.ts';
import { leadTo } from '../field-ids.ts';
import { formatIssue } from '../issue-text.ts';
import { dayByKey, useDayKeys, usePublished, useTimecardStore } from '../timecard-context.tsx';

/** In longer periods a weekday does not say which day is meant. */
const WEEK = 7;

/** "Before you submit": what is complete and what is left, each line leading to its field. */
export function ChecklistPanel() {
  const t = useText();
  const lines = usePublished((published) => published.checklist);
  const long = useDayKeys().length > WEEK;
  return (
    <section className="tc-panel" aria-labelledby="tc.checklist">
      <h2 id="tc.checklist">{t('LBL_BEFORE_YOU_SUBMIT')}</h2>
      <ul className="tc-todos" aria-live="polite">
        {lines.map((line) => (
          <Line key={`${line.day ?? ''} ${line.issue?.key ?? ''} ${line.issue?.field ?? ''}`} line={line} long={long} />
        ))}
      </ul>
    </section>
  );
}

/** One line. A key never changes its date, so a line renders again only when it says something else. */
const Line = memo(function Line({ line, long }: { line: ChecklistLine; long: boolean }) {
  const t = useText();
  const store = useTimecardStore();
  const day = line.day === undefined ? undefined : dayByKey(store.getState().form.days, line.day);
  const name = day ? dayLabel(t, day, long) : line.day;
  return (
    <li data-done={line.done}>
      <i aria-hidden="true" />
      <span>
        {line.done && name !== undefined ? t('LBL_DAY_COMPLETE', { day: name }) : null}
        {line.done && name === undefined && line.issue ? formatIssue(t, line.issue) : null}
        {!line.done && line.issue ? (
          <button type="button" onClick={(event) => leadTo(store, event.currentTarget, line.day, line.issue?.field)}>
            {name === undefined ? '' : `${name}: `}
            {formatIssue(t, line.issue)}
          </button>
        ) : null}
      </span>
    </li>
  );
});
