import type { CustomFieldDefinition, DrillDownItem, ReferenceListValue } from 'shared-client/schema/custom-fields';
import { INPUT_TYPES } from 'shared-client/schema/custom-fields';
import { addDays } from '../billing/calendar.ts';
import { startApi } from '../testing/start-api.ts';
import { noonOfToday, TODAY } from '../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker');
/** The account with the engagements that have custom fields. */
const templates = await server.signedIn('worker-templates');
const CLIENT = '/wand2/api/clients/1';
const list = (id: number) => `/wand2/api/configuration/cfReferenceList/${id}`;
const today = TODAY;
const names = (values: ReferenceListValue[]) => values.map((one) => one.value);

describe('definitions', () => {
  test('all nine input types', async () => {
    const { body } = await worker.get(`${CLIENT}/cfs/billing/activeOnly`);
    const types = new Set(body.map((field: CustomFieldDefinition) => field.inputType));
    expect(types).toEqual(new Set(INPUT_TYPES));
  });

  test('a follow-on chain of depth 100, and one that loops, travel with the metadata', async () => {
    const fields = async (engagementId: number): Promise<CustomFieldDefinition[]> =>
      (await templates.get(`/wand2/api/billing/billing-items/0/metadata?engagementId=${engagementId}`)).body
        .clientCustomFieldDefDtos;
    const next = (all: CustomFieldDefinition[], id: number | undefined) =>
      all.find((one) => one.id === id)?.followCFs[0]?.childrenCFDefIds[0];
    const chain = await fields(5061);
    let depth = 0;
    for (let id = next(chain, 800); id !== undefined; id = next(chain, id)) depth += 1;
    expect(depth).toBe(100);
    const loop = await fields(5062);
    expect([910, 911, 912].map((id) => next(loop, id))).toEqual([911, 912, 910]);
  });

  test('values of an object beside them, a secure one masked with five asterisks (docs: allocations#allocation-value-fields)', async () => {
    const { body } = await worker.get(`${CLIENT}/workerCustomFields?pageName=profile&sectionName=profile`);
    expect(body.map((field: { value: string }) => field.value)).toEqual(['39', '*****']);
    const section = await worker.get(`${CLIENT}/requests/5000/customFields/fieldSection?fieldSection=general`);
    expect(section.body).toMatchObject([{ label: 'Budget owner', value: 'Daniel Reyes' }]);
  });

  test.each([
    'customFields',
    'customFields?objectClass=worker&objectId=1001',
    'customFields/fieldSection?fieldSection=general&reqType=A&fetchValue=true&objectId=5000',
    'customFields/assigncandidate?reqType=A',
    'customFields/validation?reqType=A',
    'cfs/request/5000?cfSection=general&reqType=A',
  ])('%s answers definitions (docs: api#api-custom-fields)', async (path) => {
    const { status, body } = await worker.get(`${CLIENT}/${path}`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  });

  test("another company's are not returned", async () => {
    const other = await server.signedIn('worker-email');
    expect((await other.get('/wand2/api/clients/2/customFields')).status).toBe(403);
  });
});

describe('reference lists (docs: api#api-custom-fields)', () => {
  test('50,000 values are searched; ten come back by default', async () => {
    const { body } = await worker.get(`${list(601)}/values/search?searchKey=cc-4999`);
    expect(names(body)).toHaveLength(10);
    expect(names(body).every((value) => value.startsWith('CC-4999'))).toBe(true);
    expect((await worker.get(`${list(601)}/values/search?searchKey=harbor&pageSize=25`)).body).toHaveLength(25);
    expect((await worker.get(`${list(601)}/values`)).body).toHaveLength(200);
  });

  test('without regard to case and accents', async () => {
    expect(names((await worker.get(`${list(603)}/values/search?searchKey=ZURICH`)).body)).toEqual(['Zürich office']);
  });

  test('* and ? are wild cards only when allowed; % and _ never', async () => {
    const count = async (query: string) => (await worker.get(`${list(603)}/values/search?${query}`)).body.length;
    expect(await count('searchKey=n*quay&allowWCSearch=true')).toBe(1);
    expect(await count('searchKey=n*quay')).toBe(0);
    expect(await count('searchKey=%25')).toBe(0);
    expect(await count('searchKey=_&allowWCSearch=true')).toBe(0);
  });

  test('at the start, or anywhere', async () => {
    expect((await worker.get(`${list(603)}/values/searchStartWithKey?searchKey=quay`)).body).toEqual([]);
    expect((await worker.get(`${list(603)}/values/searchKey?searchKey=quay`)).body).toHaveLength(2);
  });

  test('a value is looked up with or without regard to case', async () => {
    const found = async (value: string, isCaseSensitive: boolean) =>
      (await worker.get(`${list(603)}/value?value=${value}&isCaseSensitive=${isCaseSensitive}`)).body.found;
    expect(await found('rail yard', false)).toBe(true);
    expect(await found('rail yard', true)).toBe(false);
    expect(await found('Rail yard', true)).toBe(true);
  });

  test('a value is offered on or after the active date and before the inactive date', async () => {
    const on = async (date: string) =>
      names(
        (
          await templates.get(
            `${list(602)}/filteredCostAllocationCFRefValuesByWorkedDate?requisitionId=5060&workedDate=${date}&billingCostAllocationFieldId=702`,
          )
        ).body,
      );
    const start = TODAY;
    expect(await on(today)).toEqual(['Crane safety', 'Dock renewal']);
    expect(await on(addDays(today, 61))).toContain('Cold store move');
    expect(await on(addDays(start, -35))).toContain('Gate automation');
    const item = `${list(602)}/filteredCostAllocationCFRefValues?requisitionId=5060&billingItemEndDateInTime=${noonOfToday().getTime()}&billingCostAllocationFieldId=702`;
    expect(names((await templates.get(item)).body)).toEqual(['Crane safety', 'Dock renewal']);
  });
});

describe('drill-downs', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '%i levels: choosing one loads the next, id 0 at the end',
    async (depth) => {
      const levels: string[] = [];
      for (let level = 1; level <= depth; level += 1) {
        const items: DrillDownItem[] = (await worker.put(`${list(610 + depth)}/idname`, { levels })).body;
        expect(items.length).toBeGreaterThan(0);
        expect(new Set(items.map((item) => item.id))).toEqual(new Set([level === depth ? 0 : 1]));
        levels.push((items[0] as DrillDownItem).name);
      }
      const { value } = (await worker.put(`${list(610 + depth)}/refvalue`, { levels })).body;
      expect(value).toMatchObject({ value: levels.join(' > '), hpStr1: levels[0] });
      const display = `/wand2/api/configuration/cfReferenceList/billingDrillDownDisplayData/${730 + depth}`;
      expect((await worker.get(display)).body.levels).toHaveLength(depth);
      expect((await worker.get(`${display}/billingItem`)).status).toBe(200);
    },
  );

  test('hstr1 to hstr3 say the same as levels (docs: custom-fields#drill-down-levels, custom-fields#reference-value)', async () => {
    const path = `${list(613)}/idname?engBillingCostAllocationFieldId=709`;
    const byName = await worker.put(path, { hstr1: 'Company 1', hstr2: 'Division 2' });
    const byLevels = await worker.put(path, { levels: ['Company 1', 'Division 2'] });
    expect(byName.body).toEqual(byLevels.body);
    expect(byName.body).toHaveLength(3);
  });

  test('all levels at once: level0 to level2 and the values below', async () => {
    const { body } = await worker.put(`${list(613)}/allLevelValues`, { levels: ['Company 2'] });
    expect([body.level0.length, body.level1.length, body.level2.length, body.refValues.length]).toEqual([3, 3, 0, 9]);
  });

  test('no more than ten levels, no unknown field (docs: custom-fields#drill-down-levels, custom-fields#reference-value)', async () => {
    expect((await worker.put(`${list(613)}/idname`, { levels: Array(11).fill('x') })).status).toBe(400);
    const unknown = await worker.put(`${list(613)}/idname`, { level: [] });
    expect([unknown.status, unknown.body.errors[0].value]).toEqual([400, 'body.level']);
  });
});

describe('filter options', () => {
  const options = async (path: string, client = worker) =>
    (await client.get(`/wand2/api/configuration/filterOptions/${path}`)).body;

  test('aggregated options hold several keys, and come only when asked for (docs: lists#filter-source)', async () => {
    const { aggregatedOptions } = await options('status?aggregateOptions=true');
    expect(aggregatedOptions[0]).toEqual({ keys: ['Saved', 'Rejected'], value: 'Needs my attention' });
    expect((await options('status')).aggregatedOptions).toEqual([]);
  });

  test('a typeahead gets what matches (docs: lists#filter-source)', async () => {
    const found = (await options('engagement?searchText=hv-500')).options;
    expect(found.map((option: { key: string }) => option.key)).toContain('5000');
    expect((await options('jobTitle?searchText=cost controller', templates)).options).toEqual([
      { key: 'Cost Controller', value: 'Cost Controller', selected: false },
    ]);
  });

  test('workers, suppliers, companies and cost centres are those of what the reader may see (docs: lists#filter-names)', async () => {
    const manager = await server.signedIn('manager');
    const values = async (path: string, client: typeof worker): Promise<string[]> =>
      (await options(path, client)).options.map(({ value }: { value: string }) => value);
    const { costCentres, suppliers, workers } = (await manager.get('/wand2/api/insights/hours')).body;
    expect(await values('supplier', manager)).toEqual(expect.arrayContaining([suppliers[0].name]));
    expect(await values('company', manager)).toHaveLength(1);
    expect((await values('company', await server.signedIn('vms'))).length).toBeGreaterThan(1);
    const names = (workers as { name: string }[]).map(({ name }) => name);
    expect(await values(`worker?searchText=${encodeURIComponent(names[0]?.toUpperCase() ?? '')}`, manager)).toEqual([
      names[0],
    ]);
    expect(await values('worker', await server.signedIn('worker'))).toHaveLength(1);
    const [centre] = costCentres as { name: string }[];
    expect(
      await values(`costCentre?searchText=${encodeURIComponent(centre?.name.toUpperCase() ?? '')}`, manager),
    ).toEqual([centre?.name]);
    expect(await values('costCentre', await server.signedIn('worker-email'))).not.toContain(centre?.name);
  });

  test('an unknown filter is named', async () => {
    const response = await worker.get('/wand2/api/configuration/filterOptions/salary');
    expect([response.status, response.body.errors[0].value]).toEqual([400, 'path.filterKey']);
  });
});
