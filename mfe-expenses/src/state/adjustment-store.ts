import { getAdjustmentEditMetadata } from 'shared-client/billing';
import type { AdjustmentEditMetadata, LineItemSavePayload } from 'shared-client/schema/billing';
import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';
import {
  type AdjustmentForm,
  type AdjustmentLineForm,
  type AdjustmentSetting,
  adjustmentFormOf,
  adjustmentPayload,
  adjustmentSetting,
} from '../domain/adjustment/adjustment-form.ts';
import { type AdjustmentType, addAdjustmentPath } from '../domain/adjustment/adjustment-query.ts';
import { adjustmentsSayTheSame } from '../domain/adjustment/merge-adjustments.ts';
import { newOf } from '../domain/entry-query.ts';
import { plainLines } from '../domain/servers-own.ts';
import { itemDrafts } from './item-drafts.ts';
import { type Change, changeForm, type ItemKind, type ItemState, type ItemStore } from './item-store.ts';
import { tabDrafts } from './tab-drafts.ts';

export type AdjustmentState = ItemState<AdjustmentEditMetadata, AdjustmentSetting, AdjustmentForm>;
export type AdjustmentStore = ItemStore<AdjustmentEditMetadata, AdjustmentSetting, AdjustmentForm>;

const text = v.string();
const id = v.nullable(v.number());

const form: v.GenericSchema<unknown, AdjustmentForm> = v.object({
  seed: text,
  corrects: id,
  lines: v.array(v.object({ key: text, id, effect: v.picklist(['ADD', 'TAKE']), amount: text, description: text })),
  files: v.array(v.object({ id, fileName: text, attachmentKey: text })),
});

const store = tabDrafts(sealedStore('adjustment-drafts'));

const kindOf = (type: AdjustmentType): ItemKind<AdjustmentEditMetadata, AdjustmentSetting, AdjustmentForm> => ({
  settingOf: adjustmentSetting,
  formOf: adjustmentFormOf,
  payloadOf: adjustmentPayload,
  lines: plainLines(),
  saysTheSame: adjustmentsSayTheSame,
  read: (billingItemId, { engagementId, periodStartDate }) =>
    getAdjustmentEditMetadata(billingItemId, { engagementId, type, ...newOf(billingItemId, periodStartDate) }),
  sent: (metadata, payload) => (isAdjustment(payload) ? { ...metadata, ...contentOf(payload) } : metadata),
  pathOf: (which, billingItemId) => addAdjustmentPath(type, { ...which, billingItemId }),
  drafts: itemDrafts({
    store,
    form,
    prefix: `${type.toLowerCase()}/`,
    pathOf: (which) => addAdjustmentPath(type, which),
    label: 'LBL_KEPT_ADJUSTMENT',
  }),
});

/** The two kinds, which differ only in their sign. */
export const adjustmentKinds = { ADJUSTMENT: kindOf('ADJUSTMENT'), BENEFIT: kindOf('BENEFIT') } as const;

type AdjustmentPayload = Extract<LineItemSavePayload, { corrects: number | null }>;

const isAdjustment = (payload: LineItemSavePayload): payload is AdjustmentPayload => 'corrects' in payload;

const contentOf = ({ adjustments, corrects, attachments }: AdjustmentPayload) => ({
  adjustments,
  corrects,
  attachments,
});

/** Changes the form as a step that can be undone. */
export const changeAdjustment = (
  of: AdjustmentStore,
  step: Change,
  change: (form: AdjustmentForm) => AdjustmentForm,
): void => changeForm(of, step, change);

/** Changes a line. Typing into one field is one step. */
export function changeAdjustmentLine(of: AdjustmentStore, key: string, part: Partial<AdjustmentLineForm>): void {
  const group = `${key} ${Object.keys(part).join(' ')}`;
  changeAdjustment(of, { label: 'LBL_STEP_LINE_CHANGED', group }, (before) => ({
    ...before,
    lines: before.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
  }));
}
