import { differ } from '../../domain/conflict/differences.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { memoizeWeak } from '../../domain/memoize-weak.ts';
import type { TimecardState } from './timecard-store.ts';

/** Whether leaving would lose something: days, attachments or allocations differ from what the server has. */
export function isDirty({
  form,
  pristine,
  queued,
}: Pick<TimecardState, 'form' | 'pristine'> & Partial<Pick<TimecardState, 'queued'>>): boolean {
  return form !== pristine && form !== queued && differsFrom(pristine)(form);
}

/** Whether a form says something else than the server has. Footer, draft and guard ask it of every form, one after the other. */
const differsFrom = memoizeWeak((pristine: TimecardForm) =>
  memoizeWeak((form: TimecardForm) => differ(form, pristine)),
);
