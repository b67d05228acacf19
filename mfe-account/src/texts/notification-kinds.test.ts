import { readFileSync } from 'node:fs';
import { notificationTexts } from './notification-kinds.ts';

interface Labelled {
  readonly label: string;
  readonly text: string;
}

test('the texts of notifications are those of micro-frontend.json (docs: notifications#notification-declared)', () => {
  const file = new URL('../../micro-frontend.json', import.meta.url);
  const kinds: { name: Labelled; sentence: Labelled; action?: Labelled }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  ).notifications;
  const declared = kinds
    .flatMap(({ name, sentence, action }) => [name, sentence, action ?? name])
    .map(({ label, text }) => [label, text]);
  expect(notificationTexts).toEqual(Object.fromEntries(declared));
});
