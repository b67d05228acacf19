import { button, heading, label, text } from 'deployments/engines';
import { LEGACY_PAGES } from '../setup/legacy-pages.ts';
import { inEveryEngine } from './engine-test.ts';

/** Pages like those of other products, one behaviour in each file; on each both contacts are verified, by mouse and keys. */

/** The page has a Promise without `race`, and WebKitWebDriver looks at a page by that. */
const WEBDRIVER_NEEDS_PROMISES = 'WebKitWebDriver needs the Promise.race that this page has taken away';

/** `getBoundingClientRect` of this WebKit answers in the page's zoomed lengths; the visitor presses where it says. */
const PRESSES_ELSEWHERE = 'this WebKit says where things are in the zoomed lengths of the page';

const codeIn = (message: { text: string }): string => /\d{8}/.exec(message.text)?.[0] ?? '';

inEveryEngine((test) => {
  test.describe.configure({ mode: 'parallel' });
  for (const name of LEGACY_PAGES) {
    test(`@wide on the page ${name} both contacts are verified`, async ({ engine, visit, signIn, message }) => {
      test.skip(engine === 'webkit' && name === 'native-promise-replaced', WEBDRIVER_NEEDS_PROMISES);
      test.skip(engine === 'webkit' && name === 'zoomed-page', PRESSES_ELSEWHERE);
      await signIn(`/legacy/pages/${name}.html`);
      await visit.fill(label(/^Email/), 'Bob.Smith1@example.comm');
      await visit.press('Backspace');
      await visit.seeValue(label(/^Email/), 'Bob.Smith1@example.com');
      await visit.fill(label(/^Mobile phone/), '2133734253');
      await visit.seeValue(label(/^Mobile phone/), '(213) 373-4253');
      await visit.click(button('Continue'));
      await visit.see(text('Expires in 15 minutes'));
      await visit.fill(label('Code'), codeIn(await message('Bob.Smith1@example.com')));
      await visit.see(heading('Register Mobile'));
      await visit.see(text('Expires in 15 minutes'));
      await visit.fill(label('Code'), codeIn(await message('+12133734253')));
      await visit.see(heading('Password Recovery Registration Complete'));
      await visit.click(button(/^Continue to/));
      if (name === 'null-redirect') {
        await visit.seeGone(button(/^Continue to/));
        await visit.seeAddress(/\/legacy\/pages\/null-redirect\.html/);
      } else await visit.see(text('Done'));
    });
  }
});
