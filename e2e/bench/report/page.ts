import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, isMet, ratioOf } from '../figure.ts';
import { median } from '../median.ts';
import { namedFigures, type Release, trends, withRelease } from './history.ts';
import { comparisonPlot, curvePlot, figurePlot, shown, trendPlot, WIDTHS } from './plots.ts';
import type { Comparison, Curve, Findings, PartResult } from './results.ts';

const styles = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

export interface Report {
  readonly results: readonly PartResult[];
  /** Former releases, the oldest first. */
  readonly history: readonly Release[];
  /** Parts of the benchmark that have no results. */
  readonly absent: readonly string[];
  /** The machine, in words. */
  readonly machine: string;
}

/** The report: one page without scripts and without anything to load. */
export function reportPage({ results, history, absent, machine }: Report): string {
  const goals = results.flatMap(({ part, figures }) =>
    figures.filter(({ goal }) => goal !== undefined).map((figure) => ({ part, figure })),
  );
  const missed = goals.filter(({ figure }) => isMet(figure) === false);
  const now = { release: 'now', at: '', figures: namedFigures(results) };
  const over = trends(withRelease(history, now)).filter(({ points }) => points.at(-1)?.[0] === 'now');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Benchmark of the portal</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>Benchmark of the portal</h1>
<p>${text(`${goals.length - missed.length} of ${goals.length} goals are met. ${machine}`)}</p>
<p class="key"><span class="met">●</span> within its goal <span class="missed">◆</span> over it <span class="free">●</span> no goal
<span class="ours">●</span> ours, among peers <span class="goal">|</span> the goal, an upper limit <span class="spread">▬</span> the extremes of the rounds</p>
<nav aria-label="Parts"><ul>${results.map(({ part }) => `<li><a href="#${part}">${text(part)}</a></li>`).join('')}${over.length ? '<li><a href="#history">history</a></li>' : ''}</ul></nav>
${absent.length ? `<p>${text(`Not measured here yet: ${absent.join(', ')}.`)}</p>` : ''}
${missed.length ? missedList(missed) : ''}
</header>
<main>
${results.map(section).join('\n')}
${over.length ? historySection(over) : ''}
</main>
</body>
</html>
`;
}

function missedList(missed: readonly { part: string; figure: Figure }[]): string {
  const items = missed.map(
    ({ part, figure: { what, value, goal = Number.NaN } }) =>
      `<li><a href="#${part}">${text(part)}</a>: ${text(`${what}, ${shown(value)} where ${shown(goal)} is the goal`)}</li>`,
  );
  return `<section><h2>Over their goals</h2><ul>${items.join('')}</ul></section>`;
}

function section(result: PartResult): string {
  const { part, about, rounds, front, at, commit, figures, comparisons = [], curves = [], findings = [] } = result;
  const units = [...new Set(figures.map(({ unit = '' }) => unit))];
  const day = at.slice(0, 16).replace('T', ' ');
  return `<section id="${part}">
<h2>${text(part)}</h2>
<p>${text(about)}</p>
<p class="run">${text(`Medians of ${rounds} round${rounds === 1 ? '' : 's'}, ${day} UTC, served by ${front}, commit ${commit}`)}</p>
${units
  .map((unit) =>
    figureBlock(
      figures.filter((one) => (one.unit ?? '') === unit),
      unit,
    ),
  )
  .join('\n')}
${comparisons.map(comparisonBlock).join('\n')}
${curves.map(curveBlock).join('\n')}
${findings.map(findingsBlock).join('\n')}
</section>`;
}

function figureBlock(figures: readonly Figure[], unit: string): string {
  const rows = figures.map((figure) => {
    const { what, value, goal, spread, measured } = figure;
    const met = isMet(figure);
    return [
      what,
      shown(value),
      goal === undefined ? '–' : shown(goal),
      met === undefined ? '' : met ? 'met' : 'missed',
      spread ? `${shown(spread[0])} to ${shown(spread[1])}` : '',
      measured,
    ];
  });
  return (
    both((width) => figurePlot(figures, unit, width)) +
    table(unit || 'Ratios and counts', ['', 'figure', 'goal', '', 'rounds', 'measured'], rows)
  );
}

function comparisonBlock(one: Comparison): string {
  const ours = one.sides[0]?.values ?? [];
  const rows = one.sides.map(({ name, values }, at) => [
    name,
    shown(median(values)),
    at === 0 ? '' : ratioOf({ ours, peer: values }).toFixed(2),
    `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`,
  ]);
  return `<h3>${text(one.unit ? `${one.what}, ${one.unit}` : one.what)}</h3>${both((width) => comparisonPlot(one, width))}${table(one.what, ['', one.unit || 'number', 'ours to it', 'rounds'], rows)}`;
}

function curveBlock(one: Curve): string {
  const rows = one.points.map(([hours, value]) => [shown(hours), shown(value)]);
  return `<h3>${text(one.what)}</h3>${both((width) => curvePlot(one, width))}${table(one.what, ['hours', one.unit], rows, true)}`;
}

const findingsBlock = ({ title, columns, rows }: Findings): string => table(title, columns, rows, false, true);

function historySection(over: ReturnType<typeof trends>): string {
  const blocks = over.map(
    ({ name, points }) =>
      `<div><h3>${text(name)}</h3>${trendPlot(points, WIDTHS.narrow)}${table(
        name,
        points.map(([release]) => release),
        [points.map(([, value]) => shown(value))],
      )}</div>`,
  );
  return `<section id="history"><h2>history</h2><p>Figures from release to release.</p><div class="trends">${blocks.join('')}</div></section>`;
}

/** A drawing for either width; the style sheet shows the one that fits. */
const both = (draw: (width: number) => string): string =>
  `<figure class="wide">${draw(WIDTHS.wide)}</figure><figure class="narrow">${draw(WIDTHS.narrow)}</figure>`;

function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  isFolded = false,
  isOpen = false,
): string {
  // A column in which no row has anything is left out.
  const isUsed = (_: unknown, at: number) => at === 0 || rows.some((row) => row[at]);
  const cells = (row: readonly string[]) =>
    row
      .filter(isUsed)
      .map((cell, at) => (at === 0 ? `<th scope="row">${text(cell)}</th>` : `<td>${text(cell)}</td>`))
      .join('');
  const html = `<div class="scroll" tabindex="0" role="region" aria-label="${text(caption)}"><table class="${isOpen ? 'words' : 'numbers'}"><caption>${text(caption)}</caption><thead><tr>${columns
    .filter(isUsed)
    .map((column) => `<th scope="col">${text(column)}</th>`)
    .join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`;
  return isFolded ? `<details><summary>Figures</summary>${html}</details>` : html;
}

const text = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
