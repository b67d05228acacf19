import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { type ReactNode, useId, useState } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import type { ChartFigures } from '../../domain/chart.ts';
import type { Unit } from '../../domain/chart-file.ts';
import type { Format } from './spoken.ts';

export interface ChartCardProps {
  readonly title: string;
  /** The result in a sentence. */
  readonly result: ReactNode;
  readonly figures: ChartFigures;
  readonly format: Format;
  readonly unit: Unit;
  /** The columns of the table have sums; not those of medians. */
  readonly hasSum?: boolean;
  readonly isWide?: boolean;
  /** Draws the chart; the ids are those of its title and its result. */
  readonly children: (ids: { readonly title: string; readonly result: string }) => ReactNode;
}

const loadTable = () => import('../table/index.ts');

/** A chart with its title, its result in a sentence, and its figures as a table, one press away, which can be had as a file (docs: insights#insights-forms). */
export function ChartCard({
  title,
  result,
  figures,
  format,
  unit,
  hasSum = true,
  isWide = false,
  children,
}: ChartCardProps) {
  const t = useText();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const { module, error, retry } = useModule('insights-table', loadTable, isTable);
  const table = isTable ? module : null;
  return (
    <section className="in-card" data-wide={isWide || undefined} aria-labelledby={`${id}-title`}>
      <header className="in-card-head">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-result`}>{result}</p>
        </div>
        <div className="in-card-actions">
          {table ? <table.ChartExport title={title} figures={figures} unit={unit} /> : null}
          <Button
            variant="quiet"
            size="small"
            busy={isTable && !module && !error}
            aria-label={t(table ? 'LBL_IN_CHART_OF' : 'LBL_IN_TABLE_OF', { title })}
            onClick={() => setIsTable(!table)}
          >
            {t(table ? 'LBL_IN_CHART' : 'LBL_IN_TABLE')}
          </Button>
        </div>
      </header>
      {isTable && error ? <PartFailure onRetry={retry} /> : null}
      {table ? (
        <table.ChartTable title={title} figures={figures} format={format} hasSum={hasSum} />
      ) : (
        children({ title: `${id}-title`, result: `${id}-result` })
      )}
    </section>
  );
}
