import { memo, useMemo } from 'react';
import { useText } from 'shared-session';
import { entryOf } from '../../domain/project/project-entries.ts';
import type { ProjectLineForm } from '../../domain/project/project-form.ts';
import { projectMissing } from '../../domain/project/project-missing.ts';
import { changeProject } from '../../state/project-store.ts';
import { formatMoney } from '../page/formats.ts';
import { ItemLine } from '../page/item-line.tsx';
import { OwnLineFields } from './own-line-fields.tsx';
import { ProgressFields } from './progress-fields.tsx';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';

/** A line: a part of the plan with its progress, or a line outside the plan. Only the line that changes renders again. */
export const ProjectLine = memo(function ProjectLine({ line, number }: { line: ProjectLineForm; number: number }) {
  const t = useText();
  const store = useProjectStore();
  const setting = useProject((state) => state.setting);
  const showsMissing = useProject((state) => state.showsMissing);
  const editable = useProjectEditable();
  const entry = useMemo(() => entryOf(line, setting), [line, setting]);
  // Missing values are reported after an attempt, wrong ones at once.
  const alone = { seed: '', lines: [line], shares: [], files: [] };
  const missing = projectMissing(alone, { ...setting, budgets: [] }, showsMissing ? 'submit' : 'save');
  const errorOf = (field: 'name' | 'amount' | 'complete'): string | undefined => {
    const found = missing.find((one) => one.field === field);
    return found && (field !== 'name' || showsMissing) ? t(found.label) : undefined;
  };
  const name = line.name.trim() || t('LBL_LINE_NUMBER', { number });
  const waits = entry.amount === null || entry.amount < 0;
  const remove = () =>
    changeProject(store, { label: 'LBL_STEP_LINE_REMOVED' }, (form) => ({
      ...form,
      lines: form.lines.filter(({ key }) => key !== line.key),
    }));
  return (
    <ItemLine
      name={name}
      kind={t(`LBL_${line.kind.toUpperCase()}`)}
      amount={waits ? null : formatMoney(entry.amount, setting.currency)}
      isAsked={
        showsMissing || [line.complete, line.amount, line.quantity, line.rate].some((text) => text.trim() !== '')
      }
      onRemove={editable ? remove : null}
    >
      {entry.progress ? (
        <ProgressFields line={line} progress={entry.progress} error={errorOf('complete')} />
      ) : (
        <OwnLineFields line={line} errorOf={errorOf} />
      )}
    </ItemLine>
  );
});
