import { proves, type Same } from '../../test/types.ts';
import { type CustomFieldKey, customFieldKey } from './custom-field.ts';
import type { LevelKey } from './drill-down.ts';

proves<Same<ReturnType<typeof customFieldKey>, CustomFieldKey | undefined>>();
const level: LevelKey = 'Level 3 Required';
void level;

// @ts-expect-error a level has a number
const nameless: LevelKey = 'Level x Required';
void nameless;

// @ts-expect-error every field has an input type
customFieldKey('', { validationType: 'Text' });

// A type that the server may add later is accepted.
customFieldKey('', { inputType: 'Colour' });
