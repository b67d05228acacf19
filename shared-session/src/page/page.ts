import { createStore } from 'zustand/vanilla';

/** The header variant of a details screen (docs: shell#details-header): back and close instead of logo and menu. */
export interface DetailsHeader {
  readonly title: string;
  readonly onBack?: () => void;
  readonly onClose?: () => void;
}

/** A kind of notifications, as a micro-frontend declares it (docs: notifications#notification-declared). */
export interface NotificationKind {
  readonly kind: string;
  readonly name: LabelledText;
  readonly sentence: LabelledText;
  readonly link?: string | undefined;
  readonly action?: (LabelledText & { readonly link: string }) | undefined;
}

/** A label key, and its English text. */
interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** The state of the shown page. Root-config writes the first six fields and the kinds of notifications, the shell the menu's paths, pages the rest; the shell reads. */
export interface PageState {
  /** Path behind the hash, without query: `/worker/home`. */
  readonly path: string;
  /** The matched route's pattern (`/worker/time-expense-detail/{billingItemId}`); '' where none matched. */
  readonly route: string;
  /** The route's menu entry, by name or path, where the entry has another path; undefined where the route names none. */
  readonly menuParent: string | undefined;
  /** The route's flag: header and navigation are hidden. */
  readonly fullScreenMode: boolean;
  /** The route's flag: the footer is hidden. */
  readonly hideFooter: boolean;
  /** The route's flag: it is shown without a session, so nobody is asked to sign in. */
  readonly anonymous: boolean;
  /**
   * The paths that the menu of the signed-in person leads to, in its order; undefined until the shell has read it. Code of likely pages is
   * fetched ahead, and kept on the device, by it.
   */
  readonly menuPaths: readonly string[] | undefined;
  /** The kinds of notifications that the micro-frontends of the page declare. */
  readonly notificationKinds: readonly NotificationKind[];
  /** Set by a details screen while it is shown: `showDetailsHeader`. */
  readonly detailsHeader: DetailsHeader | undefined;
  /** The number of floating footers (72 px) that pages have raised; the layout leaves a gap while there is one. */
  readonly floatingFooters: number;
  /** Id of the section being read, as the scroll spy reports it. */
  readonly section: string | undefined;
}

/** The page store. */
export const page = createStore<PageState>()(() => ({
  path: '/',
  route: '',
  menuParent: undefined,
  fullScreenMode: false,
  hideFooter: false,
  anonymous: false,
  menuPaths: undefined,
  notificationKinds: [],
  detailsHeader: undefined,
  floatingFooters: 0,
  section: undefined,
}));

/**
 * Puts the details header in the place of the shell's own while a details screen is shown.
 *
 * @returns a function that takes it back; the header of a screen that has come meanwhile stays
 */
export function showDetailsHeader(detailsHeader: DetailsHeader): () => void {
  page.setState({ detailsHeader });
  return () => {
    if (page.getState().detailsHeader === detailsHeader) page.setState({ detailsHeader: undefined });
  };
}

/**
 * Says that a floating footer (72 px, fixed to the bottom) is shown, so that the layout leaves a gap for it.
 *
 * @returns a function that takes it back; calling it twice does nothing
 */
export function raiseFloatingFooter(): () => void {
  const change = (by: number) => page.setState(({ floatingFooters }) => ({ floatingFooters: floatingFooters + by }));
  change(1);
  let isRaised = true;
  return () => {
    if (isRaised) change(-1);
    isRaised = false;
  };
}
