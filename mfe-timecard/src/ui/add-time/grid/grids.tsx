import '../../../texts/grid.ts';
import { gridOf } from '../../../domain/grid/grid-of.ts';
import { PeriodCard } from '../period/period-card.tsx';
import { useRules } from '../timecard-context.tsx';
import { AmountGrid } from './amount-grid.tsx';
import { PeriodGrid } from './period-grid.tsx';

/** The grid of a template: times, amounts, or both. Allocations on a card for the whole period stay below it. */
export function Grids() {
  const { template } = useRules();
  const { times, amounts } = gridOf(template);
  return (
    <>
      {times ? <PeriodGrid /> : null}
      {amounts ? <AmountGrid /> : null}
      {template.showPeriodEntry ? <PeriodCard allocationsOnly /> : null}
    </>
  );
}
