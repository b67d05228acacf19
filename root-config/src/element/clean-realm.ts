import type { EmbedGlobal } from './embed-global.ts';

/** The window that our scripts run in. */
export type Realm = Window &
  typeof globalThis & {
    /** In a frame of ours: the window of the page it works on (webpack-preset, `PageGlobalsPlugin`). */
    __portalPage?: Window;
    __portalEmbed?: EmbedGlobal;
  };

let frame: HTMLIFrameElement | undefined;
let opening: Promise<Realm> | undefined;

/**
 * A realm that the page's scripts have not touched: an empty, hidden frame. A legacy page may have replaced any built-in; in here each is
 * the browser's own. The frame is in a closed shadow root, so that `window.frames` of the page stays as it is. It is created at the first
 * use and stays; if the page has removed it, the next use creates another.
 *
 * Code that still runs in the page's realm (this folder but for the host) uses syntax, the document, and built-ins from here.
 */
export function cleanRealm(): Promise<Realm> {
  // A frame that has been taken out has no window any more.
  if (opening === undefined || (frame !== undefined && frame.contentWindow === null)) opening = open();
  return opening;
}

async function open(): Promise<Realm> {
  const page = window as Realm;
  const place = document.createElement('div');
  place.style.setProperty('display', 'none', 'important');
  const made = document.createElement('iframe');
  made.style.display = 'none';
  place.attachShadow({ mode: 'closed' }).appendChild(made);
  frame = made;
  // Firefox replaces the window that a frame has at first.
  // biome-ignore lint/suspicious/noThenProperty: waits without the page's Promise
  await { then: (loaded: () => void) => attach(made, place, loaded) };
  const realm = made.contentWindow as Realm | null;
  if (realm === null) return page;
  realm.__portalPage = page;
  return realm;
}

function attach(made: HTMLIFrameElement, place: HTMLElement, loaded: () => void): void {
  made.onload = loaded;
  (document.head ?? document.documentElement).appendChild(place);
}
