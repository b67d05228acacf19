import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** A day of a company. */
export interface CompanyDay {
  readonly clientId: number;
  readonly day: string;
}

export const keyOf = ({ clientId, day }: CompanyDay): string => `${clientId} ${day}`;

/** The days that are holidays of their company, or of the weekend of its usual calendar. */
export async function daysOff(db: Kysely<Database>, days: readonly CompanyDay[]): Promise<ReadonlySet<string>> {
  const distinct = [...new Map(days.map((day) => [keyOf(day), day])).values()];
  if (distinct.length === 0) return new Set();
  const { rows } = await sql<CompanyDay>`
    select t."clientId", t.day::text as day
    from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as t("clientId" integer, day date)
    left join due_calendar d on d.calendar_client_id = t."clientId" and d.is_usual
    where extract(isodow from t.day)::integer = any (coalesce(d.weekend, '{6,7}'))
      or exists (select from client_holiday h where h.client_id = t."clientId" and h.holiday_date = t.day)`.execute(db);
  return new Set(rows.map(keyOf));
}
