import { attributeName } from 'deployments/manifest';

/** An element's attributes as the mount contract wants them. Where two spellings are given, the dashed one wins. */
export function readAttributes(element: Element, observed: readonly string[]): Record<string, string> {
  const read: Record<string, string> = {};
  const spelled = Array.from(observed).sort((one, other) => Number(one.includes('-')) - Number(other.includes('-')));
  for (const name of spelled) {
    const value = element.getAttribute(name);
    if (value !== null) read[attributeName(name)] = value;
  }
  return read;
}
