import { differ } from '../../domain/conflict/differences.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { memoizeWeak } from '../../domain/memoize-weak.ts';
import type { TimecardState } from './timecard-store.ts';

/** Whether leaving would lose something: days, attachments or allocations differ from the server's. */
export function isDirty({
  form,
  pristine,
  queued,
}: Pick<TimecardState, 'form' | 'pristine'> & Partial<Pick<TimecardState, 'queued'>>): boolean {
  return form !== pristine && form !== queued && differsFrom(pristine)(form);
}

/** Whether a form differs from the server's. Memoized, because footer, draft and guard check every form, one after the other. */
const differsFrom = memoizeWeak((pristine: TimecardForm) =>
  memoizeWeak((form: TimecardForm) => differ(form, pristine)),
);
