/** The portal page: manifest → federation → applications by their activation data. Start reading here. */
import { canaryNumber, type Manifest, ROOT, sessionManifest, stableManifest } from 'deployments/manifest';
import { version as react } from 'react';
import { adoptStyles, page } from 'shared-session';
import { start } from 'single-spa';
import { provideDraftSavers } from './device-data/draft-savers.ts';
import { mountOfflineQueues } from './device-data/mount-offline-queues.ts';
import { definePortalElements } from './element/portal-elements.ts';
import { leaveIfOver } from './kept-for-back/leave-if-over.ts';
import { deployment, sourcesOf } from './loading/deployment.ts';
import { failureNumber, failureOf } from './loading/load-failure.ts';
import { moduleLoader } from './loading/module-loader.ts';
import { mark } from './loading/timeline.ts';
import { versions } from './loading/versions.ts';
import { presentManifest, previousManifest } from './manifest/fallback-versions.ts';
import { keepKnownGood, lastRevision, readKnownGood } from './manifest/known-good.ts';
import { pageManifest } from './manifest/read-manifest.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { hasOverrides } from './overrides/has-overrides.ts';
import { fallback } from './regions/fallback.ts';
import { messageStyle } from './regions/message-style.ts';
import { messageCard } from './regions/messages.ts';
import { notFound } from './regions/not-found.ts';
import { pageFocus } from './regions/page-focus.ts';
import { regionView } from './regions/region-view.ts';
import { regionElement } from './regions/regions.ts';
import { registerRegion } from './regions/register-region.ts';
import { retryButton } from './regions/retry-button.ts';
import { followHash } from './routes/follow-hash.ts';
import { whenMenuIsKnown } from './routes/menu-known.ts';
import { prefetchRoutes } from './routes/prefetch-routes.ts';
import { rememberHome } from './routes/remember-home.ts';
import { routeTable } from './routes/route-table.ts';
import { loadPart } from './telemetry/lazy-parts.ts';
import { telemetry } from './telemetry/telemetry.ts';
import { offerNewDeployment } from './update-prompt/offer-new-deployment.ts';

async function startPortal(): Promise<void> {
  mark('start');
  const found = await pageManifest({ revision: lastRevision(), knownGood: readKnownGood });
  const number = canaryNumber(() => localStorage);
  const failed = failedCandidates();
  const live = sessionManifest(found, number, failed);
  const developing = hasOverrides() ? await overridingPart(live) : undefined;
  const overrides = developing?.takeOverrides() ?? {};
  const overriding = (await developing?.overridingSources(overrides)) ?? { sources: {}, failed: [] };

  const sources = sourcesOf(live, overriding.sources);
  const deployed = deployment(sources, location.href, { ...live.root, react });
  const used = versions({
    sources,
    overridden: new Set(Object.keys(overriding.sources)),
    fallbackVersions: [
      presentManifest(location.href, number),
      async () => stableManifest(found),
      async () => readKnownGood(),
      previousManifest(location.href),
    ],
  });
  const loader = moduleLoader(deployed, used);
  const declared = routeTable(Object.values(live.microFrontends).map(({ activation }) => activation));
  // The page's inline script knows where the menu of this session begins.
  const table = { ...declared, home: document.documentElement.dataset.home ?? declared.home };
  const current = followHash(table);
  page.setState({
    notificationKinds: Object.values(live.microFrontends).flatMap(({ activation }) => activation.notifications ?? []),
  });

  for (const one of table.applications) if (table.isActive(one, current.path())) loader.prepare(one.request);

  const keep = whenQuiet(() => {
    // Fallback versions have worked before; only the newest are unproven.
    const names = Object.keys(live.microFrontends).filter((name) => used.isProven(name) && !used.isFallback(name));
    keepKnownGood(live, new Set(names.filter((name) => !Object.hasOwn(overriding.sources, name))));
  });
  const notes = telemetry({ live, found, deployed, versions: used, overrides, failedCandidates: failed });
  const failures = fallback(regionElement('layout'), regionElement('overlay'));
  const focusPage = pageFocus(regionElement('page'));
  for (const application of table.applications) {
    const region = regionElement(application.region);
    const view = regionView({
      application,
      region,
      loader,
      onFailed: failures.show,
      onMounting: focusPage,
      onChanged: () => registered.changed(),
      onShown: keep,
      notes,
    });
    const registered = registerRegion(application.id, view, () => table.isActive(application, current.path()));
  }
  registerRegion(
    'portal/not-found',
    notFound(regionElement('page'), table.home),
    () => !table.match(current.path()).some(({ application }) => application.region === 'page'),
  );
  definePortalElements(live, loader);
  mark('ready');
  start();
  developing?.showOverrideBadge(overrides, overriding.failed);
  whenMenuIsKnown((menu) => rememberHome(declared.home, menu));
  prefetchRoutes(table, loader);
  mountOfflineQueues(loader, regionElement('overlay'));
  provideDraftSavers(loader);
  offerNewDeployment(live, { number, failed }, regionElement('overlay'));
  keepOffline(live);
}

/** The page's inline script has found that the candidate of the page's own scripts cannot be loaded here. */
function failedCandidates(): string[] {
  return document.documentElement.dataset.rootFailed === undefined ? [] : [ROOT];
}

/** The script that only a page with an override needs. Without it the page shows the deployed versions rather than nothing. */
const overridingPart = (live: Manifest) =>
  loadPart('overriding', live, document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined).catch(
    (error: unknown) => {
      console.error('The overrides could not be applied; what is deployed is shown.', error);
      return undefined;
    },
  );

/** Runs a task once after a burst of calls, when the browser has time for it. */
function whenQuiet(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(task, 1_000);
  };
}

/** Starts the portal. If that fails, the page says so and offers a retry. */
function startOrShowFailure(): Promise<void> {
  return startPortal().catch((error: unknown) => {
    const failure = failureOf(error);
    const number = failureNumber(failure);
    console.error(`The portal could not start (${number}, ${failure.kind}):`, error);
    regionElement('layout').setAttribute('data-shell-failed', '');
    const { button, stop } = retryButton(async () => {
      stop();
      card.remove();
      regionElement('layout').removeAttribute('data-shell-failed');
      await startOrShowFailure();
    });
    const card = messageCard({
      title: 'LBL_PORTAL_FAILED',
      text: 'MSG_PORTAL_FAILED',
      action: button,
      number,
    });
    regionElement('page').append(card);
  });
}

adoptStyles(document.body, [messageStyle]);
leaveIfOver();
void startOrShowFailure();
