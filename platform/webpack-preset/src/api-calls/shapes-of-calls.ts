import type { ApiCall, ApiCalls, Contract, Members, Shape } from 'deployments/contract';
import { memberType } from '../contract/accessed.ts';
import { accepted } from '../contract/schema-types.ts';
import type { CallSite, Sent } from './calls-in-module.ts';

/** A call with the contracts that describe it: of the module that makes it, and of the one that has its schema. */
export interface DescribedCall {
  readonly site: CallSite;
  readonly module: Contract | undefined;
  readonly schema: Contract | undefined;
}

/** What the calls read from the API and send to it. The same call with the same data is listed once. */
export function shapesOfCalls(described: readonly DescribedCall[]): ApiCalls {
  const types: Record<string, Shape> = {};
  const calls = new Map<string, ApiCall>();
  for (const { site, module, schema } of described) {
    const reads = readBy(site, schema);
    const sends = site.json && module && plain(sentBy(site.json, site, module), module);
    const query = site.query && module && plain(sentBy(site.query, site, module), module);
    const call: ApiCall = {
      call: site.call,
      ...(reads !== undefined && { reads }),
      ...(site.json && { sends: sends ?? 'unknown' }),
      ...(query !== undefined && { query }),
    };
    calls.set(JSON.stringify(call), call);
  }
  // webpack's modules have another order when they come from a cache.
  return { calls: inOrder(calls).map(([, call]) => call), types: Object.fromEntries(inOrder(Object.entries(types))) };

  function readBy({ schema: named }: CallSite, contract: Contract | undefined): Shape | undefined {
    const exported = named && contract?.exports[named.name];
    if (!contract || exported === undefined) return undefined;
    const values = accepted(exported, readIn(contract));
    return values === undefined ? undefined : plain(values, contract);
  }

  /** A shape without details; the types that it refers to are kept once. */
  function plain(shape: Shape, contract: Contract): Shape {
    if (typeof shape === 'string') return shape;
    const inside = (one: Shape) => plain(one, contract);
    if ('see' in shape) {
      const declared = contract.types[shape.see];
      if (declared === undefined) return 'unknown';
      if (types[shape.see] === undefined) {
        types[shape.see] = 'unknown';
        types[shape.see] = inside(declared);
      }
      return shape;
    }
    if ('oneOf' in shape) return { oneOf: shape.oneOf.map(inside) };
    if ('listOf' in shape) return { listOf: inside(shape.listOf) };
    if ('members' in shape) {
      const members = Object.entries(shape.members).filter(([name]) => !name.startsWith('<'));
      return { members: Object.fromEntries(members.map(([name, one]) => [name, inside(one)])) };
    }
    if ('form' in shape && shape.form === 'Array' && shape.of[0] !== undefined) return { listOf: inside(shape.of[0]) };
    if ('form' in shape && shape.form === 'brand' && shape.of[0] !== undefined) return inside(shape.of[0]);
    return 'unknown';
  }
}

const inOrder = <T>(entries: Iterable<readonly [string, T]>): (readonly [string, T])[] =>
  [...entries].sort(([one], [other]) => (one < other ? -1 : 1));

function readIn({ types }: Contract): (shape: Shape) => Shape {
  return (shape) => {
    let one = shape;
    for (let steps = 0; typeof one === 'object' && 'see' in one && steps < 100; steps += 1)
      one = types[one.see] ?? 'unknown';
    return one;
  };
}

function sentBy(sent: Sent, site: CallSite, contract: Contract): Shape {
  if (sent === 'unknown') return 'unknown';
  const read = readIn(contract);
  if ('argument' in sent) {
    const made = read(contract.exports[site.within] ?? 'unknown');
    const takes = typeof made === 'object' && 'takes' in made ? made.takes : {};
    const given = takes[`${sent.argument}`] ?? takes[`${sent.argument}?`] ?? 'unknown';
    if (sent.member === undefined) return given;
    return memberType(read(given), JSON.stringify(sent.member)) ?? 'unknown';
  }
  const members: Record<string, Shape> = {};
  for (const one of sent.rest) {
    const shape = read(sentBy(one, site, contract));
    const more: Members | undefined = typeof shape === 'object' && 'members' in shape ? shape.members : undefined;
    // Nothing can be said about an object that is put together of unknown parts.
    if (!more) return 'unknown';
    Object.assign(members, more);
  }
  for (const [name, one] of Object.entries(sent.members)) members[name] = sentBy(one, site, contract);
  return { members };
}
