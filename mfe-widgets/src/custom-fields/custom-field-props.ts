import type { LevelItem } from '../drill-down/index.ts';
import type { CustomFieldDefinition } from './definition.ts';
import type { ReferenceSearch } from './reference-search.ts';

/** The source of reference values; the caller makes the calls (`shared-client/custom-fields`). */
export interface ReferenceSource {
  /** Values of a list that match a text: `searchReferenceList(listId, { ...search, signal })` of `shared-client/custom-fields`. */
  search: (listId: number, search: ReferenceSearch, signal: AbortSignal) => Promise<readonly string[]>;
  /** Whether a value is in a list (`findReferenceListValue`); called when a free text that must be in one is left. */
  find?: (listId: number, value: string, caseSensitive: boolean) => Promise<boolean>;
  /** Names of the levels of a drill-down. */
  levels: (definition: CustomFieldDefinition) => readonly string[];
  /** The display of a drill-down; returned by `getBillingDrillDown` and similar calls. */
  drillDown?: (definition: CustomFieldDefinition) => DrillDownDisplay;
  /** The items of the level below the names chosen so far. */
  loadLevel: (listId: number, names: readonly string[], signal: AbortSignal) => Promise<readonly LevelItem[]>;
}

/** The display of a drill-down (docs: custom-fields#drill-down-display). */
export interface DrillDownDisplay {
  /** The text in its dialog, above the levels. */
  helpText?: string | null;
  /** Its levels can be searched, however short they are. */
  enableSuggestiveSearch?: boolean;
  /** The text shown for the stored value until another one is chosen. */
  customValue?: string | null;
}

export interface CustomFieldProps {
  definition: CustomFieldDefinition;
  /** As stored: several selections are delimited by |. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A suggestive search: called with the typed text while nothing is chosen yet; `''` when the text was cleared. */
  onType?: (text: string) => void;
  /** The error text, if any. */
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

/** Whether the field is a plain text; a secure one is masked while typing. */
export function isTypedText({ inputType, secure }: CustomFieldDefinition): boolean {
  return secure !== true && !CONTROLS.has(inputType);
}

/** The frame's properties for a field. In fields that the user may not change, texts and dates can still be selected and copied. */
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
