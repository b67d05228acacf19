/** The latencies of one kind of call, in milliseconds. */
export interface Latency {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** Runs `work` on all clients at the same time, `rounds` times each, one call after another, and measures each call. */
export async function measure<Client>(
  clients: readonly Client[],
  rounds: number,
  work: (client: Client, round: number) => Promise<unknown>,
): Promise<Latency> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await work(client, round);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0;
  return { count: times.length, p50: at(0.5), p99: at(0.99), perSecond: times.length / seconds };
}
