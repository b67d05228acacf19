import {
  createEnvelope,
  createTransport,
  dsnFromString,
  type EventEnvelope,
  getEnvelopeEndpointWithUrlEncodedAuth,
  uuid4,
} from '@sentry/core';
import { UserError } from '../user-error.ts';
import type { ReportedEvent } from './event-schema.ts';
import type { Sink } from './sink.ts';

const RESPONDS_WITHIN_MS = 10_000;
const CLOSES_WITHIN_MS = 5_000;
/** `first.0123abcd.js:1:2345`, or `src/page.tsx:12:5` */
const POSITION = /^(.+):(\d+):(\d+)$/;

type ReportedError = Extract<ReportedEvent, { type: 'error' }>;

/**
 * Hands each error on as an event in Sentry's envelope. A release is `NAME@VERSION`, so that Sentry shows which version began to fail.
 * @throws UserError if the DSN is none
 */
export function sentrySink(dsn: string, environment = 'production'): Sink {
  const components = dsnFromString(dsn);
  if (!components) throw new UserError(`${dsn} is no DSN. It looks like https://KEY@sentry.example.com/PROJECT.`);
  const url = getEnvelopeEndpointWithUrlEncodedAuth(components);
  const transport = createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      body: body as BodyInit,
      signal: AbortSignal.timeout(RESPONDS_WITHIN_MS),
    });
    // The body has to be read, or the connection stays taken.
    await response.arrayBuffer();
    if (!response.ok) console.error(`Sentry answered ${response.status}.`);
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    };
  });

  return {
    take({ events, revision }) {
      for (const event of events) {
        if (event.type !== 'error') continue;
        const sent = { ...eventOf(event), environment, tags: { ...tagsOf(event), revision } };
        const header = { event_id: sent.event_id, sent_at: new Date().toISOString() };
        const envelope = createEnvelope<EventEnvelope>(header, [[{ type: 'event' }, sent]]);
        Promise.resolve(transport.send(envelope)).catch((error: unknown) =>
          console.error(`Sentry: ${(error as Error).message}`),
        );
      }
    },
    async close() {
      await transport.flush(CLOSES_WITHIN_MS);
    },
  };
}

/** An error as an event: its class and position, in the sources where that is known, never what it said, which browsers do not report. */
function eventOf(event: ReportedError) {
  const [, file, line, column] = POSITION.exec(event.source ?? event.position ?? '') ?? [];
  const frames = file ? [{ filename: file, lineno: Number(line), colno: Number(column), in_app: true }] : undefined;
  return {
    event_id: uuid4(),
    timestamp: Date.now() / 1_000,
    platform: 'javascript',
    level: 'error' as const,
    release: `${event.microFrontend}@${event.version}`,
    ...(event.route && { transaction: event.route }),
    exception: {
      values: [
        {
          type: event.error ?? event.kind,
          value: event.directive ?? event.kind,
          mechanism: { type: event.kind, handled: event.kind === 'render' || event.kind === 'mount' },
          ...(frames && { stacktrace: { frames } }),
        },
      ],
    },
  };
}

const tagsOf = ({ microFrontend, version, cohort, kind, by, thrownIn, source, position }: ReportedError) => ({
  micro_frontend: microFrontend,
  version,
  cohort,
  kind,
  attributed_by: by,
  ...(source && position && { position }),
  ...(thrownIn && { thrown_in: `${thrownIn.microFrontend}@${thrownIn.version}` }),
});
