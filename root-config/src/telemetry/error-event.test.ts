import fc from 'fast-check';
import { errorEvent, fingerprint, type Page } from './error-event.ts';
import { scriptOrigin } from './script-origins.ts';

const SITE = 'https://portal.example';
const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { integrity: '', bytes: 1 }]));
const build = (name: string, version: string, isLibrary = false) => ({
  version,
  base: `/mfe/${name}/${version}/`,
  files: files('entry.js', 'page.js'),
  activation: { name, applications: isLibrary ? [] : [{}], elements: [] },
});
const found = {
  root: { version: '9.0.0', base: '/mfe/root/9.0.0/', files: files('portal.js') },
  microFrontends: {
    mfe_widgets: build('mfe_widgets', '3.0.0', true),
    mfe_time: { ...build('mfe_time', '1.0.0'), canary: { share: 0.1, candidate: build('mfe_time', '2.0.0') } },
    mfe_local: build('mfe_local', '1.0.0'),
  },
};
const inUse: Record<string, unknown> = {
  mfe_time: build('mfe_time', '0.9.0'),
  mfe_local: { base: 'http://localhost:8080/' },
};
// biome-ignore lint/suspicious/noExplicitAny: as much of a manifest as is read
const known: any = { found, current: (name: string) => inUse[name], page: `${SITE}/` };
const page: Page = {
  originOf: (url) => scriptOrigin(known, url),
  ownerOf: (name, version = 'in use') => ({
    microFrontend: name,
    version,
    cohort: version === '2.0.0' ? 'candidate' : 'live',
  }),
};

const at = (path: string, line = 1, column = 20) => `    at call (${SITE}/mfe/${path}:${line}:${column})`;
const TIME = at('mfe_time/1.0.0/page.js');
const WIDGETS = at('mfe_widgets/3.0.0/entry.js', 1, 7);
const REACT = at('root/9.0.0/portal.js', 2, 300);

function thrown(message: string, frames: readonly string[], Kind: ErrorConstructor = TypeError): Error {
  const error = new Kind(message);
  error.stack = [`${error.name}: ${message}`, ...frames].join('\n');
  return error;
}
const blamed = (frames: readonly string[], more = {}) =>
  errorEvent({ kind: 'error', error: thrown('broken', frames), ...more }, page);

test('an error belongs to the version whose script threw it', () => {
  expect(blamed([TIME, REACT])).toEqual({
    type: 'error',
    kind: 'error',
    by: 'script',
    microFrontend: 'mfe_time',
    version: '1.0.0',
    cohort: 'live',
    error: 'TypeError',
    position: 'page.js:1:20',
  });
});

test('the candidate, a fallback version and an override are distinguished', () => {
  const version = (line: string) => blamed([line])?.version;
  expect(blamed([at('mfe_time/2.0.0/page.js')])).toMatchObject({ version: '2.0.0', cohort: 'candidate' });
  expect(version(at('mfe_time/0.9.0/page.js'))).toBe('0.9.0');
  const local = blamed(['    at http://localhost:8080/src_page.js:1:2']);
  expect(local).toMatchObject({ microFrontend: 'mfe_local', version: 'override' });
  expect(local).not.toHaveProperty('position');
});

test.each([
  ['its caller is in the stack', [WIDGETS, REACT, TIME], {}],
  ['its caller is in the stack of components', [WIDGETS, REACT], { components: `\n${WIDGETS}\n${TIME}` }],
])('a library takes no blame when %s, and is named as where it was thrown', (_, frames, more) => {
  expect(blamed(frames, more)).toMatchObject({
    by: 'script',
    microFrontend: 'mfe_time',
    thrownIn: { microFrontend: 'mfe_widgets', version: '3.0.0', position: 'entry.js:1:7' },
  });
});

test('a library takes the blame when nobody has called it; root only when there is nobody else', () => {
  expect(blamed([REACT, WIDGETS])).toMatchObject({ microFrontend: 'mfe_widgets' });
  expect(blamed([REACT])).toMatchObject({ microFrontend: 'root', version: '9.0.0' });
});

test('where the stack names no caller, the region does', () => {
  expect(blamed([WIDGETS, REACT], { region: 'mfe_time' })).toMatchObject({
    by: 'region',
    microFrontend: 'mfe_time',
    thrownIn: { microFrontend: 'mfe_widgets' },
  });
  expect(errorEvent({ kind: 'mount', error: 'text', region: 'mfe_time' }, page)).toMatchObject({ by: 'region' });
});

test('Firefox and Safari write frames in another way', () => {
  const error = thrown('broken', []);
  error.stack = `call@${SITE}/mfe/mfe_time/1.0.0/page.js:1:20\n@${SITE}/mfe/root/9.0.0/portal.js:2:300`;
  expect(errorEvent({ kind: 'error', error }, page)).toMatchObject({ microFrontend: 'mfe_time', by: 'script' });
});

test('what a wrapper hides is found', () => {
  const error = new Error('wrapper', { cause: thrown('broken', [TIME]) });
  expect(errorEvent({ kind: 'mount', error }, page)).toMatchObject({ error: 'TypeError', position: 'page.js:1:20' });
});

test('a violation and a long frame have a script instead of an error', () => {
  const source = { url: `${SITE}/mfe/mfe_time/1.0.0/page.js`, line: 3, column: 4 };
  expect(errorEvent({ kind: 'policy', directive: 'img-src', source }, page)).toMatchObject({
    microFrontend: 'mfe_time',
    directive: 'img-src',
    position: 'page.js:3:4',
  });
  expect(errorEvent({ kind: 'block', ms: 1234.5, source }, page)).toMatchObject({ ms: 1235 });
});

test('scripts of a browser extension are not ours to report; what says nothing is nobody’s', () => {
  expect(blamed(['    at chrome-extension://abc/content.js:1:2'])).toBeUndefined();
  expect(blamed(['    at https://elsewhere.example/x.js:1:2'])).toBeUndefined();
  const unlisted = blamed([at('mfe_time/1.0.0/other.js')]);
  expect(unlisted).toBeUndefined();
  expect(errorEvent({ kind: 'rejection', error: 'text' }, page)).toMatchObject({
    microFrontend: 'unknown',
    by: 'nothing',
  });
});

test('errors are the same by where they happened, not by what they say', () => {
  const print = (message: string, line = TIME) => {
    const event = errorEvent({ kind: 'error', error: thrown(message, [line]) }, page);
    return event && fingerprint(event);
  };
  expect(print('Row 5000 is broken')).toBe(print('Row 5001 is broken'));
  expect(print('x')).not.toBe(print('x', at('mfe_time/1.0.0/page.js', 1, 21)));
});

const secret = fc.oneof(
  fc.emailAddress(),
  fc.integer({ min: 2_000_000, max: 9_999_999 }).map((number) => `${number}`),
  fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map((number) => `${number}`),
  fc.integer({ min: 200_0000, max: 999_9999 }).map((number) => `+1 555 ${number}`),
  fc.stringMatching(/^eyJ[A-Za-z0-9_-]{24,60}$/),
);
/** Where people's data gets into an error. */
const messages = secret.chain((text) =>
  fc
    .constantFrom(
      text,
      `"${text}" is no amount`,
      `first line\n${text}\n    at ${text} (${SITE}/mfe/mfe_time/1.0.0/page.js:1:${text})`,
      `${SITE}/mfe/mfe_time/1.0.0/${text}.js:1:2`,
      `    at (${SITE}/api/users/${text}:${text}:1)`,
      `GET ${SITE}/api/users/${text}?token=${text}`,
    )
    .map((message) => ({ text, message })),
);

test('an email address, a phone number or a token in an error never leaves', () => {
  fc.assert(
    fc.property(messages, fc.boolean(), fc.boolean(), ({ text, message }, isFirefox, isWrapped) => {
      const error = thrown(message, isFirefox ? [] : [TIME, REACT]);
      if (isFirefox) error.stack = `call@${SITE}/mfe/mfe_time/1.0.0/page.js:1:20`;
      error.name = text;
      const incidents = [
        { kind: 'error' as const, error: isWrapped ? new Error(message, { cause: error }) : error },
        { kind: 'rejection' as const, error: message },
        { kind: 'rejection' as const, error: { message, name: text, stack: error.stack } },
        { kind: 'policy' as const, directive: message, source: { url: message, line: 1, column: 1 } },
        { kind: 'render' as const, error, region: 'mfe_time', components: `\n    at ${text} (${SITE}/${text}.js:1:2)` },
      ];
      for (const incident of incidents) expect(JSON.stringify(errorEvent(incident, page) ?? '')).not.toContain(text);
      expect(errorEvent(incidents[0] ?? { kind: 'error' }, page)).toMatchObject({ microFrontend: 'mfe_time' });
    }),
    { numRuns: process.env.TEST_WIDE ? 2_000 : 200 },
  );
});
