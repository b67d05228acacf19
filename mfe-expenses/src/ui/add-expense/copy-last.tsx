import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { copiedLines } from '../../domain/copied-lines.ts';
import { formOf } from '../../domain/metadata-to-form.ts';
import type { ReportForm } from '../../domain/report-form.ts';
import { datesUntil } from '../../domain/report-setting.ts';
import { changeForm } from '../../state/item-store.ts';
import { lastReport } from '../../state/last-report.ts';
import { reportErrorKey } from '../page/call-error.ts';
import { formatRange, today } from '../page/formats.ts';
import { headId } from './line-ids.ts';
import { useEditable, useReport, useReportStore } from './report-context.tsx';

interface Said {
  readonly text: string;
  /** The report after it was filled; null if the message is about a failed copy. */
  readonly copied: ReportForm | null;
}

/** Fills an empty report with the lines of the last one, and shows a message about the copy. */
export function CopyLast() {
  const t = useText();
  const store = useReportStore();
  const editable = useEditable();
  const isEmpty = useReport((state) => state.form.lines.length === 0);
  const [busy, setBusy] = useState(false);
  const past = useReport((state) => state.history.past);
  const [said, setSaid] = useState<Said | null>(null);
  // After an undo of the copy the message is hidden, until a redo.
  const isSaid = said !== null && (said.copied === null || past.some(({ after }) => after === said.copied));
  const copy = async (pressed: HTMLElement) => {
    setBusy(true);
    try {
      const { metadata, setting } = store.getState();
      const last = await lastReport(metadata);
      if (!last || last.expenses.length === 0) return setSaid({ text: t('MSG_NO_LAST_REPORT'), copied: null });
      const lines = copiedLines(formOf(last, '').lines, {
        before: last.dates,
        dates: datesUntil(setting, today()),
        keyOf: randomId,
      });
      const period = formatRange(last.periodStartDate, last.periodEndDate);
      const fill = () => {
        const step = { label: 'LBL_STEP_REPORT_COPIED' };
        changeForm(store, step, (form) => ({ ...form, lines: [...form.lines, ...lines] }));
        const text = t('MSG_REPORT_COPIED', { count: lines.length, period });
        setSaid({ text, copied: store.getState().form });
      };
      // The button disappears, so the focus moves to the first line, unless the person has moved it in the meantime.
      const stayed = (pressed.getRootNode() as Document | ShadowRoot).activeElement === pressed;
      focusAfter(pressed, fill, (scope) => (stayed ? scope.getElementById(headId(lines[0]?.key ?? '')) : null));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSaid({ text: t(reportErrorKey(error)), copied: null });
    } finally {
      setBusy(false);
    }
  };
  if (!editable) return null;
  return (
    <>
      {isSaid ? <Banner onDismiss={() => setSaid(null)}>{said.text}</Banner> : null}
      {isEmpty ? (
        <div className="ex-copy">
          <Button icon="copy" busy={busy} onClick={({ currentTarget }) => void copy(currentTarget)}>
            {t('LBL_COPY_LAST_REPORT')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
