import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { useModule } from 'shared-session/server-data';
import type { ChartFigures } from '../../domain/chart.ts';
import { fileOfChart, type Unit } from '../../domain/chart-file.ts';

const load = () => import('mfe_widgets/export-dialog');

/** The language's sign of hours, without a number: `h`. */
const signOfHours = (): string => inHours('').replace(/[\p{Cf}\s]/gu, '');

export interface ChartExportProps {
  readonly title: string;
  readonly figures: ChartFigures;
  readonly unit: Unit;
}

/** A button that asks for the figures of a chart as a file. Its dialog is loaded when it is pressed. */
export function ChartExport({ title, figures, unit }: ChartExportProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { module, error, retry } = useModule('export-dialog', load, isOpen);
  const table = () =>
    fileOfChart(figures, unit, {
      title,
      ...{ date: t('LBL_IN_DATE'), month: t('LBL_IN_MONTH'), name: t('LBL_IN_NAME') },
      ...{ total: t('LBL_IN_TOTAL'), note: t('LBL_IN_NOTE'), hours: signOfHours() },
    });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        aria-label={t('LBL_IN_EXPORT_OF', { title })}
        busy={isOpen && !module && !error}
        onClick={() => setOpen(true)}
      >
        {t('LBL_IN_EXPORT')}
      </Button>
      {isOpen && error ? <PartFailure onRetry={retry} /> : null}
      {isOpen && module ? <module.ExportDialog table={table()} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
