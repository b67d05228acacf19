import * as v from 'valibot';
import { declaration } from './declaration.ts';
import { unknownKey } from './unknown-key.ts';

const application = { name: 'notes', region: 'page', module: './app' };

function sentenceOf(document: object): string | undefined {
  const { issues } = v.safeParse(declaration, { name: 'mfe_notes', ...document });
  return issues && unknownKey(declaration, issues[0]);
}

test.each([
  [{ aplications: [] }, '"aplications" is no key that is known; did you mean "applications"? Known are name, '],
  [
    { budgets: { entyr: 1 } },
    '"entyr" in budgets is no key that is known; did you mean "entry"? Known are entry, module, pages.',
  ],
  [
    { applications: [{ ...application, colour: 'red' }] },
    '"colour" in applications.0 is no key that is known. Known are name, region, module, routes.',
  ],
  [
    { applications: [{ ...application, routes: [{ path: '/a', fullscreenmode: true }] }] },
    '"fullscreenmode" in applications.0.routes.0 is no key that is known; did you mean "fullScreenMode"?',
  ],
])('an unknown key is said with what it looks like: %j', (document, sentence) => {
  expect(sentenceOf(document)).toContain(sentence);
});

test('a value that is wrong is no unknown key', () => {
  expect(sentenceOf({ applications: [{ ...application, region: 'pages' }] })).toBeUndefined();
});
