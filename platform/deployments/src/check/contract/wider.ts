import type { Shape } from './contract.ts';
import { isListOf, listOf } from './lists.ts';

/** Types of the language and of browsers → what they are kinds of. */
const KINDS: readonly (readonly [kind: RegExp, of: string])[] = [
  [/^HTML\w+Element$/, 'HTMLElement'],
  [/^SVG\w+Element$/, 'SVGElement'],
  [/^(?:HTML|SVG|MathML)Element$/, 'Element'],
  [/^(?:Element|Document|DocumentFragment|ShadowRoot|Text)$/, 'Node'],
  [/^(?:Node|Window|AbortSignal)$/, 'EventTarget'],
  [/^(?:Pointer|Drag|Wheel)Event$/, 'MouseEvent'],
  [/^(?:Mouse|Keyboard|Focus|Input|Touch|Composition)Event$/, 'UIEvent'],
  [/^[A-Z]\w+Event(?:<.*>)?$/, 'Event'],
  [/^(?:Type|Range|Syntax|Reference|Eval|URI|Aggregate)Error$/, 'Error'],
  [/^File$/, 'Blob'],
];

/** Generic types → what gives the same, and cannot be changed. */
const READ_ONLY: Readonly<Record<string, string>> = { Map: 'ReadonlyMap', Set: 'ReadonlySet' };

/** What React renders beside elements. */
const RENDERED =
  /^(?:react\.(?:ReactElement|ReactNode|ReactPortal)|string|number|bigint|boolean|true|false|null|undefined|".*"|`.*`|-?\d.*)$/;

/** Whether a type that is compared by its name suits whoever knows another one. */
export function isKind(coming: string, known: string): boolean {
  if (coming === known) return true;
  if (known === 'react.ReactNode') return RENDERED.test(coming);
  // A class of which objects can be made is used like one that only others extend.
  if (known === 'abstract') return coming === 'class';
  if (known === 'string') return /^["`]/.test(coming);
  if (known === 'number') return /^-?\d.*(?<!n)$/.test(coming);
  if (known === 'bigint') return /^-?\d+n$/.test(coming);
  const wider = KINDS.find(([kind, of]) => kind.test(coming) && of !== coming)?.[1];
  return wider !== undefined && isKind(wider, known);
}

/** Whether a type with parts suits whoever expects any object. */
export const isObject = (shape: Shape): boolean => typeof shape === 'object' && !('oneOf' in shape || 'see' in shape);

/** What comes as the form that is known, with the same parts, if it is a kind of that: a `Map` where a `ReadonlyMap` is known. */
export function asKnown(coming: Shape, known: Shape): Shape | undefined {
  if (typeof coming !== 'object') return undefined;
  if (typeof known === 'string') {
    if (!/^react\.React(?:Node|Element)$/.test(known)) return undefined;
    if ('form' in coming && coming.form === 'react.ReactElement') return known;
    // React renders a list of what it renders.
    return known === 'react.ReactNode' && isListOf(coming) ? listOf(coming) : undefined;
  }
  if (isListOf(known) && 'form' in coming && coming.form === 'tuple')
    return 'listOf' in known ? { listOf: { oneOf: coming.of } } : undefined;
  if (!('form' in known)) return undefined;
  if (known.form === 'Iterable' && isListOf(coming)) return { form: known.form, of: [listOf(coming)] };
  if (!('form' in coming)) return undefined;
  const isRead =
    READ_ONLY[coming.form] === known.form || (known.form === 'Iterable' && /^(?:Readonly)?Set$/.test(coming.form));
  return isRead ? { form: known.form, of: coming.of } : undefined;
}
