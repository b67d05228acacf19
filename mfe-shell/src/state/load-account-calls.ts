export const loadAccountCalls = () => import('./account-calls.ts');
