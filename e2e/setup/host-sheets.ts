/** Rules of well-known style sheets for elements by name. They are in no layer, and beat rules that are. */
export const HOST_SHEETS: Readonly<Record<string, string>> = {
  'Tailwind 3 preflight': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
    button, input, select, textarea { font: inherit; color: inherit; margin: 0; padding: 0; }
    button, [type=button], [type=submit] { -webkit-appearance: button; background: transparent; }
    h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; }
    ol, ul { list-style: none; margin: 0; padding: 0; } svg, img { display: block; vertical-align: middle; }`,
  normalize: `
    html { line-height: 1.15; } button, input, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
    fieldset { padding: 0.35em 0.75em 0.625em; } [type=number] { height: auto; } [type=search] { outline-offset: -2px; }`,
  'Bootstrap 3': `
    * { box-sizing: border-box; } html { font-size: 10px; } body { font: 14px/1.43 Helvetica, Arial; color: #333; }
    label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: 700; }
    h1, h2, h3 { margin: 20px 0 10px; font-weight: 500; line-height: 1.1; } small { font-size: 85%; }
    input, button, select, textarea { font-family: inherit; font-size: inherit; line-height: inherit; } a { color: #337ab7; }
    [role=button] { cursor: pointer; } table { border-spacing: 0; border-collapse: collapse; }`,
  'Bootstrap 5': `
    *, ::before, ::after { box-sizing: border-box; } body { font: 400 1rem/1.5 system-ui; color: #212529; }
    h1, h2, h3 { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2; } p { margin: 0 0 1rem; } label { display: inline-block; }
    button { border-radius: 0; } a { color: #0d6efd; text-decoration: underline; } ul, ol { padding-left: 2rem; margin-bottom: 1rem; }
    [type=button]:not(:disabled), button:not(:disabled) { cursor: pointer; } fieldset { min-width: 0; padding: 0; border: 0; }`,
  'a corporate sheet': `
    * { font-family: Verdana !important; letter-spacing: 0.5px; line-height: 1.2; }
    input, select, textarea { border: 1px inset #999; height: 19px; width: 120px; background: #ffffcc; }
    button { background: #cc0000; color: white; text-transform: uppercase; } table td { border: 1px solid silver; } b { color: red; }`,
};
