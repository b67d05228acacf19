import { signInStyles } from './sign-in-styles.ts';

/** The custom properties of a theme: the first block is light, the dark one is inside the media query. */
function theme(dark: boolean): Record<string, string> {
  const blocks = [...signInStyles.matchAll(/:root\{([^}]*)\}/g)].map(([, block = '']) => block);
  const of = (block: string) => Object.fromEntries(block.split(';').map((pair) => pair.slice(2).split(':')));
  return { ...of(blocks[0] ?? ''), ...(dark ? of(blocks[1] ?? '') : {}) };
}

/** WCAG 2.2: the relative luminance of `#rgb` or `#rrggbb`. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test.each([
  ['light', 'ink', 'surface', 4.5],
  ['light', 'ink-2', 'surface', 4.5],
  ['light', 'accent-ink', 'accent', 4.5],
  ['light', 'ink', 'bg', 4.5],
  ['light', 'ink-2', 'bg', 4.5],
  ['light', 'accent', 'accent-soft', 4.5],
  ['light', 'bad', 'bad-soft', 4.5],
  ['light', 'ok', 'ok-soft', 4.5],
  ['light', 'line-strong', 'surface', 3],
  ['light', 'accent', 'surface', 3],
  ['dark', 'ink', 'surface', 4.5],
  ['dark', 'ink-2', 'surface', 4.5],
  ['dark', 'accent-ink', 'accent', 4.5],
  ['dark', 'ink', 'bg', 4.5],
  ['dark', 'ink-2', 'bg', 4.5],
  ['dark', 'accent', 'accent-soft', 4.5],
  ['dark', 'bad', 'bad-soft', 4.5],
  ['dark', 'ok', 'ok-soft', 4.5],
  ['dark', 'line-strong', 'surface', 3],
  ['dark', 'accent', 'surface', 3],
] as const)('%s: %s on %s has a contrast of at least %d', (name, front, back, least) => {
  const colours = theme(name === 'dark');
  expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(least);
});

test('the dark theme differs from the light one in every colour', () => {
  const [light, dark] = [theme(false), theme(true)];
  expect(Object.keys(light).filter((name) => light[name] === dark[name])).toEqual([]);
});
