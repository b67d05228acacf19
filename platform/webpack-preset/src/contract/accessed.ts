import type { Shape } from 'deployments/contract';

/** The type of a list's elements; undefined for anything that is no list. */
export function element(list: Shape): Shape | undefined {
  if (typeof list !== 'object') return undefined;
  if ('listOf' in list) return list.listOf;
  if (!('form' in list)) return undefined;
  if (list.form === 'Array') return list.of[0];
  if (list.form !== 'tuple') return undefined;
  const [only = 'never'] = list.of;
  return list.of.length > 1 ? { oneOf: list.of } : only;
}

/** The type of a member whose name is a literal; undefined if it is not known. */
export function memberType(object: Shape, index: Shape): Shape | undefined {
  if (typeof object !== 'object' || typeof index !== 'string' || !index.startsWith('"')) return undefined;
  const members = 'members' in object ? object.members : 'made' in object ? object.made : {};
  const name: string = JSON.parse(index);
  if (Object.hasOwn(members, name)) return members[name];
  const optional = Object.hasOwn(members, `${name}?`) ? members[`${name}?`] : undefined;
  return optional === undefined ? undefined : { oneOf: [optional, 'undefined'] };
}
