import type { EngineWindow } from '../engines/engine.ts';
import { first, role, type Target as Wanted } from '../engines/page/target.ts';
import { state } from '../verify/page-state.ts';
import type { Journey, Step, Target } from './journey.ts';
import { accessibleName, stepInWords, type Texts } from './step-name.ts';
import { inTime, run, seen, until } from './window-page.ts';

/** The time in which what a step waits for has to appear, on a busy machine. */
const STEP_WITHIN_MS = 20_000;

export interface JourneyPage {
  readonly window: EngineWindow;
  /** The portal, `https://portal.example.com`. */
  readonly url: string;
  readonly texts: Texts;
}

/** Takes the steps of a journey. @returns in a sentence, the step that failed, or the first after which the page said that something had */
export async function runJourney({ name, steps }: Journey, on: JourneyPage): Promise<string | undefined> {
  for (const [at, step] of steps.entries()) {
    const why = await inTime(STEP_WITHIN_MS, take(step, on)).then(
      () => undefined,
      (error: Error) => error.message.split('\n', 1)[0],
    );
    const heard = await inTime(STEP_WITHIN_MS, run(on.window, state, [])).then(
      (said) => said.heard.join(', '),
      // A page that is blocked, or is just being replaced, says nothing.
      () => '',
    );
    if (why === undefined && heard === '') continue;
    const reason = why === undefined ? `${heard}.` : `${why}${heard && ` The page said: ${heard}.`}`;
    return `"${name}", step ${at + 1} of ${steps.length} (${stepInWords(step)}): ${reason}`;
  }
  return undefined;
}

async function take(step: Step, { window, url, texts }: JourneyPage): Promise<void> {
  const located = (target: Target) => locate(target, texts);
  if ('go' in step) {
    const there = `${url}/#${step.go}`;
    // A change of the hash alone would not load the page.
    if ((await run(window, () => location.href, null)) === there) await window.reload();
    else await window.goto(there);
  } else if ('see' in step) {
    const { value: wanted } = step;
    await until(STEP_WITHIN_MS, async () => {
      const { missing, value, text } = await seen(window, located(step.see));
      return missing === undefined && (wanted === undefined || (value ?? text) === wanted) ? true : undefined;
    });
  } else if ('unseen' in step)
    await until(STEP_WITHIN_MS, async () => (await seen(window, located(step.unseen))).count === 0 || undefined);
  else if ('press' in step) await press(window, located(step.press));
  else if ('type' in step) {
    const field = located(step.into);
    await press(window, field);
    await until(STEP_WITHIN_MS, async () => (await seen(window, field)).isFocused || undefined);
    await window.press('Control+a');
    await window.press('Delete');
    await window.type(step.type);
  } else await window.press(step.key);
}

/** Presses the middle of an element once it has stopped moving, and nothing is in front of it. */
async function press(window: EngineWindow, target: Wanted): Promise<void> {
  let before = '';
  const { x, y } = await until(STEP_WITHIN_MS, async () => {
    const { point, isDisabled } = await seen(window, target, 'reach');
    const now = JSON.stringify(point);
    const isStill = now === before;
    before = now;
    return isStill && isDisabled === false ? point : undefined;
  });
  await window.click(x, y);
}

/** The first one that is visible. */
const locate = (target: Target, texts: Texts): Wanted => first(role(target.role, accessibleName(target, texts)));
