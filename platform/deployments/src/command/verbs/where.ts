import { text } from 'node:stream/consumers';
import { namedVersion } from '../../publish/named-version.ts';
import { positionsIn } from '../../sources/positions-in.ts';
import { sourceMaps, written } from '../../sources/source-maps.ts';
import { UserError } from '../../user-error.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

/** Says where in the sources a position of a served script is: one that is named, or each of a stack on standard input. */
export const where: Verb = async ({ store, names, print }) => {
  const [first, ...positions] = names;
  const of = first === undefined || first === '-' ? undefined : namedVersion(first);
  if (positions.length > 0 && !of) throw new WrongUsage('Say NAME@VERSION, and then FILE:LINE:COLUMN.');
  const asked = positions.length > 0 ? positions.join('\n') : await text(process.stdin);
  const found = positionsIn(asked, of);
  if (found.length === 0)
    throw new UserError(
      'There is no position of a published script in it, like https://portal.example/mfe/mfe_notes/1.0.0-abc/entry.js:1:2345. ' +
        'Where a script stands alone, name its version: mfe where mfe_notes@1.0.0-abc entry.js:1:2345.',
    );
  const sourceOf = sourceMaps(store);
  const resolved = await Promise.all(
    found.map(async ({ text: said, index, ...position }) => ({
      said,
      index,
      position,
      source: await sourceOf(position),
    })),
  );
  let line = '';
  let end = 0;
  for (const { said, index, source } of resolved) {
    line += asked.slice(end, index) + (source ? written(source) : said);
    end = index + said.length;
  }
  print(
    resolved.map(({ position, source = null }) => ({ ...position, source })),
    `${line}${asked.slice(end)}`.trimEnd(),
  );
  const unknown = resolved.find(({ source }) => !source);
  if (!unknown) return 0;
  const { name, version, file } = unknown.position;
  throw new UserError(
    `${store.location} has no source map of ${name}@${version} that knows ${file}:${unknown.position.line}:${unknown.position.column}.`,
  );
};
