import type { ElementDescription } from './manifest.ts';

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const handler = (event: string): string => camel(`on-${event}`);
/** `RecoveryOptions` of `recovery-options`. */
const componentOf = (tagName: string): string => camel(`-${tagName}`);

/** The code of a React component for an element. It works in React 18 and 19, on a server, and in StrictMode. */
export function reactComponent({ tagName, attributes, events }: ElementDescription): string {
  const names = [...attributes, ...events].map(({ name }) => name);
  const props = [...attributes.map((one) => camel(one.name)), ...events.map((one) => handler(one.name))];
  const written = attributes.map(({ name, type, default: byDefault }) => {
    const value = camel(name);
    // An element is on without the attribute only where that is its default.
    const flag = byDefault === 'true' ? `${value} === false ? 'false' : undefined` : `${value} ? '' : undefined`;
    return `    '${name}': ${type.text === 'boolean' ? flag : value},\n`;
  });
  return `'use client';
// Written from custom-elements.json by \`npm run wrappers\`: ${names.join(', ')}.

import { createElement, useEffect, useRef } from 'react';

/** The scripts that pages asked for, so that each comes once. */
const scripts = new Set();

function load(portal) {
  const src = \`\${portal}/embed.js\`;
  if (customElements.get('${tagName}') || scripts.has(src) || document.querySelector(\`script[src="\${CSS.escape(src)}"]\`)) return;
  scripts.add(src);
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

export function ${componentOf(tagName)}({ portal = '', ${props.join(', ')}, className, ...others }) {
  const element = useRef(null);
  const handlers = useRef({});
  useEffect(() => {
    handlers.current = { ${events.map((one) => `'${one.name}': ${handler(one.name)}`).join(', ')} };
  });
  useEffect(() => load(portal), [portal]);
  useEffect(() => {
    const heard = element.current;
    const hear = (event) => handlers.current[event.type]?.(event);
    const types = [${events.map((one) => `'${one.name}'`).join(', ')}];
    for (const type of types) heard.addEventListener(type, hear);
    return () => {
      for (const type of types) heard.removeEventListener(type, hear);
    };
  }, []);
  return createElement('${tagName}', {
    ...others,
    // React 18 would write the attribute \`classname\`.
    class: className,
    ref: element,
${written.join('')}  });
}
`;
}

/** Its types. */
export function reactComponentTypes({ tagName, name, description, attributes, events }: ElementDescription): string {
  const line = (text: string, prop: string, type: string) =>
    `  /** ${text} */\n  readonly ${prop}?: ${type} | undefined;\n`;
  return `// Written from custom-elements.json by \`npm run wrappers\`.

import type { HTMLAttributes, ReactElement } from 'react';
import type { ${name}, ${name}EventMap } from './element.js';

export interface ${componentOf(tagName)}Props extends HTMLAttributes<${name}> {
${line('The portal’s origin; without it, the page’s own.', 'portal', 'string')}${attributes.map((one) => line(one.description, camel(one.name), one.type.text)).join('')}${events.map((one) => line(one.description, handler(one.name), `((event: ${name}EventMap['${one.name}']) => void)`)).join('')}}

/** ${description} */
export declare function ${componentOf(tagName)}(props: ${componentOf(tagName)}Props): ReactElement;
`;
}
