import { Button } from 'mfe_widgets/button';
import type { SyntheticEvent } from 'react';
import type { RecordLine } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { recordName } from '../record/record-address.ts';

/** The decisions of a row. */
export interface DecidesRows {
  /** Records with an approval under way. */
  readonly busy: ReadonlySet<number>;
  readonly onApprove: (record: RecordLine) => void;
  readonly onReject: (record: RecordLine) => void;
}

interface DecideButtonsProps extends DecidesRows {
  readonly record: RecordLine;
}

/** Whether the row has buttons: it waits for the reader. */
export const isDecidable = ({ actions }: RecordLine): boolean => actions.includes('approve');

const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();

/** Approves a record at once, or asks for the reason of a rejection. */
export function DecideButtons({ record, busy, onApprove, onReject }: DecideButtonsProps) {
  const t = useText();
  if (!isDecidable(record)) return null;
  const what = recordName(record);
  return (
    // The row would open its record.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons act.
    <span
      className="ap-decide"
      onPointerDown={keepFromRow}
      onMouseDown={keepFromRow}
      onClick={keepFromRow}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
    >
      <Button
        size="small"
        icon="check"
        busy={busy.has(record.recordId)}
        aria-label={t('LBL_APPROVE_WHAT', { what })}
        aria-keyshortcuts="A"
        title={t('LBL_APPROVE')}
        onClick={() => onApprove(record)}
      >
        <span>{t('LBL_APPROVE')}</span>
      </Button>
      <Button
        size="small"
        icon="close"
        aria-label={t('LBL_REJECT_TITLE', { what })}
        aria-keyshortcuts="R"
        title={t('LBL_REJECT')}
        onClick={() => onReject(record)}
      >
        <span>{t('LBL_REJECT')}</span>
      </Button>
    </span>
  );
}
