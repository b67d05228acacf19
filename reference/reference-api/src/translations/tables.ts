/** A client's own text for a label. */
export interface ClientTranslationTable {
  client_id: number;
  locale: string;
  label: string;
  text: string;
}

export interface TranslationTables {
  client_translation: ClientTranslationTable;
}
