import type { SentCode } from '../domain/code-clock.ts';
import {
  codeUnderWay,
  newRegister,
  type PendingAddress,
  readRegister,
  type SentRegister,
  withCode,
  withoutCode,
} from '../domain/sent-codes.ts';
import { readText, writeText } from './session-text.ts';

const KEY = 'recovery-options.sent';

const salt = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

const read = (): SentRegister => readRegister(readText(KEY)) ?? newRegister(salt());
const write = (register: SentRegister): void => writeText(KEY, JSON.stringify(register));

/** The register of sent codes, one for the tab. It outlives every component and every mount. */
export const sentCodes = {
  find: (pending: PendingAddress, now: number): SentCode | undefined => codeUnderWay(read(), pending, now),
  put: (pending: PendingAddress, sent: SentCode): void => write(withCode(read(), pending, sent)),
  remove: (pending: PendingAddress): void => write(withoutCode(read(), pending)),
};
