import { type DraftSaver, onSaveDrafts } from 'shared-session/device-data';
import type { ModuleLoader } from '../loading/module-loader.ts';

/** Loads the modules that save what is kept on this device, when the shell asks for that before a sign-out. */
export function provideDraftSavers(loader: Pick<ModuleLoader, 'load'>): () => void {
  return onSaveDrafts(async (module) => {
    const loaded = (await loader.load(module)) as Partial<DraftSaver>;
    if (loaded.saveKept === undefined) throw new Error(`${module} exports no saveKept.`);
    await loaded.saveKept();
  });
}
