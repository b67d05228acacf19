import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from '../../platform/scripts/src/api-reports/reported-packages.ts';

const sources = join(import.meta.dirname, '..', 'src');

/** The states that the reference lists for each widget, and the story that shows each. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Shows nothing itself.
  'action-menu': {
    'sections, submenus, choices': 'Actions/ActionMenu/SectionsAndSubmenus',
    'three dots': 'Actions/ActionMenu/Icon',
    'a header, a link, danger, disabled': 'Actions/ActionMenu/Account',
    'in a modal dialog': 'Actions/ActionMenu/InADialog',
  },
  'allocation-editor': {
    hours: 'Time/Editors/AllocationHours',
    'OT hours, with leave lines and an error banner': 'Time/Editors/AllocationOvertime',
    'OT multi-rate': 'Time/Editors/AllocationMultiRate',
    'multi-rate': 'Time/Editors/AllocationRates',
    percent: 'Time/Editors/AllocationPercent',
    'per unit': 'Time/Editors/AllocationUnits',
  },
  'amount-field': { 'set, empty, wrong, disabled': 'Fields/AmountField/All' },
  'attachment-uploader': {
    'queued, in progress, failed, done': 'Files/AttachmentUploader/Uploads',
    'read only': 'Files/AttachmentUploader/ReadOnly',
  },
  banner: { 'every tone, with actions': 'Feedback/Banner/Banners' },
  breadcrumbs: { 'three steps': 'Navigation/Breadcrumbs/Path' },
  button: {
    'every look': 'Actions/Button/Variants',
    'every size': 'Actions/Button/Sizes',
    'busy and disabled': 'Actions/Button/States',
    'a link that looks like one': 'Actions/Button/Links',
  },
  checkbox: { 'ticked, not, partly, wrong, disabled': 'Fields/Checkbox/All' },
  chip: { 'every tone, with an icon, removable': 'Feedback/Chip/Chips' },
  'code-field': { empty: 'Fields/Code and phone/Code', 'every state': 'Fields/Code and phone/CodeStates' },
  'comment-thread': {
    'the newest last, one in a name': 'Lists/Comment thread/Talk',
    'the newest first, with what was typed': 'Lists/Comment thread/NewestFirst',
    'nothing said': 'Lists/Comment thread/Empty',
    'read only': 'Lists/Comment thread/ReadOnly',
  },
  'custom-fields': {
    'all nine renderers, with a follow-on field': 'Lists/Custom fields/AllTypes',
    'required, and what is wrong': 'Lists/Custom fields/WithErrors',
    'lists of thousands': 'Lists/Custom fields/LongLists',
    'a hundred fields, half of them conditional': 'Lists/Custom fields/Hundred',
    'broken definitions': 'Lists/Custom fields/BrokenDefinitions',
  },
  'data-table': {
    'selection, sort, row actions, a current and a disabled row': 'Lists/DataTable/Approvals',
    groups: 'Lists/DataTable/Grouped',
    'ten thousand rows': 'Lists/DataTable/TenThousand',
    empty: 'Lists/DataTable/Empty',
    'read only': 'Lists/DataTable/ReadOnly',
  },
  'date-field': { 'empty, set, bounded, wrong, read only, disabled': 'Fields/DateField/All' },
  dialog: {
    'confirm, 400x250': 'Feedback/Dialog/Confirm',
    'submit, 400x200': 'Feedback/Dialog/Submit',
    'warning, 540x250': 'Feedback/Dialog/Warning',
    'a form, 480': 'Feedback/Dialog/Fields',
    removal: 'Feedback/Dialog/Removal',
    'refresh, 443': 'Feedback/Dialog/Refresh',
    'work period, 750': 'Feedback/Dialog/WorkPeriod',
    'with menus, lists and fields inside': 'Feedback/Dialog/WithOverlays',
  },
  disclosure: { 'lines, one disabled': 'Navigation/Disclosure/Lines', cards: 'Navigation/Disclosure/Cards' },
  'document-viewer': {
    pdf: 'Files/DocumentViewer/Pdf',
    'text with zoom': 'Files/DocumentViewer/Text',
    image: 'Files/DocumentViewer/Image',
    'No File Available': 'Files/DocumentViewer/NoFile',
    loading: 'Files/DocumentViewer/Loading',
    'failed, with a retry': 'Files/DocumentViewer/Fails',
    'a file that is broken': 'Files/DocumentViewer/Broken',
    'a type that is not shown': 'Files/DocumentViewer/UnknownType',
    dialog: 'Files/DocumentViewer/InADialog',
  },
  'drill-down': {
    'ten levels': 'Lists/DrillDown/TenLevels',
    'levels of a thousand, searched': 'Lists/DrillDown/LongLevels',
    loading: 'Lists/DrillDown/Loading',
    'a level that cannot be loaded': 'Lists/DrillDown/Fails',
  },
  'empty-state': { 'with an action': 'Feedback/EmptyState/Empty' },
  'error-summary': { 'several errors': 'Feedback/ErrorSummary/Errors' },
  'export-dialog': { 'the choice of a format': 'Feedback/ExportDialog/Choices' },
  'file-drop': { 'a zone': 'Files/FileDrop/Drop', 'the button alone': 'Files/FileDrop/Picker' },
  filter: {
    'eight kinds as menus': 'Lists/Filters/Menus',
    'expansion panels': 'Lists/Filters/ExpansionPanels',
    'loading, pill and capped badges, groups, aggregated options': 'Lists/Filters/States',
  },
  foundation: { colours: 'Foundation/Tokens/Colours', type: 'Foundation/Tokens/Type' },
  icon: { all: 'Foundation/Icon/All' },
  'load-states': {
    loading: 'Feedback/LoadStates/Loading',
    failed: 'Feedback/LoadStates/Failed',
    'a part failed': 'Feedback/LoadStates/PartFailed',
  },
  'merge-dialog': { 'two conflicts': 'Feedback/Merge dialog/Conflicts' },
  'overtime-rule-dialog': { 'with its rows': 'Feedback/Overtime rule dialog/Known' },
  'password-field': { 'masked and shown': 'Fields/TextField/Password' },
  'period-entry-editor': { 'worked, sick, holiday, notes': 'Time/Editors/Period' },
  'phone-field': { empty: 'Fields/Code and phone/Phone', 'every state': 'Fields/Code and phone/PhoneStates' },
  'post-paint': {},
  'previously-submitted-list': { '400 items': 'Time/Editors/PreviouslySubmitted' },
  'radio-group': { 'chosen, wrong': 'Fields/RadioGroup/All' },
  'search-bar': {
    'ten thousand options, a dropdown button, new and advanced entries': 'Lists/SearchBar/TenThousand',
    'record selected': 'Lists/SearchBar/Picked',
    grouped: 'Lists/SearchBar/Grouped',
    simple: 'Lists/SearchBar/Simple',
    'clears after a selection': 'Lists/SearchBar/ClearsAfterSelection',
    'failed, with a retry': 'Lists/SearchBar/Fails',
    'responses out of order': 'Lists/SearchBar/OutOfOrder',
    'hostile options': 'Lists/SearchBar/HostileOptions',
    disabled: 'Lists/SearchBar/Disabled',
  },
  select: { 'chosen, empty, wrong, disabled, no longer offered': 'Fields/Select/All' },
  'shift-editor': { 'chosen and not': 'Time/Editors/Shifts' },
  skeleton: { 'lines and block': 'Feedback/Skeleton/Shapes' },
  spinner: { 'plain and 25 across': 'Feedback/Spinner/Sizes' },
  'status-badge': { 'every status, with tooltips': 'Feedback/StatusBadge/StatusBadges' },
  'subtotals-popover': { 'beside allocations': 'Time/Editors/AllocationHours' },
  switch: { 'on, off, disabled': 'Fields/Switch/All' },
  tabs: { 'automatic, one disabled': 'Navigation/Tabs/Automatic', manual: 'Navigation/Tabs/Manual' },
  'text-field': { 'every state': 'Fields/TextField/States', concealed: 'Fields/TextField/Concealed' },
  'time-entry-editor': {
    'overnight, with Use Default': 'Time/Editors/TimeEntries',
    'shifts and paid breaks': 'Time/Editors/WithShiftsAndBreaks',
    'time errors': 'Time/Editors/TimeErrors',
    'externally sourced': 'Time/Editors/LeaveSystem',
  },
  'time-input': {
    '12 hours': 'Time/TimeInput/TwelveHours',
    '24 hours': 'Time/TimeInput/TwentyFourHours',
    'every state': 'Time/TimeInput/States',
  },
  'toast-region': { 'every style': 'Feedback/ToastRegion/Toasts' },
  'toggle-group': { 'exactly one': 'Actions/ToggleGroup/One', several: 'Actions/ToggleGroup/Several' },
  tooltip: { closed: 'Feedback/Tooltip/Tooltips' },
  'units-editor': { 'two piece types': 'Time/Editors/Units' },
  'work-period-dialog': {
    'with its rows': 'Feedback/Work period dialog/Known',
    loading: 'Feedback/Work period dialog/Loading',
    'failed, with a retry': 'Feedback/Work period dialog/FailedOnce',
  },
};

/** `Shelf/Widget/Story` of every story. */
function stories(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(sources, file), 'utf8');
      const title = /title: '([^']+)'/.exec(text)?.[1];
      return [...text.matchAll(/^export const (\w+): StoryObj/gm)].map(([, name]) => `${title}/${name}`);
    });
}

test('every widget has stories, and no other module is listed (docs: widgets#widget-stories)', () => {
  expect(Object.keys(SHOWN)).toEqual(widgets());
});

test('every state of the reference has a story that exists (docs: lists#filter-types, lists#filter-containers, widgets#widget-stories)', () => {
  const there = new Set(stories());
  const wanted = Object.entries(SHOWN).flatMap(([widget, states]) =>
    Object.entries(states).map(([state, story]) => ({ widget, state, story })),
  );
  expect(wanted.filter(({ story }) => !there.has(story))).toEqual([]);
});
