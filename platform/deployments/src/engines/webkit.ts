import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMMAND_WITHIN_MS, type Engine, type StartProgram, VIEWPORT } from './engine.ts';
import { keyActions, pointerActions, textActions } from './input-actions.ts';
import { newSession, type WebDriver } from './webdriver.ts';

export interface WebKitCommands {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
  /** A port for the driver. */
  readonly port: () => Promise<number>;
}

/** Milliseconds in which a session ends. */
const ENDS_WITHIN_MS = 5_000;

/** The browser's own bars keep its window wider than a phone unless they are made small. */
const NARROW_BARS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }';

/** WebKitGTK, by WebKitWebDriver and the small browser that comes with it, on a display of its own. */
export async function openWebKit(commands: WebKitCommands, start: StartProgram): Promise<Engine> {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const display = start(commands.display, [
      ...['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    ]);
    closing.push(display.close);
    const [number] = await display.line(/^\d+$/);
    const port = await commands.port();
    const settings = await mkdtemp(join(tmpdir(), 'journey-webkit-'));
    await mkdir(join(settings, 'gtk-3.0'));
    await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BARS);
    const driver = start(commands.driver, [`--port=${port}`], {
      folder: settings,
      env: {
        XDG_CONFIG_HOME: settings,
        DISPLAY: `:${number}`,
        LANG: 'en_US.UTF-8',
        LANGUAGE: 'en_US',
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
      },
    });
    closing.push(driver.close);
    const problems: string[] = [];
    driver.onLine((line) => {
      const text = problemIn(line);
      if (text) problems.push(text);
    });
    const session = await newSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: commands.browser,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
      unhandledPromptBehavior: 'accept',
    });
    // A page that is blocked never lets its session end; the driver's end is the page's, too.
    closing.push(() => Promise.race([session.end().catch(() => undefined), wait(ENDS_WITHIN_MS)]));
    const window = webKitWindow(session);
    await window.resize(VIEWPORT.width, VIEWPORT.height);
    return { ...window, problems: () => problems, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function webKitWindow(session: WebDriver): Omit<Engine, 'close' | 'problems'> {
  const evaluate = (expression: string) =>
    session.post<string>('execute/sync', { script: `return ${expression}`, args: [] });
  const act = async (actions: object[]) => void (await session.post('actions', { actions }));
  let bars: number | undefined;

  /** Waits until the page has heard of its window's new size. */
  async function viewportOf(isMeant: (size: readonly [number, number]) => boolean): Promise<readonly [number, number]> {
    const deadline = performance.now() + COMMAND_WITHIN_MS;
    for (;;) {
      const size = JSON.parse(await evaluate('JSON.stringify([innerWidth, innerHeight])'));
      if (isMeant(size)) return size;
      if (performance.now() > deadline) throw new Error(`The window does not take its size; the viewport is ${size}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** The window is higher than its viewport by the browser's own bars. The width is none it opens with. */
  async function barHeight(): Promise<number> {
    const [width, height] = [1111, 777];
    await session.post('window/rect', { width, height });
    const [, inner] = await viewportOf(([w]) => w === width);
    return height - inner;
  }

  return {
    goto: async (url) => void (await session.post('url', { url })),
    reload: async () => void (await session.post('refresh')),
    back: async () => void (await session.post('back')),
    evaluate,
    click: (x, y) => act(pointerActions(x, y, true)),
    hover: (x, y) => act(pointerActions(x, y, false)),
    type: (text) => act(textActions(text)),
    press: (keys) => act(keyActions(keys)),
    async resize(width, height) {
      bars ??= await barHeight();
      await session.post('window/rect', { width, height: height + bars });
      await viewportOf(([w, h]) => w === width && h === height);
    },
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
  };
}

/** A line that the browser prints of a page's console: a source, a level and a text. */
function problemIn(line: string): string | undefined {
  const [, source, text] = /CONSOLE (\w+) ERROR (.*)/.exec(line) ?? [];
  // The page says what a response with an error means.
  if (source === undefined || source === 'NETWORK') return undefined;
  return source === 'JS' ? `uncaught: ${text}` : text;
}
