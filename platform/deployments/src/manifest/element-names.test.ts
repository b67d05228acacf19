import { attributeName, failureEvent, observedNames } from './element-names.ts';

test('redirectUrl, redirecturl and redirect-url are one attribute', () => {
  expect(['redirectUrl', 'redirecturl', 'redirect-url', 'REDIRECT-URL'].map(attributeName)).toEqual(
    Array(4).fill('redirecturl'),
  );
});

test('each way of writing an attribute is watched, and open', () => {
  expect(observedNames(['as-modal', 'redirect-url'])).toEqual([
    'open',
    'as-modal',
    'asmodal',
    'redirect-url',
    'redirecturl',
  ]);
});

test('recovery-options reports a failure with recovery-failed', () => {
  expect(failureEvent('recovery-options')).toBe('recovery-failed');
});
