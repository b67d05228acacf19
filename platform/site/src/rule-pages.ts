import type { Rule } from 'scripts/docs/rules';
import { type GeneratedPage, text } from './api-pages.ts';

/** A page for each page of the reference: its rules, with the code that cites each and the tests that prove it. */
export function rulePages(rules: readonly Rule[]): GeneratedPage[] {
  return [...new Set(rules.map(({ page }) => page))].map((page) => ({
    path: `rules/tests/${page}`,
    title: `Tests of ${page}`,
    content: [
      `# Rules and tests: ${page}`,
      `Each rule of [${page}](/${page === 'api' ? 'api' : 'rules'}/${page}), the code that cites it and the tests that prove it.`,
      ...rules.filter((rule) => rule.page === page).map(ruleText),
    ].join('\n\n'),
  }));
}

function ruleText({ page, anchor, code, tests }: Rule): string {
  const folder = page === 'api' ? 'api' : 'rules';
  return [
    `## ${anchor}`,
    `[The rule](/${folder}/${page}#${anchor})`,
    [
      ...code.map((path) => `- \`${path}\``),
      ...tests.map(({ path, title }) => `- ${text(withoutCitation(title))} (\`${path}\`)`),
    ].join('\n'),
  ].join('\n\n');
}

const withoutCitation = (title: string): string => title.replace(/ ?\(docs: [^)]*\)/, '').replace(/[*_[\]]/g, '\\$&');
