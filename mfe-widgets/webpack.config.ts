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
  },
});
