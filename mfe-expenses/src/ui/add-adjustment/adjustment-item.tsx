import { useState } from 'react';
import type { AdjustmentEditMetadata } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import {
  type AdjustmentForm,
  type AdjustmentMissing,
  type AdjustmentSetting,
  adjustmentMissing,
  correctedOf,
  totalOf,
} from '../../domain/adjustment/adjustment-form.ts';
import { adjustmentKinds } from '../../state/adjustment-store.ts';
import { isEditable } from '../../state/item-store.ts';
import { waitingFiles } from '../../state/waiting-files.ts';
import type { EntryItem } from '../page/entry-frame.tsx';
import { FilesPanel } from '../page/files-panel.tsx';
import { formatMoney, formatRange } from '../page/formats.ts';
import { ItemPage } from '../page/item-page.tsx';
import { useItemDraft } from '../page/use-item-draft.ts';
import type { ItemStops } from '../page/use-item-saving.ts';
import { AdjustmentChecklist, DifferencePanel } from './adjustment-aside.tsx';
import { useAdjustment, useAdjustmentStore } from './adjustment-context.tsx';
import { leadToMissing } from './adjustment-ids.ts';
import { AdjustmentLines } from './adjustment-lines.tsx';
import { adjustmentMerging } from './adjustment-merging.ts';
import { CorrectsField } from './corrects-field.tsx';

const stopped: ItemStops<AdjustmentEditMetadata, AdjustmentSetting, AdjustmentForm, AdjustmentMissing> = {
  missing: ({ form, setting }, how) => adjustmentMissing(form, setting, how),
  lead: leadToMissing,
  textOf: (t, { label }) => t(label),
  submitted: 'MSG_ADJUSTMENT_SUBMITTED',
};

/** The open adjustment or benefit: the corrected item, its lines, the difference, attachments, missing entries. */
export function AdjustmentItem(item: EntryItem) {
  const t = useText();
  const store = useAdjustmentStore();
  const { metadata, form, setting } = useAdjustment((state) => state);
  const editable = useAdjustment(isEditable);
  const { currency, type } = setting;
  const { periodStartDate, periodEndDate } = correctedOf(form, setting) ?? metadata;
  const [files] = useState(waitingFiles);
  const isWaiting = useStore(files, ({ coming }) => coming > 0);
  const draft = useItemDraft(store, adjustmentKinds[type], adjustmentMerging);
  return (
    <ItemPage
      store={store}
      kind={adjustmentKinds[type]}
      stopped={stopped}
      merging={adjustmentMerging}
      draft={draft}
      files={files}
      isWaiting={isWaiting}
      title={t(`LBL_${type}_OF`, { period: formatRange(periodStartDate, periodEndDate) })}
      intro={[metadata.workerName, metadata.jobTitle, metadata.reqName, t('LBL_PAID_IN', { currency })]
        .filter(Boolean)
        .join(' · ')}
      readOnly="MSG_PROJECT_READ_ONLY"
      question={t('MSG_EXPENSE_SUBMIT', { amount: formatMoney(totalOf(form, currency), currency) })}
      {...item}
      aside={
        <>
          {editable ? <AdjustmentChecklist /> : null}
          <DifferencePanel />
        </>
      }
    >
      <CorrectsField />
      <AdjustmentLines />
      <FilesPanel store={store} files={files} />
    </ItemPage>
  );
}
