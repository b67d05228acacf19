import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { report } from '../../conformance/report.ts';
import { type Outcome, RULES, run } from '../../conformance/run.ts';
import { readSettings } from '../../conformance/settings.ts';

test.each([...new Set(RULES.map(({ section }) => section))])('%s is in the reference', (section) => {
  const [page, anchor] = section.split('#');
  const text = readFileSync(new URL(`../../../../docs/reference/${page}.md`, import.meta.url), 'utf8');
  expect(text).toContain(`<a id="${anchor}"></a>`);
});

test('the report groups by section and counts', () => {
  const [rule] = RULES;
  if (!rule) throw new Error('There are no rules.');
  const outcomes: Outcome[] = [
    { rule, result: 'kept' },
    { rule, result: 'broken', because: 'the status: 200 instead of 401' },
  ];
  expect(report(outcomes).split('\n')).toEqual([
    'docs/reference/session.md#bearer-token',
    `  ✔ ${rule.says}`,
    `  ✘ ${rule.says}`,
    '      the status: 200 instead of 401',
    '',
    '1 kept, 1 broken, 0 skipped',
  ]);
});

/** A change that a proxy makes to the behaviour of a conforming server. */
interface Fault {
  request?(headers: IncomingHttpHeaders): void;
  status?(status: number): number;
  response?(headers: Headers): void;
}

/** A proxy in front of a server that breaks one rule. */
async function faultyServer(origin: string, fault: Fault): Promise<{ origin: string; close(): void }> {
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    fault.request?.(headers);
    const answer = await fetch(origin + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const sent = new Headers(answer.headers);
    sent.delete('content-encoding');
    sent.delete('content-length');
    sent.delete('transfer-encoding');
    sent.delete('connection');
    fault.response?.(sent);
    for (const [name, value] of sent) if (name !== 'set-cookie') response.setHeader(name, value);
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.statusCode = fault.status?.(answer.status) ?? answer.status;
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

const FAULTS: readonly (readonly [string, Fault, broken: string])[] = [
  ['forgets idempotency keys', { request: (headers) => delete headers['idempotency-key'] }, 'api#api-idempotency'],
  ['takes stale versions', { status: (status) => (status === 409 ? 200 : status) }, 'saving#save-conflict'],
  ['allows what is forbidden', { status: (status) => (status === 403 ? 200 : status) }, 'access#access-matrix'],
  ['ends what has changed', { status: (status) => (status === 409 ? 200 : status) }, 'approvals#delegates'],
  ['shows what is another’s', { status: (status) => (status === 403 ? 200 : status) }, 'access#access-in-name'],
  ['does not say when to come back', { response: (headers) => headers.delete('retry-after') }, 'codes#code-resend'],
  ['lets strangers in', { status: (status) => (status === 401 ? 200 : status) }, 'session#bearer-token'],
];

const broken = (outcomes: readonly Outcome[]) => outcomes.filter(({ result }) => result !== 'kept');
const wide = process.env.TEST_WIDE ? describe : describe.skip;

wide('a server', () => {
  const start = async () => {
    const { startApi } = await import('../testing/start-api.ts');
    return startApi({ rateLimits: true });
  };

  test('reference-api keeps every rule', async () => {
    const server = await start();
    const outcomes = await run(server.origin, readSettings(undefined));
    await server.close();
    expect(report(broken(outcomes))).toBe('0 kept, 0 broken, 0 skipped');
  });

  test.each(FAULTS)(
    'that %s is reported',
    async (_what, fault, section) => {
      const server = await start();
      const faulty = await faultyServer(server.origin, fault);
      const outcomes = await run(faulty.origin, readSettings(undefined));
      faulty.close();
      await server.close();
      expect(broken(outcomes).map(({ rule }) => rule.section)).toContain(section);
    },
    180_000,
  );
});
