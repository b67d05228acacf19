import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from 'shared-session';
import * as customFields from '../../src/custom-fields/custom-fields.stories.tsx';
import * as filter from '../../src/filter/filter.stories.tsx';
import { foundation } from '../../src/foundation/index.ts';
import * as searchBar from '../../src/search-bar/search-bar.stories.tsx';
import * as timeEntryEditor from '../../src/time-entry-editor/time-entry-editor.stories.tsx';
import { Mount } from './mount.tsx';

/** Stories without Storybook, whose own observers scan the whole page at every change. */
const stories: Readonly<Record<string, unknown>> = {
  'five-hundred': customFields.FiveHundred,
  'search-ten-thousand': searchBar.TenThousand,
  filters: filter.Menus,
  'thirty-one-days': timeEntryEditor.ThirtyOneDays,
  mount: { render: () => <Mount /> },
};

const { render } = stories[location.hash.slice(1)] as { render: () => ReactNode };
adoptStyles(document.body, [foundation]);
const page = document.getElementById('page');
if (page !== null) {
  page.className = 'portal-root';
  page.style.padding = '24px';
  createRoot(page).render(render());
}
