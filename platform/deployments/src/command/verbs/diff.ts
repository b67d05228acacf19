import { lastOther, withPublication } from '../../activate/activate.ts';
import { currentManifest, emptyManifest, revision } from '../../activate/history.ts';
import { type Difference, difference } from '../../diff/difference.ts';
import type { Manifest } from '../../manifest/index.ts';
import { namedVersion } from '../../publish/named-version.ts';
import { readPublication } from '../../publish/publication.ts';
import { type Invocation, type Verb, WrongUsage } from '../invocation.ts';

export const diff: Verb = async (asked) => {
  const [before, after] = await sides(asked);
  const found = difference(before, after);
  asked.print(found, found.map(described).join('\n') || 'No difference.');
  return 0;
};

async function sides({ names, store, publications }: Invocation): Promise<[Manifest, Manifest]> {
  const live = await currentManifest(store);
  if (names.length === 0) return [(await lastOther(store, live)) ?? emptyManifest, live];
  if (names.every((name) => /^\d+$/.test(name))) {
    const [from = 0, to = live.revision, ...more] = names.map(Number);
    if (more.length) throw new WrongUsage('Say one revision, or two.');
    return [await earlier(from), await earlier(to)];
  }
  const [one, other, ...more] = names.map((name) => namedVersion(name));
  if (one && other && more.length === 0 && one[0] === other[0])
    return [
      withPublication(live, await readPublication(store, ...one)),
      withPublication(live, await readPublication(store, ...other)),
    ];
  return [live, (await publications()).reduce(withPublication, live)];

  async function earlier(number: number): Promise<Manifest> {
    return number < 1 ? emptyManifest : revision(store, number);
  }
}

function described({ name, before, after, lines }: Difference): string {
  const head = `${name}: ${before ?? 'not live'} → ${after ?? 'taken away'}`;
  return [head, ...lines.map((line) => `  ${line}`)].join('\n');
}
