import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import {
  type CsvSeparator,
  type ExportedListName,
  type ExportFormat,
  type FileTable,
  requestExport,
  requestTableFile,
} from 'shared-client/exports';
import { formatMoment } from 'shared-session/moments';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import '../internal/texts/export-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { useExport } from './use-export.ts';
import { wholeQuery } from './whole-query.ts';

/** A list of the API. */
interface WantedList {
  list: ExportedListName;
  /** The query of its call. A file has all pages, so the page is left out. */
  query: object;
}

/** Figures that the reader sees, with at most 2,000 rows and 50 columns. */
interface WantedTable {
  table: FileTable;
}

/** What is wanted as a file, a list or a table. */
export type ExportDialogProps = (WantedList | WantedTable) & { onClose: () => void };

/** Asks in which format a list or a table is wanted, says how far the file is, and stores it (docs: widgets#export-dialog). */
export function ExportDialog(props: ExportDialogProps): JSX.Element {
  const { onClose } = props;
  const text = usePageText();
  // A payroll batch is a CSV by the company's mapping.
  const isFixed = 'list' in props && props.list === 'payroll';
  const [format, setFormat] = useState<ExportFormat>(isFixed ? 'csv' : 'xlsx');
  const [separator, setSeparator] = useState<CsvSeparator | ''>('');
  const { progress, make, fetchAgain } = useExport();
  const isMaking = progress.step === 'making';
  const stored = progress.step === 'stored' ? progress.file : null;
  const start = () => {
    if (stored) return fetchAgain(stored);
    const choice = { format, ...(format === 'csv' && separator ? { separator } : {}) };
    return make((options) =>
      'table' in props
        ? requestTableFile({ ...props.table, ...choice }, options)
        : requestExport({ list: props.list, query: wholeQuery(props.query), ...choice }, options),
    );
  };
  const startUnasked = useEffectEvent(() => {
    if (isFixed) void start();
  });
  useEffect(() => startUnasked(), []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('LBL_WD_EXPORT')}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{text(stored ? 'LBL_CLOSE' : 'LBL_CANCEL')}</Button>
          <Button variant="primary" icon="download" busy={isMaking} onClick={() => void start()}>
            {text(stored ? 'LBL_WD_EXPORT_AGAIN' : 'LBL_WD_EXPORT')}
          </Button>
        </>
      }
    >
      <div className="wd:flex wd:flex-col wd:gap-4">
        {stored || isFixed ? null : (
          <RadioGroup
            label={text('LBL_WD_EXPORT_FORMAT')}
            orientation="horizontal"
            value={format}
            onChange={(value) => setFormat(value as ExportFormat)}
            disabled={isMaking}
            options={[
              { value: 'xlsx', label: text('LBL_WD_EXPORT_XLSX') },
              { value: 'csv', label: text('LBL_WD_EXPORT_CSV') },
            ]}
          />
        )}
        {stored || isFixed || format !== 'csv' ? null : (
          <RadioGroup
            label={text('LBL_WD_EXPORT_SEPARATOR')}
            value={separator}
            onChange={(value) => setSeparator(value as CsvSeparator | '')}
            disabled={isMaking}
            options={[
              { value: '', label: text('LBL_WD_EXPORT_USUAL') },
              { value: 'comma', label: text('LBL_WD_EXPORT_COMMA') },
              { value: 'semicolon', label: text('LBL_WD_EXPORT_SEMICOLON') },
              { value: 'tab', label: text('LBL_WD_EXPORT_TAB') },
            ]}
          />
        )}
        <div role="status">
          {isMaking && progress.file
            ? text('MSG_WD_EXPORT_WRITING', {
                percent: Math.floor((100 * progress.file.rowsDone) / Math.max(1, progress.file.rows)),
              })
            : null}
          {stored ? text('MSG_WD_EXPORT_DONE', { name: stored.fileName, date: formatMoment(stored.expiresAt) }) : null}
        </div>
        {progress.step === 'failed' ? (
          <Banner tone="error" live="assertive">
            {text('ERR_WD_EXPORT_FAILED')}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}
