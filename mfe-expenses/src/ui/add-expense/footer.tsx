import { isDirty, redo, undo } from '../../state/report-store.ts';
import { SaveFooter } from '../page/save-footer.tsx';
import type { DraftKeeper } from '../page/use-kept-draft.ts';
import { useReport, useReportStore } from './report-context.tsx';

interface FooterProps {
  readonly draft: DraftKeeper;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
}

/** The foot of the report. */
export function Footer({ draft, onSave, onSubmit }: FooterProps) {
  const store = useReportStore();
  return (
    <SaveFooter
      kept={draft.kept}
      dirty={useReport(isDirty)}
      isNew={useReport((state) => state.metadata.billingItemId === 0)}
      busy={useReport((state) => state.busy)}
      last={useReport((state) => state.history.past.at(-1)?.label)}
      next={useReport((state) => state.history.future[0]?.label)}
      onUndo={() => undo(store)}
      onRedo={() => redo(store)}
      onSave={onSave}
      onSubmit={onSubmit}
    />
  );
}
