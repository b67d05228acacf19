/** The steps of the flow and their URLs behind the hash (docs: recovery#recovery-routes). */

/** The five screens, named as the reference names them. */
export const screens = ['confirm-password', 'phone-email-setup', 'verify-email', 'verify-phone', 'success'] as const;
export type Screen = (typeof screens)[number];

/** A state of the flow: a screen, the moment before the first one, or the end. */
export type Step = 'starting' | Screen | 'ended';

/** `register` is the first-time flow, `update` the one to change registered contacts. */
export type FlowMode = 'register' | 'update';

/** The path of each flow behind the hash. */
export const flowPaths: Readonly<Record<FlowMode, string>> = {
  register: '/recovery-options/two-factor-reg',
  update: '/recovery-options/edit/two-factor-reg',
};

/** The first screen of a flow: phone-email-setup, or confirm-password in the update flow. */
export const firstScreen = (mode: FlowMode): Screen => (mode === 'update' ? 'confirm-password' : 'phone-email-setup');

/** The path of a screen, without the hash: `/recovery-options/two-factor-reg/verify-email`. */
export const pathOf = (mode: FlowMode, screen: Screen): string => `${flowPaths[mode]}/${screen}`;

export interface FlowAddress {
  readonly mode: FlowMode;
  /** Absent for the flow's own path, and if the rest of the URL is not a screen. */
  readonly screen: Screen | undefined;
}

/** The prefix of each flow. On its own it starts the flow (docs: recovery#recovery-routes). */
export const flowPrefixes: Readonly<Record<FlowMode, string>> = {
  register: '/recovery-options',
  update: '/recovery-options/edit',
};

const isScreen = (name: string | undefined): name is Screen =>
  (screens as readonly (string | undefined)[]).includes(name);

/** Reads a path behind the hash. Undefined if it is not a path of the flow, so that the URL of another page is never taken for a step. */
export function readPath(path: string): FlowAddress | undefined {
  for (const mode of ['update', 'register'] as const) {
    const base = flowPaths[mode];
    if (path === flowPrefixes[mode]) return { mode, screen: undefined };
    if (path !== base && !path.startsWith(`${base}/`)) continue;
    const name = path.slice(base.length + 1).split('/')[0];
    return { mode, screen: isScreen(name) ? name : undefined };
  }
  return undefined;
}
