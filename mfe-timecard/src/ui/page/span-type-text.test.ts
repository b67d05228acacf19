import { SPAN_TYPES } from '../../domain/form/timecard-form.ts';
import { entryTexts } from '../../texts/entries.ts';
import { spanTypeText } from './span-type-text.ts';

test('each type of the product is a label of its own; a type of the engagement is a name (docs: time-entry#time-types)', () => {
  const t = (label: string) => `${label}: ${entryTexts[label as keyof typeof entryTexts]}`;
  expect(Object.values(SPAN_TYPES).map((type) => spanTypeText(t, type))).toEqual([
    'LBL_LABOR: Labor',
    'LBL_LUNCH: Lunch',
    'LBL_TC_PAID_BREAK: Paid Break',
    'LBL_TC_SICK: Sick',
    'LBL_TC_PTO: PTO',
    'LBL_UNPAID_LEAVE: Unpaid leave',
  ]);
  for (const name of ['On call', 'constructor', '__proto__']) expect(spanTypeText(t, name)).toBe(name);
});
