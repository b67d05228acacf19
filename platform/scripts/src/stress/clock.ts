const DAY_MS = 86_400_000;

/** How far ahead of the real time the tests run: `TEST_DAYS_AHEAD=3`, 0 where it is missing. @throws Error for what is no number from 0 on */
export function clockAhead(env: Readonly<Record<string, string | undefined>>): number {
  const days = Number(env.TEST_DAYS_AHEAD ?? 0);
  if (!(days >= 0)) throw new Error(`TEST_DAYS_AHEAD is a number of days, not "${env.TEST_DAYS_AHEAD}".`);
  return days * DAY_MS;
}

/** Sets the clock of this process or page ahead. Runs in pages too, and therefore names nothing outside itself. */
export function setClockAhead(milliseconds: number): void {
  if (milliseconds === 0) return;
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  const AheadDate: DateConstructor = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (_, given, target) =>
      Reflect.construct(RealDate, given.length ? given : [now()], target === AheadDate ? RealDate : target),
    get: (_, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
  });
  RealDate.prototype.constructor = AheadDate;
  globalThis.Date = AheadDate;
}
