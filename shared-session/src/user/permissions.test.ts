import {
  canViewHistoryAttachment,
  checkForAdminUser,
  checkMspUserPermission,
  hasAnyPermission,
  hasPermissions,
  isManager,
  isMSP,
  type User,
} from './permissions.ts';

const user = (changes: Partial<User> = {}): User => ({
  userId: 7,
  userName: 'worker',
  firstName: 'Wanda',
  lastName: 'Ortiz',
  userType: 'Supplier',
  permissions: ['VIEW_TIME', 'EDIT_TIME'],
  isCscCsr: false,
  isFinance: false,
  isSysAdmin: false,
  isHelpdesk: false,
  isMspAdmin: false,
  clientId: 1,
  clientName: 'Grid',
  tutorialViewed: true,
  viewHistoryAttachment: false,
  ...changes,
});

test.each<[string, Partial<User>, boolean]>([
  ['an MSP user who is a CSC/CSR user and holds it', { userType: 'MSP', isCscCsr: true }, true],
  ['an MSP user who is a finance user and holds it', { userType: 'MSP', isFinance: true }, true],
  ['an MSP user who is neither', { userType: 'MSP' }, false],
  ['a VMS user who is a CSC/CSR user', { userType: 'VMS', isCscCsr: true }, false],
  ['an MSP finance user who does not hold it', { userType: 'MSP', isFinance: true, permissions: [] }, false],
])(
  'checkMspUserPermission for %s (docs: session#permission-helpers, session#msp-permission)',
  (_, changes, expected) => {
    expect(checkMspUserPermission(user(changes), 'VIEW_TIME')).toBe(expected);
  },
);

test('checkForAdminUser is true for a system admin, helpdesk or MSP admin (docs: session#permission-helpers, session#admin-user)', () => {
  expect(checkForAdminUser(user())).toBe(false);
  expect(checkForAdminUser(user({ isSysAdmin: true }))).toBe(true);
  expect(checkForAdminUser(user({ isHelpdesk: true }))).toBe(true);
  expect(checkForAdminUser(user({ isMspAdmin: true }))).toBe(true);
});

test('isManager means Client, isMSP means MSP or VMS (docs: session#permission-helpers, session#manager-or-msp)', () => {
  const types = ['Client', 'MSP', 'VMS', 'Supplier', 'Worker'] as const;
  expect(types.filter((userType) => isManager(user({ userType })))).toEqual(['Client']);
  expect(types.filter((userType) => isMSP(user({ userType })))).toEqual(['MSP', 'VMS']);
});

test('hasPermissions wants all, hasAnyPermission at least one (docs: session#permission-helpers, session#has-permissions)', () => {
  expect(hasPermissions(user(), ['VIEW_TIME', 'EDIT_TIME'])).toBe(true);
  expect(hasPermissions(user(), ['VIEW_TIME', 'DELETE_TIME'])).toBe(false);
  expect(hasPermissions(user(), [])).toBe(true);
  expect(hasAnyPermission(user(), ['DELETE_TIME', 'EDIT_TIME'])).toBe(true);
  expect(hasAnyPermission(user(), ['DELETE_TIME'])).toBe(false);
  expect(hasAnyPermission(user(), [])).toBe(false);
});

test("a Supplier's view-history-attachment permission depends on the flag; for others it is true (docs: session#supplier-history)", () => {
  expect(canViewHistoryAttachment(user(), false)).toBe(false);
  expect(canViewHistoryAttachment(user(), true)).toBe(true);
  expect(canViewHistoryAttachment(user({ userType: 'Client' }), false)).toBe(true);
});
