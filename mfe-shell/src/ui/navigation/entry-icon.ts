import type { IconName } from 'mfe_widgets/icon';

/** The menu's icon names and the drawings that stand for them. */
const DRAWINGS: Readonly<Record<string, IconName>> = {
  home: 'home',
  timecard: 'clock',
  'time-expense': 'clock',
  'add-time': 'plus',
  requests: 'document',
  approvals: 'check-circle',
  engagements: 'briefcase',
  reporting: 'chart',
  documents: 'document',
  profile: 'user',
  security: 'shield',
  contact: 'phone',
  help: 'info',
  settings: 'settings',
};

/** The drawing for a menu icon; an unknown name has a plain one, so that labels stay in line. */
export function entryIcon(name: string | undefined): IconName {
  return (name !== undefined && Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined) ?? 'chevron-right';
}
