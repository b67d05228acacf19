import type { ElementDescription } from './manifest.ts';
import { reactComponent, reactComponentTypes } from './react-component.ts';

const WRITTEN = '// Written from custom-elements.json by `npm run wrappers`.\n';

/** The files that are written from an element's description: file → text. */
export function wrappersOf(element: ElementDescription): Readonly<Record<string, string>> {
  return {
    'element.d.ts': elementTypes(element),
    'react.d.ts': reactTypes(element),
    'react/index.js': reactComponent(element),
    'react/index.d.ts': reactComponentTypes(element),
    'react/element.d.ts': elementTypes(element),
    'vue.d.ts': vueTypes(element),
    'svelte.d.ts': svelteTypes(element),
    'vscode.html-custom-data.json': editorData(element),
  };
}

const comment = (indent: string, description: string): string => `${indent}/** ${description} */\n`;

function elementTypes({ tagName, name, description, attributes, members, events }: ElementDescription): string {
  const own = members.map((one) => `${comment('  ', one.description)}  ${one.name}(): void;\n`).join('');
  const heard = events.map((one) => `${comment('  ', one.description)}  '${one.name}': ${one.type.text};\n`).join('');
  const written = attributes
    .map((one) => `${comment('  ', one.description)}  '${one.name}'?: ${attributeType(one.type.text)};\n`)
    .join('');
  const listener = (method: string, options: string) => `  ${method}<K extends keyof ${name}EventMap>(
    type: K,
    listener: (this: ${name}, event: ${name}EventMap[K]) => void,
    options?: boolean | ${options},
  ): void;
  ${method}(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void;
`;
  return `${WRITTEN}
export interface ${name}EventMap extends HTMLElementEventMap {
${heard}}

/** Attributes as text: without a value one is on; \`false\` as text switches it off. */
export interface ${name}Attributes {
${written}}

${comment('', description)}export interface ${name} extends HTMLElement {
${own}${listener('addEventListener', 'AddEventListenerOptions')}${listener('removeEventListener', 'EventListenerOptions')}}

declare global {
  interface HTMLElementTagNameMap {
    '${tagName}': ${name};
  }

  // They bubble: a page listens on its document.
  interface DocumentEventMap {
${events.map((one) => `    '${one.name}': ${one.type.text};\n`).join('')}  }
}
`;
}

/** A flag of a template is `true`, or the text of HTML. */
const attributeType = (type: string): string => (type === 'boolean' ? "boolean | '' | 'true' | 'false'" : type);

function reactTypes({ tagName, name, events }: ElementDescription): string {
  return `${WRITTEN}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${name}, ${name}Attributes, ${name}EventMap } from './element';

/** React 19 listens to the events by these names. With React 18, use a ref and \`addEventListener\`. */
interface Handlers {
${events.map((one) => `  'on${one.name}'?: (event: ${name}EventMap['${one.name}']) => void;\n`).join('')}}

type Props = DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & ${name}Attributes & Handlers;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': Props;
    }
  }
}

// React 18 with the classic JSX transform.
declare global {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': Props;
    }
  }
}
`;
}

function vueTypes({ tagName, name, attributes, events }: ElementDescription): string {
  const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const written = attributes.map((one) => `  ${camel(one.name)}?: ${attributeType(one.type.text)};\n`);
  return `${WRITTEN}
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { ${name}EventMap } from './element';

/** Names as Vue's compiler checks them; a template has \`as-modal\`. */
interface Attributes {
${written.join('')}${events.map((one) => `  ${camel(`on-${one.name}`)}?: (event: ${name}EventMap['${one.name}']) => void;\n`).join('')}}

declare module 'vue' {
  interface GlobalComponents {
    '${tagName}': DefineComponent<Attributes & HTMLAttributes>;
  }
}
`;
}

function svelteTypes({ tagName, name, events }: ElementDescription): string {
  const handlers = events.flatMap((one) =>
    ['on', 'on:'].map((on) => `  '${on}${one.name}'?: (event: ${name}EventMap['${one.name}']) => void;\n`),
  );
  return `${WRITTEN}
import type { HTMLAttributes } from 'svelte/elements';
import type { ${name}, ${name}Attributes, ${name}EventMap } from './element';

/** \`on:\` is of Svelte 4. */
interface Handlers {
${handlers.join('')}}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tagName}': HTMLAttributes<${name}> & ${name}Attributes & Handlers;
  }
}
`;
}

/** For the setting `html.customData` of VS Code. */
function editorData({ tagName, description, attributes }: ElementDescription): string {
  const tag = {
    name: tagName,
    description,
    attributes: attributes.map((one) => ({
      name: one.name,
      description: one.description,
      ...(one.type.text === 'boolean' ? { valueSet: 'v' } : {}),
    })),
  };
  return `${JSON.stringify({ version: 1.1, tags: [tag] }, null, 2)}\n`;
}
