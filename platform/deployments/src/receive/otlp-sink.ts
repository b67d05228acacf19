import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { boundedSeries } from './bounded-series.ts';
import { COUNTERS, type Counter } from './samples.ts';
import type { Sink } from './sink.ts';

/** OpenTelemetry's number for an error. */
const SEVERITY_ERROR = 17;
const EVERY_MS = 15_000;

export interface OtlpOptions {
  /** Base URL of the collector; `/v1/metrics` and `/v1/logs` are below it. Its headers come from `OTEL_EXPORTER_OTLP_HEADERS`. */
  readonly url: string;
  readonly everyMs?: number;
}

/** Passes the counters on as metrics and each error as a log record, by OTLP over HTTP with protobuf. */
export function otlpSink({ url, everyMs = EVERY_MS }: OtlpOptions): Sink {
  const resource = resourceFromAttributes({ 'service.name': 'portal-browser' });
  const base = url.replace(/\/$/, '');
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: everyMs,
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const exporter = new OTLPLogExporter({ url: `${base}/v1/logs` });
  const loggers = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter, scheduledDelayMillis: everyMs })],
  });
  const meter = meters.getMeter('portal');
  const logger = loggers.getLogger('portal');
  const counters = Object.fromEntries(
    Object.entries(COUNTERS).map(([name, description]) => [name, meter.createCounter(name, { description })]),
  ) as Record<Counter, ReturnType<typeof meter.createCounter>>;
  const samples = boundedSeries();

  return {
    take(report) {
      for (const [counter, labels] of samples(report)) counters[counter].add(1, labels);
      for (const event of report.events) {
        if (event.type !== 'error') continue;
        const { type: _, thrownIn, ...attributes } = event;
        logger.emit({
          severityNumber: SEVERITY_ERROR,
          severityText: 'ERROR',
          eventName: 'portal.error',
          body: `${event.error ?? event.kind} in ${event.microFrontend} ${event.version}`,
          attributes: {
            ...attributes,
            revision: report.revision,
            ...(thrownIn && { 'thrownIn.microFrontend': thrownIn.microFrontend, 'thrownIn.version': thrownIn.version }),
          },
        });
      }
    },
    async close() {
      // A collector that cannot be reached is reported on standard error.
      await Promise.allSettled([meters.shutdown(), loggers.shutdown()]);
    },
  };
}
