import { deployment, type Source } from './deployment.ts';
import { LoadFailure } from './load-failure.ts';

const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;
const sources: Record<string, Source> = {
  mfe_timecard: {
    base: '/mfe/mfe_timecard/1/',
    entry: 'entry.js',
    modules: { './add-time': ['add-time.js'] },
    uses: { './add-time': ['mfe_widgets/time-input', 'mfe_widgets/button'] },
    files: {
      'entry.js': { integrity: integrity('a'), bytes: 1 },
      'add-time.js': { integrity: integrity('b'), bytes: 1 },
    },
  },
  mfe_widgets: {
    base: 'https://cdn.example/w/',
    entry: 'entry.js',
    modules: { './time-input': ['time.js'], './button': [] },
    uses: { './time-input': ['mfe_widgets/time-input', 'mfe_widgets/button'] },
    files: { 'entry.js': { integrity: integrity('c'), bytes: 1 }, 'time.js': { integrity: integrity('d'), bytes: 1 } },
  },
};
const live = deployment(sources, 'https://portal.example/some/page?x');

test('a module needs its entry, its chunks and those of the widgets behind it, each once, loops included', () => {
  expect(live.scripts('mfe_timecard/add-time')).toEqual([
    'https://portal.example/mfe/mfe_timecard/1/entry.js',
    'https://portal.example/mfe/mfe_timecard/1/add-time.js',
    'https://cdn.example/w/entry.js',
    'https://cdn.example/w/time.js',
  ]);
});

test('integrity comes from the manifest; what it does not list is unknown', () => {
  expect(live.listing('https://cdn.example/w/time.js')).toEqual({ integrity: integrity('d') });
  expect(live.listing('https://cdn.example/w/other.js')).toBeUndefined();
  expect(live.listing('https://cdn.example/w/constructor')).toBeUndefined();
  expect(live.listing('https://evil.example/entry.js')).toBeUndefined();
});

test('an override’s files change as they are written, so they have no integrity', () => {
  const { files: _, ...overridden } = { ...sources.mfe_widgets, base: 'http://localhost:8080/' } as Source;
  const overriding = deployment({ ...sources, mfe_widgets: overridden }, 'https://portal.example/');
  expect(overriding.listing('http://localhost:8080/anything.js')).toEqual({ integrity: undefined });
  expect(overriding.listing('https://cdn.example/w/time.js')).toBeUndefined();
});

test.each(['mfe_nobody/app', 'mfe_timecard/nothing', 'constructor/app', 'mfe_timecard/constructor', ''])(
  'asking for "%s" is an error that says so',
  (request) => {
    expect(() => live.scripts(request)).toThrow(LoadFailure);
  },
);
