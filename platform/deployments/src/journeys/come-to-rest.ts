import type { EngineWindow } from '../engines/engine.ts';
import { run, TooLate, until } from './window-page.ts';

/** A page that has come up is idle at some time in it; one that renders without end never is. */
const RESTS_WITHIN_MS = 12_000;

/** Whether the page comes to rest: its main thread has nothing to do. An engine that does not tell is believed. */
export async function comesToRest(window: EngineWindow): Promise<boolean> {
  await run(
    window,
    () => {
      const { documentElement: root } = document;
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => root.setAttribute('data-trial-rests', ''));
      else root.setAttribute('data-trial-rests', '');
    },
    null,
  );
  const rests = () => document.documentElement.hasAttribute('data-trial-rests');
  return until(RESTS_WITHIN_MS, async () => (await run(window, rests, null)) || undefined).catch((error) => {
    if (error instanceof TooLate) return false;
    throw error;
  });
}

/** Whether the application shows something: a text, a field or a picture. Runs on the page. */
export function showsSomething(application: string): boolean {
  const region = document.querySelector(`[data-application="${application}"]`);
  // It led elsewhere.
  if (!region) return true;
  const inside = [...region.querySelectorAll('*'), region].flatMap((one) =>
    one.shadowRoot ? [one, one.shadowRoot] : [one],
  );
  return inside.some(
    (one) =>
      [...one.childNodes].some(
        (node) => node instanceof Text && /\S/.test(node.data) && !/^(?:STYLE|SCRIPT)$/.test(one.nodeName),
      ) || /^(?:input|textarea|select|img|svg|canvas|iframe)$/i.test(one.nodeName),
  );
}
