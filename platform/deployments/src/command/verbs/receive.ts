import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileSink } from '../../receive/file-sink.ts';
import { receiver } from '../../receive/receiver.ts';
import { withSources } from '../../receive/with-sources.ts';
import { sourceMaps } from '../../sources/source-maps.ts';
import { UserError } from '../../user-error.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

const PORT = 9091;

/** The time that open connections have for a last request once it ends. Node waits a minute for a connection without one; milliseconds. */
const LAST_REQUESTS_MS = 2_000;

/** Receives the browsers' reports until it is asked to end. */
export const receive: Verb = async (asked) => {
  const { values, print } = asked;
  const port = Number(values.port ?? PORT);
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new WrongUsage('--port is a number from 0 to 65535.');
  const otlp = values.otlp ?? process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const sentry = values.sentry ?? process.env.SENTRY_DSN;
  // OpenTelemetry and Sentry are loaded only if their options are set.
  const sinks = [
    ...(values.log === undefined ? [] : [fileSink(values.log)]),
    ...(otlp ? [(await import('../../receive/otlp-sink.ts')).otlpSink({ url: urlOf(otlp) })] : []),
    ...(sentry ? [(await import('../../receive/sentry-sink.ts')).sentrySink(sentry)] : []),
  ];
  // A reader of the store has the source maps.
  const sourceOf = (values.store ?? process.env.STORE) ? sourceMaps(asked.store) : undefined;
  const taking = sourceOf ? sinks.map((sink) => withSources(sink, sourceOf)) : sinks;
  const server = receiver(taking);
  server.listen(port, values.host ?? '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    throw new UserError(`Port ${port} cannot be listened on: ${(error as Error).message}.`);
  });
  const at = server.address() as AddressInfo;
  print({ port: at.port }, `Receives reports at http://${at.address}:${at.port}, and counts them at /metrics.`);
  const ended = new AbortController();
  await Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal, { signal: ended.signal })));
  ended.abort();
  const cut = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  await Promise.all(taking.map((sink) => sink.close()));
  return 0;
};

function urlOf(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new WrongUsage('--otlp is the URL of a collector, for example http://collector:4318.');
}
