/** Parts of the product that menus lead to and this portal does not have, with the names that menus give them. */
export const SECTIONS: Readonly<Record<string, string>> = {
  invoices: 'LBL_MENU_INVOICES',
  requests: 'LBL_MENU_REQUESTS',
  engagements: 'LBL_MENU_ENGAGEMENTS',
  candidates: 'LBL_MENU_CANDIDATES',
  reporting: 'LBL_MENU_REPORTING',
  budgets: 'LBL_MENU_BUDGETS',
  clients: 'LBL_MENU_CLIENTS',
  suppliers: 'LBL_MENU_SUPPLIERS',
  administration: 'LBL_MENU_ADMINISTRATION',
  'help-desk': 'LBL_MENU_HELP_DESK',
};

export const elsewhereTexts = {
  LBL_MENU_INVOICES: 'Invoices',
  LBL_MENU_REQUESTS: 'Requests',
  LBL_MENU_ENGAGEMENTS: 'Engagements',
  LBL_MENU_CANDIDATES: 'Candidates',
  LBL_MENU_REPORTING: 'Reporting',
  LBL_MENU_BUDGETS: 'Budgets',
  LBL_MENU_CLIENTS: 'Clients',
  LBL_MENU_SUPPLIERS: 'Suppliers',
  LBL_MENU_ADMINISTRATION: 'Administration',
  LBL_MENU_HELP_DESK: 'Help desk',
  LBL_ELSEWHERE: '“{{section}}” is not part of this portal',
  MSG_ELSEWHERE:
    'This portal covers time and expense and the security of your account. Everything else stays where your program has it; ask your program contact if you do not know where.',
} as const;
