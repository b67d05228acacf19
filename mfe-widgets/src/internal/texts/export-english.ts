import { registerTexts } from 'shared-session';

/** The English (en-US) texts of the export dialog, registered with their script. */
export const exportEnglish = {
  LBL_WD_EXPORT: 'Export',
  LBL_WD_EXPORT_FORMAT: 'Format',
  LBL_WD_EXPORT_CSV: 'CSV',
  LBL_WD_EXPORT_XLSX: 'Excel',
  LBL_WD_EXPORT_SEPARATOR: 'Separator',
  LBL_WD_EXPORT_USUAL: 'Usual in your language',
  LBL_WD_EXPORT_COMMA: 'Comma',
  LBL_WD_EXPORT_SEMICOLON: 'Semicolon',
  LBL_WD_EXPORT_TAB: 'Tab',
  MSG_WD_EXPORT_WRITING: 'The server is writing the file: {{percent}} %',
  MSG_WD_EXPORT_DONE: '{{name}} has been downloaded. It can be fetched again until {{date}}.',
  LBL_WD_EXPORT_AGAIN: 'Download again',
  ERR_WD_EXPORT_FAILED: 'The file could not be made. Please try again.',
} as const;

registerTexts(exportEnglish);
