import { activate } from '../activate/activate.ts';
import { directoryStore } from '../store/directory-store.ts';
import { now, publicationOf, version } from './fixture.ts';

/** `node activate-many.ts FOLDER PREFIX COUNT`: a process of its own that activates so many versions of ten micro-frontends at once. */
const [folder = '', prefix = '', count = '0'] = process.argv.slice(2);
const store = directoryStore(folder);
await Promise.all(
  Array.from({ length: Number(count) }, (_, at) =>
    activate(store, [publicationOf(version(`mfe_${prefix}${at % 10}`, `1.0.${at}`))], { now }),
  ),
);
