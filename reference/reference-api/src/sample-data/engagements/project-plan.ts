import { addDays } from '../../billing/calendar.ts';
import type { ProjectSettings } from '../../engagements/tables.ts';

/** The project plan and the budgets of an engagement. */
export const projectFor = (today: string): ProjectSettings => ({
  plan: [
    { id: 1, kind: 'milestone', name: 'Dock plan accepted', amount: 12_400, dueDate: addDays(today, 16) },
    { id: 2, kind: 'milestone', name: 'Survey of the north quay', amount: 8600, dueDate: addDays(today, 44) },
    { id: 3, kind: 'material', name: 'Survey markers', amount: 950, dueDate: null },
    { id: 4, kind: 'position', name: 'Second surveyor', amount: 7080, dueDate: null },
  ],
  budgets: [
    { id: 1, name: 'Capital: north quay', amount: 24_000 },
    { id: 2, name: 'Operations: surveys', amount: 9000 },
  ],
});
