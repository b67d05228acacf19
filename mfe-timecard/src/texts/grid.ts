import { registerTexts } from 'shared-session';

/** Texts of the grids; loaded with their script. */
registerTexts({
  LBL_GRID_CAPTION: 'Times of the period, a day a row',
  LBL_LUNCH_START: 'Lunch start',
  LBL_LUNCH_END: 'Lunch end',
  MSG_GRID_HINT: 'Arrow keys move, Enter goes down, Ctrl+D fills down to the end, Ctrl+V pastes from a spreadsheet.',
  MSG_GRID_CARD_ONLY: 'Edited in its day card',
  LBL_FILL_DOWN: 'Fill down',
  LBL_PASTE_TITLE: 'Paste these times?',
  MSG_PASTE_one: '{{count}} cell was understood.',
  MSG_PASTE_other: '{{count}} cells were understood.',
  MSG_PASTE_BAD: 'Not understood and left alone: {{cells}}.',
  MSG_PASTE_HEADING: 'Taken for headings and left out: {{cells}}.',
  MSG_PASTE_BEYOND: 'Beyond the grid and left out: {{cells}}.',
  LBL_PASTE: 'Paste',
  LBL_GRID_AMOUNTS: 'Amounts',
  LBL_GRID_AMOUNTS_CAPTION: 'Amounts of the period, a day a column',
  LBL_ADD_A_ROW: 'Add a row',
  LBL_FILL_RIGHT: 'Fill right',
  LBL_GRID_LEFT: 'Left to allocate',
  LBL_PASTE_AMOUNTS_TITLE: 'Paste these amounts?',
  MSG_AMOUNTS_HINT: 'Arrow keys move, Enter goes down, Ctrl+D fills the days after, Ctrl+V pastes from a spreadsheet.',
});
