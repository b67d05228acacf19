import { clockAhead, setClockAhead } from './clock.ts';

/** Each test file has its own clock. */
setClockAhead(clockAhead(process.env));
