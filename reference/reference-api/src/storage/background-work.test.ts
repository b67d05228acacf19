import { workUnattended } from './background-work.ts';

/** A log that keeps its lines. */
function listening() {
  const lines: unknown[][] = [];
  const keep =
    (level: string) =>
    (...said: unknown[]) =>
      void lines.push([level, ...said]);
  return { lines, log: { warn: keep('warn'), error: keep('error') } };
}

const coded = (code: string) => Object.assign(new Error(code), { code });
const failing = (error: unknown) => () => Promise.reject(error);
const succeeding = () => Promise.resolve();

test('an outage is one warning with its class when it begins, and one when the last kind of work goes on', async () => {
  const { lines, log } = listening();
  for (const error of [coded('53100'), coded('ECONNREFUSED'), coded('53100')]) {
    await workUnattended(log, 'sweeping', failing(error));
    await workUnattended(log, 'counting', failing(error));
  }
  await workUnattended(log, 'reading', succeeding);
  await workUnattended(log, 'sweeping', succeeding);
  expect(lines).toEqual([
    [
      'warn',
      { err: expect.objectContaining({ code: '53100' }), outage: 'broken' },
      expect.stringMatching(/^the database is unavailable/),
    ],
  ]);
  await workUnattended(log, 'counting', succeeding);
  await workUnattended(log, 'counting', succeeding);
  expect(lines.slice(1)).toEqual([['warn', expect.stringMatching(/^the database is available again/)]]);
});

test.each([new TypeError('x is undefined'), coded('23505'), coded('42P01')])(
  '%s is a fault each time',
  async (error) => {
    const { lines, log } = listening();
    for (let run = 0; run < 2; run += 1) await workUnattended(log, 'sweeping', failing(error));
    expect(lines).toEqual([
      ['error', { err: error }, 'sweeping'],
      ['error', { err: error }, 'sweeping'],
    ]);
  },
);
