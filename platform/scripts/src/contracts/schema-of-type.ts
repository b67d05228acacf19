import type { Contract, JsonSchema, Shape } from 'deployments/contract';

/**
 * The JSON schema of the values of a type that a message can carry. Functions and values that are not known are left out, as are those that are
 * undefined: the member is optional then.
 *
 * @param types those that it refers to
 */
export function schemaOfType(type: Shape, types: Contract['types']): JsonSchema {
  return schemaOf(type, types) ?? {};
}

const PLAIN = new Set(['string', 'number', 'boolean', 'null']);

/** Undefined for what a message cannot carry. */
function schemaOf(type: Shape, types: Contract['types']): JsonSchema | undefined {
  const inside = (one: Shape) => schemaOf(one, types);
  if (typeof type === 'string') {
    if (PLAIN.has(type)) return { type };
    return /^(?:"|-?\d)/.test(type) || type === 'true' || type === 'false' ? { const: JSON.parse(type) } : undefined;
  }
  if ('see' in type) {
    const seen = types[type.see];
    return seen === undefined ? undefined : inside(seen);
  }
  if ('oneOf' in type) {
    const several = type.oneOf.flatMap((one) => {
      const schema = inside(one);
      return schema === undefined ? [] : (schema.anyOf ?? [schema]);
    });
    const unique = [...new Map(several.map((one) => [JSON.stringify(one), one])).values()];
    return unique.length > 1 ? { anyOf: unique } : unique[0];
  }
  if ('listOf' in type) return { type: 'array', items: inside(type.listOf) ?? {} };
  if ('form' in type) {
    const [of] = type.of;
    return type.form === 'Array' && of !== undefined ? { type: 'array', items: inside(of) ?? {} } : undefined;
  }
  if ('members' in type) {
    const members = Object.entries(type.members).flatMap(([name, one]) => {
      const schema = name.startsWith('<') ? undefined : inside(one);
      return schema === undefined ? [] : [{ name: name.replace(/\?$/, ''), isOptional: isOptional(name, one), schema }];
    });
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      required: members.filter((one) => !one.isOptional).map(({ name }) => name),
    };
  }
  return undefined;
}

const isOptional = (name: string, type: Shape): boolean =>
  name.endsWith('?') || (typeof type === 'object' && 'oneOf' in type && type.oneOf.includes('undefined'));
