import type { InferOutput } from 'valibot';
import { MODULE } from './offline-queues.ts';
import type { registerSchema } from './register-schema.ts';

/** The register, with the fields of other versions. */
export type Register = InferOutput<typeof registerSchema>;

/** Entries that exist on this device only. */
export interface KeptWork {
  readonly id: string;
  /** Where in the portal the person finds them: `#/worker/…`. */
  readonly url: string;
  /** Label key and parameters of their description. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The module that can save it wherever the person is: `mfe_timecard/outbox`, which exports `saveKept`. */
  readonly saver?: string | undefined;
}

/** The register that a value holds. A damaged field is empty, and so is a damaged register; fields of other versions stay. */
export function registerOf(value: unknown): Register {
  const fields = isRecord(value) ? safe(value) : {};
  return {
    ...fields,
    owner: ownerOf(fields) ?? null,
    databases: listOf(fields.databases, isText),
    sessionKeys: listOf(fields.sessionKeys, isText),
    cookies: listOf(fields.cookies, isText),
    work: listOf(fields.work, isWork).map((work) => ({
      ...safe(work),
      params: safe(work.params),
      ...('saver' in work && !(isText(work.saver) && MODULE.test(work.saver)) ? { saver: undefined } : {}),
    })),
  };
}

/** The owner that a value names, null for nobody; undefined if it does not say. */
export function ownerOf(value: unknown): string | null | undefined {
  const owner = isRecord(value) ? value.owner : undefined;
  return owner === null || isText(owner) ? owner : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Without the names that can reach a prototype, which the schema leaves out as well. */
const safe = <T extends object>(value: T): T => {
  const { __proto__: _proto, constructor: _constructor, prototype: _prototype, ...rest } = value as Fields;
  return rest as T;
};

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isParam = (value: unknown): boolean => isText(value) || typeof value === 'number';

const isWork = (value: unknown): value is Register['work'][number] =>
  isRecord(value) &&
  [value.id, value.url, value.key].every(isText) &&
  isRecord(value.params) &&
  Object.values(safe(value.params)).every(isParam);

/** One damaged entry costs the whole list, as nobody knows what it stood for. */
const listOf = <T>(value: unknown, isEntry: (entry: unknown) => entry is T): T[] =>
  Array.isArray(value) && value.every(isEntry) ? value : [];
