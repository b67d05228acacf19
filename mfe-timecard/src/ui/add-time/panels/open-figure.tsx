import { useId, useState } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { useModule } from 'shared-session/server-data';
import type { Figure } from '../../../domain/totals/explained.ts';
import { ModuleState } from '../../page/module-state.tsx';
import { loadExplanation } from './load-explanation.ts';

interface OpenFigureProps {
  readonly figure: Figure;
  readonly label: string;
  readonly amount: string;
}

/** A figure of the period. Pressing it opens its explanation. */
export function OpenFigure({ figure, label, amount }: OpenFigureProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const why = useModule('explanation', loadExplanation, open);
  const id = useId();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <button
          type="button"
          className="tc-figure"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={formatFacts([amount, t('LBL_HOW_IT_ADDS_UP', { label })])}
          onClick={() => setOpen(!open)}
        >
          {amount}
          <i aria-hidden="true" />
        </button>
      </dd>
      {open ? (
        <dd className="tc-figure-why" id={id}>
          {why.module ? <why.module.Explanation figure={figure} /> : <ModuleState of={why} lines={2} />}
        </dd>
      ) : null}
    </>
  );
}
