import { allSent } from '../messages/all-sent.ts';
import { messagesTo, newestCode, otherCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';

/** Resets of one account in several windows or on several devices, and other changes in the meantime (docs: account#reset-once). */

const portal = await startApi();
afterAll(() => portal.close());
const { services } = portal.api;
const { db } = services;
const RESET = '/wand2/manual/api/passwordReset';
const MAIL = 'jonas.weber@example.com';
const ONE = 'Tram-Kiwi-86';
const OTHER = 'Lamp-Otter-53';

beforeEach(async () => {
  await freshRecovery(portal);
  await db.deleteFrom('password_reset').execute();
  await db.deleteFrom('sign_in_attempt').execute();
  const { password_hash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('user_name', '=', 'worker')
    .executeTakeFirstOrThrow();
  await db.updateTable('app_user').set({ password_hash }).where('user_name', '=', 'worker-email').execute();
});

/** The outcome of a call: its status and the reason of a refusal. */
const said = ({ status, body }: { status: number; body: Said }) =>
  [status, body.errors?.[0]?.errorToken ?? body.statusReason ?? ''].join(' ').trim();
interface Said {
  readonly errors?: readonly { readonly errorToken: string }[];
  readonly statusReason?: string;
}

const post = (path: string, body: object) => portal.client().post(`${RESET}${path}`, body);
/** A window with a reset of the account. */
async function beginReset(account = 'worker-email') {
  const { reset } = (await post('', { account })).body as { reset: string };
  return {
    send: async (channel = 'Email') => said(await post('/code', { reset, channel })),
    prove: async (code: string) => said(await post('/verify', { reset, code })),
    finish: async (password: string) => said(await post('/password', { reset, password })),
  };
}
type Window = Awaited<ReturnType<typeof beginReset>>;

async function codeIn(window: Window): Promise<string> {
  portal.advance(31_000);
  expect(await window.send()).toBe('200');
  return newestCode(portal, MAIL);
}

async function prove(window: Window): Promise<void> {
  expect(await window.prove(await codeIn(window))).toBe('200');
}

async function signsIn(password: string): Promise<boolean> {
  const body = new URLSearchParams({ userName: 'worker-email', password });
  return (await portal.client().request('POST', '/login', { body })).status === 303;
}

async function finish(window: Window, password = ONE): Promise<void> {
  await prove(window);
  expect(await window.finish(password)).toBe('200');
}

const OVERTAKEN = '409 ERR_RESET_OVERTAKEN';

test('of two that are proven the first sets the password; the other is notified, and sets none', async () => {
  const [one, other] = [await beginReset(), await beginReset()];
  await prove(one);
  await prove(other);
  expect(await other.finish(OTHER)).toBe('200');
  expect(await one.finish(ONE)).toBe(OVERTAKEN);
  expect([await signsIn(OTHER), await signsIn(ONE), await signsIn('Portal-2026')]).toEqual([true, false, false]);
});

test('of two that finish at once one sets the password; the other is notified (docs: account#reset-once)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const windows = [await beginReset(), await beginReset()];
    for (const one of windows) await prove(one);
    const [first, second] = await Promise.all([windows[0]?.finish(ONE), windows[1]?.finish(OTHER)]);
    expect([first, second].sort()).toEqual(['200', OVERTAKEN]);
    expect([await signsIn(ONE), await signsIn(OTHER)]).toEqual([first === '200', second === '200']);
    await freshRecovery(portal);
  }
});

test('the code of the other window is notified too late, once it is right; its next code counts (docs: account#reset-once)', async () => {
  const [one, other] = [await beginReset(), await beginReset()];
  const code = await codeIn(other);
  await finish(one);
  expect(await other.prove(otherCode(code))).toBe('200 INVALID_CODE');
  expect(await other.prove(code)).toBe(OVERTAKEN);
  expect(await other.finish(OTHER)).toBe(OVERTAKEN);
  await finish(other, OTHER);
  expect([await signsIn(OTHER), await signsIn(ONE)]).toEqual([true, false]);
});

test('a window that has chosen no contact yet goes on by a code of its own', async () => {
  const [one, other] = [await beginReset(), await beginReset()];
  await finish(one);
  await finish(other, OTHER);
  expect(await signsIn(OTHER)).toBe(true);
});

test('the same reset in two windows: what one has proven the other finishes, once', async () => {
  const reset = await beginReset();
  const code = await codeIn(reset);
  expect(await reset.prove(code)).toBe('200');
  expect(await reset.prove(code)).toBe('200 EXPIRED');
  // The other window requests its own code; the verification here stays valid.
  const newer = await codeIn(reset);
  expect(await reset.finish(ONE)).toBe('200');
  for (const late of [await reset.prove(newer), await reset.send(), await reset.finish(OTHER)])
    expect(late).toBe(OVERTAKEN);
  expect([await signsIn(ONE), await signsIn(OTHER)]).toEqual([true, false]);
});

test('of two tries with the right code at once one is right', async () => {
  const reset = await beginReset();
  const code = await codeIn(reset);
  const outcomes = await Promise.all([reset.prove(code), reset.prove(code)]);
  expect(outcomes.sort()).toEqual(['200', '200 EXPIRED']);
});

test('a stranger’s reset is answered after the owner’s as one of nobody’s account is (docs: account#reset-once)', async () => {
  const seen: string[][] = [];
  for (const account of ['worker-email', 'nobody-knows']) {
    const stranger = await beginReset(account);
    await stranger.send();
    // Messages of two calls are sent side by side, so this one could be the newer.
    await allSent(services);
    await finish(await beginReset());
    portal.advance(31_000);
    const answers = [await stranger.prove('00000000'), await stranger.finish(OTHER), await stranger.send()];
    seen.push([...answers, await stranger.prove('00000000')]);
  }
  expect(seen[0]).toEqual(seen[1]);
});

test('a password that is changed on the account page overtakes a reset that is proven', async () => {
  const reset = await beginReset();
  await prove(reset);
  const owner = await portal.signedIn('worker-email');
  const userName = 'worker-email';
  await owner.post('/wand2/api/passwordRegistrations/authenticate', { userName, password: 'Portal-2026' });
  expect((await owner.post('/wand2/api/account/password', { password: OTHER })).status).toBe(200);
  expect(await reset.finish(ONE)).toBe(OVERTAKEN);
  expect([await signsIn(OTHER), await signsIn(ONE)]).toEqual([true, false]);
});

test('"this was not me" ends what a stranger has proven', async () => {
  const stranger = await beginReset();
  await prove(stranger);
  const owner = await portal.signedIn('worker-email');
  expect((await owner.post('/wand2/api/account/not-me')).status).toBe(200);
  expect(await stranger.finish(ONE)).toBe('400 ERR_RESET_ENDED');
});

test('a code to an address that was changed meanwhile is worth nothing, and none is sent there', async () => {
  const [sent, chosen] = [await beginReset(), await beginReset()];
  const code = await codeIn(sent);
  const owner = await portal.signedIn('worker-email');
  const registrations = '/wand2/api/passwordRegistrations';
  const userName = 'worker-email';
  await owner.post(`${registrations}/authenticate`, { userName, password: 'Portal-2026' });
  const email = 'jonas.new@example.com';
  await owner.post(`${registrations}/1005/email`, { email });
  const proof = { type: 'Email', code: await newestCode(portal, email) };
  expect((await owner.post(`${registrations}/1005/register`, proof)).body).toMatchObject({ status: 'success' });
  expect(await sent.prove(code)).toBe('200 INVALID_CODE');
  const before = await messagesTo(portal, MAIL);
  expect(await chosen.send()).toBe('200');
  await allSent(services);
  expect(await messagesTo(portal, MAIL)).toHaveLength(before.length);
});
