import { launchOptions } from './launch-options.ts';

const page = { pathname: '/legacy/recovery.jsp', search: '', hash: '' };

describe('attributes of the host element (docs: recovery#recovery-launch)', () => {
  test.each([
    [{ asmodal: '' }, { asModal: true, routing: 'memory' }],
    [{ asmodal: 'true' }, { asModal: true }],
    [{ asmodal: 'as-modal' }, { asModal: true }],
    [{ asmodal: 'false' }, { asModal: false, routing: 'hash' }],
    [{ asmodal: ' FALSE ' }, { asModal: false }],
    [{ asmodal: '0' }, { asModal: false }],
    [{}, { asModal: false, mode: 'register', routing: 'hash', open: true, redirectUrl: undefined }],
    [{ skiplocationchange: '' }, { routing: 'memory' }],
    [{ skiplocationchange: 'false' }, { routing: 'hash' }],
    [{ updateflow: '' }, { mode: 'update' }],
    [{ updateflow: 'false' }, { mode: 'register' }],
    [{ open: 'false' }, { open: false }],
    [{ open: '' }, { open: true }],
    [{ redirecturl: '/home.jsp' }, { redirectUrl: '/home.jsp' }],
    [{ redirecturl: '' }, { redirectUrl: undefined }],
    [{ redirecturl: '  ' }, { redirectUrl: undefined }],
    [{ redirecturl: 'null' }, { redirectUrl: undefined }],
    [{ redirecturl: ' undefined ' }, { redirectUrl: undefined }],
    [{ redirecturl: '/null' }, { redirectUrl: '/null' }],
  ])('%o', (attributes, expected) => {
    expect(launchOptions({ ...page, attributes: attributes as Record<string, string> })).toMatchObject(expected);
  });
});

describe('the redirect location (docs: recovery#recovery-redirect)', () => {
  test.each<[string, string, string | undefined]>([
    ['?redirectUrl=/home.jsp', '', '/home.jsp'],
    ['?redirecturl=%2Fhome.jsp%3Fa%3D1', '', '/home.jsp?a=1'],
    ['?redirect-url=/home.jsp', '', '/home.jsp'],
    ['?redirectUrl=/home.jsp&redirectUrl=/other.jsp', '', '/home.jsp'],
    ['?redirectUrl=&redirectUrl=/other.jsp', '', '/other.jsp'],
    ['?redirectUrl=/app', '#/worker/home', '/app#/worker/home'],
    ['?redirectUrl=/app%23part', '#/worker/home', '/app#part'],
    ['?redirectUrl=/app', '#/recovery-options/two-factor-reg/verify-email', '/app'],
    ['', '#/recovery-options/two-factor-reg?redirectUrl=/home.jsp', '/home.jsp'],
    ['', '#/recovery-options/two-factor-reg?redirectUrl=/home.jsp#part', '/home.jsp#part'],
    ['', '#/recovery-options/two-factor-reg?redirectUrl=%2Fhome.jsp%23part', '/home.jsp#part'],
    ['?redirectUrl=/page.jsp', '#/recovery-options/edit/two-factor-reg?redirectUrl=/hash.jsp', '/hash.jsp'],
    ['', '#/worker/home?redirectUrl=/home.jsp', undefined],
    ['?redirectUrl', '', undefined],
    ['?redirectUrl=null', '', undefined],
    ['?redirectUrl=null', '#part', undefined],
    ['?redirectUrl=undefined&redirectUrl=/home.jsp', '', '/home.jsp'],
    ['', '#/recovery-options/edit?redirectUrl=/home.jsp', '/home.jsp'],
    ['?other=1', '#part', undefined],
    ['?redirectUrl=%', '', '%'],
    ['?redirectUrl=%ff', '', '\ufffd'],
    ['?redirectUrl=/home.jsp', '#', '/home.jsp'],
  ])('%s %s asks for %s', (search, hash, expected) => {
    expect(launchOptions({ ...page, search, hash }).redirectUrl).toBe(expected);
  });

  test('the host attribute wins over the query parameter (docs: recovery#recovery-redirect)', () => {
    const attributes = { redirecturl: '/attribute.jsp' };
    expect(launchOptions({ ...page, attributes, search: '?redirectUrl=/query.jsp' }).redirectUrl).toBe(
      '/attribute.jsp',
    );
  });
});

describe('the flow and its routing', () => {
  test('on the portal the route prefix decides the flow, and steps are URLs (docs: recovery#recovery-routes)', () => {
    const hash = '#/recovery-options/edit/two-factor-reg/phone-email-setup';
    expect(launchOptions({ pathname: '/', search: '', hash })).toMatchObject({ mode: 'update', routing: 'hash' });
    expect(launchOptions({ pathname: '/', search: '', hash: '#/recovery-options/two-factor-reg' }).mode).toBe(
      'register',
    );
  });

  test('an attribute decides over the URL', () => {
    const hash = '#/recovery-options/edit/two-factor-reg/phone-email-setup';
    expect(launchOptions({ ...page, hash, attributes: { updateflow: 'false' } }).mode).toBe('register');
  });

  test('a modal does not listen to a URL it does not own', () => {
    const hash = '#/recovery-options/edit/two-factor-reg/phone-email-setup';
    expect(launchOptions({ ...page, hash, attributes: { asmodal: '' } }).mode).toBe('register');
  });

  test('routing is disabled on the configured legacy pages (docs: recovery#recovery-legacy-paths)', () => {
    expect(launchOptions({ ...page, pathname: '/worker-home.jsp', attributes: {} }).routing).toBe('memory');
    expect(launchOptions({ ...page, attributes: {}, legacyPaths: ['/legacy/**'] }).routing).toBe('memory');
  });
});

test('the URL of a page that is not ours is left alone, and says nothing of the flow', () => {
  const attributes = { skiplocationchange: 'false' };
  const hash = '#/recovery-options/edit/two-factor-reg';
  const expected = { routing: 'memory', mode: 'register' };
  expect(launchOptions({ ...page, hash, attributes, foreign: true })).toMatchObject(expected);
});
