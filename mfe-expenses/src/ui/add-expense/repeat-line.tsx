import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import type { Step } from '../../domain/history.ts';
import { repeatDates, repeatedLines } from '../../domain/recurring.ts';
import type { LineForm, ReportForm } from '../../domain/report-form.ts';
import { changeForm, undo } from '../../state/item-store.ts';
import { formatDay, formatDays, today } from '../page/formats.ts';
import { repeatId } from './line-ids.ts';
import { useReport, useReportStore } from './report-context.tsx';

interface Made {
  readonly step: Step<ReportForm> | undefined;
  readonly dates: readonly string[];
}

/** Adds the repetitions of a recurring line in one step, and shows which were added (docs: expenses#expense-recurring). */
export function RepeatLine({ line }: { line: LineForm }) {
  const t = useText();
  const store = useReportStore();
  const lines = useReport((state) => state.form.lines);
  const setting = useReport((state) => state.setting);
  const past = useReport((state) => state.history.past);
  const [made, setMade] = useState<Made | null>(null);
  const dates = repeatDates(line, lines, setting, today());
  const last = dates.at(-1);
  const id = repeatId(line.key);
  const repeat = () => {
    changeForm(store, { label: 'LBL_STEP_LINES_REPEATED' }, (form) => ({
      ...form,
      lines: repeatedLines(form.lines, line, dates, randomId),
    }));
    setMade({ step: store.getState().history.past.at(-1), dates });
  };
  const isThere = made?.step !== undefined && past.includes(made.step);
  return (
    <>
      {isThere ? (
        <Banner
          tone="success"
          actions={
            past.at(-1) === made.step ? (
              <Button
                id={`${id}.undo`}
                size="small"
                onClick={({ currentTarget }) =>
                  focusAfter(
                    currentTarget,
                    () => undo(store),
                    (scope) => scope.getElementById(id),
                  )
                }
              >
                {t('LBL_EX_UNDO', { what: t('LBL_STEP_LINES_REPEATED') })}
              </Button>
            ) : undefined
          }
        >
          {t('MSG_LINES_REPEATED', { count: made.dates.length, days: formatDays(made.dates) })}
        </Banner>
      ) : null}
      {last === undefined ? null : (
        <Button
          id={id}
          size="small"
          icon="copy"
          onClick={({ currentTarget }) =>
            focusAfter(currentTarget, repeat, (scope) => scope.getElementById(`${id}.undo`))
          }
        >
          {t('LBL_REPEAT_LINE', { day: formatDay(last) })}
        </Button>
      )}
    </>
  );
}
