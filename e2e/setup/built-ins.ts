import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');

/** The folders of what a legacy page loads, as `npm run build` left them. */
const folders = ['root-config/dist', 'mfe-recovery/dist/portal', 'mfe-widgets/dist/portal'];

/** Built-ins that a script on a page can replace without touching the document. */
const OBJECTS = [
  ...[
    'Array',
    'BigInt',
    'Boolean',
    'Date',
    'Error',
    'Function',
    'Intl',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Proxy',
  ],
  ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap', 'WeakRef', 'WeakSet'],
  ...[
    'AbortController',
    'AbortSignal',
    'Blob',
    'BroadcastChannel',
    'FormData',
    'Headers',
    'MessageChannel',
    'Request',
    'Response',
  ],
  ...['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'console', 'crypto', 'navigator', 'performance'],
] as const;
const FUNCTIONS = [
  ...[
    'atob',
    'btoa',
    'clearInterval',
    'clearTimeout',
    'decodeURIComponent',
    'encodeURIComponent',
    'fetch',
    'isNaN',
    'parseFloat',
  ],
  ...['parseInt', 'queueMicrotask', 'setInterval', 'setTimeout', 'structuredClone'],
];

/** Objects whose methods are called on values: `.map(`. */
const PROTOTYPES = [
  'Array',
  'Date',
  'Function',
  'Map',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'WeakMap',
] as const;

/** A built-in as its path from the window: `Array.from`, `String.prototype.replace`, `fetch`. */
export function usedBuiltIns(): string[] {
  const code = folders.flatMap((folder) => {
    const files = readdirSync(join(repository, folder)).filter((file) => file.endsWith('.js'));
    return files.map((file) => readFileSync(join(repository, folder, file), 'utf8'));
  });
  const text = code.join('\n');
  const called = new Set(Array.from(text.matchAll(/\.([a-zA-Z]+)\(/g), ([, name]) => name as string));
  const names = new Set(Array.from(text.matchAll(/(?<![.\w$])([a-zA-Z]\w*)/g), ([, name]) => name as string));
  const found: string[] = FUNCTIONS.filter((name) => names.has(name));
  for (const name of OBJECTS) {
    if (!names.has(name)) continue;
    found.push(name);
    for (const [, member] of text.matchAll(new RegExp(`\\b${name}\\.([a-z]\\w*)`, 'g')))
      found.push(`${name}.${member}`);
  }
  for (const name of PROTOTYPES) {
    const prototype = (globalThis as unknown as Record<string, { prototype: object }>)[name]?.prototype ?? {};
    for (const method of Object.getOwnPropertyNames(prototype)) {
      if (method !== 'constructor' && called.has(method)) found.push(`${name}.prototype.${method}`);
    }
  }
  return [...new Set(found)].filter((one) => !one.endsWith('.prototype')).sort();
}

/** Runs in the page, given with the list: each becomes a function that fails, as a broken library's would. */
export function replaceBuiltIns(paths: readonly string[]): void {
  const { getOwnPropertyDescriptor: descriptor, defineProperty: define } = Object;
  const Failure = Error;
  const places: [object, string][] = [];
  for (const path of paths) {
    const steps = path.split('.');
    const name = steps.pop() as string;
    // biome-ignore lint/suspicious/noExplicitAny: any object on the way
    let place: any = window;
    for (const step of steps) place = place?.[step];
    if (place && name in place && descriptor(place, name)?.configurable !== false) places.push([place, name]);
  }
  // Members first: the objects they are on are replaced, too.
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const [place, name] = places[at] as [object, string];
    const value = () => {
      throw new Failure(`The page has replaced ${name}.`);
    };
    define(place, name, { value, configurable: true, writable: true });
  }
}
