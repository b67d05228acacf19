import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { ConfirmDialog, RefreshDialog } from 'mfe_widgets/dialog';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { holdUnsavedWork, useText } from 'shared-session';
import { projectTotals } from '../../domain/project/project-entries.ts';
import type { ProjectForm } from '../../domain/project/project-form.ts';
import { dropProject, findProject, keepProject, type ProjectDraft } from '../../state/project-drafts.ts';
import { isDirty, isEditable, type ProjectState, redo, undo } from '../../state/project-store.ts';
import { formatError } from '../page/call-error.ts';
import { formatMoment, formatMoney, formatRange } from '../page/formats.ts';
import { SaveFooter } from '../page/save-footer.tsx';
import { useEntryKeys } from '../page/use-entry-keys.ts';
import { type DraftSource, useKeptDraft } from '../page/use-kept-draft.ts';
import { BudgetsPanel } from './budgets-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ProjectChecklist, ProjectTotals } from './project-aside.tsx';
import { useProject, useProjectStore } from './project-context.tsx';
import { ProjectLines } from './project-lines.tsx';
import { useProjectSaving } from './use-project-saving.ts';

const drafts: DraftSource<ProjectForm, ProjectState, ProjectDraft> = {
  isEditable,
  isDirty,
  find: ({ metadata }) => findProject(metadata),
  keep: ({ metadata, form }) => keepProject(metadata, form),
  async drop({ metadata }) {
    await dropProject(metadata);
    // An item that was new was kept under no number.
    await dropProject({ ...metadata, billingItemId: 0 });
  },
  resume: ({ form }) => form,
};

interface ProjectItemProps {
  /** The choice of engagements; none for an item that is there. */
  readonly engagements: ReactNode;
  /** Reads the item again. */
  readonly onReload: () => void;
}

/** The project item that is open: the plan, its lines, the budgets, attachments, what is missing, saving and submitting. */
export function ProjectItem({ engagements, onReload }: ProjectItemProps) {
  const t = useText();
  const store = useProjectStore();
  const page = useRef<HTMLDivElement>(null);
  const root = useCallback(() => page.current, []);
  const { metadata, form, setting, history, busy, serverErrors } = useProject((state) => state);
  const editable = useProject(isEditable);
  const dirty = useProject(isDirty);
  const draft = useKeptDraft(store, drafts);
  const { asking, setAsking, send, askToSubmit } = useProjectSaving(store, draft, root);
  const keys = useMemo(
    () => ({ onSave: () => void send('save'), onUndo: () => undo(store), onRedo: () => redo(store) }),
    [send, store],
  );
  useEntryKeys(page, keys);
  // No update of the page is offered while something would be lost; who signs out is offered to save.
  useEffect(() => (dirty ? holdUnsavedWork(() => send('save')) : undefined), [dirty, send]);
  const { currency } = setting;
  const isRefused = metadata.rejectionKind === 'REFUSED';
  return (
    <div className="ex-page" ref={page}>
      <header className="ex-title">
        <div>
          <h1>{t('LBL_PROJECT_OF', { period: formatRange(metadata.periodStartDate, metadata.periodEndDate) })}</h1>
          <p className="ex-quiet">
            {[metadata.jobTitle, metadata.reqName, t('LBL_PAID_IN', { currency })].filter(Boolean).join(' · ')}
          </p>
        </div>
        {engagements}
      </header>
      {editable ? null : (
        <Banner tone="info" live="off">
          {t(isRefused ? 'ERR_BILLING_REFUSED' : 'MSG_PROJECT_READ_ONLY')}
        </Banner>
      )}
      {metadata.status === 'Rejected' && metadata.rejectionReason ? (
        <Banner tone="error" live="off">
          {metadata.rejectionReason}
        </Banner>
      ) : null}
      {draft.continued ? (
        <Banner
          tone="info"
          actions={
            <Button size="small" onClick={draft.discard}>
              {t('LBL_DISCARD')}
            </Button>
          }
        >
          {t('MSG_EXPENSE_CONTINUED', { when: formatMoment(draft.continued.keptAt) })}
        </Banner>
      ) : null}
      {serverErrors.length === 0 ? null : (
        <div className="ex-errors">
          <Banner tone="error" title={t('MSG_EXPENSE_REFUSED')}>
            <ul>
              {serverErrors.map((error) => (
                <li key={`${error.errorToken} ${error.value}`}>{formatError(t, error)}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      <div className="ex-columns">
        <div className="ex-main">
          <PlanPanel />
          <ProjectLines />
          <BudgetsPanel />
          <FilesPanel />
        </div>
        <aside className="ex-aside">
          {editable ? <ProjectChecklist /> : null}
          <ProjectTotals />
        </aside>
      </div>
      {editable ? (
        <SaveFooter
          kept={draft.kept}
          dirty={dirty}
          isNew={metadata.billingItemId === 0}
          busy={busy}
          last={history.past.at(-1)?.label}
          next={history.future[0]?.label}
          {...keys}
          onSubmit={askToSubmit}
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'submit'}
        kind="submit"
        title={t('LBL_SUBMIT_TITLE')}
        confirmLabel={t('LBL_SUBMIT_FOR_APPROVAL')}
        onCancel={() => setAsking(null)}
        onConfirm={() => void send('submit')}
      >
        {t('MSG_EXPENSE_SUBMIT', { amount: formatMoney(projectTotals(form, setting).total, currency) })}
      </ConfirmDialog>
      <RefreshDialog
        open={asking === 'conflict'}
        onRefresh={() => {
          setAsking(null);
          // What was typed is kept, and comes back onto what the server has.
          void draft.keep().then(onReload);
        }}
      >
        {t('ERR_CONFLICT')}
      </RefreshDialog>
    </div>
  );
}
