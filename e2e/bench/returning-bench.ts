import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activate, currentManifest, directoryStore, publish, readBuild, readFacts } from 'deployments';
import { pageWeights } from '../../platform/deployments/src/check/rules/pages-stay-within-budget.ts';
import { fileOfForm } from '../../platform/deployments/src/dictionaries/form-name.ts';
import { publishedPackages, repository } from '../../platform/scripts/src/paths.ts';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines } from './figure.ts';
import { withOneLine } from './one-line.ts';

/**
 * What a returning browser downloads after one line of a package has changed: the page, and of the package the scripts and fonts that the opened page
 * needs, by compression dictionaries and without them. Nothing runs: the figures are those of the published files, without headers.
 */
export async function benchReturning({ store, say }: BenchOptions): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const packageName of publishedPackages) {
    const { document, pages } = await afterOneLine(store, packageName);
    say(`\nOne line of ${packageName}, kB beside the page's ${kilobytes(document)}:`);
    for (const { page, bytes, without } of pages)
      say(`  ${page.padEnd(45)} ${kilobytes(bytes)}, without dictionaries ${kilobytes(without)}`);
    const [heaviest] = pages.toSorted((one, other) => other.without - one.without);
    if (!heaviest) continue;
    figures.push({
      what: `one line of ${packageName}`,
      measured: `${heaviest.page}: ${kilobytes(heaviest.bytes)} kB, without dictionaries ${kilobytes(heaviest.without)}`,
      value: heaviest.bytes / 1000,
      goal: 1,
      unit: 'kB',
    });
  }
  say('');
  for (const line of figureLines(figures)) say(line);
  return figures;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

interface PageBytes {
  readonly page: string;
  /** Of the changed package's files, by dictionaries. */
  readonly bytes: number;
  /** The same without dictionaries. */
  readonly without: number;
}

async function afterOneLine(
  live: string,
  packageName: string,
): Promise<{ readonly document: number; readonly pages: readonly PageBytes[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'returning-'));
  try {
    await cp(live, folder, { recursive: true });
    const store = directoryStore(folder);
    const { publication } = await publish(store, withOneLine(readBuild(join(repository, packageName))));
    const { name, version } = publication;
    const manifest = await activate(store, [publication], { now: () => new Date().toISOString() });
    const facts = await readFacts(store, [await currentManifest(store)]);
    const stored = await store.list(`mfe/${name}/${version}`);
    const forms = new Map(stored.flatMap((path) => (fileOfForm(path) ? [[fileOfForm(path), path]] : [])));
    const sizeOf = async (path: string) => (await stat(join(folder, path))).size;
    const own = facts(name, version);
    const scripts = Object.entries(own?.weights ?? {});
    const byDictionary = await Promise.all(
      scripts.map(async ([file, plain]) => {
        const form = forms.get(`mfe/${name}/${version}/${file}`);
        return [file, form ? await sizeOf(form) : plain] as const;
      }),
    );
    const fonts = stored.filter((path) => path.endsWith('.woff2') && !path.includes('/standalone/'));
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
    const fontsByDictionary = sum(await Promise.all(fonts.map((path) => sizeOf(forms.get(path) ?? path))));
    const fontsWithout = sum(await Promise.all(fonts.map(sizeOf)));
    const weigh = (weights: Readonly<Record<string, number>>) =>
      pageWeights(manifest, (one, of) => {
        const known = facts(one, of);
        return known && { ...known, weights: one === name ? weights : {} };
      });
    const without = weigh(Object.fromEntries(scripts));
    const pages = weigh(Object.fromEntries(byDictionary)).map(({ page, bytes }, at) => ({
      page,
      bytes: bytes + fontsByDictionary,
      without: (without[at]?.bytes ?? 0) + fontsWithout,
    }));
    // Elements are used on legacy pages.
    const shown = pages.filter((one) => one.without > 0 && !one.page.startsWith('<'));
    return { document: await sizeOf('index.html.br'), pages: shown };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
