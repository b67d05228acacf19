import { initialsOf } from './initials.ts';

test.each([
  [{ firstName: 'Wanda', lastName: 'Ortiz', userName: 'worker' }, 'WO'],
  [{ firstName: 'Wanda', lastName: '', userName: 'worker' }, 'WA'],
  [{ firstName: '', userName: 'worker' }, 'WO'],
  [{ firstName: 'Élodie', lastName: 'Ångström', userName: 'x' }, 'ÉÅ'],
  [{ firstName: '👩‍🔧', userName: 'x' }, '👩‍🔧'],
  [{ firstName: '', userName: '' }, ''],
])('%j is %s', (user, initials) => {
  expect(initialsOf(user)).toBe(initials);
});
