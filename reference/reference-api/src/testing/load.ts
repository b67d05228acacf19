import type { TestClient } from './test-client.ts';

/**
 * Sixteen clients that write rounds, each to its own page, without a pause until the work is done. They send idempotency keys, as the
 * pages do with every save; every `keyless`th of them does not.
 * @returns the number of responses of each status, and the last acknowledged round, by page
 */
export async function underLoad(
  worker: TestClient,
  { prefix, keyless }: { prefix: string; keyless?: number },
  work: () => Promise<unknown>,
): Promise<{ statuses: Map<number, number>; acknowledged: Map<string, number> }> {
  const statuses = new Map<number, number>();
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const client = async (number: number) => {
    const pageName = `${prefix}-${number}`;
    for (let round = 0; !isOver; round++) {
      const headers: Record<string, string> = { 'idempotency-key': `${pageName}-${round}` };
      if (keyless && number % keyless === 0) delete headers['idempotency-key'];
      const setting = { pageName, settings: { round } };
      const { status } = await worker.post('/wand2/api/users/page-setting/save', setting, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) acknowledged.set(pageName, round);
    }
  };
  const clients = Array.from({ length: 16 }, (_, number) => client(number));
  await work();
  isOver = true;
  await Promise.all(clients);
  return { statuses, acknowledged };
}

/** Pages whose stored round is older than the last acknowledged one. A newer one was written, but its response was lost. */
export async function lostBy(worker: TestClient, acknowledged: ReadonlyMap<string, number>): Promise<string[]> {
  const stored = new Map<string, number>();
  for (const { pageName, settings } of (await worker.get('/wand2/api/users/page-setting')).body) {
    stored.set(pageName, settings.round);
  }
  return [...acknowledged].flatMap(([page, round]) => ((stored.get(page) ?? -1) < round ? [page] : []));
}
