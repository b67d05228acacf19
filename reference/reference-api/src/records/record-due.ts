import { type RawBuilder, sql } from 'kysely';

/** The time zone by whose days a user reads a list: their own, or that of their company. */
const zoneOf = (userId: number) => sql<string>`(
  select coalesce(p.time_zone, c.time_zone) from app_user u join client c on c.id = u.client_id
  left join user_preference p on p.user_id = u.id where u.id = ${userId})`;

/**
 * The due date of a record (`r`) by a reader's clock: `dueDate` of shared-validators in a query, because lists are sorted by it
 * (docs: approvals#record-due). Null for a record that is not pending.
 */
export function recordDue(readerId: number): RawBuilder<string | null> {
  const submittedOn = sql`(r.submitted_at at time zone ${zoneOf(readerId)})::date`;
  // The same weekday of the next week is five working days away; from a weekend, the next Friday is.
  const fiveWorkingDays = sql`${submittedOn} + case extract(isodow from ${submittedOn}) when 6 then 6 when 7 then 5 else 7 end`;
  return sql`case when r.status = 'Pending' and r.submitted_at is not null then coalesce((
    select min(d.date) from (
      select (r.facts->>'startDate')::date as date where r.kind <> 'REVISION'
      union all
      select x.date::date from jsonb_array_elements(r.changes) c, lateral (values (c->>'before'), (c->>'after')) as x(date)
      where r.kind = 'REVISION' and c->>'field' in ('startDate', 'endDate')
    ) d where d.date > ${submittedOn}), ${fiveWorkingDays}) end`;
}
