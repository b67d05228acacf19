import * as v from 'valibot';
import { proves, type Same } from '../../test/types.ts';
import { endDateAfterField } from '../dates/end-date-after.ts';
import { requiredIfEmpty } from '../filled-in/required-if-empty.ts';
import { requiredWhen } from '../filled-in/required-when.ts';
import { combinedMaxLength } from '../texts/combined-max-length.ts';
import { equalsField } from '../texts/equals-field.ts';

const fields = v.object({ first: v.string(), second: v.string(), count: v.number() });

// Cross-field rules follow an object and do not change its type.
const schema = v.pipe(
  fields,
  equalsField('first', 'second'),
  requiredIfEmpty('first', 'count'),
  combinedMaxLength('first', 'second', 10),
  endDateAfterField('second', 'first'),
  requiredWhen('second', ['count'], ({ count }) => count > 3),
);
proves<Same<v.InferOutput<typeof schema>, { first: string; second: string; count: number }>>();

// @ts-expect-error a field that the object does not have
v.pipe(fields, equalsField('first', 'third'));

v.pipe(
  fields,
  // @ts-expect-error a condition that reads what is not there
  requiredWhen('first', ['count'], ({ missing }) => missing),
);

// @ts-expect-error a cross-field rule does not stand behind text
v.pipe(v.string(), equalsField('first', 'second'));
