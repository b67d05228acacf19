import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ElementFindings,
  explanation,
  NATIVE_DEFINE,
  OWN_REALM,
  PAGE_REALM,
  SESSION,
  TRUSTED_TYPES,
  unknownAttributes,
  WRAPPED_DEFINE,
} from './explanation.ts';
import { CLOSED, couldNotDefine, MOVED, notLoaded, policyLacks } from './sentences.ts';

const PORTAL = 'https://portal.example.com';
const found: ElementFindings = {
  origin: PORTAL,
  page: 'https://old.example.com',
  revision: 12,
  isOwnRealm: true,
  isDefineNative: true,
  trustedTypes: 'made',
  attributes: [
    { name: 'as-modal', value: '' },
    { name: 'redirect-url', value: '/home.jsp' },
    { name: 'data-debug', value: '' },
  ],
  observed: ['as-modal', 'asmodal', 'redirect-url', 'redirecturl'],
  versions: ['mfe_recovery 1.0.0-58cfdf067d29', 'mfe_widgets 1.1.0-293c9169a83a'],
  session: 'signed-in',
  language: 'fr_FR',
  failure: undefined,
};

test('an element that is shown tells its files, policy, attributes, versions, session and language in this order', () => {
  expect(explanation(found)).toEqual([
    'Its files come from https://portal.example.com, deployment 12; the page is on https://old.example.com.',
    "Its code runs in a frame of its own, where nothing that the page's scripts have replaced is used.",
    "customElements.define is the browser's own.",
    'The Trusted Types policy "portal" has been made.',
    'Its attributes: as-modal redirect-url="/home.jsp"',
    'Versions: mfe_recovery 1.0.0-58cfdf067d29, mfe_widgets 1.1.0-293c9169a83a.',
    'Somebody is signed in.',
    'Its language is fr_FR.',
    'It is shown.',
  ]);
  expect(explanation({ ...found, page: PORTAL })[0]).toMatch(/the page is on the same origin\.$/);
});

test('an element that failed tells why, and nothing of a session that nobody has asked for', () => {
  const told = explanation({ ...found, versions: [], session: 'unknown', failure: 'no answer' });
  expect(told.slice(-2)).toEqual(['Versions: none has run.', 'It is not shown: no answer']);
});

test('an attribute of another tag is named; those of any element, of data and of frameworks are not', () => {
  const names = ['modal', 'redirect', 'id', 'aria-label', 'data-v-1', '_ngcontent-abc', 'onclick', 'v-cloak'];
  const told = explanation({ ...found, attributes: names.map((name) => ({ name, value: '' })) });
  expect(told).toContain('It has none of its attributes.');
  expect(told).toContain('These attributes are not known and have no effect: modal, redirect.');
});

test('troubleshooting.md explains each sentence that tells of a cause, in these words', () => {
  const guide = readFileSync(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'guides', 'troubleshooting.md'),
    'utf8',
  );
  const section = guide.split(/^## /m).find((part) => part.startsWith('An element on a page\n')) ?? '';
  const explained = section.split('\n').flatMap((line) => /^\| `(.+?)` \|/.exec(line)?.[1] ?? []);
  expect(explained).toEqual([
    couldNotDefine('recovery-options'),
    policyLacks('trusted-types portal'),
    policyLacks(`connect-src ${PORTAL}`),
    policyLacks(`script-src ${PORTAL}`),
    notLoaded('…'),
    CLOSED,
    MOVED,
    PAGE_REALM,
    WRAPPED_DEFINE,
    TRUSTED_TYPES.refused,
    unknownAttributes(['modal']),
    SESSION['signed-out'](PORTAL),
    SESSION.failed(PORTAL),
  ]);
  for (const quiet of [OWN_REALM, NATIVE_DEFINE, TRUSTED_TYPES.made]) expect(section).not.toContain(quiet);
});
