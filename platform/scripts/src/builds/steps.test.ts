import { countedSteps } from './steps.ts';

test('a step says its number, of how many, and how many are left', () => {
  const lines: string[] = [];
  const next = countedSteps(2, (line) => lines.push(line));
  next('Building mfe-shell');
  next('Publishing');
  expect(lines).toEqual(['[1/2] Building mfe-shell … (1 left)', '[2/2] Publishing … (the last)']);
});
