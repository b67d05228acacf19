/** The content of an item's sheet, in words and figures of a locale, before it is drawn. */
export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly status: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the table, its last column aligned with the table's. */
  readonly totals: readonly (readonly [label: string, figure: string])[];
  readonly notes: readonly string[];
  readonly files: { readonly heading: string; readonly names: string } | null;
}

export interface SheetColumn {
  readonly heading: string;
  /** The share of the width that is left. */
  readonly share: number;
  readonly isFigure?: boolean;
}
