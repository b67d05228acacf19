import { useState } from 'react';
import type { ProjectEditMetadata } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { type ProjectSetting, projectTotals } from '../../domain/project/project-entries.ts';
import type { ProjectForm } from '../../domain/project/project-form.ts';
import { type ProjectMissing, projectMissing } from '../../domain/project/project-missing.ts';
import { isEditable } from '../../state/item-store.ts';
import { projectKind } from '../../state/project-store.ts';
import { waitingFiles } from '../../state/waiting-files.ts';
import type { EntryItem } from '../page/entry-frame.tsx';
import { FilesPanel } from '../page/files-panel.tsx';
import { formatMoney, formatRange } from '../page/formats.ts';
import { ItemPage } from '../page/item-page.tsx';
import { useItemDraft } from '../page/use-item-draft.ts';
import type { ItemStops } from '../page/use-item-saving.ts';
import { BudgetsPanel } from './budgets-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ProjectChecklist, ProjectTotals } from './project-aside.tsx';
import { useProject, useProjectStore } from './project-context.tsx';
import { leadToMissing } from './project-ids.ts';
import { ProjectLines } from './project-lines.tsx';
import { projectMerging } from './project-merging.ts';

const stopped: ItemStops<ProjectEditMetadata, ProjectSetting, ProjectForm, ProjectMissing> = {
  missing: ({ form, setting }, how) => projectMissing(form, setting, how),
  lead: leadToMissing,
  textOf: (t, { label }) => t(label),
  submitted: 'MSG_PROJECT_SUBMITTED',
};

/** The open project item: the plan, its lines, the budgets, attachments, missing entries. */
export function ProjectItem(item: EntryItem) {
  const t = useText();
  const store = useProjectStore();
  const { metadata, form, setting } = useProject((state) => state);
  const editable = useProject(isEditable);
  const { currency } = setting;
  const [files] = useState(waitingFiles);
  const isWaiting = useStore(files, ({ coming }) => coming > 0);
  const draft = useItemDraft(store, projectKind, projectMerging);
  return (
    <ItemPage
      store={store}
      kind={projectKind}
      stopped={stopped}
      merging={projectMerging}
      draft={draft}
      files={files}
      isWaiting={isWaiting}
      title={t('LBL_PROJECT_OF', { period: formatRange(metadata.periodStartDate, metadata.periodEndDate) })}
      intro={[metadata.jobTitle, metadata.reqName, t('LBL_PAID_IN', { currency })].filter(Boolean).join(' · ')}
      readOnly="MSG_PROJECT_READ_ONLY"
      question={t('MSG_EXPENSE_SUBMIT', { amount: formatMoney(projectTotals(form, setting).total, currency) })}
      {...item}
      aside={
        <>
          {editable ? <ProjectChecklist /> : null}
          <ProjectTotals />
        </>
      }
    >
      <PlanPanel />
      <ProjectLines />
      <BudgetsPanel />
      <FilesPanel store={store} files={files} />
    </ItemPage>
  );
}
