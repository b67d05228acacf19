/** The portal page: manifest → federation → applications by their activation data. This file is the map. */
import { canaryNumber, sessionManifest } from 'deployments/manifest';
import { openSession } from 'shared-client';
import { adoptStyles } from 'shared-session';
import { registerApplication, start } from 'single-spa';
import { deployment, sourcesOf } from './loading/deployment.ts';
import { failureNumber, failureOf } from './loading/load-failure.ts';
import { moduleLoader } from './loading/module-loader.ts';
import { mark } from './loading/timeline.ts';
import { pageManifest } from './manifest/read-manifest.ts';
import { showOverrideBadge } from './overrides/override-badge.ts';
import { overridingSources, readOverrides, takeOverridesFromAddress } from './overrides/overrides.ts';
import { fallback } from './regions/fallback.ts';
import { messageStyle } from './regions/message-style.ts';
import { messageCard } from './regions/messages.ts';
import { notFound } from './regions/not-found.ts';
import { pageFocus } from './regions/page-focus.ts';
import { regionView } from './regions/region-view.ts';
import { regionElement } from './regions/regions.ts';
import { retryButton } from './regions/retry-button.ts';
import { lifeCycles } from './regions/single-spa-life-cycles.ts';
import { followAddress } from './routes/follow-address.ts';
import { prefetchRoutes } from './routes/prefetch-routes.ts';
import { routeTable } from './routes/route-table.ts';

async function startPortal(): Promise<void> {
  mark('start');
  takeOverridesFromAddress();
  const overrides = readOverrides();
  const live = sessionManifest(
    await pageManifest(),
    canaryNumber(() => localStorage),
  );
  const overriding = await overridingSources(overrides);

  const deployed = deployment(sourcesOf(live, overriding.sources), location.href);
  const loader = moduleLoader(deployed);
  const table = routeTable(Object.values(live.microFrontends).map(({ activation }) => activation));
  const address = followAddress(table);

  for (const one of table.applications) if (table.isActive(one, address.path())) loader.prepare(one.request);

  const failures = fallback(regionElement('layout'), regionElement('overlay'));
  const onShown = pageFocus(regionElement('page'));
  for (const application of table.applications) {
    const region = regionElement(application.region);
    const view = regionView({ application, region, loader, onFailed: failures.show, onShown });
    registerApplication({
      name: application.id,
      app: async () => lifeCycles(view),
      activeWhen: () => table.isActive(application, address.path()),
    });
  }
  registerApplication({
    name: 'portal/not-found',
    app: async () => lifeCycles(notFound(regionElement('page'), table.home)),
    activeWhen: () => !table.match(address.path()).some(({ application }) => application.region === 'page'),
  });
  mark('ready');
  start();
  showOverrideBadge(overrides, overriding.failed);
  prefetchRoutes(table, loader);
}

/** Without a manifest there is nothing to show: the page says so and starts again when asked. */
function startOrSay(): Promise<void> {
  return startPortal().catch((error: unknown) => {
    const failure = failureOf(error);
    const number = failureNumber(failure);
    console.error(`The portal could not start (${number}, ${failure.kind}):`, error);
    regionElement('layout').setAttribute('data-shell-failed', '');
    const { button, stop } = retryButton(async () => {
      stop();
      card.remove();
      regionElement('layout').removeAttribute('data-shell-failed');
      await startOrSay();
    });
    const card = messageCard({
      title: 'The portal could not be loaded',
      text: 'What you saved is safe. Check your connection and try again in a moment.',
      action: button,
      number,
    });
    regionElement('page').append(card);
  });
}

adoptStyles(document.body, [messageStyle]);
// Beside the loading, not before it: whoever calls the server waits for the session by itself.
openSession().catch(() => undefined);
void startOrSay();
