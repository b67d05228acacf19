import { useState } from 'react';
import { getProjectEditMetadata } from 'shared-client/billing';
import { getWorkerBillingSubmit } from 'shared-client/engagements';
import type { ProjectEditMetadata } from 'shared-client/schema/billing';
import { addProjectPath, type EntryQuery, newOf } from '../../domain/entry-query.ts';
import { projectEngagements } from '../../state/engagements.ts';
import { createItemStore } from '../../state/item-store.ts';
import { projectKind } from '../../state/project-store.ts';
import { EntryFrame, type EntryItem, type EntrySource } from '../page/entry-frame.tsx';
import { ProjectProvider } from './project-context.tsx';
import { ProjectItem } from './project-item.tsx';

const source: EntrySource<ProjectEditMetadata> = {
  engagements: projectEngagements,
  async load(signal, { billingItemId, engagementId, startDate }) {
    const [metadata, { types }] = await Promise.all([
      getProjectEditMetadata(billingItemId, engagementId, { ...newOf(billingItemId, startDate), signal }),
      getWorkerBillingSubmit(engagementId, { signal }),
    ]);
    return { metadata, isTaken: types.includes('PROJECT') };
  },
  pathOf: (engagementId) => addProjectPath({ engagementId }),
  title: 'LBL_ADD_PROJECT',
  none: 'MSG_PROJECT_NONE_TAKEN',
  noneWhy: 'MSG_PROJECT_NONE_TAKEN_WHY',
};

/** `worker/time-expense/add-project`: project billing. */
export function AddProjectPage({ query }: { query: EntryQuery }) {
  return (
    <EntryFrame query={query} source={source}>
      {(metadata, item) => <OpenProject metadata={metadata} {...item} />}
    </EntryFrame>
  );
}

interface OpenProjectProps extends EntryItem {
  readonly metadata: ProjectEditMetadata;
}

function OpenProject({ metadata, ...item }: OpenProjectProps) {
  const [store] = useState(() => createItemStore(projectKind, metadata));
  return (
    <ProjectProvider value={store}>
      <ProjectItem {...item} />
    </ProjectProvider>
  );
}
