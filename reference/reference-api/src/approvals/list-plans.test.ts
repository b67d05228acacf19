import { CompiledQuery } from 'kysely';
import { insertLargeCompany } from '../testing/items/large-company.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

/** Inserting 100,000 items takes ten seconds, so this is in the wide suite, on PostgreSQL. */
const runs = process.env.TEST_WIDE && process.env.TEST_DATABASE_URL ? describe : describe.skip;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

runs('at 100,000 items no list reads all items or all days', () => {
  const statements: { readonly text: string; readonly parameters: readonly unknown[] }[] = [];
  let portal: TestApi;
  beforeAll(async () => {
    portal = await startApi({}, { onStatement: (text, parameters) => statements.push({ text, parameters }) });
    await insertLargeCompany(portal.api.services.db, 100_000);
  });
  afterAll(() => portal.close());

  const APPROVALS = '/wand2/api/billing/approvals';
  const ITEMS = '/wand2/api/billing/billing-items';
  const LISTS = [
    `${APPROVALS}/items?type=TIME`,
    `${APPROVALS}/items?type=TIME&page=3`,
    `${APPROVALS}/items?type=TIME&sort=submitted,asc&size=6`,
    `${APPROVALS}/items?type=TIME&sort=worker,asc`,
    `${APPROVALS}/items?type=TIME&sort=variance,desc`,
    `${APPROVALS}/items?type=EXPENSE`,
    `${APPROVALS}/items?type=TIME&search=Abelander0`,
    `${APPROVALS}/items?type=TIME&search=Accountant`,
    `${APPROVALS}/items?type=TIME&search=1000003`,
    `${APPROVALS}/items?type=TIME&variance=identical`,
    `${APPROVALS}/items?type=TIME&hoursMin=41`,
    `${APPROVALS}/items?view=recent`,
    `${APPROVALS}/summary`,
    `${ITEMS}?sort=periodEndDate,desc`,
    `${ITEMS}?sort=periodEndDate,desc&page=20`,
    `${ITEMS}?sort=periodEndDate,desc&status=Rejected,Saved`,
    '/wand2/engagement/api/engagement/items/timeentries',
    '/wand2/api/worker/menu-items',
  ];

  test.each(['large-manager-0', 'large-manager-1', 'msp', 'supplier', 'large-worker-0'])('%s', async (userName) => {
    const client = await portal.signedIn(userName);
    const scans: unknown[] = [];
    for (const path of userName === 'large-worker-0' ? LISTS.filter((one) => !one.startsWith(APPROVALS)) : LISTS) {
      statements.length = 0;
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
      for (const { text, parameters } of statements.filter((one) => /^\s*select/.test(one.text))) {
        const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
        const { rows } = await portal.api.services.db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
          explained,
        );
        const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
        scans.push(
          ...nodes
            .filter(
              (node) =>
                node['Node Type'] === 'Seq Scan' &&
                /^billing_item(_detail|_change)?$/.test(node['Relation Name'] ?? ''),
            )
            .map((node) => ({ path, scanned: node['Relation Name'], text })),
        );
      }
    }
    expect(scans).toEqual([]);
  });
});
