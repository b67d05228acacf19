import { CallError } from 'shared-client';
import { getBillingEditMetadata, saveBillingItem, submitBillingItem } from 'shared-client/billing';
import type { ErrorItem, SaveResponse, TimecardSavePayload } from 'shared-client/schema/billing';
import { filledDays } from '../../domain/day/filled-day.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { payloadOf } from '../../domain/mapping/form-to-payload.ts';
import { saveIssues, submitIssues, type ValidationIssue } from '../../domain/save-rules/index.ts';
import { alreadySubmitted, matchErrors } from '../../domain/server-errors/match-errors.ts';
import { NO_SERVER_ERRORS, type ServerErrors } from '../../domain/server-errors/server-errors.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { settling } from './settling.ts';
import { adopt, type TimecardStore } from './timecard-store.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly billingItemId: number; readonly warnings: readonly ErrorItem[] }
  /** A rule stopped it (docs: saving#save-rules); nothing was sent. */
  | { readonly kind: 'incomplete'; readonly issues: readonly ValidationIssue[] }
  /** The server rejected it; the errors are in the store. */
  | { readonly kind: 'refused'; readonly errors: ServerErrors }
  | { readonly kind: 'already-submitted'; readonly error: ErrorItem }
  /** The item changed in the meantime. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: CallError; readonly sent: SentTimecard }
  /** Another save is under way. */
  | { readonly kind: 'busy' };

/** A save or submit as it was sent. */
export interface SentTimecard {
  readonly kind: 'save' | 'submit';
  readonly payload: TimecardSavePayload;
  readonly idempotencyKey: string;
  readonly form: TimecardForm;
}

const attempts = new WeakMap<TimecardStore, number>();

/**
 * Saves or submits the current timecard. The entries stay in the store in any case. After success the form is pristine and, on a page
 * that stays, has the server's ids and version.
 *
 * @param ready the call waits for it; text typed until then is not included
 * @param send makes the call
 */
export async function saveTimecard(
  store: TimecardStore,
  kind: 'save' | 'submit',
  page: 'stays' | 'leaves' = 'stays',
  ready: Promise<unknown> = Promise.resolve(),
  send: (sent: SentTimecard) => Promise<SaveResponse> = sendTimecard,
): Promise<SaveOutcome> {
  if (store.getState().busy) return { kind: 'busy' };
  const before = settling.get(store);
  if (before) {
    store.setState({ busy: kind });
    await before;
    store.setState({ busy: null });
  }
  const { form, rules, metadata } = store.getState();
  const issues = kind === 'save' ? saveIssues(form, rules) : submitIssues(form, rules);
  if (issues.length > 0) {
    store.setState(({ stops }) => ({ shownIssues: issues, stops: stops + 1 }));
    return { kind: 'incomplete', issues };
  }
  store.setState({ busy: kind, shownIssues: [], serverErrors: NO_SERVER_ERRORS });
  try {
    await ready;
    const payload = payloadOf(form, rules, metadata);
    const key = await idempotencyKey(kind, payload, attempts.get(store) ?? 0);
    const sent: SentTimecard = { kind, payload, idempotencyKey: key, form };
    try {
      return await applyResponse(store, form, await send(sent), page);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind === 'conflict') return { kind: 'conflict' };
      return { kind: 'failed', error, sent };
    }
  } finally {
    store.setState({ busy: null });
  }
}

/** Sends a save or submit. Sent again with the same key, it is the same change. */
export function sendTimecard({
  kind,
  payload,
  idempotencyKey: key,
}: Pick<SentTimecard, 'kind' | 'payload' | 'idempotencyKey'>): Promise<SaveResponse> {
  const send = kind === 'save' ? saveBillingItem : submitBillingItem;
  return send(payload, { idempotencyKey: key });
}

/** Success means the response carries billingItemId greater than 0 (docs: saving#save-success). */
async function applyResponse(
  store: TimecardStore,
  sent: TimecardForm,
  response: SaveResponse,
  page: 'stays' | 'leaves',
): Promise<SaveOutcome> {
  const submitted = alreadySubmitted(response);
  if (submitted) return { kind: 'already-submitted', error: submitted };
  const errors = matchErrors(response, sent.days, filledDays(sent.days, store.getState().rules));
  for (const number of errors.ignored)
    console.warn(`Errors of shift "${number}" were ignored: no shift has that number.`);
  if (response.billingItemId <= 0) {
    attempts.set(store, (attempts.get(store) ?? 0) + 1);
    store.setState({ serverErrors: errors });
    return { kind: 'refused', errors };
  }
  await becomePristine(store, sent, response, page);
  store.setState({ serverErrors: { ...NO_SERVER_ERRORS, warnings: errors.warnings } });
  return { kind: 'saved', billingItemId: response.billingItemId, warnings: errors.warnings };
}

/** A script of its own: nothing in it is needed before the first save. */
const loadReadBack = () => import('./read-back.ts');

/**
 * Reads the saved state back for its ids and version, and keeps text typed before the response arrived. If that fails, the save still
 * counts: the sent form is taken as the server's. The same holds for a page that leaves, unless something was typed in the meantime.
 */
export async function becomePristine(
  store: TimecardStore,
  sent: TimecardForm,
  response: SaveResponse,
  page: 'stays' | 'leaves',
): Promise<void> {
  const { metadata } = store.getState();
  const withIds = {
    ...metadata,
    billingItemId: response.billingItemId,
    version: response.version ?? metadata.version,
    status: response.status,
  };
  const { engagementId } = metadata;
  const isLeft = page === 'leaves' && store.getState().form === sent;
  const read = () =>
    Promise.all([getBillingEditMetadata(response.billingItemId, { engagementId }), loadReadBack()]).catch(() => null);
  const readBack = isLeft ? null : await read();
  if (readBack === null) return adopt(store, withIds, sent, store.getState().form);
  const [fresh, { putReadBack }] = readBack;
  putReadBack(store, sent, fresh, response.version);
}
