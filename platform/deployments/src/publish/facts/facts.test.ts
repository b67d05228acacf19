import { examine } from './facts.ts';

/** The scripts of a build in which React is found. */
function reactIn(text: string): readonly string[] {
  return examine({ files: [{ path: 'app.1.js', bytes: Buffer.from(text) }], weights: {}, reported: {} }).reactIn;
}

test.each([
  ['react 19', 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=r'],
  ['react-dom 19', 'e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = r'],
  ['react 18, and its react-dom', 't.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=W;t.act=X'],
  ['react-dom/client 19 without react-dom', 'var d={bundleType:0,version:"19.3.1",rendererPackageName:"react-dom"}'],
  ['react-dom/client 18, as another minimizer writes it', "{bundleType:0,'rendererPackageName': 'react-dom'}"],
])('a build that bundles %s carries a React of its own', (_, text) => {
  expect(reactIn(text)).toEqual(['app.1.js']);
});

test.each([
  ['n=t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,r=n.H'],
  ['r=n.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  [
    'i.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED===x&&i.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED.ReactCurrentOwner',
  ],
  ['hook.renderers.forEach((one)=>one.rendererPackageName==="react-dom")'],
])('one that only reads what React shows carries none: %s', (text) => {
  expect(reactIn(text)).toEqual([]);
});

test('properties that a script sets are set by the build, and those that it reads are not', () => {
  const text =
    'e.style.setProperty("--p-ink",c);x({style:{"--nt-top":t}});s.getPropertyValue("--p-line");["--p-bg","--p-ok"]';
  const { styles } = examine({ files: [{ path: 'app.1.js', bytes: Buffer.from(text) }], weights: {}, reported: {} });
  expect(styles.properties).toEqual(['--nt-top', '--p-ink']);
});
