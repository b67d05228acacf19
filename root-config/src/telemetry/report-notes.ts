import { type Beacon, beacon } from './beacon.ts';
import type { Note, RegionNote } from './early-notes.ts';
import { errorEvent, fingerprint, type Incident } from './error-event.ts';
import type { ErrorSent, Owner } from './events.ts';
import { incidentOf, incidentOfBlock, incidentOfFrame } from './incident-of.ts';
import type { MonitoringOptions } from './lazy-parts.ts';
import { mountOutcomes } from './mount-outcomes.ts';
import type { Damage } from './page-damage.ts';
import { addressOrigin, scriptOrigin } from './script-origins.ts';

/** A page that fails over and over reports its first errors only. */
const AT_MOST = 50;

export interface Reporting {
  readonly beacon: Beacon;
  readonly report: (note: Note) => void;
  /** Reports a blocked main thread in browsers that do not report it themselves. */
  blocked(ms: number, route: string): void;
  /** Reports damage to the page that threw nothing. */
  damaged(damage: Damage, application: string | undefined, route: string): void;
  /** Reports a file that the server refused, if it is at the address of a build. Its name is not sent: only listed ones are known. */
  failedFile(url: string, route: string): void;
  /** The application that is up in the page's region. */
  shownPage(): string | undefined;
  /** Reports what is still undecided, because the user leaves. */
  leave(): void;
  /** Runs a task as soon as it is known whether the page came up, or when the user leaves. */
  whenPageIsKnown(task: (isDown: boolean) => void): void;
}

/** Turns what happens into events: errors are sent at once and once each, loads and mounts are gathered. */
export function reportNotes({ endpoint, share, canaries, sources }: MonitoringOptions): Reporting {
  const { found, versions, live } = sources;
  const canaryOf = (name: string) => (name === 'root' ? found.root : found.microFrontends[name])?.canary;
  const reported = new Set<string>();
  const pages = new Set<string>();
  let shownPage: string | undefined;
  const ownerOf = (name: string, version = versions.current(name)?.version ?? 'override'): Owner => ({
    microFrontend: name,
    version,
    cohort: canaryOf(name)?.candidate.version === version ? 'candidate' : 'live',
  });
  const known = { found, current: versions.current, page: location.href };
  const page = { ownerOf, originOf: (url: string) => scriptOrigin(known, url) };

  const send = (body: string) => navigator.sendBeacon(endpoint, new Blob([body], { type: 'application/json' }));
  const sender = beacon({ revision: live.revision, share, canaries, send });
  const isDown = () => [...pages].some(mounts.isDown);
  let waiting: ((isDown: boolean) => void)[] | undefined = [];
  const pageIsKnown = () => {
    const tasks = waiting ?? [];
    waiting = undefined;
    for (const task of tasks) task(isDown());
  };
  const mounts = mountOutcomes<Note>(({ id, request, ...outcome }, { version, route }) => {
    sender.add({ type: 'mount', ...ownerOf(ownName(request), version), request, ...outcome }, route);
    if (pages.has(id)) pageIsKnown();
  });

  const tell = (incident: Incident, route: string) => tellOnce(errorEvent(incident, page), route);

  function tellOnce(event: ErrorSent | undefined, route: string): void {
    const print = event && fingerprint(event);
    if (!print || reported.has(print) || reported.size >= AT_MOST) return;
    reported.add(print);
    sender.addUrgent(event, route);
  }

  function reportRegion({ state, application, ms = 0, kind = '', error }: RegionNote, note: Note): void {
    const { id, request, region } = application;
    if (region === 'page') {
      pages.add(id);
      if (state === 'shown') shownPage = id;
      else if (shownPage === id) shownPage = undefined;
    }
    if (state === 'shown') mounts.shown({ id, request, ms: Math.round(ms) }, note);
    if (state === 'hidden') mounts.hidden(id);
    if (state !== 'failed') return;
    mounts.failed({ id, request, kind }, note);
    tell({ kind: 'mount', error, region: ownName(request) }, note.route);
  }

  return {
    beacon: sender,
    report(note) {
      const { load, region, frame, event, at } = note;
      if (load) {
        const { request, outcome, ms, kind } = load;
        const owner = ownerOf(ownName(request), note.version);
        sender.add({ type: 'load', ...owner, request, outcome, ms, ...(kind && { kind }) }, note.route);
      }
      if (region) reportRegion(region, note);
      if (frame) tell(incidentOfFrame(frame), note.route);
      const found = event && incidentOf(event);
      if (!found) return;
      if (found.application) mounts.crashed(found.application, at);
      tell(found.incident, note.route);
    },
    blocked: (ms, route) => tell(incidentOfBlock(ms), route),
    damaged(damage, application, route) {
      // Without a stack, which would be that of the watching script.
      const error = Object.assign(new Error(), { name: damage, stack: '' });
      tell({ kind: 'error', error, region: application && ownName(application) }, route);
    },
    failedFile(url, route) {
      const origin = addressOrigin(known, url);
      if (!origin) return;
      tellOnce(
        {
          type: 'error',
          kind: 'error',
          by: 'script',
          error: 'FailedFileError',
          ...ownerOf(origin.name, origin.version),
        },
        route,
      );
    },
    shownPage: () => shownPage,
    leave() {
      mounts.settleAll();
      pageIsKnown();
      sender.flush();
    },
    whenPageIsKnown(task) {
      if (waiting) waiting.push(task);
      else task(isDown());
    },
  };
}

const ownName = (request: string) => request.split('/', 1)[0] ?? '';
