const PAGES: readonly string[] = ['page', 'size', 'cursor'];

/** The query of a list as texts, without its pages. */
export const wholeQuery = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || PAGES.includes(name) ? [] : [[name, String(value)]],
    ),
  );
