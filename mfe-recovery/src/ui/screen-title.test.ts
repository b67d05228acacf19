import { screenTitle } from './screen-title.ts';

test('a registration that was left is not called complete; one that was completed is', () => {
  expect(screenTitle({ step: 'ended', outcome: 'cancelled' })).toBe('LBL_RECOVERY_ENDED');
  expect(screenTitle({ step: 'ended', outcome: 'completed' })).toBe('LBL_RECOVERY_COMPLETE');
});
