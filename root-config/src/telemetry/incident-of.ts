import type { CALL_FAILED, CallError } from 'shared-client';
import type { LongFrame } from './early-notes.ts';
import type { Incident } from './error-event.ts';

/** An incident read from an event of the page, and the application in whose region it happened, `mfe_timecard/timecard`. */
export interface PageIncident {
  readonly incident: Incident;
  readonly application?: string | undefined;
}

/** Reads what the browser, `CRASHED` of shared-session, or `CALL_FAILED` of shared-client reports. Undefined if it is no incident. */
export function incidentOf(event: Event): PageIncident | undefined {
  const application = applicationAround(event.target);
  const region = nameOf(application);
  switch (event.type) {
    case 'error': {
      const { error, message, filename: url, lineno: line, colno: column } = event as ErrorEvent;
      // The browser's own remark: its observers go on with the next frame.
      if (!error && message?.startsWith('ResizeObserver loop')) return undefined;
      return { incident: { kind: 'error', error, source: { url, line, column } } };
    }
    case 'unhandledrejection':
      return { incident: { kind: 'rejection', error: (event as PromiseRejectionEvent).reason } };
    case 'securitypolicyviolation': {
      const violation = event as SecurityPolicyViolationEvent;
      const { sourceFile: url, lineNumber: line, columnNumber: column, effectiveDirective: directive } = violation;
      // Of an image the browser names no script and no element.
      const place = region ?? shownPage();
      return { incident: { kind: 'policy', directive, source: { url, line, column }, region: place } };
    }
    case 'portal-call-failed' satisfies typeof CALL_FAILED:
      return {
        incident: { kind: 'call', error: namedCallError((event as CustomEvent).detail.error), region: shownPage() },
      };
    default: {
      const { error, components } = (event as CustomEvent).detail;
      return { incident: { kind: 'render', error, components, region }, application };
    }
  }
}

/** The minifier has shortened the names of classes. */
const namedCallError = ({ kind, stack }: CallError): Error =>
  Object.assign(new Error(), {
    name: kind === 'unexpected-answer' ? 'UnknownResponseError' : 'UnknownRequestError',
    stack,
  });

/**
 * A frame is of the script that took longest in it. React dispatches events and renders, so that this is often root's: then it is the
 * page that was shown.
 */
export function incidentOfFrame({ blockingDuration: ms, scripts }: LongFrame): Incident {
  const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
  const source = longest && { url: longest.sourceURL, line: 1, column: Math.max(0, longest.sourceCharPosition) };
  return { kind: 'block', ms, source, region: shownPage() };
}

/** A blocked main thread without a known script is attributed to the page that was shown. */
export const incidentOfBlock = (ms: number): Incident => ({ kind: 'block', ms, region: shownPage() });

function shownPage(): string | undefined {
  return nameOf(applicationAround(document.querySelector('[data-region="page"] [data-application]')));
}

function applicationAround(target: EventTarget | null): string | undefined {
  const region = target instanceof Element ? target.closest<HTMLElement>('[data-application]') : null;
  return region?.dataset.application;
}

const nameOf = (application: string | undefined) => application?.split('/', 1)[0];
