/** A key press, and the focused element after it: its role, its name and its states. */
export type Step = readonly [keys: string, focus: string];

export interface KeyboardTable {
  /** The APG's pattern. */
  pattern: string;
  story: string;
  /** Run one after another, starting with a freshly mounted story. */
  steps: readonly Step[];
}

/** The effect of each key, by the tables of the ARIA Authoring Practices Guide. */
export const KEYBOARD_TABLES: readonly KeyboardTable[] = [
  {
    pattern: 'Tabs with automatic activation',
    story: 'navigation-tabs--automatic',
    steps: [
      ['Tab', 'tab "Timecards38" selected'],
      ['ArrowRight', 'tab "Expenses6" selected'],
      // A disabled tab is skipped.
      ['ArrowRight', 'tab "Recent activity" selected'],
      ['ArrowRight', 'tab "Timecards38" selected'],
      ['ArrowLeft', 'tab "Recent activity" selected'],
      ['Home', 'tab "Timecards38" selected'],
      ['End', 'tab "Recent activity" selected'],
      ['Tab', 'tabpanel "Recent activity"'],
      ['Shift+Tab', 'tab "Recent activity" selected'],
    ],
  },
  {
    pattern: 'Tabs with manual activation',
    story: 'navigation-tabs--manual',
    steps: [
      ['Tab', 'tab "Timecards38" selected'],
      ['ArrowRight', 'tab "Expenses6"'],
      ['Enter', 'tab "Expenses6" selected'],
      ['End', 'tab "Recent activity"'],
      ['Space', 'tab "Recent activity" selected'],
    ],
  },
  {
    pattern: 'Disclosure',
    story: 'navigation-disclosure--lines',
    steps: [
      ['Tab', 'button "As it will be billed" expanded'],
      ['Enter', 'button "As it will be billed" collapsed'],
      ['Space', 'button "As it will be billed" expanded'],
      ['Tab', 'button "History" collapsed'],
      ['Space', 'button "History" expanded'],
    ],
  },
  {
    pattern: 'Radio group of toggle buttons',
    story: 'actions-togglegroup--one',
    steps: [
      ['Tab', 'radio "Days" checked'],
      ['ArrowRight', 'radio "Grid" unchecked'],
      ['Space', 'radio "Grid" checked'],
      ['ArrowRight', 'radio "Year" unchecked'],
      ['Enter', 'radio "Year" checked'],
      ['ArrowLeft', 'radio "Grid" unchecked'],
    ],
  },
  {
    pattern: 'Toolbar of toggle buttons',
    story: 'actions-togglegroup--several',
    steps: [
      ['Tab', 'button "Late" pressed'],
      ['ArrowRight', 'button "Unusual" not pressed'],
      ['Space', 'button "Unusual" pressed'],
      ['ArrowRight', 'button "With notes" not pressed'],
      ['ArrowLeft', 'button "Unusual" pressed'],
      ['Enter', 'button "Unusual" not pressed'],
    ],
  },
  {
    pattern: 'Breadcrumb',
    story: 'navigation-breadcrumbs--path',
    steps: [
      ['Tab', 'a "Home"'],
      ['Tab', 'a "Time and billing"'],
    ],
  },
  {
    pattern: 'Listbox with several chosen',
    story: 'lists-optionlist--several',
    steps: [
      ['Tab', 'option "Labor" not selected'],
      ['Space', 'option "Labor" selected'],
      ['Shift+ArrowDown', 'option "Travel" selected'],
      ['ArrowDown', 'option "Standby" not selected'],
      ['End', 'option "Holiday" not selected'],
      ['Home', 'option "Labor" selected'],
      ['s', 'option "Standby" not selected'],
      ['PageDown', 'option "Holiday" not selected'],
      ['Control+a', 'option "Holiday" selected'],
      ['Escape', 'option "Holiday" selected'],
    ],
  },
  {
    pattern: 'Listbox in a modal dialog',
    story: 'lists-optionlist--in-a-dialog',
    steps: [
      ['Tab', 'button "Close"'],
      ['Tab', 'option "Labor" not selected'],
      ['ArrowDown', 'option "Travel" not selected'],
      ['Space', 'option "Travel" selected'],
      ['End', 'option "Holiday" not selected'],
    ],
  },
  {
    pattern: 'Menu Button, Menu',
    story: 'actions-actionmenu--sections-and-submenus',
    steps: [
      ['Tab', 'button "Records" collapsed'],
      ['ArrowUp', 'menuitem "Delete"'],
      ['Escape', 'button "Records" collapsed'],
      ['ArrowDown', 'menuitem "OpenEnter"'],
      ['Escape', 'button "Records" collapsed'],
      ['Space', 'menuitem "OpenEnter"'],
      ['Escape', 'button "Records" collapsed'],
      ['Enter', 'menuitem "OpenEnter"'],
      ['ArrowDown', 'menuitem "ExportThe rows that match" collapsed'],
      ['ArrowRight', 'menuitem "CSV"'],
      ['ArrowDown', 'menuitem "More formats" collapsed'],
      ['Enter', 'menuitem "PDF"'],
      ['ArrowLeft', 'menuitem "More formats" collapsed'],
      ['Escape', 'menuitem "ExportThe rows that match" collapsed'],
      ['End', 'menuitem "Delete"'],
      ['ArrowDown', 'menuitem "OpenEnter"'],
      ['ArrowUp', 'menuitem "Delete"'],
      ['Home', 'menuitem "OpenEnter"'],
      ['ArrowUp', 'menuitem "Delete"'],
      ['ArrowUp', 'menuitemcheckbox "Notes" unchecked'],
      // Space chooses and leaves the menu open.
      ['Space', 'menuitemcheckbox "Notes" checked'],
      ['w', 'menuitemradio "Worked" unchecked'],
      ['Home', 'menuitem "OpenEnter"'],
      ['Enter', 'button "Records" collapsed'],
    ],
  },
  {
    pattern: 'Menu in a modal dialog',
    story: 'actions-actionmenu--in-a-dialog',
    steps: [
      ['Tab', 'button "Close"'],
      ['Tab', 'button "Records" collapsed'],
      ['Enter', 'menuitem "OpenEnter"'],
      ['ArrowDown', 'menuitem "ExportThe rows that match" collapsed'],
      ['ArrowRight', 'menuitem "CSV"'],
      ['Enter', 'button "Records" collapsed'],
      ['Enter', 'menuitem "OpenEnter"'],
      ['Escape', 'button "Records" collapsed'],
      ['Shift+Tab', 'button "Close"'],
    ],
  },
  {
    pattern: 'Grid with selection',
    story: 'lists-datatable--approvals',
    steps: [
      ['Tab', 'row "Amara Osei Field engineer+10.5 h on usual" not selected'],
      ['Space', 'row "Amara Osei Field engineer+10.5 h on usual" selected'],
      ['Shift+ArrowDown', 'row "Jonas Weber Inventory plannerAs usual" selected'],
      ['Shift+ArrowDown', 'row "Mei Tanaka QA analystAs usual" selected'],
      // A row that cannot be selected is skipped.
      ['ArrowDown', 'row "Priya Nair Route planner+8 h on usual" not selected'],
      ['ArrowUp', 'row "Mei Tanaka QA analystAs usual" selected'],
      ['End', 'row "Sofie Lund 13 Dock coordinatorAs usual" not selected'],
      ['Home', 'row "Amara Osei Field engineer+10.5 h on usual" selected'],
      ['Control+a', 'row "Amara Osei Field engineer+10.5 h on usual" selected'],
      ['Escape', 'row "Amara Osei Field engineer+10.5 h on usual" not selected'],
      ['ArrowRight', 'checkbox "Select Amara Osei Field engineer+10.5 h on usual" unchecked'],
      ['ArrowRight', 'rowheader "Amara Osei Field engineer+10.5 h on usual"'],
      ['ArrowRight', 'gridcell ""'],
      ['ArrowRight', 'gridcell "50.50 h"'],
      ['ArrowRight', 'gridcell "+10.5 h"'],
      ['ArrowRight', 'button "Actions: Amara Osei" collapsed'],
      ['ArrowLeft', 'gridcell "+10.5 h"'],
      ['ArrowUp', 'columnheader "Variance"'],
      ['ArrowLeft', 'range "Width of column Hours"'],
      ['ArrowLeft', 'columnheader "Hours"'],
      ['Enter', 'columnheader "Hours" ascending'],
      ['Enter', 'columnheader "Hours" descending'],
    ],
  },
  {
    pattern: 'Grid without rows',
    story: 'lists-datatable--empty',
    steps: [
      ['Tab', 'grid "Timecards"'],
      ['Tab', 'nothing'],
    ],
  },
];
