import { proves, type Same } from '../../test/types.ts';
import type { Rule } from '../building-blocks/rule.ts';
import { dateBeforeOrSame } from './date-before-or-same.ts';

const usual = dateBeforeOrSame<string>('2026-11-21');
proves<Same<typeof usual, Rule<string, 'dateBefore'>>>();

const custom = dateBeforeOrSame<string, 'tooLate'>('2026-11-21', { key: 'tooLate' });
proves<Same<(typeof custom)['message'], 'tooLate'>>();
