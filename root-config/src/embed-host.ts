/**
 * What stands behind the elements of a legacy page (`embed-host/`), in one script. The session is asked for before the larger part
 * of it is evaluated.
 */
import { configureClient } from 'shared-client';
import { askForSession } from './ask-for-session.ts';
import { embedGlobal } from './element/embed-global.ts';

const own = embedGlobal();
if (own) {
  own.startHost = async (asked, origin) => {
    // The elements talk to the server they come from, wherever the page is.
    // Always said in full: a legacy page's `<base href>` would send a bare path somewhere else.
    // A page that is not ours is never moved: not even where nobody is signed in.
    configureClient({ baseUrl: new URL(origin).origin, leave: () => false });
    await askForSession();
    const { startHost } = await import(/* webpackMode: "eager" */ './embed-host/start-host.ts');
    return startHost(asked, origin);
  };
}
