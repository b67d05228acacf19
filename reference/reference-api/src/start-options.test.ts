import { spawnSync } from 'node:child_process';
import { missingForProduction, startOptions } from './start-options.ts';

const complete = {
  DATABASE_URL: 'postgres://portal@localhost/portal',
  SMTP_URL: 'smtp://mail:25',
  PUBLIC_ORIGIN: 'https://portal.example.com',
  PORTAL_SECRET: 'x'.repeat(32),
};

test('production is what runs, whatever NODE_ENV says', () => {
  for (const NODE_ENV of [undefined, '', 'development', 'test', 'production']) {
    expect(startOptions([], { ...complete, NODE_ENV }).production).toBe(true);
  }
});

test('development is asked for by --development', () => {
  expect(startOptions(['--development'], {}).production).toBe(false);
  expect(() => startOptions(['--dev'], {})).toThrow('"--dev" is not known');
});

test('development is refused where NODE_ENV is production', () => {
  expect(() => startOptions(['--development'], { NODE_ENV: 'production' })).toThrow('NODE_ENV is "production"');
});

test('development listens on this machine alone, whatever HOST says', () => {
  expect(startOptions(['--development'], { HOST: '0.0.0.0' }).host).toBeUndefined();
});

test.each([
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'mail:25'],
  ['PUBLIC_ORIGIN', ''],
  ['PUBLIC_ORIGIN', 'http://portal.example.com'],
  ['PUBLIC_ORIGIN', 'https://portal.example.com/portal'],
  ['PORTAL_SECRET', 'short'],
  ['PORTAL_FORMER_SECRETS', `${'x'.repeat(32)},short`],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
])('production does not start with %s "%s"', (name, value) => {
  expect(missingForProduction({ ...complete, [name]: value })).toEqual([expect.stringContaining(name)]);
});

test.each([
  [{}, 'Worker portal <no-reply@portal.example.com>'],
  [{ PUBLIC_ORIGIN: 'https://portal.example.com:8443' }, 'Worker portal <no-reply@portal.example.com>'],
  [{ MAIL_FROM: 'HR <hr@example.com>' }, 'HR <hr@example.com>'],
  [{ PUBLIC_ORIGIN: 'http://localhost:9000' }, undefined],
  [{ PUBLIC_ORIGIN: 'https://192.0.2.1' }, undefined],
])('with %j e-mail is sent by %s', (given, sender) => {
  expect(startOptions([], { ...complete, ...given }).mailFrom).toBe(sender);
});

test('text messages need the token of their gateway', () => {
  const given = { ...complete, SMS_URL: 'https://sms.example.com' };
  expect(missingForProduction(given)).toEqual(['SMS_URL needs SMS_TOKEN']);
  expect(missingForProduction({ ...complete, CLAMD_URL: 'clamav:3310' })).toEqual([
    'CLAMD_URL must be tcp://host:port or unix:///path',
  ]);
  expect(missingForProduction({ ...complete, CLAMD_URL: 'tcp://clamav:3310' })).toEqual([]);
  expect(missingForProduction({ ...given, SMS_TOKEN: 'x' })).toEqual([]);
});

test('trusted proxies are names of networks, addresses and networks', () => {
  const TRUSTED_PROXIES = 'loopback, uniquelocal, 10.0.0.0/8, 192.0.2.1, fd00::/8';
  expect(missingForProduction({ ...complete, TRUSTED_PROXIES })).toEqual([]);
});

test('secrets of before are separated by commas; without any there are none', () => {
  const [one, other] = ['y'.repeat(32), 'z'.repeat(32)];
  const secrets = (PORTAL_FORMER_SECRETS?: string) =>
    startOptions([], { ...complete, PORTAL_FORMER_SECRETS }).formerSecrets;
  expect([secrets(`${one}, ${other}`), secrets(''), secrets()]).toEqual([[one, other], [], []]);
  // A secret may be any 32 characters, including commas.
  const [written, meant] = [`${'a'.repeat(20)}%2C${'b'.repeat(20)}`, `${'a'.repeat(20)},${'b'.repeat(20)}`];
  expect(secrets(`${one},${written}`)).toEqual([one, meant, written]);
});

test('a portal tried on this machine needs no TLS', () => {
  expect(missingForProduction({ ...complete, PUBLIC_ORIGIN: 'http://localhost:9000' })).toEqual([]);
});

test('serve.ts says what is missing, in one sentence, and ends with 1', () => {
  const serve = new URL('serve.ts', import.meta.url).pathname;
  const env = { PATH: process.env.PATH, PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, [serve], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Production does not start: DATABASE_URL must .*PORTAL_SECRET must .*npm start\.\n$/);
});
