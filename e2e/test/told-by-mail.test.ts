import { digestDiffers, digestIn } from '../walks/figures/told-by-mail.ts';

const MAIL = 'Waiting for you: 3\nOf these late: 0\nHours: 1,047.83\nAmounts: $1,234.50, £3.00\n\nNora';
const WAITING = [
  { type: 'TIME', hoursWorked: 1047.83 },
  { type: 'EXPENSE', amount: 1234.5, currency: 'USD' },
  { type: 'PROJECT', amount: 3, currency: 'GBP' },
];

test('the figures of a digest are read', () => {
  expect(digestIn(MAIL)).toEqual({
    count: 3,
    hours: 1047.83,
    amounts: new Map([
      ['$', 1234.5],
      ['£', 3],
    ]),
  });
  expect(digestIn('Waiting for you: 1\nHours: 8\nAmounts: –').amounts.size).toBe(0);
});

test('what waits is compared with it, to the minute and the cent', () => {
  const differs = (waiting: readonly object[]) => digestDiffers(digestIn(MAIL), waiting as typeof WAITING);
  expect(differs(WAITING)).toEqual([]);
  expect(differs([{ type: 'TIME', hoursWorked: 1047.9 }, ...WAITING.slice(1)])).toHaveLength(1);
  expect(differs([...WAITING.slice(0, 2), { type: 'PROJECT', amount: 3.01, currency: 'GBP' }])).toHaveLength(1);
  expect(differs(WAITING.slice(0, 2)).length).toBeGreaterThan(1);
});
