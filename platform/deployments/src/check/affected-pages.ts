import type { Manifest } from '../manifest/index.ts';
import { providersOf } from './providers.ts';

/** Manifests are not changed, and a fault of a widget is said for each of its consumers. */
const known = new WeakMap<Manifest, Map<string, readonly string[]>>();

/** The pages and elements that use a module, directly or indirectly: `#/worker/home`, `every page (header)`, `<recovery-options>`. */
export function affectedPages(manifest: Manifest, name: string, module?: string): readonly string[] {
  const all = known.get(manifest) ?? new Map<string, readonly string[]>();
  const asked = `${name} ${module ?? ''}`;
  const pages = all.get(asked) ?? pagesOf(manifest, name, module);
  known.set(manifest, all.set(asked, pages));
  return pages;
}

function pagesOf(manifest: Manifest, name: string, module?: string): string[] {
  const pages = new Set<string>();
  const seen = new Set<string>();

  function visit(name: string, module?: string): void {
    const key = `${name} ${module ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { activation } = manifest.microFrontends[name] ?? {};
    for (const one of activation?.applications ?? []) {
      if (module !== undefined && one.module !== module) continue;
      for (const { path } of one.routes ?? []) pages.add(`#${path}`);
      if (!one.routes) pages.add(`every page (${one.region})`);
    }
    for (const one of activation?.elements ?? []) {
      if (module === undefined || one.module === module) pages.add(`<${one.tag}>`);
    }
    for (const [consumer, { uses }] of Object.entries(manifest.microFrontends)) {
      for (const [using, requests] of Object.entries(uses)) {
        const meant = (request: string) => {
          const [imported = ''] = request.split('/', 1);
          if (module !== undefined && request !== `${imported}/${module.slice(2)}`) return false;
          return providersOf(manifest, manifest, consumer, imported).includes(name);
        };
        if (requests.some(meant)) visit(consumer, using);
      }
    }
  }
  visit(name, module);
  return [...pages];
}

const NAMED = 3;

/** `The page #/worker/home would break`, `#/a, #/b and 4 more would break`. */
export function wouldBreak(pages: readonly string[]): string {
  const [first] = pages;
  if (first === undefined) return 'Nobody would see it yet, but it would break';
  if (pages.length === 1) return `${first.startsWith('#') ? 'The page ' : ''}${first} would break`;
  const named = pages.slice(0, pages.length > NAMED + 1 ? NAMED : pages.length);
  const rest = pages.length - named.length;
  const last = rest ? `${rest} more` : named.pop();
  return `${named.join(', ')} and ${last} would break`;
}
