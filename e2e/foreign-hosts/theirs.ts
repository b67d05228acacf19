import type { HostContract, LifeCycleProps, LifeCycles, Navigation } from 'shared-session/micro-frontend';

export type { LifeCycles };

/**
 * The context that each of these hosts passes to a micro-frontend, as docs/guides/foreign-host.md describes it. None of it is ours: the
 * page has a session of its own, whose server gives access tokens, and decides itself where a person goes.
 */
const asked = new URLSearchParams(location.search);

/** A host of another generation, for the address `?generation=9&oldest=8`. */
export const hostContract = {
  generation: Number(asked.get('generation') ?? 2),
  oldest: Number(asked.get('oldest') ?? 1),
} satisfies HostContract;

/** A language that the host asks for: `?lang=ar`. */
const lang = asked.get('lang');

/** The props of `mount`, but for the place. */
export const theirProps = {
  hostContract,
  attributes: { baseurl: '/portal-api', engagementid: '5000', ...(lang !== null && { lang }) },
  getToken: async (): Promise<string | undefined> => {
    const answer = await fetch('/their-session/token');
    return answer.status === 200 ? answer.text() : undefined;
  },
  onUnauthenticated: () => say('signed out'),
  onNavigate: (navigation: Navigation) => say(JSON.stringify(navigation)),
} satisfies LifeCycleProps;

/** Shows what the host received. */
function say(text: string): void {
  const output = document.getElementById('events');
  if (output) output.textContent = text;
}
