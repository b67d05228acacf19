import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFindings, examineCertificate } from './examine-certificate.ts';

const period = { from: new Date('2026-01-01T00:00Z'), to: new Date('2026-04-01T12:00Z') };

test.each([
  ['2026-03-11T11:00Z', undefined],
  ['2026-03-12T00:00Z', 'stale: The certificate of a.example ends on 2026-04-01 12:00 UTC, in 20 days.'],
  ['2026-04-01T11:59Z', 'stale: The certificate of a.example ends on 2026-04-01 12:00 UTC, in 0 days.'],
  [
    '2026-04-01T12:00Z',
    'broken: The certificate of a.example ended on 2026-04-01 12:00 UTC, so browsers refuse the portal.',
  ],
  ['2025-12-31T23:59Z', 'broken: The certificate of a.example is valid from 2026-01-01 00:00 UTC.'],
])('on %s: %s', (now, expected) => {
  const [found] = certificateFindings('a.example', period, new Date(now));
  const said = found && `${found.weight}: ${found.sentence}`;
  expect(expected === undefined ? said : said?.slice(0, expected.length)).toBe(expected);
});

test('plain HTTP and a site that is not there have no certificate', async () => {
  for (const url of ['http://127.0.0.1:9', 'https://127.0.0.1:9'])
    expect(await examineCertificate(new URL(url), new Date())).toEqual([]);
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? test : test.skip)('a certificate that ends tomorrow is named, although nobody trusts it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [cert, key] = [join(folder, 'cert'), join(folder, 'key')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ cert: await readFile(cert), key: await readFile(key) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const found = await examineCertificate(new URL(`https://127.0.0.1:${port}`), new Date());
  server.close();
  await rm(folder, { recursive: true });
  expect(found).toEqual([
    {
      weight: 'stale',
      repairable: false,
      sentence: expect.stringMatching(/^The certificate of 127\.0\.0\.1:\d+ ends on .* in 0 days\./),
    },
  ]);
});
