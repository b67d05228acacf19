import { UserError } from '../user-error.ts';
import type { Step, Target } from './journey.ts';

/** Label key → its English text. */
export type Texts = ReadonlyMap<string, string>;

/** The name by which an element is found; undefined for any. @throws UserError for a label key without a text */
export function accessibleName({ name, label }: Target, texts: Texts): string | RegExp | undefined {
  if (label === undefined) return name?.includes('*') ? patternOf(name.split('*')) : name;
  const text = texts.get(label);
  if (text === undefined)
    throw new UserError(`${label} has no English text in the builds: name the element by a text instead.`);
  const parts = text.split(/\{\{.*?\}\}/);
  return parts.length > 1 ? patternOf(parts) : text;
}

/** A step in words, for a message. */
export function stepInWords(step: Step): string {
  if ('go' in step) return `go to ${step.go}`;
  if ('see' in step)
    return `see ${inWords(step.see)}${step.value === undefined ? '' : ` with ${JSON.stringify(step.value)}`}`;
  if ('unseen' in step) return `see ${inWords(step.unseen)} no more`;
  if ('press' in step) return `press ${inWords(step.press)}`;
  if ('type' in step) return `type ${JSON.stringify(step.type)} into ${inWords(step.into)}`;
  return `press the key ${step.key}`;
}

const inWords = ({ role, name, label }: Target): string =>
  name === undefined && label === undefined ? `a ${role}` : `the ${role} ${label ?? JSON.stringify(name)}`;

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`, 's');
}
