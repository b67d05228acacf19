import { Button } from 'mfe_widgets/button';
import { Select } from 'mfe_widgets/select';
import { flushSync } from 'react-dom';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { type CostSplit as Costs, costParts, type ExpenseEntry, unplacedOf } from 'shared-validators/expense';
import type { LineForm, SplitForm } from '../../../domain/report-form.ts';
import { dividedBy, evenly, undivided, withPart } from '../../../domain/split-form.ts';
import { changeForm } from '../../../state/item-store.ts';
import type { Widget } from '../cost-form.ts';
import { fieldId, splitButtonId } from '../line-ids.ts';
import { shareText } from '../line-labels.ts';
import { useEditable, useReportStore } from '../report-context.tsx';
import { SplitPart } from './split-part.tsx';

/** The most parts of a line. */
const MOST = 20;

interface CostSplitProps {
  readonly widget: Widget;
  readonly line: LineForm;
  readonly split: SplitForm;
  readonly entry: ExpenseEntry;
}

/** The parts of a split line, each with its share and its allocation, and the part that is not allocated yet. */
export function CostSplit({ widget, line, split, entry }: CostSplitProps) {
  const t = useText();
  const store = useReportStore();
  const disabled = !useEditable();
  const { key } = line;
  const { spent } = entry;
  const step = (part: Partial<LineForm>) =>
    changeForm(store, { label: 'LBL_STEP_SPLIT' }, (form) => ({
      ...form,
      lines: form.lines.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  const add = (root: Node) => {
    const name = randomId();
    flushSync(() => step(withPart(line, name, spent)));
    (root as Document | ShadowRoot).getElementById(fieldId(key, `share.${name}`))?.focus();
  };
  const costs = entry.split ?? { by: split.by, shares: [] };
  const amounts = costParts(costs, spent, entry.amount ?? 0);
  return (
    <div className="ex-split">
      <div className="ex-split-head">
        <Select
          id={fieldId(key, 'split')}
          label={t('LBL_SPLIT_BY')}
          value={split.by}
          disabled={disabled}
          options={[
            { value: 'PERCENT', label: t('LBL_EX_PERCENT') },
            { value: 'AMOUNT', label: t('LBL_EX_AMOUNT') },
          ]}
          onChange={(by) => step(dividedBy(line, by as Costs['by'], spent))}
        />
        <Placed costs={costs} entry={entry} />
      </div>
      {split.parts.map((part, at) => (
        <SplitPart
          key={part.key}
          widget={widget}
          line={line}
          split={split}
          part={part}
          number={at + 1}
          charged={entry.amount === null ? undefined : amounts[at]}
          isBad={(costs.shares[at] ?? 0) < 0}
        />
      ))}
      {disabled ? null : (
        <div className="ex-split-actions">
          <Button
            id={fieldId(key, 'split.add')}
            size="small"
            icon="plus"
            disabled={split.parts.length >= MOST}
            onClick={({ currentTarget }) => add(currentTarget.getRootNode())}
          >
            {t('LBL_SPLIT_ADD')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => step(evenly(line, spent))}>
            {t('LBL_SPLIT_EVENLY')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={({ currentTarget }) =>
              focusAfter(
                currentTarget,
                () => step(undivided(line)),
                (scope) => scope.getElementById(splitButtonId(key)),
              )
            }
          >
            {t('LBL_SPLIT_END')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The part that is not allocated yet, or a note that everything is. */
function Placed({ costs, entry: { spent, currency } }: { costs: Costs; entry: ExpenseEntry }) {
  const t = useText();
  const left = unplacedOf(costs, spent);
  const isBad = costs.shares.some((share) => share !== null && share < 0);
  const what = shareText(costs.by, Math.abs(left), currency);
  return (
    <p className="ex-split-left" aria-live="polite" data-bad={left !== 0 || isBad || undefined}>
      {isBad || (left === 0 && costs.shares.some((share) => !share))
        ? t('MSG_SPLIT_INCOMPLETE')
        : left === 0
          ? t('MSG_SPLIT_PLACED')
          : t(left > 0 ? 'MSG_SPLIT_LEFT' : 'MSG_SPLIT_OVER', { what })}
    </p>
  );
}
