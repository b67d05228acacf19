import { rightsOf } from './rights.ts';

const rights = { userType: 'Client', clientId: 1, supplierName: null, permissions: ['A', 'B'] } as const;

test('a file is bound to the rights of its owner, in any order (docs: exports#export-owner)', () => {
  expect(rightsOf({ ...rights, permissions: ['B', 'A'] })).toBe(rightsOf(rights));
  for (const other of [
    { permissions: ['A'] },
    { clientId: 2 },
    { userType: 'MSP' as const },
    { supplierName: 'North' },
  ])
    expect(rightsOf({ ...rights, ...other })).not.toBe(rightsOf(rights));
});
