import { Button } from 'mfe_widgets/button';
import { type ReactNode, useId, useState } from 'react';
import { useText } from 'shared-session';
import type { ChartFigures } from '../../domain/chart.ts';
import { ChartTable } from './chart-table.tsx';
import type { Format } from './spoken.ts';

export interface ChartCardProps {
  readonly title: string;
  /** The result in a sentence. */
  readonly result: ReactNode;
  readonly figures: ChartFigures;
  readonly format: Format;
  /** The columns of the table have sums; not those of medians. */
  readonly hasSum?: boolean;
  readonly isWide?: boolean;
  /** Draws the chart; the ids are those of its title and its result. */
  readonly children: (ids: { readonly title: string; readonly result: string }) => ReactNode;
}

/** A chart with its title, its result in a sentence, and its figures as a table, one press away (docs: insights#insights-forms). */
export function ChartCard({ title, result, figures, format, hasSum = true, isWide = false, children }: ChartCardProps) {
  const t = useText();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <section className="in-card" data-wide={isWide || undefined} aria-labelledby={`${id}-title`}>
      <header className="in-card-head">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-result`}>{result}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={t(isTable ? 'LBL_IN_CHART_OF' : 'LBL_IN_TABLE_OF', { title })}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'LBL_IN_CHART' : 'LBL_IN_TABLE')}
        </Button>
      </header>
      {isTable ? (
        <ChartTable title={title} figures={figures} format={format} hasSum={hasSum} />
      ) : (
        children({ title: `${id}-title`, result: `${id}-result` })
      )}
    </section>
  );
}
