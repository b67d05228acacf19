/**
 * Shows edited texts without loading the page again. A page keeps the first text of a label key, so an edited one gets a key of its own, by
 * which the page is asked from then on.
 */
export function editedTexts({ i18n, registerTexts }) {
  /** Label key → its newest text in this build. */
  const known = new Map();
  /** Key without the form of a plural → the key of its newest text. */
  const newest = new Map();
  let edits = 0;

  /** In place of `registerTexts`. */
  function register(texts) {
    const edited = Object.entries(texts).filter(([key, text]) => known.has(key) && known.get(key) !== text);
    for (const [key, text] of Object.entries(texts)) known.set(key, text);
    if (edited.length === 0) registerTexts(texts);
    else show(new Set(edited.map(([key]) => withoutForm(key))));
  }

  function show(keys) {
    edits += 1;
    if (edits === 1) askByNewest();
    const own = new Map([...keys].map((key) => [key, `${key}__${edits}`]));
    const texts = [...known].flatMap(([key, text]) => {
      const base = withoutForm(key);
      return own.has(base) ? [[own.get(base) + key.slice(base.length), text]] : [];
    });
    for (const [key, asked] of own) newest.set(key, asked);
    // What shows a text renders again when a label gets one that was asked for before.
    for (const asked of own.values()) i18n.t(asked);
    registerTexts(Object.fromEntries(texts));
  }

  function askByNewest() {
    const { t } = i18n;
    i18n.t = (key, values) => t(newest.get(key) ?? key, values);
  }

  return { register };
}

/** Whether an export is a map of texts by their label keys. */
export function isTexts(exported) {
  if (typeof exported !== 'object' || exported === null) return false;
  const entries = Object.entries(exported);
  return (
    entries.length > 0 && entries.every(([key, text]) => /^(?:LBL|MSG|ERR)_/.test(key) && typeof text === 'string')
  );
}

/** `LBL_DAYS` of `LBL_DAYS_one`. */
function withoutForm(key) {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
