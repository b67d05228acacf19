import { Button } from 'mfe_widgets/button';
import { FilePicker } from 'mfe_widgets/file-drop';
import { PartFailure } from 'mfe_widgets/load-states';
import { Select } from 'mfe_widgets/select';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { downloadFile } from 'shared-client/documents';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { useStore } from 'zustand';
import { RECEIPT_TYPES } from '../../../domain/receipt-file.ts';
import type { LineForm } from '../../../domain/report-form.ts';
import { changeLine } from '../../../state/report-store.ts';
import { useLoaded } from '../../page/use-loaded.ts';
import { receiptId } from '../line-ids.ts';
import { useEditable, useReport, useReportReceipts, useReportStore } from '../report-context.tsx';
import { ReceiptUnderway } from './receipt-underway.tsx';

const loadViewer = () => import('mfe_widgets/document-viewer');

/** The receipt of the open line, next to its fields; or the ways to add one. */
export function LineReceipt({ line }: { line: LineForm }) {
  const t = useText();
  const store = useReportStore();
  const disabled = !useEditable();
  const files = useReport((state) => state.form.files);
  const file = files.find((one) => one.attachmentKey === line.receiptKey);
  const viewer = useLoaded(file ? loadViewer : null);
  const attName = file?.attachmentKey ?? '';
  const load = useCallback((signal: AbortSignal) => downloadFile({ attName }, { signal }), [attName]);
  if (!file) return disabled ? null : <ReceiptChoice line={line} />;
  return (
    <div className="ex-receipt">
      {viewer.error ? (
        <PartFailure onRetry={viewer.retry} />
      ) : viewer.data ? (
        <viewer.data.DocumentViewer key={attName} name={file.fileName} load={load} />
      ) : (
        <Skeleton shape="block" height={240} label={t('MSG_EX_LOADING')} />
      )}
      {disabled ? null : (
        <Button
          id={receiptId(line.key)}
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) =>
            focusAfter(
              currentTarget,
              () => changeLine(store, line.key, { receiptKey: null }),
              (scope) => scope.getElementById(receiptId(line.key)),
            )
          }
        >
          {t('LBL_RECEIPT_DETACH')}
        </Button>
      )}
    </div>
  );
}

/** The ways to add a receipt to a line that has none: a new file, or one of the report's files. */
function ReceiptChoice({ line: { key } }: { line: LineForm }) {
  const t = useText();
  const store = useReportStore();
  const receipts = useReportReceipts();
  const files = useReport((state) => state.form.files);
  const underway = useStore(receipts, (state) => state.underway).filter(({ line }) => line === key);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnward(box, receiptId(key));
  return (
    <div className="ex-choose" ref={box}>
      <FilePicker
        id={receiptId(key)}
        icon="paperclip"
        label={t('LBL_ATTACH_RECEIPT')}
        accept={RECEIPT_TYPES}
        multiple={false}
        onFiles={(chosen) => void receipts.add(chosen, key)}
      />
      {files.length === 0 ? null : (
        <Select
          label={t('LBL_LINE_RECEIPT')}
          value=""
          placeholder={t('LBL_EX_CHOOSE')}
          options={files.map(({ attachmentKey, fileName }) => ({ value: attachmentKey, label: fileName }))}
          onChange={(receiptKey) => changeLine(store, key, { receiptKey: receiptKey || null })}
        />
      )}
      {underway.map((one) => (
        <ReceiptUnderway key={one.id} of={one} />
      ))}
    </div>
  );
}

/** If the element has the focus when it is removed, the focus moves to its replacement. Uploads end at any time. */
function useFocusOnward(part: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const scope = element?.getRootNode() as Document | ShadowRoot | undefined;
      if (element?.contains(scope?.activeElement ?? null)) queueMicrotask(() => scope?.getElementById(id)?.focus());
    };
  }, [part, id]);
}
