import type { Engine } from 'deployments/engines';
import { describe, look, type Seen, type Target } from 'deployments/engines';
import { type DroppedFile, drop } from './page/drop.ts';

/** Milliseconds a page has for anything: against what hangs, not against slow machines. */
const WITHIN_MS = 180_000;
const POLL_MS = 50;

const LOOK = look.toString();
const DROP = drop.toString();

/** A user of the portal in an engine; journeys are written against this. Every call waits for its element. */
export interface Visitor {
  /** Loads a path of the portal. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in the window's history. */
  back(): Promise<void>;
  /**
   * Leaves for a plain page, does something there, and goes back.
   * @returns 'kept' if the page was as it had been left, otherwise why its engine did not keep it
   */
  leaveAndReturn(meanwhile?: () => Promise<void>): Promise<'kept' | readonly string[]>;
  click(target: Target): Promise<void>;
  /** Replaces what is in a field, by keys. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses an option of a native select, by the keys that begin its text. */
  choose(target: Target, option: string): Promise<void>;
  /** Drops a file on something. */
  drop(target: Target, file: DroppedFile): Promise<void>;
  type(text: string): Promise<void>;
  press(keys: string): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Waits until exactly one is visible. @returns what is seen of it */
  see(target: Target): Promise<Seen>;
  /** Waits until what is seen of it is as expected. */
  seeThat(target: Target, expectation: string, holds: (seen: Seen) => boolean): Promise<Seen>;
  seeText(target: Target, text: string | RegExp): Promise<Seen>;
  seeValue(target: Target, value: string): Promise<Seen>;
  seeCount(target: Target, count: number): Promise<void>;
  seeGone(target: Target): Promise<void>;
  seeFocus(target: Target): Promise<Seen>;
  seeAddress(pattern: RegExp): Promise<void>;
  /** Waits until the page has loaded a file so often. @returns for each load, the bytes that did not come from the cache */
  seeLoads(file: RegExp, count: number): Promise<readonly number[]>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  problems(): readonly string[];
}

export function visitor(engine: Engine, portal: string): Visitor {
  const ask = async <T>(expression: string): Promise<T> => JSON.parse(await engine.evaluate(expression)) as T;
  const lookAt = (target: Target, how: 'see' | 'reach' | 'focus' = 'see') =>
    ask<Seen>(`(${LOOK})(${JSON.stringify(target)}, '${how}')`);

  /** Tries until there is a result; errors while one page replaces another are retried too. */
  async function until<T>(attempt: () => Promise<T | undefined>, failure: () => string): Promise<T> {
    const deadline = performance.now() + WITHIN_MS;
    let error: unknown;
    for (;;) {
      try {
        const result = await attempt();
        if (result !== undefined) return result;
        error = undefined;
      } catch (thrown) {
        error = thrown;
      }
      if (performance.now() > deadline) throw new Error(failure(), { cause: error });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function seeThat(
    target: Target,
    expectation: string,
    holds: (seen: Seen) => boolean,
    how: 'see' | 'reach' | 'focus' = 'see',
  ): Promise<Seen> {
    let last: Seen | undefined;
    return until(
      async () => {
        last = await lookAt(target, how);
        return !last.missing && holds(last) ? last : undefined;
      },
      () => `${describe(target)}: ${expectation}. ${last?.missing ?? last?.covered ?? `Seen: ${JSON.stringify(last)}`}`,
    );
  }

  /** Where a pointer reaches the target, once it has stopped moving. */
  async function reach(target: Target): Promise<{ x: number; y: number }> {
    let before = '';
    const { point } = await seeThat(
      target,
      'can be reached by the pointer',
      (seen) => {
        const now = JSON.stringify(seen.point);
        const isStill = now === before;
        before = now;
        return seen.point !== undefined && seen.isDisabled === false && isStill;
      },
      'reach',
    );
    return point as { x: number; y: number };
  }

  const click = async (target: Target) => {
    const { x, y } = await reach(target);
    await engine.click(x, y);
  };

  return {
    open: (path) => engine.goto(`${portal}${path}`),
    reload: () => engine.reload(),
    back: () => engine.back(),
    async leaveAndReturn(meanwhile = async () => undefined) {
      const address = await ask<string>('JSON.stringify((globalThis.leftForAWhile = true, location.href))');
      // As a link does: the engine hears of it from the page.
      await ask(`JSON.stringify(setTimeout(() => location.assign('/browser.html')) > 0)`);
      await this.seeAddress(/\/browser\.html$/);
      await meanwhile();
      await engine.back();
      await this.seeAddress(new RegExp(`^${address.replaceAll(/[^\w]/g, '\\$&')}$`));
      const isKept = await ask<boolean>('JSON.stringify(globalThis.leftForAWhile === true)');
      return isKept ? 'kept' : (engine.notKeptFor?.() ?? ['not kept']);
    },
    click,
    async fill(target, text) {
      await click(target);
      await seeThat(target, 'has the focus', (seen) => seen.isFocused === true);
      await engine.press('Control+a');
      await engine.press('Delete');
      await engine.type(text);
    },
    async choose(target, option) {
      await seeThat(target, 'can have the focus', (seen) => seen.isFocused === true, 'focus');
      await engine.type(option);
    },
    async drop(target, file) {
      const point = await reach(target);
      await engine.evaluate(`(${DROP})(${JSON.stringify(point)}, ${JSON.stringify(file)})`);
    },
    type: (text) => engine.type(text),
    press: (keys) => engine.press(keys),
    async hover(target) {
      const { x, y } = await reach(target);
      await engine.hover(x, y);
    },
    see: (target) => seeThat(target, 'is visible', () => true),
    seeThat,
    seeText: (target, text) =>
      seeThat(target, `says ${text}`, (seen) =>
        typeof text === 'string' ? (seen.text ?? '').includes(text) : text.test(seen.text ?? ''),
      ),
    seeValue: (target, value) => seeThat(target, `has the value "${value}"`, (seen) => seen.value === value),
    seeFocus: (target) => seeThat(target, 'has the focus', (seen) => seen.isFocused === true),
    async seeCount(target, count) {
      let last = -1;
      await until(
        async () => {
          last = (await lookAt(target)).count;
          return last === count || undefined;
        },
        () => `${describe(target)}: there are ${count}. Seen: ${last}`,
      );
    },
    async seeGone(target) {
      await this.seeCount(target, 0);
    },
    async seeAddress(pattern) {
      let last = '';
      await until(
        async () => {
          last = await ask<string>('JSON.stringify(location.href)');
          return pattern.test(last) || undefined;
        },
        () => `The address matches ${pattern}. Seen: ${last}`,
      );
    },
    async seeLoads(file, count) {
      let last: readonly { name: string; transferSize: number }[] = [];
      return until(
        async () => {
          const all = await ask<typeof last>("JSON.stringify(performance.getEntriesByType('resource'))");
          last = all.filter(({ name }) => file.test(name));
          return last.length >= count ? last.map(({ transferSize }) => transferSize) : undefined;
        },
        () => `${file} is loaded ${count} times. Seen: ${last.length}`,
      );
    },
    resize: (width, height) => engine.resize(width, height),
    screenshot: () => engine.screenshot(),
    problems: () => engine.problems(),
  };
}
