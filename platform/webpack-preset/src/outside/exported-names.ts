import { parse } from '@babel/parser';

/** The names that a module exports, sorted. What it exports by `export *` is not among them. @param code TypeScript or JavaScript */
export function exportedNames(code: string): string[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const names = program.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
    const { declaration, specifiers } = node;
    const specified = specifiers.map(({ exported }) =>
      exported.type === 'Identifier' ? exported.name : exported.value,
    );
    if (declaration?.type === 'VariableDeclaration')
      return [...specified, ...declaration.declarations.flatMap(({ id }) => namesIn(id))];
    return declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
      ? [...specified, declaration.id.name]
      : specified;
  });
  return [...new Set(names)].sort();
}

/** `mount` and `unmount` of `const { mount, unmount } = …`. */
function namesIn(pattern: object): string[] {
  const {
    type,
    name,
    properties = [],
  } = pattern as {
    readonly type: string;
    readonly name?: string;
    readonly properties?: readonly { readonly value?: object }[];
  };
  if (type === 'Identifier') return [name ?? ''];
  return properties.flatMap(({ value }) => (value ? namesIn(value) : []));
}
