import { toJsonSchema } from '@valibot/to-json-schema';
import type { Schema } from '../call/call.ts';
import { originOf } from '../call/strictly.ts';
import { describeProperty } from './property-descriptions.ts';
import { schemaNames } from './schema-names.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Marks a schema with the name of its export, until it is moved to the components. */
const NAME = 'x-name';

/** A schema as JSON Schema for the input, before defaults and conversions. */
export function wireSchema(schema: Schema): JsonSchema {
  const {
    $schema: _schema,
    $defs: _definitions,
    ...shape
  } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    // A recursive schema has a name.
    overrideRef: ({ valibotSchema }) => `#/components/schemas/${schemaNames.get(valibotSchema)}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const origin = originOf(valibotSchema);
      const name = schemaNames.get(origin);
      // A schema that is read strictly is an input.
      const own = origin === valibotSchema ? name : `${name}Input`;
      return name ? ({ ...jsonSchema, [NAME]: own } as typeof jsonSchema) : undefined;
    },
  });
  return shape as unknown as JsonSchema;
}

/**
 * Collects the objects and enumerations of all calls, each under one name: that of its export, or else that of the property where it was
 * found. Equal schemas share a name; different ones with the same name get a number.
 */
export class Components {
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #names = new Map<string, string>();

  /** Responses by name, added while the operations are created. */
  readonly responses: Record<string, object> = {};

  /** The schemas by name, in alphabetical order. */
  get schemas(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The schema with every named part replaced by a reference. */
  refer(schema: JsonSchema, name: string): JsonSchema {
    const { [NAME]: own, ...shape } = schema;
    const called = (own as string | undefined) ?? name;
    const inner = Object.fromEntries(
      Object.entries(shape).map(([keyword, value]) => [keyword, this.#inside(keyword, value, called)]),
    );
    const isObject = Object.keys(shape.properties ?? {}).length > 0;
    const isEnumeration = own !== undefined && Array.isArray(shape.enum);
    return isObject || isEnumeration ? reference('schemas', this.#keep(inner, called)) : inner;
  }

  #inside(keyword: string, value: unknown, name: string): unknown {
    if (keyword === 'properties') {
      return Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([property, inner]) => [
          property,
          described(this.refer(inner, pascal(property)), name, property),
        ]),
      );
    }
    if (keyword === 'items' || keyword === 'additionalProperties') {
      return typeof value === 'object' && value !== null ? this.refer(value as JsonSchema, singular(name)) : value;
    }
    if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf') {
      return (value as JsonSchema[]).map((one) => this.refer(one, name));
    }
    return value;
  }

  #keep(schema: JsonSchema, name: string): string {
    const text = JSON.stringify(schema);
    const known = this.#names.get(text);
    if (known) return known;
    let free = name;
    for (let number = 2; this.#schemas.has(free); number++) free = `${name}${number}`;
    this.#schemas.set(free, schema);
    this.#names.set(text, free);
    return free;
  }
}

/** The description is next to a `$ref`, as OpenAPI 3.1 allows. */
function described(schema: JsonSchema, owner: string, property: string): JsonSchema {
  const description = describeProperty(owner, property);
  return description ? { ...schema, description } : schema;
}

export const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const singular = (name: string): string =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/(?:List|Dtos)$|(?<=[^s])s$/, '');
