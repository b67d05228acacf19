import { textFiles } from '../docs/files.ts';

/** Sources that browsers run. */
const sources = textFiles().filter(
  ({ path }) =>
    /^(?:root-config|mfe-[a-z]+|shared-[a-z]+)\/src\/.*\.tsx?$|^platform\/deployments\/src\/page\//.test(path) &&
    !/\.test\.|\/testing\//.test(path),
);

/** A page that is kept for "back" returns at once and as it was left; a browser discards it for any of these. */
test('no page listens to `unload`, for which browsers keep none', () => {
  expect(sources.length).toBeGreaterThan(500);
  const listening = sources.filter(({ text }) => /['"]unload['"]|\bonunload\b|\bonbeforeunload\b/.test(text));
  expect(listening.map(({ path }) => path)).toEqual([]);
});

test('a question before leaving is asked while there is something to lose, and taken back afterwards', () => {
  const asking = sources.filter(({ text }) => /addEventListener\('beforeunload'/.test(text));
  expect(asking.length).toBeGreaterThan(0);
  const kept = asking.filter(({ text }) => !/removeEventListener\('beforeunload'/.test(text));
  expect(kept.map(({ path }) => path)).toEqual([]);
});
