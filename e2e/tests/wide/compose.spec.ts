import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { missingForProduction } from 'reference-api';
import { deployPackages } from 'scripts/deployment/deploy-packages';
import { missingForLegacy } from 'scripts/legacy/legacy-portal';
import { postgresCommands, startPostgres } from 'scripts/process/postgres';
import { SMTPServer } from 'smtp-server';
import * as v from 'valibot';
import { parse } from 'yaml';
import { serve } from '../../setup/served.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** The part of the Compose specification that the file uses; any other content is a mistake. */
const service = v.strictObject({
  restart: v.optional(v.literal('unless-stopped')),
  logging: v.optional(v.strictObject({ driver: v.literal('local') })),
  image: v.optional(v.string()),
  build: v.optional(v.strictObject({ context: v.string(), dockerfile: v.string() })),
  environment: v.optional(v.record(v.string(), v.string())),
  volumes: v.optional(v.array(v.string())),
  ports: v.optional(v.array(v.string())),
  stop_grace_period: v.optional(v.string()),
  depends_on: v.optional(
    v.record(v.string(), v.strictObject({ condition: v.picklist(['service_healthy', 'service_started']) })),
  ),
  healthcheck: v.optional(
    v.strictObject({
      test: v.array(v.string()),
      interval: v.string(),
      timeout: v.string(),
      retries: v.number(),
    }),
  ),
});
const composeFile = v.strictObject({
  name: v.string(),
  'x-service': service,
  services: v.record(v.string(), service),
  volumes: v.record(v.string(), v.null()),
});

/** A value as Compose fills it in: `${NAME:-default}`, and `${NAME:?why}` for what must be given. */
const withVariables = (value: string, given: Readonly<Record<string, string>>): string =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const known = given[name];
    if (!known && kind === '?') throw new Error(`${name} ${rest}`);
    return known ?? rest;
  });

test.describe('docker-compose.yml', () => {
  const file = v.parse(composeFile, parse(read('docker-compose.yml'), { merge: true }));

  test('names PostgreSQL, the API, Tomcat, nginx, the receiver of reports and an SMTP catcher', () => {
    expect(Object.keys(file.services).sort()).toEqual(['api', 'events', 'front', 'mail', 'postgres', 'tomcat']);
    for (const [name, one] of Object.entries(file.services)) {
      expect(!!one.image !== !!one.build, `${name} is either an image or built here`).toBe(true);
    }
  });

  test('restarts every service, and keeps no log for ever', () => {
    for (const [name, { restart, logging }] of Object.entries(file.services)) {
      expect({ restart, logging }, name).toEqual({ restart: 'unless-stopped', logging: { driver: 'local' } });
    }
  });

  test('nginx follows the addresses of what stands behind it', () => {
    const { image = '', environment = {} } = file.services.front ?? {};
    for (const name of ['API_SERVERS', 'TOMCAT_SERVERS'])
      expect(environment[name], name).toMatch(
        /^zone \w+ 64k; resolver 127\.0\.0\.11 valid=2s; server \w+:8080 resolve /,
      );
    // A name in a variable is looked up for each request; Compose writes `$$` for `$`.
    expect(environment.EVENTS).toMatch(/^resolver 127\.0\.0\.11 valid=2s; set \$\$events \S+; proxy_pass \$\$events;$/);
    // The first nginx with `resolve`.
    const [major = 0, minor = 0, patch = 0] = (/:(\d+)\.(\d+)\.(\d+)/.exec(image) ?? []).slice(1).map(Number);
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(1_027_003);
  });

  test('depends only on services that exist, and waits for health only where there is a check', () => {
    for (const one of Object.values(file.services)) {
      for (const [name, { condition }] of Object.entries(one.depends_on ?? {})) {
        expect(file.services).toHaveProperty(name);
        if (condition === 'service_healthy') expect(file.services[name]?.healthcheck).toBeDefined();
      }
    }
  });

  test('mounts only what is in the repository, and builds from a Dockerfile that is', () => {
    for (const one of Object.values(file.services)) {
      for (const volume of one.volumes ?? []) {
        const source = volume.split(':')[0] ?? '';
        // The store is what `npm run deploy` writes.
        if (source === './.data/store') continue;
        if (source.startsWith('.')) expect(existsSync(join(repository, source)), source).toBe(true);
        else expect(file.volumes).toHaveProperty(source);
      }
      if (one.build) expect(existsSync(join(repository, one.build.dockerfile))).toBe(true);
    }
  });

  test('gives the API what production needs, and asks whoever starts it for the secrets', () => {
    const given = file.services.api?.environment ?? {};
    const asked = { POSTGRES_PASSWORD: 'p', PORTAL_SECRET: 's'.repeat(32) };
    const filled = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, withVariables(value, asked)] as const),
    );
    expect(filled.NODE_ENV).toBe('production');
    expect(missingForProduction(filled)).toEqual([]);
    expect(() => withVariables(given.PORTAL_SECRET ?? '', {})).toThrow('PORTAL_SECRET');
    expect(() => withVariables(given.DATABASE_URL ?? '', {})).toThrow('POSTGRES_PASSWORD');
    expect(read('reference/reference-api/Dockerfile')).toContain('ENV NODE_ENV=production');
  });

  test('docker-compose.tls.yml changes only what TLS needs', () => {
    const tls = v.parse(
      v.strictObject({ services: v.strictObject({ front: service }) }),
      parse(read('docker-compose.tls.yml')),
    );
    const { environment, volumes, ports } = tls.services.front;
    expect(Object.keys(environment ?? {})).toEqual(['FRONT_LISTEN']);
    expect(ports).toEqual(['80:80', '443:443']);
    for (const [source = ''] of (volumes ?? []).map((volume) => volume.split(':'))) {
      if (source !== './tls') expect(existsSync(join(repository, source)), source).toBe(true);
    }
  });

  test('a store for production allows no scripts from a developer’s machine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-deploy-'));
    await deployPackages(folder, () => {}, 'production');
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/localhost|127\.0\.0\.1|example\.com/);
    await deployPackages(folder, () => {}, 'development');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('http://localhost:*');
    await rm(folder, { recursive: true });
  });

  test('gives nginx every name that its configuration asks for', () => {
    const asked = new Set(
      [...read('reference/legacy-host/nginx/portal.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(
        ([, name]) => name,
      ),
    );
    expect([...asked].filter((name) => name !== '…').sort()).toEqual(
      Object.keys(file.services.front?.environment ?? {}).sort(),
    );
  });
});

test('every component of docker-compose.yml works together when started natively', async ({ page }) => {
  const commands = postgresCommands();
  const missing = [...missingForLegacy(), ...(commands ? [] : ['postgresql'])];
  test.skip(missing.length > 0 || !commands, `${missing.join(' and ')} missing on this machine`);
  if (!commands) return;

  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString();
      });
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const smtpPort = (smtp.server.address() as { port: number }).port;
  const postgres = await startPostgres(commands);
  const served = await serve(['--legacy'], {
    DATABASE_URL: postgres.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  try {
    // nginx serves the store and hands the sign-in to the API, which keeps its accounts in PostgreSQL.
    await page.goto(`${served.url}/login?returnUrl=${encodeURIComponent('/legacy/recovery-modal.jsp')}`);
    await page.getByLabel(/user ?name/i).fill('worker');
    await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await page.getByRole('button', { name: /sign in/i }).click();
    // Tomcat renders the page; its element is defined by the script from the store.
    await expect(page.getByRole('cell', { name: 'Recovery options' })).toBeVisible();
    await page.getByLabel(/^email/i).fill('native@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    // The code travels by SMTP.
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatch(/\b\d{8}\b/);
    expect(mails[0]).toContain('native@example.com');
  } finally {
    await served.close();
    await postgres.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});
