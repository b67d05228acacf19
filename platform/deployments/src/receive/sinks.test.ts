import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { sourceMaps } from '../sources/source-maps.ts';
import { directoryStore } from '../store/directory-store.ts';
import { printedErrors } from '../testing/printed-errors.ts';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';
import { type Report, report } from './event-schema.ts';
import { otlpSink } from './otlp-sink.ts';
import { sentrySink } from './sentry-sink.ts';
import { withSources } from './with-sources.ts';

/** The decoder that OpenTelemetry generated from its protobuf definitions. */
const definitions = createRequire(import.meta.url)('otlp-definitions/build/src/generated/root').opentelemetry.proto
  .collector;

interface Request {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let server: ServedHandler;
let received: Request[];
let status: number;
const errors = printedErrors();

beforeEach(async () => {
  received = [];
  status = 200;
  server = await serveHandler(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
});
afterEach(() => server.close());

const host = () => `127.0.0.1:${server.port}`;
const own = { microFrontend: 'mfe_a', version: '1.0.0-abc', cohort: 'candidate', route: '/a/{id}' };
const error = { type: 'error', ...own, kind: 'rejection', by: 'script', error: 'TypeError', position: 'a.js:1:23' };
const mount = { type: 'mount', ...own, request: 'mfe_a/page', outcome: 'shown', ms: 5 };
const reported = (...events: object[]): Report => v.parse(report, { revision: 7, events });

test('an error arrives with its position in the sources where the store has the map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sinks-'));
  try {
    const store = directoryStore(folder);
    // Line 1, column 23 of the script is line 2, column 3 of the source.
    const map = { version: 3, sources: ['webpack://mfe_a/./src/page.tsx'], names: [], mappings: 'sBACE' };
    await store.create('maps/mfe_a/1.0.0-abc/a.js.map', Buffer.from(JSON.stringify(map)));
    const taken: Report[] = [];
    const kept = { take: (one: Report) => void taken.push(one), close: async () => undefined };
    const sourceOf = sourceMaps(store);
    const sinks = [kept, sentrySink(`http://public@${host()}/42`)].map((sink) => withSources(sink, sourceOf));
    const elsewhere = { ...error, position: '../../../../a.js:1:23' };
    const thrownIn = { microFrontend: 'mfe_a', version: '1.0.0-abc', cohort: 'live', position: 'a.js:1:23' };
    const blamed = { ...error, microFrontend: 'mfe_b', position: 'b.js:1:2', thrownIn };
    for (const sink of sinks) {
      sink.take(reported(mount, error, elsewhere, blamed));
      await sink.close();
    }
    const source = 'src/page.tsx:2:3';
    expect(taken).toEqual([{ revision: 7, events: [mount, { ...error, source }, elsewhere, { ...blamed, source }] }]);
    const [first, second] = received.map(({ body }) => JSON.parse(body.toString().split('\n')[2] ?? ''));
    expect(first.exception.values[0].stacktrace.frames).toEqual([
      { filename: 'src/page.tsx', lineno: 2, colno: 3, in_app: true },
    ]);
    expect(first.tags).toMatchObject({ position: 'a.js:1:23' });
    expect(second.exception.values[0].stacktrace.frames[0].filename).toBe('../../../../a.js');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('OTLP', () => {
  /** The attributes of a record or a data point, by name. */
  const attributes = (of: { attributes: { key: string; value: { stringValue?: string; intValue?: number } }[] }) =>
    Object.fromEntries(of.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

  test('counters arrive as sums that only grow, errors as log records, in protobuf', async () => {
    const sink = otlpSink({ url: `http://${host()}/` });
    sink.take(reported(mount, mount, error));
    sink.take(reported(mount));
    await sink.close();
    expect(received.map(({ path }) => path).sort()).toEqual(['/v1/logs', '/v1/metrics']);
    expect(received.map(({ headers }) => headers['content-type'])).toEqual(Array(2).fill('application/x-protobuf'));
    const body = (path: string) => received.find((one) => one.path === path)?.body;

    const { resourceMetrics } = definitions.metrics.v1.ExportMetricsServiceRequest.decode(body('/v1/metrics'));
    expect(attributes(resourceMetrics[0].resource)).toMatchObject({ 'service.name': 'portal-browser' });
    const { metrics } = resourceMetrics[0].scopeMetrics[0];
    const mounts = metrics.find(({ name }: { name: string }) => name === 'portal_mounts_total').sum;
    expect(mounts).toMatchObject({ isMonotonic: true, aggregationTemporality: 2 });
    expect(
      mounts.dataPoints.map((point: never) => [attributes(point), (point as { asDouble: number }).asDouble]),
    ).toEqual([[{ micro_frontend: 'mfe_a', version: '1.0.0-abc', cohort: 'candidate', outcome: 'shown' }, 3]]);

    const { resourceLogs } = definitions.logs.v1.ExportLogsServiceRequest.decode(body('/v1/logs'));
    const { logRecords } = resourceLogs[0].scopeLogs[0];
    expect(logRecords).toHaveLength(1);
    expect(logRecords[0]).toMatchObject({ severityNumber: 17, body: { stringValue: 'TypeError in mfe_a 1.0.0-abc' } });
    expect(attributes(logRecords[0])).toEqual({
      ...own,
      kind: 'rejection',
      by: 'script',
      error: 'TypeError',
      position: 'a.js:1:23',
      revision: 7,
    });
  });
});

describe('Sentry', () => {
  const sentry = () => sentrySink(`http://public@${host()}/42`, 'test');
  const parts = ({ body }: Request) =>
    body
      .toString()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('each error arrives as an event in an envelope, with the version as its release', async () => {
    const sink = sentry();
    sink.take(reported(mount, error, { ...error, kind: 'policy', error: undefined, directive: 'img-src' }));
    await sink.close();
    expect(received).toHaveLength(2);
    expect(received[0]?.path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=public/);
    const [header, item, event] = parts(received[0] as Request);
    expect(header).toEqual({ event_id: event.event_id, sent_at: expect.stringMatching(/^\d{4}-/) });
    expect(item).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      platform: 'javascript',
      level: 'error',
      release: 'mfe_a@1.0.0-abc',
      environment: 'test',
      transaction: '/a/{id}',
      tags: { micro_frontend: 'mfe_a', cohort: 'candidate', kind: 'rejection', revision: 7 },
    });
    const [{ type, mechanism, stacktrace }] = event.exception.values;
    expect([type, mechanism.handled]).toEqual(['TypeError', false]);
    expect(stacktrace.frames).toEqual([{ filename: 'a.js', lineno: 1, colno: 23, in_app: true }]);
    expect(parts(received[1] as Request)[2].exception.values[0]).toMatchObject({ type: 'policy', value: 'img-src' });
  });

  test('a server that is full is left alone for a while; one that refuses is said', async () => {
    status = 429;
    const sink = sentry();
    sink.take(reported(error));
    await expect(sink.close()).resolves.toBeUndefined();
    sink.take(reported(error));
    await sink.close();
    expect(received).toHaveLength(1);
    expect(errors).toEqual(['Sentry answered 429.']);
  });

  test('a server that is away costs nothing but what was to be sent', async () => {
    const sink = sentrySink('http://public@127.0.0.1:9/42');
    sink.take(reported(error));
    await expect(sink.close()).resolves.toBeUndefined();
  });

  test('what is no DSN is refused', () => {
    expect(() => sentrySink('https://sentry.example.com')).toThrow('is no DSN');
  });
});
