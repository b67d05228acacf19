import type { Shape } from 'deployments/contract';
import { accepted, produced } from './schema-types.ts';
import { picked } from './utility-types.ts';

/** Components that React wraps are used like the functions inside. */
const OF_PROPERTIES = new Set([
  'react.FC',
  'react.FunctionComponent',
  'react.NamedExoticComponent',
  'react.ForwardRefExoticComponent',
  'react.ExoticComponent',
]);
const OF_COMPONENT = new Set(['react.MemoExoticComponent', 'react.LazyExoticComponent']);
const HOOKS = new Set(['zustand.UseBoundStore', 'zustand/react.UseBoundStore']);

/** The shape of a type of a library whose meaning is known; undefined for any other. */
export function known(full: string, of: readonly Shape[], read: (shape: Shape) => Shape): Shape | undefined {
  // `React.FC`, of a package that is imported as a whole.
  const name = full.replace('.default.', '.');
  const [first] = of;
  if (first === undefined) return undefined;
  if (OF_PROPERTIES.has(name)) return { takes: { 0: first }, gives: 'react.ReactNode' };
  if (OF_COMPONENT.has(name)) return read(first);
  if (/^zustand(\/vanilla)?\.StoreApi$/.test(name)) return store(first, read);
  if (HOOKS.has(name)) return hook(first, read);
  if (name === 'valibot.InferOutput') return produced(first, read);
  if (name === 'valibot.InferInput') return accepted(first, read);
  return undefined;
}

/** A store gives its state, and takes a part of it: a state with more in it suits whoever knows less of it. */
function store(state: Shape, read: (shape: Shape) => Shape): Shape | undefined {
  const part = picked('Partial', [state], read);
  if (!part) return undefined;
  const listener: Shape = { takes: { 0: state, 1: state }, gives: 'void' };
  return {
    members: {
      getState: { takes: {}, gives: state },
      getInitialState: { takes: {}, gives: state },
      setState: { takes: { 0: part }, gives: 'void' },
      subscribe: { takes: { 0: listener }, gives: { takes: {}, gives: 'void' } },
    },
  };
}

/** A store that is a hook as well. */
function hook(api: Shape, read: (shape: Shape) => Shape): Shape | undefined {
  const members = read(api);
  if (typeof members !== 'object' || !('members' in members)) return undefined;
  const state = members.members.getState;
  const given = typeof state === 'object' && 'takes' in state ? state.gives : undefined;
  if (given === undefined) return undefined;
  const selector: Shape = { takes: { 0: given }, gives: 'unknown' };
  return { members: { ...members.members, '(…)': { takes: { '0?': selector }, gives: given } } };
}
