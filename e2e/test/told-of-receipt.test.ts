import { receiptDiffers, toldByReceipt } from '../walks/figures/told-of-receipt.ts';

const DAYS = [
  { workedDate: '2026-11-16', hours: 8 },
  { workedDate: '2026-11-17', units: 1234.5 },
  { workedDate: '2026-11-18', didNotWork: true },
  { workedDate: '2026-11-19', worked: true },
];
const ITEM = {
  ...{ jobTitle: 'Analyst', reqName: 'HV-5000', periodStartDate: '2026-11-16', periodEndDate: '2026-11-22' },
  receipt: { number: '100000-1', sentTo: 'Daniel Reyes', days: DAYS },
};
const MAIL = {
  subject: 'Receipt 100000-1: your time for Nov 16 – 22, 2026',
  text: 'Receipt 100000-1\n\nAnalyst · HV-5000\nNov 16 – 22, 2026\n\nSent: Nov 23, 2026, 9:00 AM EST\nBy: Amara Okafor\nTo: Daniel Reyes\n\nMon, Nov 16: 8.00 h\nTue, Nov 17: 1,234.5\nWed, Nov 18: Did not work\nThu, Nov 19: Worked\n\nTotal: 8.00 h',
};

test('a mailed receipt is compared with the item, day by day', () => {
  const differing = (days: readonly object[], item: object = ITEM) =>
    receiptDiffers(MAIL, { ...ITEM, ...item, receipt: { ...ITEM.receipt, days } as typeof ITEM.receipt });
  expect(differing(DAYS)).toEqual([]);
  expect(differing([{ ...DAYS[0], hours: 8.01 }, ...DAYS.slice(1)])).toHaveLength(1);
  expect(differing(DAYS.slice(1))).toHaveLength(1);
  expect(differing(DAYS, { reqName: 'HV-5001' })).toHaveLength(1);
  expect(differing(DAYS, { periodEndDate: '2026-11-21' })).toHaveLength(2);
});

test('its total is hours, days or units', () => {
  const place = 'the mailed receipt';
  expect(toldByReceipt(MAIL.text)).toEqual({ place, hours: 8 });
  expect(toldByReceipt('Total: 1,040.25 h')).toEqual({ place, hours: 1040.25 });
  expect(toldByReceipt('Total: 1 day')).toEqual({ place, days: 1 });
  expect(toldByReceipt('Total: 12.5')).toEqual({ place, units: 12.5 });
});
