/** Opens the session while the larger scripts are still on their way: a script of its own, the page's first. */
import { askForSession } from './ask-for-session.ts';

export const sessionAsked: Promise<void> = askForSession();
