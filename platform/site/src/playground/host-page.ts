import { type Choices, PAGE_LANGUAGES, POLICIES } from './choices.ts';

/** A text between double quotes of an attribute, or between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The attributes of `<recovery-options>` as HTML, each with a space in front. */
export function attributesOf({
  asModal,
  isOpen,
  updateFlow,
  skipLocationChange,
  redirectUrl,
  isExplained,
}: Choices): string {
  return [
    asModal && 'as-modal',
    !isOpen && 'open="false"',
    updateFlow && 'update-flow',
    skipLocationChange && 'skip-location-change',
    redirectUrl !== '' && `redirect-url="${escaped(redirectUrl)}"`,
    isExplained && 'data-debug',
  ]
    .filter((one) => one !== false)
    .map((one) => ` ${one}`)
    .join('');
}

/** The attributes of Add Time in a foreign host. @param baseurl where the host's server forwards calls */
export const hostAttributes = ({ engagementId, lang, inShadow }: Choices, baseurl: string): Record<string, string> => ({
  baseurl,
  ...(engagementId !== '' && { engagementid: engagementId }),
  ...(lang !== '' && { lang: lang.replace('_', '-') }),
  ...(!inShadow && { shadow: 'false' }),
});

/** The rule that sets the custom properties. A value cannot end the rule or the style element. */
export function themeRule({ theme, part }: Choices): string {
  const lines = Object.entries(theme)
    .map(([name, value]) => [name, value.replace(/[;{}<>\\]/g, '').trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name}: ${value};\n`);
  const selector = part === 'add-time' ? '#timecard' : 'recovery-options';
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}

/** The page of the frame. `base` is the site's own path, with a slash at its end. */
export function hostPage(choices: Choices, base: string): string {
  const { part, sheet, policy } = choices;
  const { lang, dir } = PAGE_LANGUAGES[choices.page];
  const content = POLICIES[policy];
  const rule = themeRule(choices);
  const shown =
    part === 'recovery-options'
      ? `<recovery-options id="element"${attributesOf(choices)}></recovery-options>\n<script src="/embed.js"></script>`
      : `<div id="timecard" data-attributes="${escaped(JSON.stringify(hostAttributes(choices, '')))}"></div>\n<script src="${base}playground/add-time.js"></script>`;
  return [
    `<html lang="${lang}" dir="${dir}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page of yours</title>',
    ...(content === '' ? [] : [`<meta http-equiv="Content-Security-Policy" content="${escaped(content)}">`]),
    `<link rel="stylesheet" href="${base}playground/${sheet}.css">`,
    ...(rule === '' ? [] : [`<style>${rule}</style>`]),
    `<script src="${base}playground/events.js"></script></head>`,
    '<body><main class="container" aria-label="A page of yours"><h1>A page of yours</h1>',
    '<p>Text, <a href="#a-link">a link</a> and <button class="btn btn-primary" type="button">a button</button> of the page.</p>',
    shown,
    '</main></body></html>',
  ].join('\n');
}
