import { activate } from '../activate/activate.ts';
import { directoryStore } from '../store/directory-store.ts';
import { now, publicationOf, version } from './fixture.ts';

/** `node activate-and-die.ts FOLDER NAME VERSION`: activates, and is killed when the first document is to be written. */
const [folder = '', name = '', number = ''] = process.argv.slice(2);
const store = directoryStore(folder);
const dying = {
  ...store,
  async replace() {
    process.kill(process.pid, 'SIGKILL');
    // The signal arrives in a moment; nothing may be written until then.
    await new Promise(() => setInterval(() => undefined, 1000));
  },
};
await activate(dying, [publicationOf(version(name, number))], { now });
