import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { startTransition, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { type PolicyBreach, policyBreaches } from 'shared-validators/expense';
import { duplicatesOf } from '../../domain/duplicates.ts';
import { entryOf } from '../../domain/line-entry.ts';
import { blankLine } from '../../domain/metadata-to-form.ts';
import { MOST_LINES } from '../../domain/recurring.ts';
import { datesUntil } from '../../domain/report-setting.ts';
import { changeForm } from '../../state/item-store.ts';
import { today } from '../page/formats.ts';
import { LineCard } from './line-card.tsx';
import { fieldId } from './line-ids.ts';
import { MayIButton } from './may-i/may-i-button.tsx';
import { useEditable, useReport, useReportStore } from './report-context.tsx';

const NONE: readonly PolicyBreach[] = [];

/** The lines of the report, with a button to add one. */
export function Lines() {
  const t = useText();
  const store = useReportStore();
  const editable = useEditable();
  const lines = useReport((state) => state.form.lines);
  const setting = useReport((state) => state.setting);
  const breaches = useMemo(() => {
    const entries = lines.map((line) => entryOf(line, setting));
    return Map.groupBy(policyBreaches(entries, setting.policies, setting.spentBefore), ({ line }) => line);
  }, [lines, setting]);
  const alike = useMemo(() => duplicatesOf(lines, setting), [lines, setting]);
  const [added, setAdded] = useState<string | null>(null);
  const add = (root: Node) => {
    const key = randomId();
    const dates = datesUntil(setting, today());
    flushSync(() => {
      changeForm(store, { label: 'LBL_STEP_LINE_ADDED' }, (form) => ({
        ...form,
        lines: [...form.lines, blankLine(key, { dates, currency: setting.currency, like: form.lines.at(-1) })],
      }));
      store.setState({ openLine: key });
      setAdded(key);
    });
    startTransition(() => setAdded(null));
    const scope = root.getRootNode() as Document | ShadowRoot;
    scope.getElementById(fieldId(key, 'category'))?.focus();
  };
  return (
    <div>
      {lines.length === 0 ? (
        <div className="ex-card">
          <EmptyState icon="document" title={t('MSG_EXPENSE_EMPTY')}>
            {t('MSG_EXPENSE_EMPTY_WHY')}
          </EmptyState>
        </div>
      ) : (
        <ul className="ex-lines">
          {lines.map((line, at) => (
            <LineCard
              key={line.key}
              line={line}
              number={at + 1}
              isAdded={line.key === added}
              breaches={breaches.get(at) ?? NONE}
              like={alike.has(line.key) ? (alike.get(line.key) ?? 0) + 1 : undefined}
            />
          ))}
        </ul>
      )}
      {editable ? (
        <div className="ex-add">
          <Button icon="plus" disabled={lines.length >= MOST_LINES} onClick={({ currentTarget }) => add(currentTarget)}>
            {t('LBL_ADD_LINE')}
          </Button>
          <MayIButton />
        </div>
      ) : null}
    </div>
  );
}
