/** The lines about a verb; all of them for one that does not exist. */
export function usageOf(verb: string | undefined): string {
  const lines = USAGE.split('\n');
  // A verb's own lines, and those that are indented below them.
  const own = lines.filter((_, at) => {
    const first = lines.slice(0, at + 1).findLast((one) => !one.startsWith('    '));
    return first !== undefined && new RegExp(`^  mfe ${verb}(?: |$)`).test(first);
  });
  return own.length > 0 ? `${own.join('\n')}\n\n"mfe" by itself lists everything.` : USAGE;
}

export const USAGE = `mfe: deploys micro-frontends

  mfe new PACKAGE --route PATH      write, test, publish and activate a new micro-frontend (--write-only: only write it)
                                    (outside of a workspace: only write and install it; --portal URL: its route is free there;
                                    --packages FOLDER: from packed packages)
  mfe dev [PACKAGE] --portal URL    serve its sources for a running portal, with the link that shows them there (--port)
  mfe publish PACKAGE ...           upload what PACKAGE/dist holds, as an immutable version (--build: build it first)
  mfe check NAME@VERSION ...        hold published versions against everything that is live
                                    (--share, --removes and --strands as in activate)
  mfe try NAME@VERSION ... --portal URL   open their pages, and take the journeys of every team, in a browser on that portal
                                    as if they were live (MFE_VERIFY_PASSWORD of the users in journeys.json, CHROMIUM)
                                    (--browsers chromium,firefox,webkit; by default Chromium and those that are installed)
  mfe check-api openapi.json        hold an API that is about to be deployed against all builds that may use it
                                    (--live: then record it as the one that is live, for mfe check)
  mfe diff [NAME@VERSION ...]       what they would change; without any, what the last activation changed
  mfe diff FROM TO                  what changed between two revisions, or two versions of one name
  mfe activate NAME@VERSION ...     make published versions the live ones, in one revision
  mfe activate ... --removes NAME   say what goes that is live now: a route, element, region, home or exposed module,
                                    a flag (/path:anonymous) or an attribute (my-element:title)
  mfe activate ... --strands NAME   say which ones could no longer go back by themselves
  mfe activate ... --again NAME     say which versions go live although a trial of them failed or was aborted
  mfe activate ... --try URL        try them on that portal first, and record the result in the revision (--browsers)
  mfe activate ... --verify URL     then open every page of the live portal in a browser, and take them back if one fails
                                    (--verify-as USER, for each who is to open them; MFE_VERIFY_PASSWORD, CHROMIUM)
  mfe activate ... --share 0.1      give them to one session in ten, as candidates
  mfe promote NAME ...              give the candidate to everybody (--removes and --strands as in activate)
  mfe abort NAME ...                take the candidate back
  mfe receive [--port 9091]         receive what browsers report, behind the reverse proxy, and count it at /metrics
                                    (--host 0.0.0.0; --log FILE or -; --otlp URL of a collector; --sentry DSN)
                                    (--store: says where in the sources an error was thrown)
  mfe where NAME@VERSION FILE:LINE:COL   where in the sources that position of a published script is
  mfe where < STACK                 the same for each position of a stack, as a browser writes it
  mfe judge [NAME ...] --metrics URL   hold candidates against the live versions, by what browsers have reported there
                                    (--watch: go on until none is left, --every 60 seconds; --abort: take back what is worse)
  mfe rollback NAME ...             point these at what they were before; what others released stays (--removes)
  mfe rollback NAME ... --to REVISION   at what they were in that revision
  mfe retire NAME ...               take micro-frontends off every page, with all that is theirs; rollback brings them back
                                    (--removes home or a region, which every page has; --strands)
  mfe prune [NAME@VERSION ...]      take away published versions that nobody can ask for any more, but the named ones
                                    or kept ones (--days 30: how long a page may stay open; --dry: only say what would go)
  mfe status                        what is live, and the last revisions
  mfe history [NAME ...]            every revision of these: what, when, who, why and from which commit
  mfe settings [--beacon URL]       where browsers send errors, loads, mounts and web vitals: a path, an https address, or off
  mfe settings --beacon-share 0.1   how many of the page loads report there (default: 1, all)
  mfe settings --vendor-site URL    where the footer's link to the vendor's own site leads, or off: no such link (default)
  mfe settings --offline off        browsers keep nothing of the portal for a time without a connection (default: on)
  mfe settings --keep NAME@VERSION  never prune it, until --unkeep NAME@VERSION
  mfe host                          the hosts that are not ours and load what is live
  mfe host NAME --loads MODULE      count one among the live: it loads mfe_timecard/add-time (--generation 2 of the host
                                    contract, --oldest 1 that it works with; by default 1 and 1), or --forget it
  mfe key FILE                      write a team's private key to a file, and print the public one for owners.json
  mfe doctor [--repair]             what is wrong with the store, in sentences
  mfe doctor URL                    what is wrong with a live site, its certificate included

  --store LOCATION a folder or s3://bucket/prefix (default: STORE, or .data/store)
  --json           machine-readable output
  --message TEXT   why; kept in the history beside who did it
  MFE_KEY          variable: the file of your team's key (or the key), with which what you publish and activate is signed
  --force          activate or roll back even though a check speaks against it
  --help           only print this; after a verb, what it does
  --development    let the page load from a developer's machine; never for production

Exit codes: 0 done, 1 refused or something found, 2 wrong usage.`;
