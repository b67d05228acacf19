import * as v from 'valibot';
import { proves, type Same } from '../../test/types.ts';
import { iban } from '../banking/iban.ts';
import { required } from '../filled-in/required.ts';
import { email } from '../identity/email.ts';
import { percent } from '../numbers/percent.ts';
import { type Rule, rule, textRule } from './rule.ts';

// The types of a rule are its input and its one error key.
proves<Same<ReturnType<typeof iban>, Rule<string, 'invalidIban'>>>();
proves<Same<ReturnType<typeof iban>['message'], 'invalidIban'>>();
const even = rule('odd', (value: number) => value % 2 === 0);
proves<Same<typeof even, Rule<number, 'odd'>>>();
const shout = textRule('quiet', (text) => text.endsWith('!'));
proves<Same<typeof shout, Rule<string, 'quiet'>>>();

// A rule does not change the type of the value.
const address = v.pipe(v.string(), v.trim(), required(), email());
proves<Same<v.InferOutput<typeof address>, string>>();
const share = v.pipe(v.number(), percent());
proves<Same<v.InferOutput<typeof share>, number>>();

// @ts-expect-error a rule on text does not stand behind a number
v.pipe(v.number(), iban());

// @ts-expect-error nor is an error key a number
rule(7, () => true);

// @ts-expect-error lengths are numbers
iban({ length: '22' });

// @ts-expect-error a misspelt option is no option
iban({ lenght: 22 });
