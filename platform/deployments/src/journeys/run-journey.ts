import type { Locator, Page } from 'playwright-core';
import type { Journey, Step, Target } from './journey.ts';
import { accessibleName, stepInWords, type Texts } from './step-name.ts';

/** The time in which what a step waits for has to appear, on a busy machine. */
const STEP_WITHIN_MS = 20_000;

export interface JourneyPage {
  readonly page: Page;
  /** The portal, `https://portal.example.com`. */
  readonly url: string;
  readonly texts: Texts;
}

/** Takes the steps of a journey. @returns the step that failed, in a sentence */
export async function runJourney({ name, steps }: Journey, on: JourneyPage): Promise<string | undefined> {
  for (const [at, step] of steps.entries()) {
    try {
      await take(step, on);
    } catch (error) {
      const [why = ''] = (error as Error).message.split('\n');
      return `"${name}", step ${at + 1} of ${steps.length} (${stepInWords(step)}): ${inShort(why)}`;
    }
  }
  return undefined;
}

const inShort = (why: string): string =>
  /timeout|exceeded/i.test(why) ? `not within ${STEP_WITHIN_MS / 1000} seconds.` : why;

async function take(step: Step, { page, url, texts }: JourneyPage): Promise<void> {
  const timeout = STEP_WITHIN_MS;
  if ('go' in step) {
    const there = `${url.replace(/\/$/, '')}/#${step.go}`;
    // A change of the hash alone would not load the page.
    if (page.url() === there) await page.reload({ waitUntil: 'commit', timeout });
    else await page.goto(there, { waitUntil: 'commit', timeout });
  } else if ('see' in step) {
    const found = locate(page, step.see, texts);
    await found.waitFor({ timeout });
    if (step.value !== undefined) await hasValue(page, found, step.value);
  } else if ('unseen' in step) await locate(page, step.unseen, texts).waitFor({ state: 'detached', timeout });
  else if ('press' in step) await locate(page, step.press, texts).click({ timeout });
  else if ('type' in step) await locate(page, step.into, texts).fill(step.type, { timeout });
  else await page.keyboard.press(step.key);
}

/** The first one that is visible. */
function locate(page: Page, target: Target, texts: Texts): Locator {
  const name = accessibleName(target, texts);
  const found = page.getByRole(target.role, name === undefined ? {} : { name, exact: true });
  return found.filter({ visible: true }).first();
}

/** The value of a field, or the text of any other element. */
async function hasValue(page: Page, found: Locator, value: string): Promise<void> {
  const element = await found.elementHandle();
  await page.waitForFunction(
    ([one, wanted]) => ((one as HTMLInputElement | null)?.value ?? one?.textContent?.trim()) === wanted,
    [element, value] as const,
    { timeout: STEP_WITHIN_MS },
  );
}
