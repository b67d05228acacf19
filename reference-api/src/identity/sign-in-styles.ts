/** The sign-in page's style sheet: the portal's tokens and the recovery card's measures, light and dark. */
export const signInStyles = `
:root{--bg:#f4f5f7;--surface:#fff;--line:#e3e6eb;--line-strong:#8b93a3;--ink:#131722;--ink-2:#4d566a;--accent:#2f4bd8;--accent-ink:#fff;--ok:#14764a;--ok-soft:#e4f5ec;--bad:#b3261e;--bad-soft:#fdecea}
@media (prefers-color-scheme:dark){:root{--bg:#0e1116;--surface:#161a22;--line:#262c37;--line-strong:#6b7488;--ink:#eef1f6;--ink-2:#aab3c5;--accent:#8fa2ff;--accent-ink:#0d1220;--ok:#5fd39b;--ok-soft:#12291f;--bad:#ff9a90;--bad-soft:#321816}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--ink);font:15px/22px Inter,system-ui,sans-serif}
main{width:100%;max-width:400px;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:32px;box-shadow:0 1px 2px #0d12200d}
.brand{display:flex;align-items:center;gap:10px;font-weight:600;margin-bottom:24px}
.brand span{width:24px;height:24px;border-radius:7px;background:var(--accent)}
h1{font-size:22px;line-height:28px;letter-spacing:-.02em;margin:0 0 6px}
p{margin:0 0 20px;color:var(--ink-2)}
label{display:block;font-weight:500;font-size:14px;margin-bottom:6px}
input{display:block;width:100%;height:44px;border:1px solid var(--line-strong);border-radius:10px;background:transparent;color:inherit;font:inherit;padding:0 12px;margin-bottom:18px}
button{width:100%;height:44px;margin-top:6px;border:0;border-radius:10px;background:var(--accent);color:var(--accent-ink);font:inherit;font-weight:500;cursor:pointer}
input:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.note{border-radius:10px;padding:8px 12px;font-size:14px;font-weight:500;margin-bottom:18px}
.ok{background:var(--ok-soft);color:var(--ok)}
.bad{background:var(--bad-soft);color:var(--bad)}
`;
