import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { Skeleton } from 'mfe_widgets/skeleton';
import { flushSync } from 'react-dom';
import { randomId } from 'shared-client/random-id';
import { useText } from 'shared-session';
import type { ExpenseEntry } from 'shared-validators/expense';
import type { LineForm } from '../../domain/report-form.ts';
import { divided } from '../../domain/split-form.ts';
import { changeForm } from '../../state/item-store.ts';
import { changeLine } from '../../state/report-store.ts';
import { type Loaded, useLoaded } from '../page/use-loaded.ts';
import { AllocationFields } from './allocation-fields.tsx';
import { customFields, customFieldsLoaded } from './cost-form.ts';
import { fieldId, splitButtonId } from './line-ids.ts';
import { useEditable, useReport, useReportStore } from './report-context.tsx';

type Split = typeof import('./split/cost-split.tsx');

let split: Split | null = null;

/** Loads the parts of a line, when one is split. */
async function loadSplit(): Promise<Split> {
  split = await import('./split/cost-split.tsx');
  return split;
}

/** Loads the failed parts again. The rest stays. */
function retryFailed(loads: readonly Loaded<unknown>[]): void {
  for (const { error, retry } of loads) if (error) retry();
}

interface CostFieldsProps {
  readonly line: LineForm;
  readonly entry: ExpenseEntry;
}

/** The charges of a line: the custom fields of the engagement, loaded if it has any, or the parts that the line is split into. */
export function CostFields({ line, entry }: CostFieldsProps) {
  const t = useText();
  const store = useReportStore();
  const editable = useEditable();
  const wanted = useReport((state) => state.metadata.clientCustomFieldDefDtos.length > 0);
  const fields = useLoaded(wanted && !customFields() ? customFieldsLoaded : null);
  const parts = useLoaded(line.split && !split ? loadSplit : null);
  const widget = customFields() ?? fields.data;
  const Parts = (split ?? parts.data)?.CostSplit;
  if (!wanted) return null;
  if (fields.error ?? parts.error) return <PartFailure onRetry={() => retryFailed([fields, parts])} />;
  if (!widget || (line.split && !Parts)) return <Skeleton lines={2} label={t('MSG_EX_LOADING')} />;
  const begin = async (root: Node) => {
    // The parts are loaded first, so that the focus can move to them.
    await loadSplit().catch(() => null);
    const keys = [randomId(), randomId()] as const;
    flushSync(() =>
      changeForm(store, { label: 'LBL_STEP_SPLIT' }, (form) => ({
        ...form,
        lines: form.lines.map((one) => (one.key === line.key ? { ...one, ...divided(one, keys) } : one)),
      })),
    );
    (root as Document | ShadowRoot).getElementById(fieldId(line.key, 'split'))?.focus();
  };
  return (
    <fieldset className="ex-charge">
      <legend>{t('LBL_CHARGE_TO')}</legend>
      {line.split && Parts ? (
        <Parts widget={widget} line={line} split={line.split} entry={entry} />
      ) : (
        <>
          <AllocationFields
            widget={widget}
            name={line.key}
            line={line}
            values={line.values}
            onChange={(values) => changeLine(store, line.key, { values })}
          />
          {editable ? (
            <Button
              id={splitButtonId(line.key)}
              size="small"
              onClick={({ currentTarget }) => void begin(currentTarget.getRootNode())}
            >
              {t('LBL_SPLIT')}
            </Button>
          ) : null}
        </>
      )}
    </fieldset>
  );
}
