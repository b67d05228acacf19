import { withOwnPolicy } from './own-policy.ts';

test.each([
  ['tt.createPolicy("vue",{createHTML:e=>e})', 'tt.createPolicy("mfe_notes",{createHTML:e=>e})'],
  ["t.createPolicy( 'svelte-trusted-html', r)", 't.createPolicy("mfe_notes", r)'],
  ['t.createPolicy(`lit-html`,r)', 't.createPolicy("mfe_notes",r)'],
  ['t.createPolicy(name, r)', 't.createPolicy(name, r)'],
  ['createPolicyOf("vue")', 'createPolicyOf("vue")'],
])('%s becomes %s', (code, own) => expect(withOwnPolicy(code, 'mfe_notes')).toBe(own));
