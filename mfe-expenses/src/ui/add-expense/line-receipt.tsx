import { Button } from 'mfe_widgets/button';
import { Select } from 'mfe_widgets/select';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useCallback } from 'react';
import { downloadFile } from 'shared-client/documents';
import { useText } from 'shared-session';
import type { LineForm } from '../../domain/report-form.ts';
import { changeLine } from '../../state/report-store.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { useEditable, useReport, useReportStore } from './report-context.tsx';

const loadViewer = () => import('mfe_widgets/document-viewer');

/** The receipt of the line that is open, beside its fields; or the choice of one. */
export function LineReceipt({ line }: { line: LineForm }) {
  const t = useText();
  const store = useReportStore();
  const disabled = !useEditable();
  const files = useReport((state) => state.form.files);
  const file = files.find((one) => one.attachmentKey === line.receiptKey);
  const viewer = useLoaded(file ? loadViewer : null);
  const attName = file?.attachmentKey ?? '';
  const load = useCallback((signal: AbortSignal) => downloadFile({ attName }, { signal }), [attName]);
  if (!file)
    return files.length === 0 || disabled ? null : (
      <div className="ex-choose">
        <Select
          label={t('LBL_LINE_RECEIPT')}
          value=""
          placeholder={t('LBL_CHOOSE')}
          options={files.map(({ attachmentKey, fileName }) => ({ value: attachmentKey, label: fileName }))}
          onChange={(receiptKey) => changeLine(store, line.key, { receiptKey: receiptKey || null })}
        />
      </div>
    );
  return (
    <div className="ex-receipt">
      {viewer.error ? (
        <p role="alert">{t('MSG_PART_NOT_FETCHED')}</p>
      ) : viewer.data ? (
        <viewer.data.DocumentViewer key={attName} name={file.fileName} load={load} />
      ) : (
        <Skeleton shape="block" height={240} label={t('MSG_LOADING')} />
      )}
      {disabled ? null : (
        <Button variant="quiet" size="small" onClick={() => changeLine(store, line.key, { receiptKey: null })}>
          {t('LBL_RECEIPT_DETACH')}
        </Button>
      )}
    </div>
  );
}
