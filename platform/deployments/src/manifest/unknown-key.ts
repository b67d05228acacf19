import type * as v from 'valibot';

/** The parts of a schema through which a path leads. */
interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly pipe?: readonly Schema[];
}

/**
 * One sentence about a key that a document may not have: where it is, the known key that it looks like, and the known ones.
 * Nothing for an issue of another kind.
 */
export function unknownKey(schema: unknown, issue: v.BaseIssue<unknown>): string | undefined {
  if (issue.type !== 'strict_object' || issue.expected !== 'never') return undefined;
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const key = keys.at(-1) ?? '';
  const around = keys.slice(0, -1);
  const place = around.reduce<Schema | undefined>((part, name) => within(part, name), schema as Schema);
  const known = Object.keys(unwrapped(place)?.entries ?? {}).filter((name) => !name.startsWith('$'));
  const near = known.find((name) => distance(name.toLowerCase(), key.toLowerCase()) <= 2);
  const where = around.length ? ` in ${around.join('.')}` : '';
  return `"${key}"${where} is no key that is known${near ? `; did you mean "${near}"?` : '.'} Known are ${known.join(', ')}.`;
}

function within(part: Schema | undefined, name: string): Schema | undefined {
  const schema = unwrapped(part);
  return schema?.entries?.[name] ?? schema?.item ?? schema?.value;
}

function unwrapped(part: Schema | undefined): Schema | undefined {
  const inner = part?.wrapped ?? (part?.entries || part?.item ? undefined : part?.pipe?.[0]);
  return inner ? unwrapped(inner) : part;
}

/** The number of letters to change, add or leave out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, opposite] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === opposite ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
