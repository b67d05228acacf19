import { type GeneratedPage, text } from './api-pages.ts';

/** A CHANGELOG.md. */
export interface Changelog {
  /** The package's name. */
  readonly name: string;
  /** Its page in the site, without `.md`. */
  readonly path: string;
  readonly text: string;
}

/**
 * The list of versions: each release with the packages that have it, and what the next one will bring.
 *
 * @param changesets the texts of `.changeset/*.md`
 */
export function versionsPage(changelogs: readonly Changelog[], changesets: readonly string[]): GeneratedPage {
  const releases = new Map<string, { date: string; readonly links: string[] }>();
  for (const { name, path, text: log } of changelogs)
    for (const [, version = '', section = ''] of log.matchAll(
      /^## (\d+\.\d+\.\d+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm,
    )) {
      const release = releases.get(version) ?? { date: '', links: [] };
      release.date ||= /\b\d{4}-\d\d-\d\d\b/.exec(section)?.[0] ?? '';
      release.links.push(`[${name}](/${path})`);
      releases.set(version, release);
    }
  const rows = [...releases]
    .sort(([one], [other]) => other.localeCompare(one, 'en', { numeric: true }))
    .map(([version, { date, links }]) => `| ${version} | ${date} | ${links.join(', ')} |`);
  return {
    path: 'changes/versions',
    title: 'Versions',
    content: [
      '# Versions',
      'The packages for other teams are released together, by semantic versioning. A micro-frontend has no versions of this kind: `mfe publish` names its builds by their content.',
      ['| Version | Date | Changes |', '|---|---|---|', ...rows].join('\n'),
      '## Next',
      ...changesets.flatMap(nextLines),
    ].join('\n\n'),
  };
}

/** `---`, package names with their step, `---`, prose. */
function nextLines(changeset: string): string[] {
  const [, names = '', prose = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(changeset) ?? [];
  const steps = [...names.matchAll(/^"(.+)": (\w+)$/gm)].map(([, name, step]) => `\`${name}\` (${step})`);
  return steps.length === 0 ? [] : [`- ${steps.join(', ')}: ${text(prose.trim()).replace(/\s*\n\s*/g, ' ')}`];
}
