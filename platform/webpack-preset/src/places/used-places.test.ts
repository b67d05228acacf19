import { usedPlaces } from './used-places.ts';

/** The places of a module `/a.ts`, beside other modules. */
const places = (text: string, others: Record<string, string> = {}) => {
  const texts: Record<string, string> = { '/a.ts': text, ...others };
  const sources = Object.entries(texts).map(([file, one]) => ({ file, text: one }));
  const openers = { sealedStore: { database: '*', lock: '*-key' } } as const;
  return usedPlaces(sources, (file) => texts[file], openers).map(({ kind, name }) => `${kind} ${name}`);
};

test.each<[string, string, string[]]>([
  ['a database', "indexedDB.open('notes', 1)", ['database notes']],
  ['a channel', "new BroadcastChannel('notes')", ['channel notes']],
  ['a lock', "await navigator.locks.request('notes', () => 1)", ['lock notes']],
  ['a cache', "await caches.open('notes')", ['cache notes']],
  ['a cookie', 'document.cookie = `notes=${value}; path=/`', ['cookie notes']],
  [
    'a storage key',
    "localStorage.setItem('notes', '1'); sessionStorage.other = '1'",
    ['storage notes', 'storage other'],
  ],
  ['an event that is dispatched', "dispatchEvent(new CustomEvent('notes'))", ['event notes']],
  [
    'an event of an element',
    "now.context.emit?.('notes-saved', { id: 1 }); context.emit('click')",
    ['event notes-saved'],
  ],
  ['what others emit is none', "emit('update:modelValue', 1); server.emit('notes-saved')", []],
  [
    'an event that is heard, other than those of the DOM',
    "on.addEventListener('a-b', f); on.addEventListener('click', f)",
    ['event a-b'],
  ],
  ['a global variable', 'window.__notes = 1; globalThis.other = 2', ['global __notes', 'global other']],
  ['storage that is passed on', "use((storage) => storage.getItem('notes'))", ['storage notes']],
  [
    'storage in any notation',
    "window.localStorage.a = '1'; sessionStorage['b'] = '1'; show(localStorage.c); const kept = localStorage; kept.getItem('d')",
    ['storage a', 'storage b', 'storage c', 'storage d'],
  ],
  ['the members of storage are none', 'show(localStorage.length, localStorage.key(0)); other.clear()', []],
  ['all of storage, whose names nobody knows', 'window.localStorage.clear()', ['storage *']],
  [
    'a member that all objects of the language or the DOM get',
    "Array.prototype.last = f; Object.defineProperty(window.HTMLElement.prototype, 'a', {}); Object.assign(String.prototype, { b: 1 }); (Map as Any).prototype['c'] = f",
    [
      'global Array.prototype.last',
      'global HTMLElement.prototype.a',
      'global Map.prototype.c',
      'global String.prototype.b',
    ],
  ],
  [
    'an element that it defines itself, by a name that is known',
    "const TAG = 'notes-chart'; customElements.define(TAG, A); window.customElements?.define('notes-list', A); customElements.define(one.tag, A)",
    ['element notes-chart', 'element notes-list'],
  ],
  [
    'the prototypes of its own classes are none',
    "import { Node } from 'a-tree'; class Event {} function Array() {} Event.prototype.a = f; Array.prototype.b = f; Node.prototype.c = f; Array.prototype.slice.call([])",
    [],
  ],
  [
    'a global in any notation',
    "(window as Host).__a = 1; window['b'] = 2; Object.assign(globalThis, { c: 3 }); Object.defineProperty(self, 'd', {}); show(window.__e)",
    ['global __a', 'global __e', 'global b', 'global c', 'global d'],
  ],
  [
    'styles, classes and attributes of the page',
    "const root = document.documentElement; root.style.overflow = 'hidden'; root.style.setProperty('--a', 1); window.document.body!.classList.add('b', 'c'); root.toggleAttribute('data-d'); delete root.dataset.eF; document.documentElement.lang = 'g'",
    [
      'page body.class.b',
      'page body.class.c',
      'page html.style.--a',
      'page html.style.overflow',
      'page html[data-d]',
      'page html[data-e-f]',
      'page html[lang]',
    ],
  ],
  [
    'what it takes of the page first',
    "const { dataset, style } = document.documentElement; dataset.a = '1'; style.fontSize = '2px'; const { body } = document; body.className = 'b'",
    ['page body.class.*', 'page html.style.font-size', 'page html[data-a]'],
  ],
  [
    'a style sheet of the document, and service workers',
    'document.adoptedStyleSheets.push(a); for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()',
    ['page document.adoptedStyleSheets', 'page serviceWorker'],
  ],
  [
    'the document of an element',
    'const page = element.ownerDocument; page.adoptedStyleSheets = [sheet]; page.documentElement.dir = "rtl"',
    ['page document.adoptedStyleSheets', 'page html[dir]'],
  ],
  [
    'a registration that the page already has',
    'navigator.serviceWorker.ready.then((registration) => registration.unregister())',
    ['page serviceWorker'],
  ],
  ['another thing that is unregistered is none', 'form.unregister(); form.unregister("a")', []],
  [
    'the one handler that window and document have of a kind',
    'window.onhashchange = f; (document as Any).onkeydown = f; document.body.onclick = f; element.onclick = f',
    ['page body.onclick', 'page document.onkeydown', 'page window.onhashchange'],
  ],
  [
    'a member of what a page has once',
    'history.pushState = f; window.console.error = f; Object.assign(JSON, { parse: f }); Date.now = f',
    ['global Date.now', 'global JSON.parse', 'global console.error', 'global history.pushState'],
  ],
  [
    'what is called of it, and what has its name, is none',
    "history.pushState(null, ''); const console = { log: f }; console.log = f; const next = { history: {} }; next.history.length = 1",
    [],
  ],
  [
    'what is read of the page, and what is done to other elements, is none',
    "show(document.documentElement.style.overflow, document.documentElement.dataset.a, document.documentElement.clientWidth); element.style.overflow = 'a'; page.documentElement.style.overflow = 'a'; shadow.adoptedStyleSheets = [sheet]; (document) => (document.body.style.color = 'a'); ({ document }) => (document.body.style.color = 'a'); document.title = 'a'; await navigator.serviceWorker.ready; form.register('a')",
    [],
  ],
  ['what the DOM has is none', 'show(window.innerWidth); dispatchEvent(new Event("resize"))', []],
  [
    'constructors of the window, and plain events',
    "new window.BroadcastChannel('a'); on.dispatchEvent(new Event('notes-saved'))",
    ['channel a', 'event notes-saved'],
  ],
  [
    'a cookie by the store of cookies',
    "cookieStore.set('a', '1'); cookieStore.set({ name: 'b', value: '1' })",
    ['cookie a', 'cookie b'],
  ],
  ['a database that is deleted', "indexedDB.deleteDatabase('notes')", ['database notes']],
  ['a map is none', "map.getItem('notes'); cookie = 'a'", []],
])('%s', (_, text, expected) => {
  expect(places(text)).toEqual(expected);
});

test.each<[string, string, string]>([
  ['a constant', "const NAME = 'notes'; new BroadcastChannel(NAME)", 'notes'],
  ['one of an object', "const AT = { database: 'notes' }; new BroadcastChannel(`${AT.database}/a`)", 'notes/a'],
  [
    'one of two of a constant object',
    "const AT = { a: 'notes', b: 'more' } as const; new BroadcastChannel(x ? AT.a : AT.b)",
    'notes',
  ],
  ['text with a variable part', 'new BroadcastChannel(`notes/${id}`)', 'notes/*'],
  ['a sum', "new BroadcastChannel('notes.' + id + kind)", 'notes.*'],
  ['the result of a function', 'const of = (id) => `notes/${id}`; new BroadcastChannel(of(1))', 'notes/*'],
  ['a list', "for (const one of ['notes']) new BroadcastChannel(one)", 'notes'],
  ['unknown', 'new BroadcastChannel(read())', '*'],
  ['a name of another function', "const id = 'x'; function f(id) { new BroadcastChannel(`a/${id}`) }", 'a/*'],
])('a name is followed: %s', (_, text, name) => {
  expect(places(text)).toContain(`channel ${name}`);
});

test('of an event it is known who says it and who hears it, also through a function', () => {
  const text =
    "dispatchEvent(new CustomEvent('a-said')); on.addEventListener('a-heard', f); context.emit('a-both'); on.addEventListener('a-both', f);" +
    "const tell = (type) => dispatchEvent(new CustomEvent(type)); tell('a-told'); new BroadcastChannel('notes')";
  const used = usedPlaces([{ file: '/a.ts', text }], () => undefined);
  expect(used.map(({ name, says, hears }) => [name, says, hears])).toEqual([
    ['notes', undefined, undefined],
    ['a-both', true, true],
    ['a-heard', undefined, true],
    ['a-said', true, undefined],
    ['a-told', true, undefined],
  ]);
});

test('a name is followed into the module that exports it', () => {
  expect(
    places("import { NAME } from './b.ts'; new BroadcastChannel(NAME)", { '/b.ts': "export const NAME = 'notes';" }),
  ).toEqual(['channel notes']);
});

test('a function that takes a name is followed to its calls, wherever they are', () => {
  const keep = 'export const keep = (text, key) => { localStorage.setItem(key, text); };';
  const other = "import { keep } from './a.ts'; const KEY = 'notes'; keep('', KEY); keep('', `notes.${1}`);";
  expect(places(keep, { '/b.ts': other })).toEqual(['storage notes', 'storage notes.*']);
});

test('functions of libraries open places by name, or by an object with a database', () => {
  const text =
    "import { sealedStore } from 'shared-session/sealed-store'; sealedStore('notes'); sealedStore({ database: 'more' })";
  expect(places(text)).toEqual(['database more', 'database notes', 'lock more-key', 'lock notes-key']);
});

test('the version of a database is that of its opening, by a literal or a constant', () => {
  const opens = (text: string) =>
    usedPlaces([{ file: '/a.ts', text }], () => text).map(({ name, opens: version }) => `${name} ${version}`);
  expect(opens("const VERSION = 3; indexedDB.open('notes', VERSION); indexedDB.deleteDatabase('notes')")).toEqual([
    'notes 3',
  ]);
  expect(opens("const open = (name) => indexedDB.open(name, 2); open('notes')")).toEqual(['notes 2']);
  expect(opens("indexedDB.open('notes')")).toEqual(['notes undefined']);
});
