/** `trustedTypes.createPolicy('vue', …)`, as frameworks write it, with the name of a policy. */
const CREATED = /\bcreatePolicy\(\s*(["'`])[\w#=@/.%-]+\1/g;

/** A part of a code, from `start` up to `end`, and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The edits by which the Trusted Types policies of a code have the micro-frontend's name, which is the only one that the portal's page allows
 * it. Frameworks create one of their own for the static parts of a template.
 */
export const ownPolicyEdits = (code: string, name: string): Edit[] =>
  [...code.matchAll(CREATED)].map(({ 0: created, index }) => ({
    start: index,
    end: index + created.length,
    text: `createPolicy(${JSON.stringify(name)}`,
  }));

/** The code with these edits made. */
export const withOwnPolicy = (code: string, name: string): string =>
  ownPolicyEdits(code, name).reduceRight(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    code,
  );
