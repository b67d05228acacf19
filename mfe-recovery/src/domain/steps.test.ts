import { firstScreen, pathOf, readPath, screens } from './steps.ts';

test('the flow starts on phone-email-setup, or on confirm-password in update flow (docs: recovery#recovery-first-step)', () => {
  expect(firstScreen('register')).toBe('phone-email-setup');
  expect(firstScreen('update')).toBe('confirm-password');
});

test.each(screens)('the URL of %s is read back as itself in both flows (docs: recovery#recovery-routes)', (screen) => {
  for (const mode of ['register', 'update'] as const) {
    expect(readPath(pathOf(mode, screen))).toEqual({ mode, screen });
  }
});

test.each([
  ['/recovery-options/two-factor-reg', { mode: 'register', screen: undefined }],
  ['/recovery-options/two-factor-reg/', { mode: 'register', screen: undefined }],
  ['/recovery-options/edit/two-factor-reg', { mode: 'update', screen: undefined }],
  ['/recovery-options/two-factor-reg/starting', { mode: 'register', screen: undefined }],
  ['/recovery-options/two-factor-reg/ended', { mode: 'register', screen: undefined }],
  ['/recovery-options/two-factor-reg/nonsense/verify-email', { mode: 'register', screen: undefined }],
  ['/recovery-options/two-factor-reg/verify-email/', { mode: 'register', screen: 'verify-email' }],
  ['/recovery-options/two-factor-registration', undefined],
  ['/recovery-options', { mode: 'register', screen: undefined }],
  ['/recovery-options/edit', { mode: 'update', screen: undefined }],
  ['/recovery-options/editor', undefined],
  ['/recovery-options/verify-email', undefined],
  ['/worker/home', undefined],
  ['', undefined],
  ['/', undefined],
])('%s is read as %o', (path, expected) => {
  expect(readPath(path)).toEqual(expected);
});
