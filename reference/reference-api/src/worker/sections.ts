/** The parts of the product outside this portal, by their names in menus. */
export const SECTION_NAMES = [
  'requests',
  'engagements',
  'budgets',
  'reporting',
  'candidates',
  'invoices',
  'suppliers',
  'clients',
  'administration',
  'help-desk',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** The URLs of these parts in a deployment. A menu contains only those. */
export type Sections = Readonly<Partial<Record<SectionName, string>>>;

/**
 * Parses `SECTION_URLS`: `requests=https://vms.example.com/requests invoices=/legacy/invoices.jsp`. @returns the sections, or what is wrong
 * with the text, as part of a sentence
 */
export function readSections(text: string): { sections: Sections } | { fault: string } {
  const sections: Partial<Record<SectionName, string>> = {};
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    const url = rest.join('=');
    if (!isSectionName(name))
      return { fault: `SECTION_URLS names ${name}, which is none of ${SECTION_NAMES.join(', ')}` };
    if (!isAddress(url)) return { fault: `SECTION_URLS has no https:// address and no path for ${name}` };
    sections[name] = url;
  }
  return { sections };
}

const isSectionName = (name: string): name is SectionName => (SECTION_NAMES as readonly string[]).includes(name);

/** A path of the portal's own origin, or a URL that menus may link to. */
const isAddress = (url: string): boolean =>
  /^\/(?![/\\])/.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');
