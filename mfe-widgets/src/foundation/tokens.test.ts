import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, 'foundation.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/(--p-[a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/gi)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }] as const,
  ),
);

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const read = (name: string): number => {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`${name} is no colour token.`);
    return luminance(token[theme]);
  };
  const [first, second] = [read(one), read(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const grounds = ['--p-bg', '--p-surface', '--p-sunken'];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(
    grounds.flatMap((ground) => ['--p-ink', '--p-ink-2', '--p-ink-3', '--p-accent'].map((ink) => [ink, ground])),
  )('%s on %s is at least 4.5:1', (ink, ground) => expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5));

  test.each([
    ['--p-accent-ink', '--p-accent'],
    ['--p-accent-ink', '--p-accent-strong'],
    ['--p-accent', '--p-accent-soft'],
    ['--p-ok', '--p-ok-soft'],
    ['--p-warn', '--p-warn-soft'],
    ['--p-bad', '--p-bad-soft'],
    ['--p-bad', '--p-surface'],
    ['--p-bad-ink', '--p-bad'],
    ['--p-ink', '--p-warn-soft'],
    ['--p-ink', '--p-bad-soft'],
  ])('%s on %s is at least 4.5:1', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--p-bg', '--p-surface'])('the line of controls on %s is at least 3:1', (ground) => {
    expect(contrast('--p-control-line', ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
