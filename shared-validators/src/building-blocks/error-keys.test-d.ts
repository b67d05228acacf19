import * as v from 'valibot';
import { proves, type Same } from '../../test/types.ts';
import { type errorKeys, firstErrorKey } from './error-keys.ts';

proves<Same<ReturnType<typeof firstErrorKey>, string | undefined>>();
proves<Same<ReturnType<typeof errorKeys>, Record<string, string[]>>>();

const patient = v.pipeAsync(
  v.string(),
  v.checkAsync(async () => true),
);
// @ts-expect-error a schema whose rules have to wait cannot answer at once
firstErrorKey(patient, '');
