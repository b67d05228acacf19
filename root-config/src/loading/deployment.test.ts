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

describe('on a page with a React beside its own', () => {
  const page = {
    base: '/mfe/root/5/',
    files: {
      'sets/react-20/set.1.js': { integrity: integrity('e'), bytes: 1 },
      'i18next.2.js': { integrity: integrity('f'), bytes: 1 },
    },
    react: '19.3.1',
    sets: { 'react-20': { script: 'sets/react-20/set.1.js', react: '20.0.1' } },
  };
  const SET = 'https://portal.example/mfe/root/5/sets/react-20/set.1.js';
  const running = (timecard: string, widgets: string) => ({
    mfe_timecard: { ...(sources.mfe_timecard as Source), react: timecard },
    mfe_widgets: { ...(sources.mfe_widgets as Source), react: widgets },
  });
  const deployed = (timecard: string, widgets: string) =>
    deployment(running(timecard, widgets), 'https://portal.example/', page);

  test('what runs with that one needs the script of its set, and what does not never asks for it', () => {
    const both = deployed('^20.0.0', '^20.0.0');
    expect(both.set('mfe_timecard')).toBe('react-20');
    expect(both.scripts('mfe_timecard/add-time').filter((url) => url === SET)).toHaveLength(1);
    const none = deployed('^19.3.0', '^19.3.0');
    expect(none.set('mfe_timecard')).toBeUndefined();
    expect(none.scripts('mfe_timecard/add-time')).not.toContain(SET);
  });

  test('the script of a set is listed as root’s', () => {
    expect(deployed('^20.0.0', '^20.0.0').listing(SET)).toEqual({ integrity: integrity('e') });
    expect(deployed('^20.0.0', '^20.0.0').listing('https://portal.example/mfe/root/5/other.js')).toBeUndefined();
  });

  test('a library of its own script is named by its import', () => {
    const found = deployed('^19.3.0', '^19.3.0');
    expect(found.libraryScript('i18next')).toBe('https://portal.example/mfe/root/5/i18next.2.js');
    expect(() => found.libraryScript('luxon')).toThrow('This deployment has no luxon.');
  });

  test('modules of another set are refused: their components would not work', () => {
    const mixed = deployed('^20.0.0', '^19.3.0');
    expect(() => mixed.provider('mfe_timecard', 'mfe_widgets')).toThrow(
      'mfe_widgets runs with another React than mfe_timecard.',
    );
    expect(() => mixed.scripts('mfe_timecard/add-time')).toThrow(LoadFailure);
  });

  test('a micro-frontend for which there is no React is left to the page’s own, which says what it lacks', () => {
    expect(deployed('^21.0.0', '^21.0.0').set('mfe_timecard')).toBeUndefined();
  });
});
