// Replaces Module Federation's bundler runtime in builds for our own hosts: the host has loaded it already.
const federation = globalThis.__portalHost.federation;

/** A copy, because each container writes its own state into it. */
export default { ...federation, bundlerRuntimeOptions: {} };
