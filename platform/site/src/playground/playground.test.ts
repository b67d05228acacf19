import { describedElement } from 'scripts/embedding/manifest';
import { POLICIES, START, THEME } from './choices.ts';
import { attributesOf, hostAttributes, hostPage, themeRule } from './host-page.ts';
import { linesFor, STACKS } from './lines.ts';

const everything = {
  ...START,
  asModal: true,
  isOpen: false,
  updateFlow: true,
  redirectUrl: '/a?b="1"&c',
  theme: { '--p-accent': 'green' },
};

test('each attribute and custom property of the element can be chosen', () => {
  const { attributes, cssProperties } = describedElement();
  for (const { name } of attributes) expect(attributesOf(everything)).toMatch(new RegExp(` ${name}(?=[ =]|$)`));
  expect(THEME).toEqual(cssProperties.map(({ name }) => name));
});

test('what is typed stays a value, in the page and in the lines', () => {
  const typed = { ...START, redirectUrl: '"><script>', theme: { '--p-font': '</style><script>;} body {' } };
  expect(attributesOf(typed)).toContain('redirect-url="&quot;&gt;&lt;script&gt;"');
  expect(themeRule(typed)).toBe('recovery-options {\n  --p-font: /stylescript body;\n}\n');
  for (const stack of STACKS) expect(linesFor(stack, typed)).not.toContain('"><script>');
});

test('the page has the chosen policy, style sheet and part', () => {
  const page = hostPage({ ...everything, policy: 'complete', sheet: 'hostile' }, '/docs/');
  expect(page).toContain(`content="${POLICIES.complete}"`);
  expect(page).toContain('href="/docs/playground/hostile.css"');
  expect(page).toContain(`<recovery-options id="element"${attributesOf(everything)}>`);
  expect(hostPage({ ...START, part: 'add-time' }, '/')).toContain('src="/playground/add-time.js"');
});

test.each(STACKS)('the lines for %s have the element with its attributes', (stack) => {
  const lines = linesFor(stack, everything);
  const names = stack === 'JSP' ? ['modal', 'updateFlow'] : ['as-modal', 'update-flow'];
  for (const name of names) expect(lines).toContain(name);
  expect(lines).toContain('https://portal.example.com');
});

test('Add Time has the chosen attributes, in the page and in the lines, and what is typed stays a value', () => {
  const typed = { ...START, part: 'add-time', engagementId: '\'}</script>"', lang: 'ar_AE', inShadow: false } as const;
  expect(hostAttributes(typed, '/x')).toEqual({
    baseurl: '/x',
    engagementid: '\'}</script>"',
    lang: 'ar-AE',
    shadow: 'false',
  });
  expect(hostPage(typed, '/')).toContain("&quot;engagementid&quot;:&quot;'}&lt;/script&gt;\\&quot;&quot;");
  const [, attributes] = /attributes: (\{.*\}),\n/.exec(linesFor('HTML', typed)) ?? [];
  expect(new Function(`return ${attributes}`)()).toEqual(hostAttributes(typed, '/portal-api'));
  expect(attributes).not.toContain('</');
});

test('the page around it can be one from right to left', () => {
  expect(hostPage({ ...START, page: 'Arabic, right to left' }, '/')).toContain('<html lang="ar" dir="rtl">');
});
