import { createHash } from 'node:crypto';

/** A card with links, in the portal's tokens and the dimensions of the recovery card, light and dark. */
export const cardStyles = `
:root{--bg:#f4f5f7;--surface:#fff;--line:#e3e6eb;--line-strong:#8b93a3;--ink:#131722;--ink-2:#4d566a;--accent:#2f4bd8;--accent-ink:#fff;--accent-soft:#eef1fe;--ok:#14764a;--ok-soft:#e4f5ec;--bad:#b3261e;--bad-soft:#fdecea;--shadow:0 1px 2px #0d12200d,0 12px 32px -12px #0d12201f}
@media (prefers-color-scheme:dark){:root{--bg:#0e1116;--surface:#161a22;--line:#262c37;--line-strong:#6b7488;--ink:#eef1f6;--ink-2:#aab3c5;--accent:#8fa2ff;--accent-ink:#0d1220;--accent-soft:#1c2444;--ok:#5fd39b;--ok-soft:#12291f;--bad:#ff9a90;--bad-soft:#321816;--shadow:0 12px 32px -12px #000}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;justify-items:center;gap:24px;padding:0 16px 24px;background:var(--bg);color:var(--ink);font:15px/22px Inter,system-ui,sans-serif}
header{justify-self:stretch;display:flex;align-items:center;gap:10px;height:75px;margin:0 -16px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line);font-size:17px;font-weight:600;letter-spacing:-.01em}
header rect{fill:var(--accent)}
header path{fill:none;stroke:var(--accent-ink);stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}
main{align-self:center;width:100%;max-width:400px;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:32px;box-shadow:var(--shadow)}
h1{font-size:22px;line-height:28px;letter-spacing:-.02em;margin:0 0 4px}
p{margin:0 0 24px;color:var(--ink-2)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
a{display:block;padding:7px 12px;border-radius:8px;color:inherit;text-decoration:none}
a:hover{background:var(--bg)}
main .forgot{margin:12px -8px -12px;text-align:center;color:var(--accent);font-size:14px;font-weight:500}
@media (max-width:420px){main{padding:24px 20px}header{padding:0 16px}}
`;

/** The style sheet of the sign-in page: the card, and what its form needs. */
export const signInStyles = `${cardStyles}label{display:block;font-weight:500;font-size:14px;margin-bottom:6px}
input{display:block;width:100%;height:44px;border:1px solid var(--line-strong);border-radius:10px;background:transparent;color:inherit;font:inherit;padding:0 12px;margin-bottom:20px}
button{width:100%;height:44px;margin-top:4px;border:0;border-radius:10px;background:var(--accent);color:var(--accent-ink);font:inherit;font-weight:500;cursor:pointer}
input:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.note{border-radius:10px;padding:10px 12px;font-size:14px;line-height:20px;font-weight:500;margin-bottom:20px}
.ok{background:var(--ok-soft);color:var(--ok)}
.bad{background:var(--bad-soft);color:var(--bad)}
footer{width:100%;max-width:640px;text-align:center;font-size:14px}
summary{display:inline-block;min-height:24px;padding:8px 12px;border-radius:10px;cursor:pointer;list-style:none;font-weight:500}
summary::-webkit-details-marker{display:none}
summary::after{content:"";display:inline-block;width:7px;height:7px;margin:0 0 3px 8px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
[open] summary::after{margin-bottom:-1px;transform:rotate(225deg)}
.quiet{color:var(--ink-2);font-weight:400}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:2px;margin:8px 0 0;padding:8px;list-style:none;text-align:start;background:var(--surface);border:1px solid var(--line);border-radius:12px}
main .company{display:grid;place-items:center;min-height:44px;margin-bottom:20px;border:1px solid var(--line-strong);border-radius:10px;font-weight:500}
a[aria-current]{background:var(--accent-soft);color:var(--accent);font-weight:500}
`;

const styleHash = createHash('sha256').update(signInStyles).digest('base64');

/** No scripts; one style sheet, allowed by its hash; a form may only be submitted to this site. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
