import type { Kysely, Selectable } from 'kysely';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import { httpProblem } from '../../call/http-problem.ts';
import type { Engagement } from '../../engagements/read-engagement.ts';
import type { AccrualTable, ClientHolidayTable, LeaveDayTable } from '../../engagements/tables.ts';
import type { Database } from '../../storage/database.ts';
import { preparedStatement } from '../../storage/prepared.ts';
import { type Period, workedDatesOf } from '../period.ts';
import { OTHER_DAYS, type OtherDay } from './other-timecards.ts';
import type { WorkedDay } from './worked-day.ts';

/** Everything about a timecard of one period, including its days, read at once. */
export interface TimecardSetting {
  readonly engagement: Engagement;
  readonly template: TimecardTemplate;
  readonly period: Period;
  readonly workedDates: readonly string[];
  readonly leave: readonly Selectable<LeaveDayTable>[];
  readonly holidays: ReadonlyMap<string, Selectable<ClientHolidayTable>>;
  readonly accruals: readonly Selectable<AccrualTable>[];
  readonly others: readonly OtherDay[];
  /** The days of the timecard itself, in the order of the page: by date, by shift. */
  readonly days: readonly WorkedDay[];
  /** The active custom fields of its allocations, in the engagement's order. */
  readonly customFields: readonly CustomFieldDefinition[];
}

/** Reads the setting in one round trip. `itemId` is the timecard itself, which is not one of the "other" timecards; 0 for a new one. */
export async function readSetting(
  db: Kysely<Database>,
  engagement: Engagement,
  period: Period,
  itemId: number,
): Promise<TimecardSetting> {
  return (await readForSave(db, engagement, period, { itemId, parts: 0 })).setting;
}

/** The same, and ids for what is about to be saved: the item's own if it is new, and the requested number for its new parts. */
export async function readForSave(
  db: Kysely<Database>,
  engagement: Engagement,
  period: Period,
  { itemId, parts }: { readonly itemId: number; readonly parts: number },
): Promise<{ setting: TimecardSetting; newItemId: number; partIds: readonly number[] }> {
  const { customFieldIds } = engagement.settings;
  const { rows } = await db.executeQuery(
    settingStatement([
      ...[engagement.id, engagement.client_id, engagement.worker_id],
      ...[period.start, period.end, itemId, [...customFieldIds], parts],
    ]),
  );
  const { leave, holidays, accruals, others, days, definitions, newItemId, partIds } = rows[0] as SettingRow;
  const fields = new Map(definitions.map(({ id, definition }) => [id, definition]));
  const setting = {
    engagement,
    template: templateOf(engagement),
    period,
    workedDates: workedDatesOf(period, engagement),
    leave,
    holidays: new Map(holidays.map((holiday) => [holiday.holiday_date, holiday])),
    accruals,
    others: others.map((other) => ({ ...other, createdAt: new Date(other.createdAt) })),
    days,
    customFields: customFieldIds.flatMap((id) => fields.get(id) ?? []),
  };
  return { setting, newItemId, partIds };
}

interface SettingRow extends Pick<TimecardSetting, 'leave' | 'accruals' | 'days'> {
  readonly holidays: Selectable<ClientHolidayTable>[];
  readonly others: (Omit<OtherDay, 'createdAt'> & { createdAt: string })[];
  readonly definitions: { id: number; definition: CustomFieldDefinition }[];
  readonly newItemId: number;
  readonly partIds: number[];
}

/**
 * Parameters: the engagement, its client, its worker, first and last date of the period, the timecard (0: a new one), ids of the custom
 * fields, the number of new parts.
 */
const settingStatement = preparedStatement(
  'timecard_setting',
  () => `
    select
      (select coalesce(json_agg(l order by l.leave_date, l.id), '[]') from leave_day l
        where l.engagement_id = $1::integer and l.leave_date between $4::date and $5::date) as leave,
      (select coalesce(json_agg(h), '[]') from client_holiday h
        where h.client_id = $2::integer and h.holiday_date between $4 and $5) as holidays,
      (select coalesce(json_agg(a), '[]') from accrual a where a.engagement_id = $1) as accruals,
      (${OTHER_DAYS}) as others,
      (select coalesce(json_agg(d.content order by d.worked_date, d.shift_number, d.id), '[]')
        from billing_item_detail d where d.billing_item_id = $6::integer) as days,
      (select coalesce(json_agg(json_build_object('id', f.id, 'definition', f.definition)), '[]')
        from custom_field f where f.id = any($7::integer[]) and f.active) as definitions,
      case when $6 = 0 and $8::integer > 0 then nextval(pg_get_serial_sequence('billing_item', 'id'))::integer
        else $6 end as "newItemId",
      (select coalesce(json_agg(nextval('billing_part_id')), '[]') from generate_series(1, $8)) as "partIds"`,
);

/** The engagement's own template, otherwise the catalogue's. */
export function templateOf(engagement: Pick<Engagement, 'settings' | 'timecard_template_id'>): TimecardTemplate {
  const template = engagement.settings.timecardTemplate ?? TIMECARD_TEMPLATES[engagement.timecard_template_id];
  if (!template) throw httpProblem(500, 'ERR_SERVER', 'This engagement has a timecard template nobody knows.');
  return template;
}
