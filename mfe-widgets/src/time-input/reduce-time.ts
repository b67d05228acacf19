import type { TimeFormat } from 'shared-validators/clock';
import { goTo, neighbour } from './parts.ts';
import { BLANK, type Part, type TimeDraft } from './time-draft.ts';
import { finish, replaceAll, typeCharacter } from './type-time.ts';

export type TimeAction =
  | { type: 'type'; text: string }
  /** Backspace; `all` if everything was selected. */
  | { type: 'blank'; all?: boolean }
  | { type: 'step'; by: 1 | -1 }
  /** An arrow key moves to the part next to the active one. */
  | { type: 'move'; by: 1 | -1 }
  /** The field was entered or clicked. */
  | { type: 'go'; part: Part }
  /** A whole text: pasted, filled in by the browser, or typed over one that was not understood. */
  | { type: 'replace'; text: string }
  | { type: 'leave' };

/** One step of entering a time. */
export function reduceTime(draft: TimeDraft, action: TimeAction, format: TimeFormat): TimeDraft {
  switch (action.type) {
    case 'type':
      return [...action.text].reduce((state, one) => typeCharacter(state, one, format), draft);
    case 'blank':
      return blankPart(draft, action.all === true);
    case 'step':
      return stepPart(draft, action.by, format);
    case 'move':
      return { ...goTo(draft, neighbour(draft.active, action.by, format)), entry: 'parts', typed: '' };
    case 'go':
      return { ...goTo(finish(draft, format), action.part), entry: 'none', typed: '' };
    case 'replace':
      // The first character typed over a text that was not understood begins a time.
      if (draft.raw !== undefined && [...action.text].length === 1) return typeCharacter(BLANK, action.text, format);
      return replaceAll({ ...draft, entry: draft.raw === undefined ? 'none' : 'whole' }, action.text, format);
    case 'leave':
      return { ...finish(draft, format), entry: 'none', fresh: true };
  }
}

/** Backspace in the middle of typing is a correction: the next character goes to the part that was blanked. */
function blankPart(draft: TimeDraft, all: boolean): TimeDraft {
  if (all || draft.raw !== undefined) return BLANK;
  const entry = draft.entry === 'none' ? 'none' : 'parts';
  const before: Part = draft.active === 'meridiem' ? 'minutes' : 'hours';
  const active = draft[draft.active] === '' ? before : draft.active;
  return { ...draft, [active]: '', active, entry, fresh: true, typed: '' };
}

function stepPart(draft: TimeDraft, by: 1 | -1, format: TimeFormat): TimeDraft {
  if (draft.raw !== undefined) return draft;
  const base: TimeDraft = { ...draft, entry: 'parts', fresh: true, typed: '' };
  if (draft.active === 'meridiem') return { ...base, meridiem: draft.meridiem === 'AM' ? 'PM' : 'AM' };
  if (draft.active === 'minutes') {
    const next = draft.minutes === '' ? 0 : (Number(draft.minutes) + by + 60) % 60;
    const hours = draft.hours === '24' && next !== 0 ? '00' : draft.hours;
    return { ...base, hours, minutes: String(next).padStart(2, '0') };
  }
  if (format.clock === '24') {
    const next = draft.hours === '' ? 0 : (Number(draft.hours) + by + 24) % 24;
    return { ...base, hours: String(next).padStart(2, '0') };
  }
  return { ...base, hours: String(draft.hours === '' ? 12 : ((Number(draft.hours) - 1 + by + 12) % 12) + 1) };
}
