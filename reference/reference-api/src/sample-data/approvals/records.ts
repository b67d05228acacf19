import type { RecordDifference, RecordEvent, RecordFacts } from 'shared-client/schema/records';
import {
  approveStep,
  beginChain,
  type Chain,
  type RecordKind,
  type RecordStatus,
  rejectStep,
} from 'shared-validators/record-approval';
import { addDays, dateIn } from '../../billing/calendar.ts';
import { rightsOf } from '../../identity/account-kinds.ts';
import { chainColumns } from '../../records/chain-columns.ts';
import { json } from '../../storage/json.ts';
import type { Sample } from '../sample.ts';
import { PASSWORD_HASH } from '../users.ts';
import { PLACES, ROUTES, RUTH, SAMPLED, type SampledRecord } from './record-list.ts';

/** The first id of the records: 41001. */
const FIRST = 41_001;
const HOUR = 3_600_000;

/** Requests, engagements and revisions in every state, and the routes of the company. */
export const records: Sample = {
  subject: 'records',
  async insert(db, now) {
    const rights = rightsOf('Client');
    await db
      .insertInto('app_user')
      .values({
        ...rights,
        ...RUTH,
        permissions: json(rights.permissions),
        password_hash: PASSWORD_HASH,
        user_type: 'Client',
        client_id: 1,
        language: 'en',
        country: 'US',
      })
      .execute();
    await db
      .insertInto('recovery_registration')
      .values({ user_id: RUTH.id, email: 'ruth.calloway@example.com', email_verified_at: now, mobile: null })
      .execute();
    await db
      .insertInto('approval_route')
      .values(
        Object.entries(ROUTES).map(([kind, steps]) => ({
          client_id: 1,
          kind: kind as RecordKind,
          steps: json([...steps]),
        })),
      )
      .execute();
    const today = dateIn('America/Los_Angeles', now);
    const made = SAMPLED.map((one, index) => recordOf(one, index, today, now));
    await db
      .insertInto('approval_record')
      .values(made.map(({ row }) => row))
      .execute();
    await db
      .insertInto('approval_record_event')
      .values(made.flatMap(({ events }) => events))
      .execute();
  },
};

function recordOf(sampled: SampledRecord, index: number, today: string, now: Date) {
  const { kind, status, manager, requester = manager, assignee = null, decided = [], ago } = sampled;
  const id = FIRST + index;
  const submitted = new Date(now.getTime() - ago * HOUR);
  const at = (hours: number) => new Date(Math.min(submitted.getTime() + hours * HOUR, now.getTime()));
  let chain: Chain = status === 'Draft' || status === 'Cancelled' ? [] : beginChain(ROUTES[kind], [requester]);
  const events: { what: RecordEvent['what']; user: number; hours: number; text?: string }[] = [];
  if (chain.length > 0) events.push({ what: 'submit', user: requester, hours: 0 });
  decided.forEach((user, place) => {
    const stamp = { decidedAt: at(4 * (place + 1)).toISOString(), decidedBy: null };
    const rejects = status === 'Rejected' && place === decided.length - 1;
    chain = rejects ? rejectStep(chain, user, stamp) : approveStep(chain, user, stamp);
    const said = rejects ? { text: sampled.reason ?? '' } : {};
    events.push({ what: rejects ? 'reject' : 'approve', user, hours: 4 * (place + 1), ...said });
  });
  if (status === 'Cancelled') events.push({ what: 'cancel', user: manager, hours: 2 });
  for (const text of sampled.comments ?? []) events.push({ what: 'comment', user: manager, hours: 6, text });
  const place = PLACES[index % PLACES.length] ?? '';
  return {
    row: {
      id,
      client_id: 1,
      kind,
      number: `${PREFIX[kind]}-${4100 + index}`,
      title: sampled.title,
      status: status as RecordStatus,
      requester_id: requester,
      manager_id: manager,
      assignee_id: assignee,
      submitted_by: json(chain.length > 0 ? [requester] : []),
      submitted_at: chain.length > 0 ? submitted : null,
      facts: json(factsOf(sampled, place, today)),
      changes: json(changesOf(sampled, today)),
      ...chainColumns(chain),
      waits_from: status === 'Pending' && decided.length > 0 ? at(4 * decided.length) : null,
      created_at: new Date(submitted.getTime() - HOUR),
    },
    events: events.map(({ what, user, hours, text }) => ({
      record_id: id,
      user_id: user,
      what,
      text: text ?? null,
      at: at(hours),
    })),
  };
}

const PREFIX: Readonly<Record<RecordKind, string>> = {
  REQUEST: 'REQ',
  ENGAGEMENT: 'ENG',
  REVISION: 'REV',
  BUDGET: 'BUD',
};

function factsOf(
  { kind, title, worker, rate, raise, positions, startsIn = kind === 'REQUEST' ? 21 : -60 }: SampledRecord,
  location: string,
  today: string,
): RecordFacts {
  return {
    jobTitle: kind === 'BUDGET' ? null : title,
    location,
    startDate: addDays(today, startsIn),
    endDate: addDays(today, kind === 'REQUEST' ? 200 : 45),
    positions: kind === 'REQUEST' ? (positions ?? 1) : null,
    rate: kind === 'BUDGET' ? null : rate,
    amount: kind === 'BUDGET' ? rate + (raise ?? 0) : null,
    currency: 'USD',
    workerName: worker ?? null,
    supplierName: worker ? 'Northgate Staffing' : null,
    justification: JUSTIFICATIONS[kind] ?? null,
  };
}

const JUSTIFICATIONS: Readonly<Partial<Record<RecordKind, string>>> = {
  REQUEST: 'The team is short of people until the summer.',
  BUDGET: 'The plan of the year needs it.',
};

/** A revision extends the engagement, and sometimes raises its rate; a budget may be raised. */
function changesOf({ kind, raise, rate }: SampledRecord, today: string): RecordDifference[] {
  if (kind === 'BUDGET' && raise)
    return [{ field: 'amount', before: rate.toFixed(2), after: (rate + raise).toFixed(2) }];
  if (kind !== 'REVISION') return [];
  return [
    { field: 'endDate', before: addDays(today, 45), after: addDays(today, 135) },
    ...(raise ? [{ field: 'rate' as const, before: rate.toFixed(2), after: (rate + raise).toFixed(2) }] : []),
  ];
}
