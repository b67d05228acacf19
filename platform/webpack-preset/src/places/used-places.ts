import type { ReadModule } from '../api-calls/paths.ts';
import { GIVES_SHARED } from './added-to-all.ts';
import type { UsedPlace } from './place.ts';
import { type Carrier, type Named, type Openers, type Readings, readingOf, type Source } from './reading.ts';

const MAY_USE =
  /indexedDB|BroadcastChannel|Event\(|addEventListener|locks|\.cookie|Item\(|caches|cookieStore|emit|localStorage|sessionStorage|globalThis|window|self|\.prototype\b|customElements|documentElement|ownerDocument|document\.(?:body|on)|adoptedStyleSheets|serviceWorker|Object\.(?:assign|defineProperty)\(/;

/**
 * The places that modules use by name. A name is followed through constants, templates, loops over lists, imports, and functions that are
 * passed one.
 */
export function usedPlaces(sources: readonly Source[], read: ReadModule, openers: Openers = {}): UsedPlace[] {
  const modules = sources.filter(
    ({ text }) => MAY_USE.test(text) || GIVES_SHARED.test(text) || namesAny(text, openers),
  );
  const known: Readings = new Map();
  const readings = modules.map((one) => readingOf(one, read, known));
  const found: UsedPlace[] = [];
  const carriers: Carrier[] = [];
  for (const reading of readings) collect(reading.places(openers), reading.file);
  // A carrier may be called in a module that names no place itself.
  const met = new Set<string>();
  for (const carrier of carriers) {
    const key = JSON.stringify(carrier);
    if (met.has(key)) continue;
    met.add(key);
    for (const one of sources)
      if (one.text.includes(carrier.name)) collect(readingOf(one, read, known).callsOf(carrier), one.file);
  }
  const unique = new Map<string, UsedPlace>();
  for (const one of found) {
    const key = `${one.kind} ${one.name}`;
    unique.set(key, { ...unique.get(key), ...one });
  }
  return [...unique.values()].sort((one, other) =>
    `${one.kind} ${one.name}` < `${other.kind} ${other.name}` ? -1 : 1,
  );

  function collect(named: readonly Named[], file: string): void {
    for (const { kind, names, carrier, says, hears, opens } of named) {
      if (carrier) carriers.push(carrier);
      const role = { ...(says && { says }), ...(hears && { hears }), ...(opens && { opens }) };
      for (const name of names) found.push({ kind, name, file, ...role });
    }
  }
}

const namesAny = (text: string, openers: Openers): boolean => Object.keys(openers).some((name) => text.includes(name));
