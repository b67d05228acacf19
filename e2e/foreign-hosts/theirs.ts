/**
 * What every one of these hosts hands to a micro-frontend, as docs/guides/foreign-host.md has it. None of it is ours: the page has a
 * session of its own, whose server gives access tokens, and decides itself where a person goes.
 */
const asked = new URLSearchParams(location.search);

/** A host of another generation, for the address `?generation=9&oldest=8`. */
export const hostContract = {
  generation: Number(asked.get('generation') ?? 2),
  oldest: Number(asked.get('oldest') ?? 1),
};

/** The props of `mount`, but for the place. */
export const theirProps = {
  hostContract,
  attributes: { baseurl: '/portal-api', engagementid: '5000' },
  getToken: async (): Promise<string | undefined> => {
    const answer = await fetch('/their-session/token');
    return answer.status === 200 ? answer.text() : undefined;
  },
  onUnauthenticated: () => say('signed out'),
  onNavigate: (navigation: { path: string } | { url: string }) => say(JSON.stringify(navigation)),
};

/** Shows what the host was told. */
function say(text: string): void {
  const output = document.getElementById('told');
  if (output) output.textContent = text;
}

/** The life cycles of an exposed module, as far as a host without single-spa needs them. */
export interface LifeCycles {
  readonly bootstrap: (props: object) => Promise<void>;
  readonly mount: (props: object) => Promise<void>;
  readonly unmount: (props: object) => Promise<void>;
  readonly hostContract?: { readonly generation: number; readonly oldest: number };
}
