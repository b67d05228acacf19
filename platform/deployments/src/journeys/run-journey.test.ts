import type { EngineWindow } from '../engines/engine.ts';
import { runJourney } from './run-journey.ts';

/** A window whose page has said this after each of the keys, in turn. */
function windowThatHears(...said: readonly (readonly string[])[]): EngineWindow {
  let keys = 0;
  const none = async () => undefined;
  return {
    goto: none,
    reload: none,
    click: none,
    type: none,
    close: none,
    async press(key: string) {
      keys += 1;
      if (key === 'Escape') throw new Error('not within 20 seconds.\n at press');
    },
    evaluate: async () => JSON.stringify({ failed: [], reasons: {}, heard: said[keys - 1] ?? [], bases: {} }),
  };
}
const taken = (keys: readonly string[], ...said: readonly (readonly string[])[]) =>
  runJourney(
    { name: 'A note is read', as: 'worker', steps: keys.map((key) => ({ key })) },
    { window: windowThatHears(...said), url: 'http://localhost:9000', texts: new Map() },
  );

test('a journey fails at the first step after which the page has said that something went wrong', async () => {
  expect(await taken(['Tab', 'Enter', 'Tab'])).toBeUndefined();
  expect(await taken(['Tab', 'Enter', 'Tab'], [], ['uncaught Error: no notes'])).toBe(
    '"A note is read", step 2 of 3 (press the key Enter): uncaught Error: no notes.',
  );
});

test('a step that fails says what the page had said', async () => {
  expect(await taken(['Escape'])).toBe('"A note is read", step 1 of 1 (press the key Escape): not within 20 seconds.');
  expect(await taken(['Escape'], ['uncaught Error: no notes'])).toBe(
    '"A note is read", step 1 of 1 (press the key Escape): not within 20 seconds. The page said: uncaught Error: no notes.',
  );
});
