/** Of OpenAPI 3.1, the parts that the pages show. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Body {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A page that no document is the source of. */
export interface GeneratedPage {
  /** Its path in the site, without `.md`. */
  readonly path: string;
  readonly title: string;
  readonly content: string;
}

/** Deeper fields are objects that have a call of their own, or that nobody writes by hand. */
const DEPTH = 3;

/** A page for each tag of openapi.json, with its calls: parameters, bodies, responses, examples. */
export function apiPages(document: ApiDocument): GeneratedPage[] {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), callOf(document, method, path, operation)]);
    }
  return Array.from(byTag)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([tag, calls]) => ({ path: `api/calls/${tag}`, title: tag, content: [`# ${tag}`, ...calls].join('\n\n') }));
}

function callOf(document: ApiDocument, method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map((one) => resolved<Parameter>(document, one));
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const responses = Object.entries(operation.responses ?? {});
  const [, success] = responses.find(([status]) => status.startsWith('2')) ?? [];
  const answer = Object.values(resolved<Body>(document, success ?? {}).content ?? {})[0];
  return [
    `## ${operation.operationId ?? `${method} ${path}`}`,
    `\`${method.toUpperCase()} ${path}\`${operation.security?.length === 0 ? ', without a session' : ''}`,
    text(operation.summary),
    sources(operation.description),
    ...table('Parameter', 'Place', parameters.map(parameterRow)),
    ...table(type === 'application/json' ? 'Body' : `Body (${type})`, 'Type', fields(document, body?.schema)),
    ...example('Example of the body', body?.example),
    ...table('Response', 'Type', fields(document, answer?.schema)),
    ...example('Example of the response', answer?.example),
    ...refusals(document, responses),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const parameterRow = ({ name, in: place, required, description }: Parameter): string =>
  `| \`${name}\` | ${place}${required ? '' : ', optional'} | ${cell(description)} |`;

function fields(
  document: ApiDocument,
  schema: Schema | undefined,
  prefix = '',
  seen: readonly string[] = [],
): string[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) {
    if (seen.includes(schema.$ref)) return [];
    return fields(document, resolved<Schema>(document, schema), prefix, [...seen, schema.$ref]);
  }
  if (schema.items) return fields(document, schema.items, `${prefix}[]`, seen);
  const dot = prefix === '' ? '' : '.';
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${dot}${name}`;
    const optional = schema.required?.includes(name) ? '' : ', optional';
    const row = `| \`${path}\` | ${cell(typeOf(document, property))}${optional} | ${cell(property.description)} |`;
    const isDeep = path.split('.').length >= DEPTH;
    return [row, ...(isDeep ? [] : fields(document, property, path, seen))];
  });
}

function typeOf(document: ApiDocument, schema: Schema): string {
  if (schema.$ref !== undefined) return typeOf(document, resolved<Schema>(document, schema));
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => typeOf(document, one)))].join(' or ');
  if (schema.items) return `list of ${typeOf(document, schema.items)}`;
  return schema.type === undefined ? 'any' : [schema.type].flat().join(' or ');
}

function refusals(document: ApiDocument, responses: readonly (readonly [string, Body])[]): string[] {
  const rows = responses
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, body]) => `| ${status} | ${cell(resolved<Body>(document, body).description)} |`);
  return rows.length === 0 ? [] : [['| Refusal | Meaning |', '|---|---|', ...rows].join('\n')];
}

const table = (title: string, second: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [[`| ${title} | ${second} | Meaning |`, '|---|---|---|', ...rows].join('\n')];

const example = (title: string, value: unknown): string[] =>
  value === undefined ? [] : [`::: details ${title}\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n:::`];

/** `Source: docs/reference/api.md#api-registration, …` as links, from the folder of these pages. */
const sources = (description: string | undefined): string =>
  text(description).replace(/\bdocs\/reference\/([a-z-]+)\.md#([a-z0-9-]+)/g, (_, page, anchor) => {
    const folder = page === 'api' ? 'api' : 'rules';
    return `[${page}#${anchor}](/${folder}/${page}#${anchor})`;
  });

function resolved<T>(document: ApiDocument, reference: { readonly $ref?: string }): T {
  if (reference.$ref === undefined) return reference as T;
  const [, , kind = '', name = ''] = reference.$ref.split('/');
  return document.components?.[kind]?.[name.replaceAll('~1', '/').replaceAll('~0', '~')] as T;
}

/** Prose that a page shows as it is: a `<` or `{{` of it is no markup. */
export const text = (prose: string | undefined): string =>
  (prose ?? '').replace(/`[^`]*`|[<>]|\{\{/g, (found) =>
    found === '<' ? '&lt;' : found === '>' ? '&gt;' : found === '{{' ? '&#123;&#123;' : found,
  );

const cell = (prose: string | undefined): string =>
  text(prose)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');
