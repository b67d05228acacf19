import { clockAhead, setClockAhead } from './clock.ts';

/** Each test file has a clock of its own. */
setClockAhead(clockAhead(process.env));
