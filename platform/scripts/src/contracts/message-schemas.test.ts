import { join } from 'node:path';
import { contractsOfModules } from 'webpack-preset/contracts';
import { repository } from '../paths.ts';
import { sourcesBelow } from '../texts/text-owners.ts';
import { differenceOf, places } from './declared-schema.ts';
import { schemaOfType } from './schema-of-type.ts';

/** Message or event → its type, as the compiler declares it. */
function typesOfMessages() {
  const folder = import.meta.dirname;
  const { messages } = contractsOfModules([{ request: 'messages', file: join(folder, 'message-types.ts'), folder }]);
  const all = messages?.exports.messages;
  if (!messages || typeof all !== 'object' || !('members' in all))
    throw new Error('The compiler declared no messages.');
  return { types: messages.types, members: all.members };
}

const isPassed = (name: string) => places[name]?.in.some((kind) => kind === 'channel' || kind === 'event');
const passed = Object.keys(places).filter((name) => isPassed(name) && places[name]?.schema);

// Slow: the compiler declares the types of all packages that messages refer to.
test('messages and events are declared as the types say by which they are said and heard', () => {
  const { types, members } = typesOfMessages();
  expect(Object.keys(members).filter((name) => !name.startsWith('<'))).toEqual(passed);
  const wrong = passed.flatMap((name) =>
    differenceOf(schemaOfType(members[name] ?? 'unknown', types), places[name]?.schema ?? {}).map(
      (difference) => `${name}: ${difference}`,
    ),
  );
  expect(wrong).toEqual([]);
});

/** Those that pass any event on: its type is where it comes from. */
const PASS_ON = ['root-config/src/element/define-element.ts', 'shared-session/src/micro-frontend/foreign-page.ts'];

test('whoever dispatches an event names the type of its detail', () => {
  const untyped = sourcesBelow(repository).filter(
    ({ path, text }) => text.includes('new CustomEvent(') && !PASS_ON.includes(path),
  );
  expect(untyped.map(({ path }) => path)).toEqual([]);
});
