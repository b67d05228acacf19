/** The browser's information on the connection; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

const connectionOf = (of: object): Connection => (of as { readonly connection?: Connection }).connection ?? {};

/** Whether nothing is fetched that may not be needed: the visitor saves data, or the connection is very slow. */
export function isSparing(of: object = navigator): boolean {
  const { saveData, effectiveType } = connectionOf(of);
  return saveData === true || /2g/.test(effectiveType ?? '');
}

/** Whether nothing is fetched before it is asked for: as above, and where the connection is slow or may be paid for by what it carries. */
export function isCostly(of: object = navigator): boolean {
  const { effectiveType, type } = connectionOf(of);
  return isSparing(of) || effectiveType === '3g' || type === 'cellular';
}
