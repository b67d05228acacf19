import { signInUrl } from './sign-in-url.ts';

const BASE = 'https://hr.example.com/legacy/sign-in.jsp';

test.each([
  ['/legacy/sign-in.jsp', 'https://hr.example.com/legacy/sign-in.jsp'],
  ['home.jsp?from=reset', 'https://hr.example.com/legacy/home.jsp?from=reset'],
])('%s is followed', (attribute, url) => {
  expect(signInUrl(attribute, BASE)).toBe(url);
});

test.each([
  undefined,
  '',
  ' ',
  'null',
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  'https://a@hr.example.com/',
])('%s is not: the link leads to the portal’s sign-in', (attribute) => {
  expect(signInUrl(attribute, BASE)).toBe('/login');
});
