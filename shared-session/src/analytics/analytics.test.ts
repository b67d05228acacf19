/** @jest-environment jsdom */
import { analytics, isAnalyticsSkipped } from './analytics.ts';

test.each([
  'localhost',
  'app.localhost',
  '127.0.0.1',
  '[::1]',
  'eu.example.com',
  'portal-eu.example.com',
  'portal.eu1.example.com',
  'portal.example.eu',
])('analytics is skipped on %s (docs: session#analytics-hosts)', (host) => {
  expect(isAnalyticsSkipped(host)).toBe(true);
});

test.each(['portal.example.com', 'museum.example.com', 'queue.example.com', 'euro-shop.example.com'])(
  'and not on %s (docs: session#analytics-hosts)',
  (host) => {
    expect(isAnalyticsSkipped(host)).toBe(false);
  },
);

test('on a skipped host nothing is kept', () => {
  analytics.track('vendor_site_link');
  expect((globalThis as { dataLayer?: unknown }).dataLayer).toBeUndefined();
});
