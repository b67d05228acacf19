import { inEveryEngine } from './engine-test.ts';
import { button, heading, label, text } from './page/target.ts';

/** One page of each kind: replaced built-ins, swallowed keys, a base, a module loader. `tests/legacy-pages.spec.ts` walks all. */
const PAGES = ['wrapped-fetch', 'hotkey-script', 'no-select-script', 'base-of-another-path', 'dojo-amd'];

const codeIn = (message: { text: string }): string => /\d{8}/.exec(message.text)?.[0] ?? '';

inEveryEngine((test) => {
  for (const name of PAGES) {
    test(`@wide on the page ${name} both contacts are verified`, async ({ visit, signIn, message }) => {
      await signIn(`/legacy/pages/${name}.html`);
      await visit.fill(label(/^Email/), 'Bob.Smith1@example.com');
      await visit.fill(label(/^Mobile phone/), '2133734253');
      await visit.click(button('Continue'));
      await visit.see(text('Expires in 15 minutes'));
      await visit.fill(label('Code'), codeIn(await message('Bob.Smith1@example.com')));
      await visit.see(heading('Register Mobile'));
      await visit.see(text('Expires in 15 minutes'));
      await visit.fill(label('Code'), codeIn(await message('+12133734253')));
      await visit.see(heading('Password Recovery Registration Complete'));
      await visit.click(button(/^Continue to/));
      await visit.seeAddress(/\/legacy\/pages\/done\.html$/);
    });
  }
});
