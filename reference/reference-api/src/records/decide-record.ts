import type { FastifyRequest } from 'fastify';
import type { ApprovalRecord, RecordDecision } from 'shared-client/schema/records';
import { approveStep, isChainDone, passAll, rejectStep } from 'shared-validators/record-approval';
import { fullName } from '../billing/change-history.ts';
import { httpProblem } from '../call/http-problem.ts';
import type { Acting } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import { type Changed, changeRecord, statusAfter } from './change-record.ts';
import type { RecordRow } from './reader.ts';

/** Approves the current step, approves the whole record, or rejects it. @throws HttpProblem 400 without a reason */
export function decideRecord(
  services: Services,
  user: SignedInUser,
  request: FastifyRequest,
  recordId: number,
  asked: RecordDecision,
): Promise<ApprovalRecord> {
  const { decision, version, onBehalfOf, reason } = asked;
  if (decision === 'reject' && !reason?.trim())
    throw httpProblem(400, 'LBL_REQUIRED_FIELD', 'body.reason: please say why it is rejected.', {
      value: 'body.reason',
    });
  return changeRecord(
    services,
    user,
    request,
    { what: decision, recordId, version, onBehalfOf, content: asked },
    (_, row, acting) => ({
      ...decided(row, acting, decision, services.now().toISOString()),
      text: reason ?? null,
    }),
  );
}

function decided(
  row: RecordRow,
  { actor, as, principal }: Acting,
  decision: RecordDecision['decision'],
  decidedAt: string,
): Changed {
  const stamp = { decidedAt, decidedBy: principal ? fullName(actor) : null };
  if (decision === 'reject') return { status: statusAfter('reject'), chain: rejectStep(row.chain, as.userId, stamp) };
  const chain =
    decision === 'approve'
      ? approveStep(row.chain, as.userId, stamp)
      : passAll(approveStep(row.chain, as.userId, stamp));
  return decision === 'approve-entire' || isChainDone(chain) ? { chain, status: statusAfter(decision) } : { chain };
}
