/**
 * The shortest list that still fails, as far as the tries reach: parts are left out, first halves, then single ones.
 * @param fails whether a list fails in the same way
 */
export async function shortened<T>(
  all: readonly T[],
  fails: (some: readonly T[]) => Promise<boolean>,
  tries = 24,
): Promise<readonly T[]> {
  let kept = all;
  let left = tries;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length && left > 0; ) {
      const fewer = kept.toSpliced(from, size);
      left -= 1;
      if (await fails(fewer)) kept = fewer;
      else from += size;
    }
  }
  return kept;
}
