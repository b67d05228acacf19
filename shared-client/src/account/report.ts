import { api } from 'shared-client';
import { accountReported, accountReportPreview, resetReview, type ThingKind } from './schema/reclaim.ts';
import type { Signal } from './signal.ts';

const RESET = '/wand2/manual/api/passwordReset';
const REPORT = '/wand2/manual/api/accountReport';

/** What the link of a notice would revoke. Changes nothing. @throws ValidationError for a link that is late */
export const previewReport = (report: string, options: Signal = {}) =>
  api.post(`${REPORT}/preview`, accountReportPreview, { json: { report }, ...options });

/** Puts the account back to before the change of a notice, and begins a reset. @throws ConflictError after its reset */
export const reportAccount = (report: string, options: Signal = {}) =>
  api.post(REPORT, accountReported, { json: { report }, ...options });

/** What a report has revoked and the owner is asked about, for ten minutes after a reset. */
export const getResetReview = (reset: string, options: Signal = {}) =>
  api.post(`${RESET}/review`, resetReview, { json: { reset }, ...options });

/** Revokes something that the owner was asked about. */
export const removeReviewed = (reset: string, { kind, id }: { kind: ThingKind; id: string }, options: Signal = {}) =>
  api.post(`${RESET}/review/remove`, resetReview, { json: { reset, kind, id }, ...options });
