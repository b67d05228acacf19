/** `trustedTypes.createPolicy('vue', …)`, as frameworks write it, with the name of a policy. */
const CREATED = /\bcreatePolicy\(\s*(["'`])[\w#=@/.%-]+\1/g;

/**
 * Code whose Trusted Types policies have the micro-frontend's name, which is the only one that the portal's page allows it. Frameworks
 * create one of their own for the static parts of a template.
 */
export const withOwnPolicy = (code: string, name: string): string =>
  code.replace(CREATED, `createPolicy(${JSON.stringify(name)}`);
