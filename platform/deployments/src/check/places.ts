import type { Manifest } from '../manifest/index.ts';

/** Where a user meets a module: `#/worker/home`, `every page (header)`, `<recovery-options>`; through other modules too. */
export function placesOf(manifest: Manifest, name: string, module?: string): string[] {
  const places = new Set<string>();
  const seen = new Set<string>();

  function visit(name: string, module?: string): void {
    const key = `${name} ${module ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { activation } = manifest.microFrontends[name] ?? {};
    for (const one of activation?.applications ?? []) {
      if (module !== undefined && one.module !== module) continue;
      for (const { path } of one.routes ?? []) places.add(`#${path}`);
      if (!one.routes) places.add(`every page (${one.region})`);
    }
    for (const one of activation?.elements ?? []) {
      if (module === undefined || one.module === module) places.add(`<${one.tag}>`);
    }
    for (const [consumer, { uses }] of Object.entries(manifest.microFrontends)) {
      for (const [using, requests] of Object.entries(uses)) {
        const meant = (request: string) =>
          module === undefined ? request.startsWith(`${name}/`) : request === `${name}/${module.slice(2)}`;
        if (requests.some(meant)) visit(consumer, using);
      }
    }
  }
  visit(name, module);
  return [...places];
}

const NAMED = 3;

/** `The page #/worker/home would break`, `#/a, #/b and 4 more would break`; what nobody sees yet would break unseen. */
export function wouldBreak(places: readonly string[]): string {
  const [first] = places;
  if (first === undefined) return 'Nobody would see it yet, but it would break';
  if (places.length === 1) return `${first.startsWith('#') ? 'The page ' : ''}${first} would break`;
  const named = places.slice(0, places.length > NAMED + 1 ? NAMED : places.length);
  const rest = places.length - named.length;
  const last = rest ? `${rest} more` : named.pop();
  return `${named.join(', ')} and ${last} would break`;
}
