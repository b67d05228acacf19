import type { Transaction } from 'kysely';
import { dateIn } from '../billing/calendar.ts';
import { searchKeyOf } from '../custom-fields/search-key.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { billingFields, LISTS, otherFields, projectCodes, REGIONS } from './custom-field-definitions.ts';
import type { Sample } from './sample.ts';

/**
 * Definitions of all input types, lists of four values and more (`cost-centres.ts` has the one of 50,000), drill-downs of
 * one to ten levels.
 */
export const customFields: Sample = {
  subject: 'custom fields',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    await insertLists(db, today);
    await db
      .insertInto('custom_field')
      .values([
        ...billingFields(today).map((definition) => ({
          id: definition.id,
          client_id: 1,
          object_class: 'billing',
          section: sectionOf(definition.id),
          request_type: null,
          definition: json(definition),
        })),
        ...otherFields.map(({ definition, ...place }) => ({
          ...place,
          id: definition.id,
          client_id: 1,
          request_type: null,
          definition: json(definition),
        })),
      ])
      .execute();
    await db
      .insertInto('custom_field_value')
      .values([
        { field_id: 753, object_class: 'worker', object_id: 1001, value: '39' },
        { field_id: 754, object_class: 'worker', object_id: 1001, value: 'Kofi Osei' },
        { field_id: 751, object_class: 'requisition', object_id: 5000, value: 'Daniel Reyes' },
      ])
      .execute();
  },
};

function sectionOf(id: number): string {
  if (id >= 910) return 'loop';
  if (id >= 800) return 'chain';
  return id >= 731 ? 'drillDowns' : 'costAllocation';
}

async function insertLists(db: Transaction<Database>, today: string): Promise<void> {
  const depths = Array.from({ length: 10 }, (_, index) => index + 1);
  const levelNames = ['Company', 'Division', 'Department', 'Site', 'Building', 'Floor', 'Zone', 'Line', 'Team', 'Post'];
  const list = (id: number, name: string, levels: string[] = []) => ({
    id,
    client_id: 1,
    name,
    levels: json(levels),
    help_text: levels.length > 0 ? 'Choose from the top level down.' : null,
  });
  await db
    .insertInto('reference_list')
    .values([
      list(LISTS.costCentres, 'Cost centres'),
      list(LISTS.projectCodes, 'Project codes'),
      list(LISTS.regions, 'Regions'),
      ...depths.map((depth) =>
        list(LISTS.drillDown(depth), depth === 3 ? 'Accounts' : `Drill-down of ${depth}`, levelNames.slice(0, depth)),
      ),
    ])
    .execute();
  const plain = [
    ...projectCodes(today).map(({ value, dateActive, dateInactive }) => ({
      list_id: LISTS.projectCodes,
      value,
      date_active: dateActive,
      date_inactive: dateInactive,
      path: [] as string[],
    })),
    ...REGIONS.map((value) => ({
      list_id: LISTS.regions,
      value,
      date_active: null,
      date_inactive: null,
      path: [] as string[],
    })),
    ...depths.flatMap((depth) =>
      paths(levelNames.slice(0, depth)).map((path) => ({
        list_id: LISTS.drillDown(depth),
        value: path.join(' > '),
        date_active: null,
        date_inactive: null,
        path,
      })),
    ),
  ];
  await db
    .insertInto('reference_value')
    .values(plain.map((row) => ({ ...row, search_key: searchKeyOf(row.value) })))
    .execute();
}

/** Every path through some levels: three choices on each of the first three, one below. */
function paths(levels: readonly string[]): string[][] {
  let ways: string[][] = [[]];
  levels.forEach((level, place) => {
    const choices = place < 3 ? 3 : 1;
    ways = ways.flatMap((way) => Array.from({ length: choices }, (_, index) => [...way, `${level} ${index + 1}`]));
  });
  return ways;
}
