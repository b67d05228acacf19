import { type MouseEvent, useRef } from 'react';
import { useText } from 'shared-session';
import type { ChecklistLine } from '../../../domain/checklist/checklist.ts';
import { dayName } from '../day-name.ts';
import { leadTo } from '../field-ids.ts';
import { sayIssue } from '../issue-text.ts';
import { usePublished, useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** "Before you submit": what is complete and what is left, each line leading to its field. */
export function ChecklistPanel() {
  const t = useText();
  const store = useTimecardStore();
  const lines = usePublished((published) => published.checklist);
  const days = useTimecard((state) => state.form.days);
  const box = useRef<HTMLElement>(null);
  const name = (key: string) => {
    const day = days.find((one) => one.key === key);
    return day ? dayName(t, day, days.length > 7) : key;
  };
  const lead = (line: ChecklistLine) => (event: MouseEvent) =>
    leadTo(store, event.currentTarget, line.day, line.issue?.field);
  return (
    <section className="tc-panel" ref={box} aria-labelledby="tc.checklist">
      <h2 id="tc.checklist">{t('LBL_BEFORE_YOU_SUBMIT')}</h2>
      <ul className="tc-todos" aria-live="polite">
        {lines.map((line) => (
          <li key={`${line.day ?? ''} ${line.issue?.key ?? ''} ${line.issue?.field ?? ''}`} data-done={line.done}>
            <i aria-hidden="true" />
            <span>
              {line.done && line.day ? t('LBL_DAY_COMPLETE', { day: name(line.day) }) : null}
              {line.issue && !(line.done && line.day) ? (
                <>
                  {line.done ? null : (
                    <button type="button" onClick={lead(line)}>
                      {line.day ? `${name(line.day)}: ` : ''}
                      {sayIssue(t, line.issue)}
                    </button>
                  )}
                  {line.done ? sayIssue(t, line.issue) : null}
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
