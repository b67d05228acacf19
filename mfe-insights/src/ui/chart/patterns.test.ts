import { readFileSync } from 'node:fs';
import { FILLS } from '../../domain/chart.ts';
import { STROKES } from './patterns.tsx';

const css = readFileSync(new URL('../../styles/insights.css', import.meta.url), 'utf8');

type Colour = readonly [number, number, number];
const read = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour;
const linear = (colour: Colour): Colour =>
  colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Colour;
const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What is seen without one kind of cones, from linear values (Machado, Oliveira and Fernandes 2009). */
const VISION: Readonly<Record<string, readonly Colour[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (colour: Colour, vision: readonly Colour[]): Colour =>
  vision.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * (colour[at] ?? 0), 0),
      ),
    ),
  ) as unknown as Colour;

const SURFACE = ['#ffffff', '#171b23'] as const;

test.each(Object.keys(VISION))(
  'fills have 3:1 against the card in both themes for %s (docs: insights#insights-patterns)',
  (name) => {
    const low = FILLS.flatMap((fill) => {
      const [, ...themes] = new RegExp(`--in-${fill}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
      expect(themes).toHaveLength(2);
      return themes.flatMap((hex, theme) => {
        const ratio = contrast(seen(linear(read(hex)), VISION[name] ?? []), linear(read(SURFACE[theme] ?? '')));
        return ratio < 3 ? [`${fill} ${hex} ${ratio.toFixed(2)}`] : [];
      });
    });
    expect(low).toEqual([]);
  },
);

test('each fill has a pattern of its own (docs: insights#insights-patterns)', () => {
  expect(new Set(FILLS.map((fill) => STROKES[fill])).size).toBe(FILLS.length);
});
