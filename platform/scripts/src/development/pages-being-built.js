// Served to a page while `npm start` still builds others. Where the page would say that there is none, it says what it waits for, and comes.
const EVERY_MS = 1_000;

const SAID = {
  building: (name) => [
    'This page is being built',
    `It comes by itself when ${name} is live. The terminal says how far it is.`,
  ],
  failed: (name) => ['This page could not be built', `The terminal of npm start says what is wrong in ${name}.`],
};

/** The card that root-config shows for an address that nobody declares: a failure has a number. */
function notFound() {
  const card = document.querySelector('[data-region="page"] > .portal-message');
  return card?.querySelector('small') ? null : card;
}

async function look() {
  const card = notFound();
  const [path] = location.hash.slice(1).split('?');
  if (!card || !path) return;
  const answer = await fetch(`/being-built.json?path=${encodeURIComponent(path)}`);
  const { package: name, state } = await answer.json();
  if (state === 'live') location.reload();
  const said = SAID[state]?.(name);
  if (!said) return;
  for (const [at, element] of card.querySelectorAll('h1, p').entries())
    if (element.textContent !== said[at]) element.textContent = said[at];
}

// A server that is stopped is asked again.
const lookAgain = () => look().catch(() => undefined);
setInterval(lookAgain, EVERY_MS);
new MutationObserver(lookAgain).observe(document.querySelector('[data-region="page"]'), { childList: true });
