export interface Item {
  readonly item: string;
}

export interface Formatter {
  number(value: number): string;
}

/** A language's texts, by React Aria's catalogue. */
export type LateTexts = Readonly<Record<string, object>>;
