/** Texts of the grid of amounts. */
export const gridTexts = {
  LBL_GRID_AMOUNTS: 'Amounts',
  LBL_GRID_AMOUNTS_CAPTION: 'Amounts of the period, a day a column',
  LBL_ADD_A_ROW: 'Add a row',
  LBL_FILL_RIGHT: 'Fill right',
  LBL_GRID_LEFT: 'Left to allocate',
  LBL_PASTE_AMOUNTS_TITLE: 'Paste these amounts?',
  MSG_AMOUNTS_HINT: 'Arrow keys move, Enter goes down, Ctrl+D fills the days after, Ctrl+V pastes from a spreadsheet.',
  MSG_AMOUNT_NOT_READ: 'This is not one number. Leave out the thousands separator.',
} as const;
