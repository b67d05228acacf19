/** @jest-environment jsdom */
import { markSequence } from './tab-lock.ts';

/** jsdom has no Web Locks; a lock is held until its callback's promise is settled. */
const held = new Set<string>();
const request = async (name: string, _: object, run: () => Promise<void>) => {
  held.add(name);
  await run();
  held.delete(name);
};
Object.defineProperty(navigator, 'locks', { value: { request } });

test.each(['beforeunload', 'pagehide'])(
  'the mark of a token is taken away by %s, so that the page can be kept for "back"',
  async (type) => {
    await markSequence(7);
    expect([...held].map((name) => name.endsWith(':held:7'))).toEqual([true]);
    window.dispatchEvent(new Event(type));
    await new Promise((resolve) => setTimeout(resolve));
    expect(held.size).toBe(0);
  },
);
