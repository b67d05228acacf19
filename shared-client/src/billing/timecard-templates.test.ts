import {
  ALLOCATION_TYPES,
  showsBillingItemAllocations,
  TEMPLATE_FLAGS,
  TEMPLATE_TYPES,
  TIMECARD_TEMPLATES,
  type TimecardTemplate,
  timecardTemplateOf,
} from './timecard-templates.ts';

describe('The 35 timecard templates (ids 0 to 34) (docs: billing-items#template-ids, billing-items#template-types, billing-items#template-flags)', () => {
  test('ids are 0 to 34, in order', () => {
    expect(TIMECARD_TEMPLATES.map((template) => template.id)).toEqual(Array.from({ length: 35 }, (_, id) => id));
  });

  test.each(TEMPLATE_TYPES)('template type %s is used by at least two templates', (type) => {
    expect(TIMECARD_TEMPLATES.filter((one) => one.templateType === type).length).toBeGreaterThanOrEqual(2);
  });

  test.each(ALLOCATION_TYPES)('allocation type %s is used by at least two templates', (type) => {
    expect(TIMECARD_TEMPLATES.filter((one) => one.allocationType === type).length).toBeGreaterThanOrEqual(2);
  });

  test.each(TEMPLATE_FLAGS)('flag %s is set by at least two templates and left unset by at least two', (flag) => {
    expect(TIMECARD_TEMPLATES.filter((one) => one[flag]).length).toBeGreaterThanOrEqual(2);
    expect(TIMECARD_TEMPLATES.filter((one) => !one[flag]).length).toBeGreaterThanOrEqual(2);
  });

  test('no two are the same, whatever their names', () => {
    const looks = TIMECARD_TEMPLATES.map(({ id: _id, name: _name, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(35);
    expect(new Set(TIMECARD_TEMPLATES.map((one) => one.name)).size).toBe(35);
  });

  test('every flag written in the table is one of the fourteen', () => {
    const shown = TIMECARD_TEMPLATES.flatMap((one) => TEMPLATE_FLAGS.filter((flag) => one[flag]));
    expect(shown).toHaveLength(131);
  });

  test('allocations are shown exactly where there is an allocation type', () => {
    for (const template of TIMECARD_TEMPLATES)
      expect([template.id, template.showAllocations]).toEqual([template.id, template.allocationType !== 'none']);
  });

  test('templates of one card for the period allocate on the billing item', () => {
    expect(TIMECARD_TEMPLATES.filter(showsBillingItemAllocations).map((one) => one.id)).toEqual([23, 25, 26]);
  });
});

test('metadata that carries a template object of its own wins', () => {
  const own: TimecardTemplate = {
    ...(TIMECARD_TEMPLATES[0] as TimecardTemplate),
    name: 'Our own',
    showPaidBreak: true,
  };
  expect(timecardTemplateOf({ timecardTemplateId: 0, timecardTemplate: own })).toBe(own);
  expect(timecardTemplateOf({ timecardTemplateId: 3 })?.showShiftSelect).toBe(true);
  expect(timecardTemplateOf({ timecardTemplateId: 35, timecardTemplate: null })).toBeUndefined();
});
