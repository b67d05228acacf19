import type { Choices } from './choices.ts';
import { attributesOf, escaped, hostAttributes, themeRule } from './host-page.ts';

export const STACKS = ['HTML', 'JSP', 'React', 'Angular', 'Vue', 'jQuery'] as const;
export type Stack = (typeof STACKS)[number];

const ORIGIN = 'https://portal.example.com';
const SCRIPT = `<script src="${ORIGIN}/embed.js" async></script>`;

/** The lines that put the chosen element into a page of a stack. */
export function linesFor(stack: Stack, choices: Choices): string {
  if (choices.part === 'add-time') return addTime(choices);
  const rule = themeRule(choices);
  const style = rule === '' ? [] : [`<style>\n${rule}</style>`];
  const attributes = attributesOf(choices);
  const element = `<recovery-options${attributes}></recovery-options>`;
  switch (stack) {
    case 'HTML':
      return [...style, SCRIPT, element].join('\n');
    case 'JSP':
      return ['<%@ taglib prefix="portal" uri="urn:portal:tags" %>', ...style, jspTag(choices)].join('\n');
    case 'React':
      return [`// index.html: ${SCRIPT}`, `<recovery-options${attributes} onrecovery-completed={completed} />`].join(
        '\n',
      );
    case 'Angular':
      return [
        `<!-- index.html: ${SCRIPT} -->`,
        '<!-- schemas: [CUSTOM_ELEMENTS_SCHEMA] -->',
        `<recovery-options${attributes} (recovery-completed)="completed($event)"></recovery-options>`,
      ].join('\n');
    case 'Vue':
      return [
        `<!-- index.html: ${SCRIPT} -->`,
        "<!-- compilerOptions.isCustomElement: (tag) => tag === 'recovery-options' -->",
        `<recovery-options${attributes} @recovery-completed="completed" />`,
      ].join('\n');
    case 'jQuery':
      return [
        `$.getScript('${ORIGIN}/embed.js');`,
        `$(${JSON.stringify(element)}).appendTo('body');`,
        "$(document).on('recovery-completed', completed);",
      ].join('\n');
  }
}

function jspTag({ asModal, isOpen, updateFlow, skipLocationChange, redirectUrl }: Choices): string {
  const written = [
    asModal && 'modal="true"',
    !isOpen && 'open="false"',
    updateFlow && 'updateFlow="true"',
    skipLocationChange && 'skipLocationChange="true"',
    redirectUrl !== '' && `redirectUrl="${escaped(redirectUrl)}"`,
    `portal="${ORIGIN}"`,
  ];
  return `<portal:recoveryOptions ${written.filter((one) => one !== false).join(' ')}/>`;
}

/** A value as a text of JavaScript. */
const quoted = (text: string): string =>
  `'${text.replace(/[\\'<\n\r\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

const addTime = (choices: Choices): string => `import { createInstance } from '@module-federation/runtime';

const entry = '${ORIGIN}/standalone/mfe_timecard/live/mf-manifest.json';
const federation = createInstance({ name: 'their_portal', remotes: [{ name: 'mfe_timecard', entry }] });
const { bootstrap, mount } = await federation.loadRemote('mfe_timecard/add-time');
const props = {
  name: 'timecard',
  domElement: document.getElementById('timecard'),
  hostContract: { generation: 2, oldest: 1 },
  attributes: { ${Object.entries(hostAttributes(choices, '/portal-api'))
    .map(([name, value]) => `${name}: ${quoted(value)}`)
    .join(', ')} },
  onUnauthenticated: () => signIn(),
  onNavigate: ({ path, url }) => router.show(path ?? url),
};
await bootstrap(props);
await mount(props);`;
