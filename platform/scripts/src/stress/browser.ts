import { join } from 'node:path';
import { clockAhead, setClockAhead } from './clock.ts';
import { chance, type Kind, type StressPlan, stressPlan } from './plan.ts';

/** The parts of Playwright's browser type, browser, context and page that are changed here. */
interface BrowserType {
  launch(options?: never): Promise<object>;
}
interface Browser {
  newContext(options?: object): Promise<Context>;
}
interface Context {
  addInitScript<Argument>(script: (argument: Argument) => void, argument: Argument): Promise<unknown>;
  on(event: 'page', listener: (page: object) => void): unknown;
  readonly clock: { install(options?: { time?: unknown }): Promise<void> };
  newCDPSession(page: object): Promise<{ send(method: string, parameters: object): Promise<unknown> }>;
  setOffline(offline: boolean): Promise<void>;
}

const PROCESSOR_SLOWER = 6;
const OFFLINE_LATE_AT_MOST_MS = 1_500;

/**
 * Delays the browsers that Playwright launches, and every server that runs with them, according to `STRESS` (plan.ts), and sets their
 * clocks ahead by TEST_DAYS_AHEAD (clock.ts). Called by a Playwright configuration, which each of its processes reads; without either
 * variable it does nothing.
 */
export function stress(browserType: BrowserType): void {
  const plan = stressPlan(process.env);
  const ahead = clockAhead(process.env);
  if (plan.kinds.size === 0 && ahead === 0) return;
  preloadServers();
  const launch = browserType.launch.bind(browserType);
  browserType.launch = async (options) => {
    const browser = (await launch(options)) as Browser;
    const newContext = browser.newContext.bind(browser);
    let contexts = 0;
    browser.newContext = async (...given) => {
      const context = await newContext(...given);
      contexts += 1;
      await stressContext(context, plan, contexts);
      if (ahead) await setPagesAhead(context, ahead);
      return context;
    };
    return browser;
  };
}

/** Preloads the script in all processes started from now on: Playwright's workers, and the processes that they start. */
function preloadServers(): void {
  const script = join(import.meta.dirname, 'servers.ts');
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(script)) process.env.NODE_OPTIONS = `${options} --import ${script}`;
}

async function setPagesAhead(context: Context, milliseconds: number): Promise<void> {
  await context.addInitScript(setClockAhead, milliseconds);
  // Otherwise a clock that a test installs would start with the real time.
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => install({ time: Date.now(), ...options });
}

async function stressContext(context: Context, { kinds, seed }: StressPlan, at: number): Promise<void> {
  const inPage = (['frames', 'timers'] as const).filter((kind) => kinds.has(kind));
  if (inPage.length) {
    await context.addInitScript(makePageLate, { kinds: inPage, seed: Math.floor(chance(seed, at) * 2 ** 31) });
  }
  if (kinds.has('cpu')) {
    context.on('page', (page) => {
      context
        .newCDPSession(page)
        .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER }))
        // The page was closed in the meantime.
        .catch(() => undefined);
    });
  }
  if (kinds.has('offline')) {
    const setOffline = context.setOffline.bind(context);
    let times = 0;
    context.setOffline = async (offline) => {
      times += 1;
      const wait = offline ? chance(seed, 'offline', at, times) * OFFLINE_LATE_AT_MOST_MS : 0;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await setOffline(offline);
    };
  }
}

/**
 * Runs in the page before its own scripts: frames are delayed by 0 to 300 ms, timers and messages by 0 to 80 ms, in an order that depends
 * on the seed.
 */
function makePageLate({ kinds, seed }: { kinds: readonly Kind[]; seed: number }): void {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const once = window.setTimeout.bind(window);
  if (kinds.includes('frames')) {
    const request = window.requestAnimationFrame.bind(window);
    // Requests for the same frame get the same one, in order, as on any slow machine.
    let waiting = new Map<number, FrameRequestCallback>();
    let last = 0;
    window.requestAnimationFrame = (run) => {
      last += 1;
      waiting.set(last, run);
      if (waiting.size > 1) return last;
      const mine = waiting;
      const frame = (time: number) => {
        waiting = new Map();
        for (const [number, callback] of mine) {
          mine.delete(number);
          try {
            callback(time);
          } catch (error) {
            reportError(error);
          }
        }
      };
      once(() => request(frame), random() * 300);
      return last;
    };
    window.cancelAnimationFrame = (one) => {
      waiting.delete(one);
    };
  }
  if (kinds.includes('timers')) {
    const post = MessagePort.prototype.postMessage;
    // Messages of one port stay in order, as always.
    const due = new WeakMap<MessagePort, number>();
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
      const at = Math.max(performance.now() + random() * 40, (due.get(this) ?? 0) + 1);
      due.set(this, at);
      once(() => post.apply(this, given as Parameters<MessagePort['postMessage']>), at - performance.now());
    };
    const later = (run: TimerHandler, wait = 0, ...given: unknown[]) =>
      once(run, Number(wait) + random() * 80, ...given);
    window.setTimeout = later as typeof window.setTimeout;
  }
}
