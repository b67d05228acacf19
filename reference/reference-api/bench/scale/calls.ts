import type { LargeCompany } from '../../src/testing/items/large-company.ts';
import type { TestClient } from '../../src/testing/test-client.ts';

const APPROVALS = '/wand2/api/billing/approvals';
const ITEMS = '/wand2/api/billing/billing-items?size=20&sort=periodEndDate,desc';
const MENU = '/wand2/api/worker/menu-items';

/** A call, or the calls of a page, which are made at the same time. */
interface Measured {
  readonly name: string;
  readonly paths: readonly string[];
}

/** The calls that are measured, by the account that makes them. */
export function callsOf({ users, words }: LargeCompany): readonly {
  readonly viewer: string;
  readonly userName: string;
  calls(client: TestClient): Promise<readonly Measured[]>;
}[] {
  const reviewer = (client: TestClient) => reviewerCalls(client, words);
  return [
    { viewer: 'manager of 25', userName: users.small, calls: reviewer },
    { viewer: 'manager of 429', userName: users.large, calls: reviewer },
    { viewer: 'program', userName: 'msp', calls: reviewer },
    { viewer: 'worker', userName: users.worker, calls: async () => WORKER_CALLS },
  ];
}

async function reviewerCalls(client: TestClient, words: LargeCompany['words']): Promise<readonly Measured[]> {
  const list = `${APPROVALS}/items?type=TIME&size=50`;
  const { totalPages } = (await client.get(list)).body;
  const one = (name: string, path: string): Measured => ({ name, paths: [path] });
  return [
    one('approvals, first page', list),
    one('approvals, last page', `${list}&page=${Math.max(0, totalPages - 1)}`),
    one('approvals, search for a name', `${list}&search=${words.name}`),
    one('approvals, search for a job title', `${list}&search=${words.title}`),
    one('summary', `${APPROVALS}/summary`),
    one('time and expense, first page', ITEMS),
    one('time and expense, page 50', `${ITEMS}&page=49`),
    one('menu', MENU),
    { name: 'home', paths: [`${APPROVALS}/summary`, `${APPROVALS}/items?type=TIME&sort=submitted,asc&size=6`] },
  ];
}

const WORKER_CALLS: readonly Measured[] = [
  { name: 'time and expense, first page', paths: [ITEMS] },
  { name: 'menu', paths: [MENU] },
  {
    name: 'home',
    paths: ['Rejected', 'Saved'].map(
      (status) => `/wand2/api/billing/billing-items?status=${status}&type=TIME&sort=periodEndDate,desc&size=5`,
    ),
  },
];
