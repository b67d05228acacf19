import { positionsIn } from '../sources/positions-in.ts';
import { type ScriptPosition, type SourcePosition, written } from '../sources/source-maps.ts';
import type { ReportedEvent } from './event-schema.ts';
import type { Sink } from './sink.ts';

/** The most reports that wait for source maps at a time; anybody may send reports. */
const WAITING = 100;

/**
 * Adds to each error where in the sources it was thrown (`source`), before it is handed on. Where there are too many at once, or no map is
 * found, it is handed on as it came.
 */
export function withSources(
  sink: Sink,
  sourceOf: (position: ScriptPosition) => Promise<SourcePosition | undefined>,
): Sink {
  const waiting = new Set<Promise<void>>();

  async function resolved<E extends ReportedEvent>(event: E): Promise<E> {
    if (event.type !== 'error') return event;
    const thrown = event.thrownIn ?? event;
    const [position] = positionsIn(thrown.position ?? '', [thrown.microFrontend, thrown.version]);
    const source = position && (await sourceOf(position).catch(() => undefined));
    return source ? { ...event, source: written(source) } : event;
  }

  return {
    take(report) {
      const hasPosition = report.events.some((event) => event.type === 'error' && (event.thrownIn ?? event).position);
      if (!hasPosition || waiting.size >= WAITING) {
        sink.take(report);
        return;
      }
      const handing = Promise.all(report.events.map(resolved)).then((events) => {
        waiting.delete(handing);
        sink.take({ ...report, events });
      });
      waiting.add(handing);
    },
    async close() {
      await Promise.all(waiting);
      await sink.close();
    },
  };
}
