/**
 * The line icons, each on a 24 by 24 grid, stroked with the current colour at 1.75 with round ends. A value is the path data of the whole
 * icon.
 */
export const shapes = {
  alert: 'M12 4.5 20.5 19.5h-17ZM12 10.5v4M12 17v.01',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4',
  briefcase: 'M4 8h16v11.5H4ZM9 8V4.5h6V8M4 13h16',
  calendar: 'M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  chart: 'M4 20h16M7.5 16.5V12M12 16.5V5M16.5 16.5V8.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.75 2.75L16 9.75',
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  'chevron-left': 'M14.5 6.5 9 12l5.5 5.5',
  'chevron-right': 'M9.5 6.5 15 12l-5.5 5.5',
  'chevron-up': 'm6.5 14.5 5.5-5.5 5.5 5.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.25 2',
  close: 'm6.5 6.5 11 11M17.5 6.5l-11 11',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  document: 'M6 3.5h8.5L19 8v12.5H6ZM14 3.5V8.5h5M9 13h6M9 16.5h6',
  download: 'M12 4v11.5m-5-5 5 5 5-5M4.5 20h15',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.2v.01',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9s1.3-6.5 3.9-9Z',
  home: 'M3.5 11 12 4l8.5 7v9h-6v-6h-5v6h-6Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.8v.01',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12.5h-17ZM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  more: 'M5.5 11.5h1v1h-1zm6 0h1v1h-1zm6 0h1v1h-1z',
  note: 'M5 4.5h14v10l-5 5H5ZM14 19.5v-5h5M8.5 9h7M8.5 12.5h3',
  paperclip: 'm19.5 11.5-7.8 7.8a4.6 4.6 0 0 1-6.5-6.5l8.2-8.2a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.2-2.1l7.3-7.3',
  pencil: 'M4.5 19.5V15.5L15.5 4.5l4 4L8.5 19.5ZM13 7l4 4',
  phone: 'M7 3.5h10v17H7ZM11 17.5h2',
  plus: 'M12 5.5v13M5.5 12h13',
  refresh: 'M19.5 5v5h-5M4.5 19v-5h5M19 10a7.5 7.5 0 0 0-13.5-2M5 14a7.5 7.5 0 0 0 13.5 2',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  shield: 'M12 3.5 19 6v5.5c0 4-2.8 7.2-7 9-4.2-1.8-7-5-7-9V6ZM8.8 12l2.3 2.3 4.2-4.3',
  'sign-out': 'M14 4.5H5v15h9M10 12h10.5m-4-4 4 4-4 4',
  sort: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  trash: 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10.5 10.5v5.5M13.5 10.5v5.5',
  upload: 'M12 15.5V4m-5 5 5-5 5 5M4.5 20h15',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20c.9-3.7 4-5.5 8-5.5s7.1 1.8 8 5.5',
  'zoom-in': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5M11 8v6M8 11h6',
  'zoom-out': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5M8 11h6',
} as const;

/** The names of the icons. */
export type IconName = keyof typeof shapes;
