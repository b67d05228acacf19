const DAY_MS = 86_400_000;

/**
 * The time by which the tests run ahead of the real clock: `TEST_DAYS_AHEAD=3`, 0 if it is missing. @throws Error if it is not a number
 * from 0 on
 */
export function clockAhead(env: Readonly<Record<string, string | undefined>>): number {
  const days = Number(env.TEST_DAYS_AHEAD ?? 0);
  if (!(days >= 0)) throw new Error(`TEST_DAYS_AHEAD is a number of days, not "${env.TEST_DAYS_AHEAD}".`);
  return days * DAY_MS;
}

/** Sets the clock of this process or page ahead. It also runs in pages, and therefore uses nothing outside itself. */
export function setClockAhead(milliseconds: number): void {
  if (milliseconds === 0) return;
  const RealDate = Date;
  const realNow = Date.now.bind(Date);
  const now = () => realNow() + milliseconds;
  // A function with the real prototype, so that dates created elsewhere are also dates, and tests can replace `Date.now`.
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
