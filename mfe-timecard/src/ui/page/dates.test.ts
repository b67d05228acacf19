import { jest } from '@jest/globals';
import { today } from './dates.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('today is an ISO date, also where an engine writes dates in another order', () => {
  // Safari's engine formats the Canadian date as 11/23/2026.
  jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '11/23/2026');
  jest.useFakeTimers({ now: new Date('2026-11-23T23:30:00Z') });
  expect(today('Europe/Berlin')).toBe('2026-11-24');
  expect(today('America/Chicago')).toBe('2026-11-23');
  expect(today('Nowhere/Land')).toMatch(/^2026-11-2[34]$/);
});
