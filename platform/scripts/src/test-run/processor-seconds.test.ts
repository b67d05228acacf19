import { processorSeconds, secondsInStat } from './processor-seconds.ts';

test('the processor time is that of the process and of its ended descendants', () => {
  const stat = '4711 (node) (x) S 1 4711 4711 0 -1 4194304 100 200 3 4 150 50 1000 300 20 0 11 0 999';
  expect(secondsInStat(stat)).toBe(15);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('this process has used some', () => {
  expect(processorSeconds()).toBeGreaterThan(0);
});
