import { watchForFailedFiles } from './failed-files.ts';

const original = globalThis.PerformanceObserver;
afterEach(() => {
  globalThis.PerformanceObserver = original;
});

test('responses of 400 and above are reported, also earlier ones; scripts and responses without a status are not', () => {
  let observed: unknown;
  let see: (list: object) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    constructor(observer: (list: object) => void) {
      see = observer;
    }
    observe(options: unknown) {
      observed = options;
    }
  } as never;
  const found: string[] = [];
  watchForFailedFiles((url) => found.push(url));
  expect(observed).toEqual({ type: 'resource', buffered: true });
  const entries = [
    ['rates.json?at=1', 404],
    ['flag.svg', 503],
    ['present.json', 200],
    ['unchanged.json', 304],
    // Of another origin, and in browsers that do not say it.
    ['unknown.json', 0],
    ['older-browser.json', undefined],
    ['chunk.js?v=1', 404],
  ].map(([name, responseStatus]) => ({ name: `https://portal.example/${name}`, responseStatus }));
  see({ getEntries: () => entries });
  expect(found).toEqual(['https://portal.example/rates.json?at=1', 'https://portal.example/flag.svg']);
});
