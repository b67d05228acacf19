import type { Shape } from '../contract/contract.ts';
import { formatShape } from '../contract/format-shape.ts';
import { isListOf, listOf } from '../contract/lists.ts';
import type { ApiCall, ApiCalls } from './api-calls.ts';
import type { ApiDocument, JsonSchema, Operation } from './api-document.ts';

/** A difference between a build's call and the API. */
export interface CallFinding {
  readonly said: string;
  /**
   * Whether the call can fail. A value that the build knows and the API no longer gives, or an optional field that it no longer has, fails
   * nothing by itself: a build may know more than the API that is live, but the API may not take away what a build has used.
   */
  readonly fails: boolean;
}

/** The differences between the calls of a build and an API. */
export function compareCalls({ calls, types }: ApiCalls, api: ApiDocument): CallFinding[] {
  const found = calls.flatMap((call) => compareCall(call, types, api));
  return [...new Map(found.map((one) => [one.said, one])).values()];
}

/** The operation of a call: its path, or one that has a parameter in place of a fixed part. */
function operationOf(call: string, { operations }: ApiDocument): Operation | undefined {
  if (Object.hasOwn(operations, call)) return operations[call];
  const parts = call.split('/');
  const fits = (name: string) => {
    const others = name.split('/');
    return others.length === parts.length && others.every((part, at) => part === parts[at] || part === '{}');
  };
  const name = Object.keys(operations).find(fits);
  return name === undefined ? undefined : operations[name];
}

function compareCall(
  { call, reads, sends, query }: ApiCall,
  types: ApiCalls['types'],
  api: ApiDocument,
): CallFinding[] {
  const operation = operationOf(call, api);
  if (!operation) return [{ said: `${call} is not there`, fails: true }];
  const found: CallFinding[] = [];
  const met = new Set<string>();
  if (reads !== undefined && operation.response) read(reads, operation.response, '');
  // A document need not say what a call answers and takes, but may not leave out what it said.
  else if (reads !== undefined && !isAnything(reads)) say(`${call} gives no JSON`, false);
  if (sends !== undefined && operation.body) send(sends, operation.body, '');
  else if (sends !== undefined && !isAnything(sends)) say(`${call} takes no JSON`, false);
  if (sends === undefined && operation.body && operation.bodyRequired) say(`${call} must be sent a body`, true);
  parameters();
  return found;

  function say(said: string, fails: boolean): void {
    found.push({ said, fails });
  }

  /** The response must be what the build's schema accepts. */
  function read(shape: Shape, schema: JsonSchema, path: string): void {
    if (isKnown(shape, schema, path, 'read')) return;
    const known = unionOf(shape, types);
    if (known.some(isAnything)) return;
    const name = () => nameOf(path, 'the response');
    for (const one of alternativesOf(schema, api)) {
      const kind = kindOf(one);
      if (kind === 'literal') {
        if (!known.some((each) => accepts(each, one)))
          say(`${call} can give ${String(JSON.stringify(literalOf(one)))} as ${name()}, which is not known`, true);
      } else if (kind === 'object') {
        const objects = known.filter((each) => typeof each === 'object' && 'members' in each);
        if (objects.length === 0) say(`${call} can give an object as ${name()}`, true);
        else best(objects, (each) => readObject(each, one, path));
      } else if (kind === 'array') {
        const lists = known.filter((each) => typeof each === 'object' && isListOf(each));
        if (lists.length === 0) say(`${call} can give a list as ${name()}`, true);
        else if (one.items) best(lists, (each) => read(elementOf(each), one.items ?? {}, `${path}[]`));
      } else if (kind !== 'anything' && !known.includes(kind === 'integer' ? 'number' : kind)) {
        say(
          `${call} can give ${kind === 'null' ? 'null' : `any ${kind}`} as ${name()}, which was ${formatShape(shape)}`,
          true,
        );
      }
    }
    const given = alternativesOf(schema, api);
    const texts = given.filter((one) => kindOf(one) === 'literal');
    if (texts.length === 0 || given.some((one) => kindOf(one) === 'string')) return;
    for (const one of known)
      if (
        typeof one === 'string' &&
        one.startsWith('"') &&
        !texts.some((text) => JSON.stringify(literalOf(text)) === one)
      )
        say(`${call} no longer gives ${one} as ${name()}`, false);
  }

  function readObject(shape: Shape, schema: JsonSchema, path: string): void {
    if (typeof shape !== 'object' || !('members' in shape)) return;
    const { properties = {}, required = [], additionalProperties } = schema;
    for (const [member, inside] of Object.entries(shape.members)) {
      const name = member.replace(/\?$/, '');
      const optional = member.endsWith('?') || unionOf(inside, types).includes('undefined');
      const full = path === '' ? name : `${path}.${name}`;
      if (name === '[…]') {
        const rest = [
          ...Object.values(properties),
          ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
        ];
        for (const one of rest) read(inside, one, `${path}.*`);
      } else if (!Object.hasOwn(properties, name)) {
        if (typeof additionalProperties !== 'object') say(`${call} gives no ${full}`, !optional);
      } else {
        if (!optional && !required.includes(name) && !unionOf(inside, types).some(isAnything))
          say(`${call} may leave out ${full}`, true);
        read(inside, properties[name] ?? {}, full);
      }
    }
  }

  /** What the build sends must be what the API accepts. */
  function send(shape: Shape, schema: JsonSchema, path: string): void {
    if (isKnown(shape, schema, path, 'send')) return;
    const taken = alternativesOf(schema, api);
    if (taken.some((one) => kindOf(one) === 'anything')) return;
    for (const one of unionOf(shape, types)) {
      if (one === 'undefined' || isAnything(one)) continue;
      if (typeof one === 'object' && 'members' in one) {
        const objects = taken.filter((each) => kindOf(each) === 'object');
        if (objects.length === 0) say(`${call} takes no object as ${nameOf(path, 'the body')}`, true);
        else sendObject(one, objects.length > 1 ? together(objects) : (objects[0] ?? {}), path);
      } else if (typeof one === 'object' && isListOf(one)) {
        const lists = taken.filter((each) => kindOf(each) === 'array');
        if (lists.length === 0) say(`${call} takes no list as ${nameOf(path, 'the body')}`, true);
        else best(lists, (each) => each.items && send(listOf(one), each.items, `${path}[]`));
      } else if (typeof one === 'string' && !taken.some((each) => mayAccept(each, one))) {
        say(`${call} does not take ${one} as ${nameOf(path, 'the body')}`, true);
      }
    }
  }

  function sendObject(shape: Shape, schema: JsonSchema, path: string): void {
    if (typeof shape !== 'object' || !('members' in shape)) return;
    const { properties = {}, required = [], additionalProperties } = schema;
    const sent = new Map(
      Object.entries(shape.members).map(([name, inside]) => [name.replace(/\?$/, ''), { name, inside }]),
    );
    if (sent.has('[…]')) return;
    for (const [name, { name: member, inside }] of sent) {
      const full = path === '' ? name : `${path}.${name}`;
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (known) {
        const optional = member.endsWith('?') || unionOf(inside, types).includes('undefined');
        if (optional && required.includes(name)) say(`${call} must be sent ${full}`, true);
        send(inside, known, full);
      } else if (additionalProperties === false) say(`${call} does not take ${full}`, true);
    }
    for (const name of required)
      if (!sent.has(name)) say(`${call} must be sent ${path === '' ? name : `${path}.${name}`}`, true);
  }

  function parameters(): void {
    const { query: taken } = operation as Operation;
    const read = query === undefined ? [] : unionOf(query, types);
    if (read.some(isAnything)) return;
    const members = read.flatMap((one) =>
      typeof one === 'object' && 'members' in one ? Object.entries(one.members) : [],
    );
    const isOptional = ([name, inside]: (typeof members)[number]) =>
      name.endsWith('?') || unionOf(inside, types).includes('undefined');
    const sent = new Set(members.filter((one) => !isOptional(one)).map(([name]) => name));
    for (const [name, inside] of members) {
      const bare = name.replace(/\?$/, '');
      const known = Object.hasOwn(taken, bare) ? taken[bare] : undefined;
      if (!known) say(`${call} does not take ?${bare}`, true);
      else
        for (const one of unionOf(inside, types))
          if (
            typeof one === 'string' &&
            one.startsWith('"') &&
            !alternativesOf(known.schema, api).some((each) => mayAccept(each, one))
          )
            say(`${call} does not take ${one} as ?${bare}`, true);
    }
    for (const [name, { required }] of Object.entries(taken))
      if (required && !sent.has(name)) say(`${call} must be sent ?${name}`, true);
  }

  /** Of several alternatives, the findings of the one that fits best. */
  function best<T>(alternatives: readonly T[], compare: (one: T) => unknown): void {
    const start = found.length;
    let fewest: CallFinding[] | undefined;
    for (const one of alternatives) {
      compare(one);
      const these = found.splice(start);
      const failures = (some: readonly CallFinding[]) => some.filter(({ fails }) => fails).length * 1000 + some.length;
      if (!fewest || failures(these) < failures(fewest)) fewest = these;
    }
    found.push(...(fewest ?? []));
  }

  /** A recursive type is compared once. */
  function isKnown(shape: Shape, schema: JsonSchema, path: string, side: string): boolean {
    if (typeof shape !== 'object' || !('see' in shape) || schema.$ref === undefined) return false;
    const pair = `${side} ${shape.see} ${schema.$ref}`;
    if (path.split('.').length < 8 && !met.has(pair)) {
      met.add(pair);
      return false;
    }
    return true;
  }
}

function nameOf(path: string, whole: string): string {
  return path === '' ? whole : path;
}

function elementOf(shape: Shape): Shape {
  return typeof shape === 'object' && isListOf(shape) ? listOf(shape) : 'unknown';
}

function isAnything(shape: Shape): boolean {
  return shape === 'unknown' || shape === 'any';
}

/** All alternatives of a shape. */
function unionOf(shape: Shape, types: ApiCalls['types'], depth = 0): readonly Shape[] {
  if (shape === 'boolean') return ['true', 'false'];
  if (typeof shape !== 'object' || depth > 50) return [shape];
  if ('see' in shape) return unionOf(types[shape.see] ?? 'unknown', types, depth + 1);
  return 'oneOf' in shape ? shape.oneOf.flatMap((one) => unionOf(one, types, depth + 1)) : [shape];
}

/** Schemas are those of one document, and are compared with the calls of every build. */
const alternatives = new WeakMap<JsonSchema, readonly JsonSchema[]>();

/** All alternatives of a schema, each value of an enumeration for itself. */
function alternativesOf(schema: JsonSchema, api: ApiDocument): readonly JsonSchema[] {
  const known = alternatives.get(schema) ?? readAlternatives(schema, api, 0);
  alternatives.set(schema, known);
  return known;
}

function readAlternatives(schema: JsonSchema, api: ApiDocument, depth: number): readonly JsonSchema[] {
  if (depth > 50) return [{}];
  const inside = (one: JsonSchema) => readAlternatives(one, api, depth + 1);
  if (schema.nullable) return [...inside({ ...schema, nullable: undefined }), { type: 'null' }];
  if (schema.$ref !== undefined) return inside(api.schemas[schema.$ref.replace(/^#\/components\/schemas\//, '')] ?? {});
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap(inside);
  if (schema.allOf) return combined(schema.allOf.map(inside));
  if (schema.enum) return schema.enum.map((value) => (value === null ? { type: 'null' } : { const: value }));
  if (schema.const === null) return [{ type: 'null' }];
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }));
  if (schema.type === 'boolean') return [{ const: true }, { const: false }];
  return [schema];
}

/** What is one of the alternatives of each part at once. */
function combined(parts: readonly (readonly JsonSchema[])[]): readonly JsonSchema[] {
  let all: readonly (readonly JsonSchema[])[] = [[]];
  for (const part of parts) all = all.flatMap((chosen) => part.map((one) => [...chosen, one]));
  return all.map((chosen) => {
    const [first = {}, ...more] = chosen.filter((one) => kindOf(one) !== 'anything');
    return more.length > 0 ? merged([first, ...more]) : first;
  });
}

function merged(parts: readonly JsonSchema[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** Several alternatives as one: which of them an object is sent as is not known. */
function together(objects: readonly JsonSchema[]): JsonSchema {
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  const properties = [...names].map((name): [string, JsonSchema] => [
    name,
    {
      anyOf: objects.flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
      ),
    },
  ]);
  const isRequired = (name: string) => objects.every(({ required = [] }) => required.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: [...names].filter(isRequired),
    additionalProperties: objects.some(({ additionalProperties }) => additionalProperties !== false),
  };
}

type Kind = 'literal' | 'object' | 'array' | 'string' | 'number' | 'integer' | 'null' | 'anything';

function kindOf(schema: JsonSchema): Kind {
  if (schema.const !== undefined) return 'literal';
  if (schema.properties || schema.type === 'object') return 'object';
  return (schema.type as Kind | undefined) ?? 'anything';
}

function literalOf(schema: JsonSchema): unknown {
  return schema.const;
}

/** Whether a shape has a literal of the API. */
function accepts(shape: Shape, schema: JsonSchema): boolean {
  const value = literalOf(schema);
  return shape === JSON.stringify(value) || shape === typeof value;
}

/** Whether the API takes a value that a build can send; a text may be one of its values. */
function mayAccept(schema: JsonSchema, shape: string): boolean {
  const kind = kindOf(schema);
  if (kind === 'anything') return true;
  if (kind === 'literal') return accepts(shape, schema) || shape === typeof literalOf(schema);
  if (shape.startsWith('"')) return kind === 'string';
  if (/^-?\d/.test(shape) || shape === 'number') return kind === 'number' || kind === 'integer';
  if (shape === 'string' || shape === 'null') return kind === shape;
  // A type that has no counterpart in JSON.
  return !['true', 'false'].includes(shape);
}
