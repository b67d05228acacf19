import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { microFrontend } from 'webpack-preset';

const configurations = microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'wd',
  exposeFolders: true,
  layer: 'widgets',
  // The entry contains the widgets of shell and recovery flow, which legacy pages open too. Everything else is loaded by the pages that
  // use it.
  apart: {
    // Steps of the recovery flow and of signing in, with a field each. The text field is in the entry: most widgets with a field have one.
    codes: ['./code-field'],
    forms: ['./error-summary', './phone-field'],
    passwords: ['./password-field'],
    // The recovery page and an element in place open without a dialog or a popover.
    overlays: ['./dialog'],
    // Widgets of almost every page of the portal, and modules that several of the scripts below need.
    pages: ['./chip', './empty-state', './load-states', './status-badge', './tooltip'],
    // A home and an item open without these.
    controls: ['./checkbox', './file-drop', './switch'],
    search: ['./search-bar'],
    selects: ['./select'],
    // The choices of fields in forms and filters; no page of a worker opens with one.
    inputs: ['./date-field', './drill-down', './radio-group'],
    lists: ['./previously-submitted-list', './subtotals-popover'],
    // The editors of a timecard's days are needed together, so they are one script.
    editors: [
      './allocation-editor',
      './amount-field',
      './shift-editor',
      './time-entry-editor',
      './time-input',
      './units-editor',
    ],
    // For other teams' hosts whose days need no more than this editor.
    period: ['./period-entry-editor'],
    attachments: ['./attachment-uploader'],
    comments: ['./comment-thread'],
    fields: ['./custom-fields'],
    filter: ['./filter'],
    merge: ['./merge-dialog'],
    rules: ['./overtime-rule-dialog', './work-period-dialog'],
    viewer: ['./document-viewer'],
    navigation: ['./breadcrumbs', './disclosure', './tabs', './toggle-group'],
    components: ['./action-menu'],
    table: ['./data-table'],
    export: ['./export-dialog'],
  },
  // React Aria is loaded with the widgets that use it and never with the entry. Modules of the table alone are in `table`.
  together: {
    overlays: [
      './src/dialog',
      './src/internal/overlay',
      './src/internal/sheets/overlays',
      './src/internal/styles/overlays-styled',
    ],
    pages: [
      './src/chip',
      './src/empty-state',
      './src/internal/styles/page-styled',
      './src/internal/sheets/pages',
      './src/internal/texts/page-english',
      './src/internal/texts/use-page-text',
      './src/load-states',
      './src/status-badge',
      './src/tooltip',
    ],
    controls: [
      './src/checkbox',
      './src/file-drop',
      './src/internal/sheets/controls',
      './src/internal/styles/controls-styled',
      './src/switch',
    ],
    search: [
      './src/internal/load',
      './src/internal/sheets/search',
      './src/internal/styles/search-styled',
      './src/internal/texts/search-english',
      './src/internal/virtual-list',
      './src/search-bar',
    ],
    // The editors of a day read amounts, and have no search. Codes and phone numbers need only the digits, which are in the entry.
    amounts: [
      '../shared-validators/src/amounts/decimal-text',
      '../shared-validators/src/amounts/hour-units',
      '../shared-validators/src/amounts/index',
      '../shared-validators/src/amounts/read-amount',
      '../shared-validators/src/amounts/read-decimal',
      '../shared-validators/src/amounts/typed-amount',
      '../shared-validators/src/format',
      '../shared-validators/src/totals',
    ],
    selects: ['./src/internal/sheets/select', './src/internal/styles/select-styled', './src/select'],
    inputs: [
      './src/date-field',
      './src/drill-down',
      './src/internal/option-list/lazy',
      './src/internal/option-search',
      './src/internal/sheets/inputs',
      './src/internal/texts/inputs-english',
      './src/radio-group',
      '../shared-validators/src/calendar-date',
    ],
    editors: [
      './src/allocation-editor',
      './src/internal/rows',
      './src/internal/sheets/editors',
      './src/internal/texts/editors-english',
    ],
    // Loaded when a menu opens; rows of the table have one.
    menus: [
      './src/action-menu/button-with-menu',
      './src/action-menu/menu-entry',
      './src/action-menu/menu-lines',
      './src/internal/aria/aria-popover',
      './src/internal/aria/menus',
      'react-aria/dist/private/interactions/useContextMenu',
      'react-aria/dist/private/intl/menu',
      'react-aria/dist/private/menu',
      'react-aria/dist/private/overlays',
      'react-aria-components/dist/private/Dialog',
      'react-aria-components/dist/private/Keyboard',
      'react-aria-components/dist/private/Menu',
      'react-aria-components/dist/private/Popover',
      'react-stately/dist/private/menu',
      'react-stately/dist/private/overlays',
      'react-stately/dist/private/tree',
    ],
    // Lists and chips, loaded when a filter or a multi-dropdown is opened.
    choices: [
      './src/internal/aria/choices',
      './src/internal/option-list/chosen-tags',
      './src/internal/option-list/fixed-rows',
      './src/internal/option-list/option-list',
      'react-aria/dist/private/listbox',
      'react-aria/dist/private/tag',
    ],
    // The table renders its rows as these lists do.
    rows: [
      'react-aria/dist/private/gridlist',
      'react-aria/dist/private/virtualizer',
      'react-stately/dist/private/layout',
      'react-stately/dist/private/virtualizer',
    ],
    // React Aria's components that menus, the table and the navigation widgets share. Lists and chips use its hooks.
    components: [
      './src/action-menu',
      'react-aria-components',
      'react-aria/dist/private/collections',
      'react-stately/dist/private/collections/CollectionBuilder',
      'react-stately/dist/private/collections/useCollection',
    ],
    collections: [
      'react-aria',
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
});

/** The folders of React Aria's catalogues that the widgets use, by the name they have in `src/internal/aria-texts`. */
const packages = join(import.meta.dirname, 'node_modules');
const aria = (catalogue: string) => join(packages, 'react-aria', 'dist', 'private', 'intl', catalogue);
const catalogues = {
  ...Object.fromEntries(['breadcrumbs', 'grid', 'menu', 'table', 'tag'].map((name) => [name, aria(name)])),
  components: join(packages, 'react-aria-components', 'dist', 'private', 'intl'),
};

/** The portal's languages that React Aria has itself, but for English. */
const languages = ['de-DE', 'es-ES', 'fr-FR', 'it-IT', 'ja-JP', 'ko-KR', 'nl-NL', 'pt-BR', 'sv-SE', 'zh-CN', 'zh-TW'];

/** React Aria's own texts are English in each script; all others are in one script, which readers of other languages load. */
const ariaTexts: RuleSetRule[] = [
  ...Object.keys(catalogues).map((name) => ({
    test:
      name === 'components'
        ? /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]intlStrings\.mjs$/
        : new RegExp(String.raw`[\\/]react-aria[\\/]dist[\\/]private[\\/]${name}[\\/]intlStrings\.mjs$`),
    loader: join(import.meta.dirname, 'build', 'catalogue-loader.cjs'),
    options: { name, keeper: join(import.meta.dirname, 'src', 'internal', 'aria', 'late-texts.ts') },
  })),
  {
    test: join(import.meta.dirname, 'src', 'internal', 'aria-texts', 'all.ts'),
    loader: join(import.meta.dirname, 'build', 'late-texts-loader.cjs'),
    options: { catalogues, languages },
  },
];

/** 3 kB before compression. */
const noDropTargets: RuleSetRule = {
  test: /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]TreeDropTargetDelegate\.mjs$/,
  loader: join(import.meta.dirname, 'build', 'no-drop-targets-loader.cjs'),
};

export default (environment?: Parameters<typeof configurations>[0]) =>
  configurations(environment).map(({ module, ...configuration }) => ({
    ...configuration,
    module: { ...module, rules: [...(module?.rules ?? []), ...ariaTexts, noDropTargets] },
  }));
