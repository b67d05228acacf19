import { configureClient } from 'shared-client';
import { adoptStyles, applyEmbeddedTheme, applyTheme, i18n } from 'shared-session/state';
import { directionOf } from '../direction/index.ts';
import { type MountContext, type Navigation, SIGNED_OUT, type SignedOutDetail } from './contract.ts';
import { fallbackStyle } from './fallback-style.ts';
import { servesForeignHosts } from './foreign-hosts.ts';
import { foreignPage } from './foreign-page.ts';

export interface PreparedPlace {
  /** The `.portal-root` to render into. */
  readonly element: HTMLElement;
  /** Resolves when the texts of the language are there; absent on our own hosts, which load them with the page. */
  readonly ready?: Promise<unknown>;
  /** Updates the context. */
  readonly follow: (context: MountContext) => void;
  /** Passes to a foreign host where the person wants to go; absent on our own hosts. */
  readonly navigate?: (navigation: Navigation) => void;
  /** Removes the element and everything else. */
  readonly remove: () => void;
}

/**
 * Makes the place in a container that a micro-frontend renders into: an element of the class `portal-root` with the language and the theme,
 * and its styles in the document or shadow root around it. It also configures the client's access to the server.
 */
export function preparePlace(container: HTMLElement, context: MountContext, styles: readonly string[]): PreparedPlace {
  let now = context;
  if (context.host === 'element') configureClient({ leave: (url) => tellElement(container, url) });
  const foreign = servesForeignHosts && context.host === 'foreign' ? foreignPage(container, () => now) : undefined;
  const element = container.ownerDocument.createElement('div');
  element.className = 'portal-root';
  const removed = placeIn(container, element, context);
  const undo = [
    adoptStyles(element, [...styles, fallbackStyle]),
    followTheme(element, context),
    followLanguage(element, context),
    removed,
    () => foreign?.release(),
  ];
  return {
    element,
    follow(next) {
      const before = now;
      now = next;
      foreign?.follow(before);
    },
    ...(foreign && { navigate: foreign.navigate, ready: foreign.ready }),
    remove() {
      for (const one of undo.splice(0)) one();
    },
  };
}

const isInShadow = (node: Node): boolean => node.getRootNode() instanceof ShadowRoot;

/**
 * On a foreign host's page the content goes into a shadow root, because rules of that page's style sheets are in no layer and would win
 * over ours. `shadow: 'false'` leaves it in the page. @returns a function that undoes it
 */
function placeIn(container: HTMLElement, element: HTMLElement, { host, attributes }: MountContext): () => void {
  if (!servesForeignHosts || host !== 'foreign' || attributes?.shadow === 'false' || isInShadow(container)) {
    container.append(element);
    return () => element.remove();
  }
  const place = container.ownerDocument.createElement('div');
  place.style.setProperty('all', 'initial', 'important');
  place.style.setProperty('display', 'block', 'important');
  place.attachShadow({ mode: 'open' }).append(element);
  container.append(place);
  return () => place.remove();
}

/**
 * Called when the session is over, or there was none. The page around an element gets an event and decides. @returns false: the page stays
 */
function tellElement(container: HTMLElement, url: string): false {
  const detail: SignedOutDetail = { url };
  container.dispatchEvent(new CustomEvent<SignedOutDetail>(SIGNED_OUT, { detail, bubbles: true, composed: true }));
  return false;
}

function followTheme(element: HTMLElement, context: MountContext): () => void {
  return context.host === 'portal' ? applyTheme(document.documentElement) : applyEmbeddedTheme(element);
}

/** Our own page is in the user's language, and in its direction; on another host's page only our part is. */
function followLanguage(element: HTMLElement, context: MountContext): () => void {
  const target = context.host === 'portal' ? document.documentElement : element;
  const apply = () => {
    if (target.lang !== i18n.language) target.lang = i18n.language;
    const direction = directionOf(i18n.language);
    if (target.dir !== direction) target.dir = direction;
  };
  apply();
  return i18n.subscribe(apply);
}
