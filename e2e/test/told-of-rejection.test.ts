import { mailDiffers } from '../walks/figures/told-of-rejection.ts';

const ITEM = {
  rejectionReason: null,
  jobTitle: 'Analyst',
  reqName: 'HV-5000',
  periodStartDate: '2026-11-16',
  periodEndDate: '2026-11-22',
};
const MAIL = {
  subject: 'Sent back: Nov 16 – 22, 2026',
  text: 'Daniel Reyes sent back what you submitted.\n\nAnalyst · HV-5000\nNov 16 – 22, 2026\n\nReason: No "5 < 7".\n\nPlease correct it in the portal.',
};

test('a mail about a rejection is compared with the item and the reason', () => {
  expect(mailDiffers(MAIL, 'No "5 < 7".', ITEM)).toEqual([]);
  expect(mailDiffers(MAIL, 'No "5 &lt; 7".', ITEM)).toHaveLength(1);
  expect(mailDiffers(MAIL, 'No "5 < 7".', { ...ITEM, reqName: 'HV-5001' })).toHaveLength(1);
  expect(mailDiffers(MAIL, 'No "5 < 7".', { ...ITEM, periodEndDate: '2026-11-21' })).toHaveLength(2);
});
