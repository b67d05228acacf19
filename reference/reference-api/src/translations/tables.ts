/** A client's own wording of a label. */
export interface ClientTranslationTable {
  client_id: number;
  locale: string;
  label: string;
  text: string;
}

export interface TranslationTables {
  client_translation: ClientTranslationTable;
}
