import { useModule } from 'shared-session/server-data';
import { loadConflict } from '../dialogs/load-conflict.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';

/** The drafts found on this device, if there are any; loads their script. */
export function DraftPart(props: Pick<DraftKeeper, 'found' | 'restore' | 'dismiss'>) {
  const { drafts, unreadable, elsewhere } = props.found;
  const { module } = useModule('conflict', loadConflict, drafts.length > 0 || unreadable.length > 0 || elsewhere);
  return module ? <module.DraftBanners {...props} /> : null;
}
