import { startApi } from '../testing/start-api.ts';
import { clockOffset } from './clock-check.ts';

const at = new Date('2026-11-28T03:00:00Z');

test.each([
  [0, 0],
  [30, 0],
  [-30, 0],
  [31, 31],
  [600, 600],
  [-600, -600],
])('a clock that is %d s ahead of the database’s is %d s off', (ahead, offset) => {
  expect(clockOffset(new Date(at.getTime() + ahead * 1000), at)).toBe(offset);
});

test('a clock that is ten minutes off is logged once, and once when it is right again; the process is ready', async () => {
  let ahead = 0;
  const lines: string[] = [];
  const portal = await startApi(
    { logLevel: 'warn', now: () => new Date(Date.now() + ahead) },
    { logTo: { write: (line) => lines.push(line) } },
  );
  for (const [moved, warnings] of [
    [0, 0],
    [600_000, 1],
    [600_000, 1],
    [0, 2],
  ] as const) {
    ahead = moved;
    expect((await portal.client().get('/health/ready')).status).toBe(200);
    expect(lines).toHaveLength(warnings);
  }
  await portal.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, seconds: 600 }, { level: 40 }]);
});
