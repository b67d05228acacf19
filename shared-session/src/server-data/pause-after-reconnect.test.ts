import { pauseAfterReconnect } from './pause-after-reconnect.ts';

test('what fails just after the connection came back is asked for with pauses that double, and then no more', () => {
  const asked: number[] = [];
  let since = 0;
  for (;;) {
    asked.push(since / 1000);
    const pause = pauseAfterReconnect(since);
    if (pause === false) break;
    since += pause;
  }
  expect(asked).toEqual([0, 1, 2, 4, 8, 16, 32]);
});
