import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Engine, type StartProgram, VIEWPORT } from './engine.ts';
import { keyActions, pointerActions, textActions } from './input-actions.ts';

/** Settings beside those that the browser itself makes, to be quiet, when it is driven. */
const PREFERENCES = {
  'intl.accept_languages': 'en-US',
  'intl.locale.requested': 'en-US',
};

interface LogEntry {
  readonly level: string;
  readonly type: string;
  readonly text: string | null;
}

/**
 * Firefox checks the integrity of a script whose loading ended with its page, of which nothing had come, and complains about the hash
 * of nothing.
 */
const leftWithItsPage = (text: string) =>
  text.includes(`The computed hash is “${createHash('sha384').digest('base64')}”`);

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executable: string, start: StartProgram): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'journey-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", "${value}");`);
  await writeFile(join(profile, 'user.js'), preferences.join('\n'));
  const browser = start(executable, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    folder: profile,
    env: { MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  try {
    const [, address = ''] = await browser.line(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${address}/session`);
    const window = await firefoxWindow(bidi);
    return {
      ...window,
      async close() {
        bidi.close();
        await browser.close();
      },
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function firefoxWindow(bidi: Bidi): Promise<Omit<Engine, 'close'>> {
  await bidi.send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const problems: string[] = [];
  // Violations of a policy come as errors of the script.
  bidi.on('log.entryAdded', (params) => {
    const { level, type, text } = params as unknown as LogEntry;
    if (level !== 'error' || (text && leftWithItsPage(text))) return;
    problems.push(`${type === 'javascript' ? 'uncaught: ' : ''}${text}`);
  });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const resize = async (width: number, height: number) =>
    void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }));
  const act = async (actions: object[]) => void (await bidi.send('input.performActions', { context, actions }));
  await resize(VIEWPORT.width, VIEWPORT.height);
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    // Firefox keeps no page with a request under way, though it ends as the page is left: the one for the number of notifications is open for
    // as long as a page is.
    notKeptFor: () => [],
    async evaluate(expression) {
      const evaluated = await bidi.send<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression, target: { context }, awaitPromise: true },
      );
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result?.value ?? '';
    },
    click: (x, y) => act(pointerActions(x, y, true)),
    hover: (x, y) => act(pointerActions(x, y, false)),
    type: (text) => act(textActions(text)),
    press: (keys) => act(keyActions(keys)),
    resize,
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: () => problems,
  };
}
