import type { LevelItem } from '../drill-down/index.ts';
import type { CustomFieldDefinition } from './definition.ts';
import type { ReferenceSearch } from './reference-search.ts';

/** Where reference values come from; calls are the caller's (`shared-client/custom-fields`). */
export interface ReferenceSource {
  /** Values of a list that match a text: `searchReferenceList(listId, { ...search, signal })` of `shared-client/custom-fields`. */
  search: (listId: number, search: ReferenceSearch, signal: AbortSignal) => Promise<readonly string[]>;
  /** Whether a value is in a list (`findReferenceListValue`), asked when a free text that must be is left. */
  find?: (listId: number, value: string, caseSensitive: boolean) => Promise<boolean>;
  /** Names of the levels of a drill-down. */
  levels: (definition: CustomFieldDefinition) => readonly string[];
  /** How a drill-down is shown; `getBillingDrillDown` and its kin give it. */
  drillDown?: (definition: CustomFieldDefinition) => DrillDownDisplay;
  /** The level below the names chosen so far. */
  loadLevel: (listId: number, names: readonly string[], signal: AbortSignal) => Promise<readonly LevelItem[]>;
}

/** How a drill-down is shown (docs: custom-fields#drill-down-display). */
export interface DrillDownDisplay {
  /** What its dialog says above the levels. */
  helpText?: string | null;
  /** Its levels can be searched, however short they are. */
  enableSuggestiveSearch?: boolean;
  /** What the field shows for the value that is stored, until another one is chosen. */
  customValue?: string | null;
}

export interface CustomFieldProps {
  definition: CustomFieldDefinition;
  /** As stored: several selections are delimited by |. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A suggestive search: a text was typed and nothing chosen yet; `''` when the text was taken out again. */
  onType?: (text: string) => void;
  /** A sentence, or undefined. */
  error?: string | undefined;
  source: ReferenceSource;
  disabled?: boolean;
}

/** Input types with a control of their own; any other is a text. */
const CONTROLS: ReadonlySet<string> = new Set([
  'Radio',
  'Pull Down',
  'Pull Down(Long)',
  'Suggestive Search',
  'Multiselect Checkbox',
  'Date',
  'Drill Down',
]);

/** A text that is typed as it is; a secure one is masked while it is typed. */
export function isTypedText({ inputType, secure }: CustomFieldDefinition): boolean {
  return secure !== true && !CONTROLS.has(inputType);
}

/** What the frame of a field shows. Of those its user may not change, texts and dates can still be selected and copied. */
export function framing(definition: CustomFieldDefinition, disabled: boolean) {
  return {
    label: definition.label,
    description: definition.helpInformation ?? undefined,
    optional: definition.allowEmpty === true,
    disabled:
      disabled ||
      (definition.readOnlyClient === true && CONTROLS.has(definition.inputType) && definition.inputType !== 'Date'),
  };
}
