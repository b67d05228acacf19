import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  exposeFolders: true,
  layer: 'widgets',
  // The entry has what every page shows: the shell's, the lists', dialogs and messages. The rest comes with who uses it.
  apart: {
    forms: [
      './code-field',
      './date-field',
      './error-summary',
      './password-field',
      './radio-group',
      './select',
      './text-field',
    ],
    lists: ['./drill-down', './menu', './previously-submitted-list', './subtotals-popover', './tooltip'],
    // What the days of a timecard are edited with comes as a whole, so it is one script.
    editors: [
      './allocation-editor',
      './amount-field',
      './period-entry-editor',
      './shift-editor',
      './time-entry-editor',
      './time-input',
      './units-editor',
    ],
    attachments: ['./attachment-uploader'],
    fields: ['./custom-fields'],
    filter: ['./filter'],
    phone: ['./phone-field'],
    rules: ['./overtime-rule-dialog', './work-period-dialog'],
    viewer: ['./document-viewer'],
    collections: ['./breadcrumbs', './disclosure', './tabs', './toggle-group'],
    menus: ['./action-menu'],
    table: ['./data-table'],
  },
  // React Aria comes with the widgets made of it and never with the entry: what the table alone needs is in `table`.
  together: {
    // Rows of the table have a menu.
    menus: [
      './src/action-menu',
      'react-aria/dist/private/menu',
      'react-aria/dist/private/overlays',
      'react-aria-components/dist/private/Dialog',
      'react-aria-components/dist/private/Menu',
      'react-aria-components/dist/private/Popover',
      'react-stately/dist/private/menu',
      'react-stately/dist/private/tree',
      './src/internal/aria/aria-popover',
    ],
    collections: [
      'react-aria',
      'react-aria-components',
      'react-stately',
      '@internationalized/date',
      '@internationalized/number',
      '@internationalized/string',
      '@swc/helpers',
      'client-only',
      'clsx',
      'use-sync-external-store',
      './src/internal/aria',
    ],
  },
  // Its own texts, in the portal's languages as far as it has them: Thai reads English.
  ariaLocales: [
    'en-US',
    'de-DE',
    'es-ES',
    'fr-FR',
    'it-IT',
    'ja-JP',
    'ko-KR',
    'nl-NL',
    'pt-BR',
    'sv-SE',
    'zh-CN',
    'zh-TW',
  ],
});
