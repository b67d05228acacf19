/**
 * Starts the service worker that answers in the place of a portal. Resolves when it does. Rejects where the browser or the address allows no
 * worker.
 *
 * @param folder path of the playground's files, with a slash at its end
 */
export async function startMock(folder: string): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('a service worker needs https or localhost');
  const { installing, waiting, active } = await navigator.serviceWorker.register(`${folder}worker.js`);
  const coming = installing ?? waiting;
  if (!coming) {
    if (active) return;
    throw new Error('the service worker did not start');
  }
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve();
      else if (coming.state === 'redundant') reject(new Error('the service worker could not be installed'));
    };
    coming.addEventListener('statechange', look);
    look();
  });
}
