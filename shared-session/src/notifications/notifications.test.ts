import { notifications } from './notifications.ts';

beforeEach(() => notifications.clear());

const toasts = () =>
  notifications.getState().toasts.map(({ message, style, duration }) => ({ message, style, duration }));
const alerts = () => notifications.getState().alerts.map(({ message }) => message);

test('defaults: success hides after 3 s, an error stays until dismissed (docs: session#notifications, widgets#chips, session#generic-toast, session#toasts)', () => {
  notifications.toast({ style: 'success' });
  notifications.toast({ style: 'error' });
  notifications.toast({ message: 'Saved', style: 'success', duration: 500 });
  notifications.toast({ message: 'Stay', style: 'info', duration: null });
  expect(toasts()).toEqual([
    { message: 'Success', style: 'success', duration: 3000 },
    { message: 'An unexpected error occurred.', style: 'error', duration: undefined },
    { message: 'Saved', style: 'success', duration: 500 },
    { message: 'Stay', style: 'info', duration: undefined },
  ]);
});

test('the generic toast (docs: session#generic-toast, session#toasts)', () => {
  notifications.notify({});
  expect(toasts()[0]?.message).toBe('Something went wrong. Please try again later!');
});

test('a toast that says the same as one that is shown takes its place, as the newest (docs: session#toasts-repeated)', () => {
  const first = notifications.toast({ message: 'It failed.', style: 'error' });
  notifications.toast({ message: 'Saved', style: 'success' });
  notifications.toast({ message: 'It failed.', style: 'warning' });
  const again = notifications.toast({ message: 'It failed.', style: 'error' });
  expect(toasts().map(({ message, style }) => `${style}: ${message}`)).toEqual([
    'success: Saved',
    'warning: It failed.',
    'error: It failed.',
  ]);
  // A new one, which is announced and has all of its time.
  expect(again).not.toBe(first);
  notifications.dismiss(first);
  expect(toasts()).toHaveLength(3);
});

test('at most 5 alerts: the oldest gives way', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) notifications.alert({ message: `alert ${n}` });
  expect(alerts()).toEqual(['alert 3', 'alert 4', 'alert 5', 'alert 6', 'alert 7']);
});

test('duplicates are allowed by default, and not where a caller says so', () => {
  notifications.alert({ message: 'same' });
  const second = notifications.alert({ message: 'same' });
  expect(alerts()).toEqual(['same', 'same']);
  const third = notifications.alert({ message: 'same', allowDuplicates: false });
  expect(alerts()).toHaveLength(2);
  expect(third).not.toBe(second);
});

test('every id is its own, and dismissing an unknown one does nothing', () => {
  const ids = [notifications.toast({}), notifications.alert({}), notifications.toast({})];
  expect(new Set(ids).size).toBe(3);
  notifications.dismiss('unknown');
  notifications.dismiss(ids[0] ?? '');
  expect(notifications.getState().toasts.map(({ id }) => id)).toEqual([ids[2]]);
});
