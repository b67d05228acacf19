import { FILTERED_NAMES, isFilteredBy } from './filtered-names.ts';

const [ALL, OWN] = [['COMPANY_BILLING'], []];

test.each([
  ['nobody yet', undefined, []],
  ['a worker', { userType: 'Worker', permissions: OWN }, ['engagement', 'costCentre']],
  ['a supplier', { userType: 'Supplier', permissions: OWN }, ['engagement', 'worker', 'costCentre']],
  ['a manager', { userType: 'Client', permissions: OWN }, ['engagement', 'worker', 'costCentre', 'supplier']],
  ['somebody who sees a company', { userType: 'Client', permissions: ALL }, ['engagement', 'worker', 'supplier']],
  ['the program', { userType: 'MSP', permissions: ALL }, ['engagement', 'worker', 'supplier', 'company']],
  [
    'its operator with items of their own',
    { userType: 'VMS', permissions: OWN },
    ['engagement', 'worker', 'costCentre', 'supplier'],
  ],
] as const)('%s filters by %j (docs: lists#filter-names)', (_, user, names) => {
  expect(FILTERED_NAMES.filter((name) => isFilteredBy(name, user))).toEqual(names);
});
