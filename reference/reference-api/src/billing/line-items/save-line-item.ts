import type { Transaction } from 'kysely';
import type {
  AdjustmentLine,
  ErrorItem,
  ExpenseLine,
  LineItemSavePayload,
  ProjectLine,
  SaveResponse,
  StatusReason,
} from 'shared-client/schema/billing';
import { forbidden, notFound } from '../../call/http-problem.ts';
import { readDefinitions } from '../../custom-fields/read-definitions.ts';
import { type Engagement, readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { fullName, recordChange } from '../change-history.ts';
import { type Period, periodOf, workedDatesOf } from '../period.ts';
import { issue } from '../rules/validation-issue.ts';
import { checkAttachments, claimAttachments } from '../save/attachments.ts';
import { checkNewTimecard } from '../save/creation-date.ts';
import { countNew, knownIds, newIds, numbering } from '../save/part-ids.ts';
import { refused, rejectedFor } from '../save/rejected-save.ts';
import type { SaveMode } from '../save/save-timecard.ts';
import { keepSecureLines } from '../save/secure-values.ts';
import { StaleVersion } from '../save/stale-version.ts';
import { itemOf, storeChange } from '../save/store-item.ts';
import { chainColumnsAfter } from '../save/submitted-chain.ts';
import { nextStatus } from '../states.ts';
import { readCorrectable } from './corrected-items.ts';
import { readRates } from './exchange-rates.ts';
import { lineContentOf, totalOf } from './line-content.ts';
import { lockLimits, readProject } from './project-setting.ts';
import { readSpentBefore } from './spent-before.ts';
import { mayEnter } from './who-enters.ts';

type Line = ExpenseLine | ProjectLine | AdjustmentLine;

/**
 * Saves or submits an expense, project, adjustment or benefit item in one transaction, under the rules of timecards if they apply:
 * versions, states, creation dates, attachments, custom fields. A period may have several of them. A failed rule is a 200 with
 * billingItemId 0 and the errors; nothing is changed then.
 *
 * @throws HttpProblem 403 and 404 for engagements and items that are not the caller's
 * @throws StaleVersion if somebody else changed the item since the payload's version
 */
export async function saveLineItem(
  trx: Transaction<Database>,
  {
    user,
    payload,
    mode,
    now,
  }: {
    readonly user: SignedInUser;
    readonly payload: LineItemSavePayload;
    readonly mode: SaveMode;
    readonly now: Date;
  },
): Promise<SaveResponse> {
  const engagement = await readEngagement(trx, user, payload.requisitionId);
  if (!mayEnter(user, payload.type, engagement)) throw forbidden('You are not allowed to enter items of this kind.');
  const period = periodOf(engagement.workPeriod, payload.periodEndDate);
  const isCorrection = payload.type === 'ADJUSTMENT' || payload.type === 'BENEFIT';
  if (mode === 'submit') await lockLimits(trx, engagement.id);
  const item = payload.id ? await lockItem(trx, engagement, period, payload) : undefined;
  const status = nextStatus(item, mode);
  if (status === undefined)
    return rejectedFor([item?.rejection_kind === 'REFUSED' ? refused() : alreadySubmittedItem()]);
  if ((item?.version ?? 0) !== payload.version) throw new StaleVersion(item?.version ?? 0);
  const unfit = checkHead(engagement, period, payload);
  if (unfit.length > 0) return rejectedFor(unfit);
  const early = item ? [] : checkNewTimecard(engagement, period, now);
  if (early.length > 0) return rejectedFor(early);

  const { settings, currency } = engagement;
  const isExpense = payload.type === 'EXPENSE';
  const definitions = isExpense ? await readDefinitions(trx, settings.customFieldIds) : [];
  const files = await checkAttachments(trx, user.userId, payload.attachments, item?.attachments ?? []);
  const content = await lineContentOf(trx, payload, {
    dates: workedDatesOf(period, engagement),
    currency,
    rates: isExpense ? await readRates(trx, currency, period) : [],
    policies: settings.expensePolicies ?? [],
    spentBefore: isExpense && mode === 'submit' ? await readSpentBefore(trx, { engagement, period, item }) : [],
    unitRates: settings.unitRates ?? [],
    files: new Set(files.attachments.map((file) => file.attachmentKey)),
    mode,
    project: await readProject(trx, engagement, item?.id ?? 0),
    correctable: isCorrection
      ? await readCorrectable(trx, {
          engagementId: engagement.id,
          itemId: item?.id ?? 0,
          currency,
          periodStart: period.start,
        })
      : [],
    definitions,
    stored: item?.lines ?? [],
  });
  const errors = [...content.errors, ...files.errors];
  if (errors.length > 0) return rejectedFor(errors);

  const reason = reasonOf(payload.type, mode, engagement);
  const numbered = await numberLines(trx, content.lines, item?.lines ?? []);
  const head = {
    status,
    status_reason: reason,
    submitted_at: mode === 'submit' ? now : null,
    submitted_by: mode === 'submit' ? fullName(user) : null,
    submitted_by_id: mode === 'submit' ? user.userId : null,
    approver_name: null,
    approved_at: null,
    rejection_reason: null,
    rejection_kind: null,
    ...content.amounts,
    ...(isCorrection ? { corrects_id: content.correctsId ?? null } : {}),
    ...(content.budgetShares ? { budget_shares: json([...content.budgetShares]) } : {}),
    lines: json(numbered),
    attachments: json(files.attachments),
    ...chainColumnsAfter(engagement, mode, {
      type: payload.type,
      amount: totalOf(content.amounts, currency),
      minutes: null,
      submittedById: user.userId,
    }),
  };
  const saved = item
    ? await storeChange(trx, item, head)
    : await trx
        .insertInto('billing_item')
        .values({ ...head, ...itemOf(engagement, period), type: payload.type, created_at: now })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
  if (isExpense && definitions.some((field) => field.secure)) {
    const masked = await keepSecureLines(trx, saved.id, numbered as ExpenseLine[], definitions);
    await trx
      .updateTable('billing_item')
      .set({ lines: json(masked) })
      .where('id', '=', saved.id)
      .execute();
  }
  await claimAttachments(trx, saved.id, user.userId, files.attachments);
  await recordChange(trx, saved.id, { status, reason, by: user, at: now });
  return { billingItemId: saved.id, version: saved.version, status, errors: [], billingItemDetailErrors: [] };
}

const alreadySubmittedItem = () =>
  issue('ERR_BILLING_ITEM_ALREADY_SUBMITTED', 'This item has already been submitted.', {
    value: 'alreadysubmitted',
  });

async function lockItem(
  trx: Transaction<Database>,
  engagement: Engagement,
  period: Period,
  { id, type }: LineItemSavePayload,
) {
  const item = await trx
    .selectFrom('billing_item')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst();
  if (!item || item.engagement_id !== engagement.id || item.period_start !== period.start)
    throw notFound('There is no such billing item.');
  return item;
}

function checkHead(engagement: Engagement, period: Period, payload: LineItemSavePayload): ErrorItem[] {
  if (!engagement.settings.billingTypes.includes(payload.type)) {
    const text = 'This engagement does not take items of this kind.';
    return [issue('ERR_BILLING_TYPE', text, { value: 'type', params: [payload.type] })];
  }
  if (payload.periodEndDate !== period.end) {
    const text = 'The setup of this engagement has changed. Please reload the page.';
    return [issue('ERR_BILLING_SETUP_CHANGED', text, { value: 'periodEndDate' })];
  }
  if (engagement.status === 'Cancelled')
    return [issue('ERR_BILLING_ENGAGEMENT_CANCELLED', 'This engagement was cancelled. No time can be entered.')];
  return [];
}

/** "Draft (expense only): complete changes and submit for review." */
function reasonOf(type: LineItemSavePayload['type'], mode: SaveMode, engagement: Engagement): StatusReason | null {
  if (mode === 'save') return type === 'EXPENSE' ? 'Draft' : null;
  return engagement.settings.mspReview ? 'Pending MSP Review' : 'Pending Manager Approval';
}

/** Assigns ids: every line, every part of it and every custom-field value keeps the id it was stored with, or gets a new one. */
async function numberLines(trx: Transaction<Database>, lines: readonly Line[], stored: readonly Line[]) {
  const run = (keep: (id: number | null) => number): Line[] =>
    lines.map((line) => {
      const numbered = <Part extends Pick<ExpenseLine, 'id' | 'costAllocationValues'>>(part: Part): Part => ({
        ...part,
        id: keep(part.id),
        costAllocationValues: part.costAllocationValues.map((one) => ({ ...one, id: keep(one.id) })),
      });
      if (!('costAllocationValues' in line)) return { ...line, id: keep(line.id) };
      const { split } = line;
      return { ...numbered(line), split: split && { ...split, parts: split.parts.map(numbered) } };
    });
  const known = knownIds(stored);
  return run(numbering(known, await newIds(trx, countNew(run, known))));
}
