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
  const realNow = Date.now.bind(Date);
  const now = () => realNow() + milliseconds;
  // A function with the real prototype: dates made elsewhere are dates too, and tests replace `Date.now`.
  function dateAhead(...given: unknown[]): unknown {
    if (!new.target) return new RealDate(now()).toString();
    const made = new.target === (dateAhead as unknown) ? RealDate : new.target;
    return Reflect.construct(RealDate, given.length ? given : [now()], made);
  }
  const { parse, UTC } = RealDate;
  Object.defineProperty(dateAhead, 'name', { value: 'Date' });
  RealDate.prototype.constructor = dateAhead;
  globalThis.Date = Object.assign(dateAhead, {
    now,
    parse,
    UTC,
    prototype: RealDate.prototype,
  }) as unknown as DateConstructor;
}
