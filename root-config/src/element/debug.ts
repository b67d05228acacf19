import type { Realm } from './clean-realm.ts';
import { CLOSED, MOVED } from './sentences.ts';

/** What happens to an element, for the owner of a page. */
export type Step = 'closed' | 'moved';

/** Tells a step of an element in the console, if its attribute `data-debug` asks for that. */
export type TellStep = (element: Element, step: Step) => void;

export const wantsDebug = (element: Element): boolean => element.matches('[data-debug]');

/** @param realm whose console is used, because the page may have replaced its own */
export const stepTeller =
  (realm: () => Promise<Realm>): TellStep =>
  (element, step) => {
    if (wantsDebug(element)) void tell(element, step, realm);
  };

async function tell({ localName }: Element, step: Step, realm: () => Promise<Realm>): Promise<void> {
  (await realm()).console.info(`<${localName}>`, step === 'closed' ? CLOSED : MOVED);
}
