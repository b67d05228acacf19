// A plugin of Module Federation's runtime, part of every standalone build. The host of such a build does not know our other remotes, so the
// plugin finds them: its own files are at <store>/mfe/<name>/<version>/standalone/, and <store>/deployments.json says which version of each
// micro-frontend is live.

const DEADLINE = 10_000;
const store = () => new URL('../../../../', new URL(__webpack_public_path__, location.href));

let asked;

function liveManifest() {
  asked ??= fetch(new URL('deployments.json', store()), {
    cache: 'no-cache',
    credentials: 'omit',
    signal: AbortSignal.timeout(DEADLINE),
  })
    .then((answer) => {
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
      return answer.json();
    })
    .catch((error) => {
      asked = undefined; // The next request tries again.
      throw error;
    });
  return asked;
}

/** The micro-frontend to use for a remote, if that is built for another major of React than this build. */
function providerIn({ microFrontends = {} }, name) {
  const isOfMine = (one) => majorsOf(one.react).includes(REACT_MAJOR);
  const standing = Object.values(microFrontends).find((one) => one.standsFor === name && isOfMine(one));
  const named = microFrontends[name];
  return named?.react === undefined || isOfMine(named) ? named : (standing ?? named);
}

/** The majors of a range: 19 and 20 of `^19.3.0 || ^20.0.0`. */
const majorsOf = (range = '') => range.split('||').map((one) => one.trim().replace('^', '').split('.')[0]);

async function standaloneEntry(name) {
  const live = providerIn(await liveManifest(), name);
  if (typeof live?.base !== 'string') throw new Error(`${name} is not deployed at ${store()}.`);
  return new URL(`${live.base}standalone/remoteEntry.js`, store()).href;
}

export default function remotesBesideMe() {
  return {
    name: 'remotes-beside-me',
    async afterMatchRemote({ remoteInfo, remote }) {
      if (!remoteInfo.entry.includes('known-at-run-time.invalid')) return;
      // Both are read later: the first by this request, the second by following ones.
      remoteInfo.entry = await standaloneEntry(remoteInfo.name);
      remote.entry = remoteInfo.entry;
    },
  };
}
