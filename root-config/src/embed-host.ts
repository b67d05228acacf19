/**
 * The code behind the elements of a legacy page (`embed-host/`), in one script. The session is requested before the larger part of it is
 * evaluated.
 */
import { configureClient } from 'shared-client';
import { askForSession } from './ask-for-session.ts';
import { embedGlobal } from './element/embed-global.ts';

const own = embedGlobal();
if (own) {
  own.startHost = async (asked, origin) => {
    // The elements call the server they come from, wherever the page is. Always an absolute URL: a legacy page's `<base href>` would send a
    // path somewhere else. A legacy page is never navigated, not even if nobody is signed in.
    configureClient({ baseUrl: new URL(origin).origin, leave: () => false });
    await askForSession();
    const { startHost } = await import(/* webpackMode: "eager" */ './embed-host/start-host.ts');
    return startHost(asked, origin);
  };
}
