import { isReferenceValueActive } from './reference-list.ts';

describe('A reference value is valid for a worked date on or after the active date and before the inactive date (docs: custom-fields#field-value-active)', () => {
  const value = (dateActive?: string | null, dateInactive?: string | null) => ({
    value: 'x',
    dateActive,
    dateInactive,
  });

  test.each([
    [value('2026-01-10', '2026-01-20'), '2026-01-09', false],
    [value('2026-01-10', '2026-01-20'), '2026-01-10', true],
    [value('2026-01-10', '2026-01-20'), '2026-01-19', true],
    [value('2026-01-10', '2026-01-20'), '2026-01-20', false],
    [value(undefined, '2026-01-20'), '1999-12-31', true],
    [value('2026-01-10', null), '2099-12-31', true],
    [value(null, ''), '2026-01-15', true],
    [value('2026-01-10', '2026-01-20'), 'someday', false],
    [value(null, null), 'someday', false],
    [value('someday', null), '2026-01-15', false],
    [value(null, 'someday'), '2026-01-15', false],
  ])('%j on %s: %s', (entry, workedDate, active) => {
    expect(isReferenceValueActive(entry, workedDate)).toBe(active);
  });
});
