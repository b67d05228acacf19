import { FIRST_HOST_CONTRACT } from 'deployments/host-contract';
import { configureClient, openSession } from 'shared-client';
import { hrefPath } from '../routing/href-path.ts';
import { LEAVING } from '../routing/leaving.ts';
import { type MountContext, NAVIGATE, type Navigation, SIGNED_OUT, type SignedOutDetail } from './contract.ts';
import { loadHostLanguage } from './host-language.ts';

/** The host's current properties: hosts made with React pass new functions with every rendering. */
export interface ForeignPage {
  /** Called with where the person wants to go. */
  readonly navigate: (navigation: Navigation) => void;
  /** Resolves when the texts of its language are there. */
  readonly ready: Promise<unknown>;
  /** The host has passed another context. */
  readonly follow: (before: MountContext) => void;
  /** Removes the listeners that keep the page where it is. */
  readonly release: () => void;
}

/**
 * Reaches the server as a foreign host says, in its language, and keeps its page where it is. By `baseurl` the host sets under which prefix or
 * URL the product's API is reached, and it may provide the tokens. Links and `navigate` of the mounted micro-frontend are passed to the host, by
 * its `onNavigate` and by an event on the container; the host decides what happens.
 *
 * @param now the context as it is now
 */
export function foreignPage(container: HTMLElement, now: () => MountContext): ForeignPage {
  const tell = (type: string, detail: unknown) =>
    container.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  const navigate = (navigation: Navigation) => {
    now().onNavigate?.(navigation);
    tell(NAVIGATE, navigation);
  };
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    navigate(link);
  };
  // Only one mount handles an event.
  const onLeaving = (event: Event) => {
    if (event.defaultPrevented) return;
    const navigation = (event as CustomEvent<Navigation>).detail;
    // A host of the first generation sets by an attribute where its page goes at the end, and is not notified.
    const { generation } = now().hostContract ?? FIRST_HOST_CONTRACT;
    if ('url' in navigation && generation < 2) return;
    event.preventDefault();
    navigate(navigation);
  };
  const { attributes, getToken } = now();
  configureClient({
    leave(url: string) {
      const detail: SignedOutDetail = { url };
      now().onUnauthenticated?.(detail);
      tell(SIGNED_OUT, detail);
      return false;
    },
    ...(attributes?.baseurl !== undefined && { baseUrl: attributes.baseurl }),
    ...(getToken && { getToken: (refused?: string) => now().getToken?.(refused) }),
  });
  const languages = {
    asked: () => now().attributes?.lang,
    page: () => container.closest<HTMLElement>('[lang]')?.lang ?? '',
  };
  const load = () => loadHostLanguage(languages);
  container.addEventListener('click', onClick);
  window.addEventListener(LEAVING, onLeaving);
  return {
    navigate,
    // Our own hosts open the session while they load the code; other hosts do not.
    ready: openSession().then(load, load),
    follow(before) {
      if (languages.asked() !== before.attributes?.lang) void load();
    },
    release() {
      container.removeEventListener('click', onClick);
      window.removeEventListener(LEAVING, onLeaving);
    },
  };
}

/** Where a click would take the page; undefined where it takes it nowhere: another tab, a download, a button. */
function followedLink(event: MouseEvent): Navigation | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event
    .composedPath()
    .find((one) => one instanceof Element && one.localName === 'a' && one.hasAttribute('href'));
  if (!(link instanceof Element)) return undefined;
  const target = link.getAttribute('target') ?? '';
  if ((target !== '' && target !== '_self') || link.hasAttribute('download')) return undefined;
  // Read from the attribute, because a link of a drawing has no address as text.
  const text = link.getAttribute('href') ?? '';
  if (!URL.canParse(text, document.baseURI)) return undefined;
  const { href, protocol } = new URL(text, document.baseURI);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const path = hrefPath(href);
  return path === undefined ? { url: href } : { path };
}
