/** @jest-environment jsdom */
import { configureClient } from './configuration.ts';
import { fileUrl } from './documents/index.ts';
import { siteUrl } from './page-location.ts';

const base = document.createElement('base');

afterEach(() => {
  base.remove();
  configureClient({ baseUrl: '' });
});

test.each([
  ['', '/wand2/api/users/current'],
  ['/ctx/', '/wand2/api/users/current'],
  ['https://elsewhere.example/app/', 'http://localhost/wand2/api/users/current'],
])('under <base href="%s"> a path stays on its site: %s', (href, expected) => {
  if (href !== '') document.head.append(Object.assign(base, { href }));
  expect(siteUrl('/wand2/api/users/current')).toBe(expected);
  expect(siteUrl('https://portal.example.com/x')).toBe('https://portal.example.com/x');
});

test('a stored file is opened where the calls go', () => {
  configureClient({ baseUrl: '/portal-api' });
  expect(fileUrl({ attName: 'a b.pdf' })).toBe('/portal-api/servlet/filestream?attName=a+b.pdf');
  document.head.append(Object.assign(base, { href: 'https://elsewhere.example/app/' }));
  expect(fileUrl({ attName: 'a' })).toBe('http://localhost/portal-api/servlet/filestream?attName=a');
});
