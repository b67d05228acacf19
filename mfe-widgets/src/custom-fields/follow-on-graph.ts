import { splitOptions, splitValues } from './delimited.ts';

/** The properties of a definition that the graph uses (docs: custom-fields#field-definition). */
export interface FollowOnDefinition {
  id: number;
  label?: string;
  /** If the parent is a radio, the responses that show the field are written like a radio's options. */
  inputType?: string;
  followOn?: boolean | null;
  followOnCustomFieldDefId?: number | null;
  /** Answers of the parent that show the field, delimited by |. */
  followOnResponse?: string | null;
  followCFs?: readonly { responseValue: string; childrenCFDefIds: readonly number[] }[] | null;
}

/** An edge: the parent shows a child when its answer is one of these. */
export interface FollowOnEdge {
  parent: number;
  child: number;
  responses: ReadonlySet<string>;
}

export interface FollowOnGraph {
  /** Ids in an order in which every parent comes before its children. */
  order: readonly number[];
  /** Edges to a field; fields without a parent have none. */
  parents: ReadonlyMap<number, readonly FollowOnEdge[]>;
  /** All descendants of a field, in that order; computed once. */
  descendants(id: number): readonly number[];
  /** Fields that are shown only for an answer of another. */
  conditional: ReadonlySet<number>;
  /** Problems in the definitions that were ignored: sentences with the path. */
  issues: readonly string[];
}

/** Longest chain of follow-on fields (docs: custom-fields#follow-on-limit). */
export const MAXIMUM_LAYERS = 100;

/**
 * Compiles definitions into a graph without loops. Chains that loop or are deeper than 100 layers are cut there and reported with their
 * path; the field at which a loop is cut is shown from the start, unless something outside the loop shows it. Ids without a definition are
 * reported and left out. A field whose parent is missing stays hidden. The two ways of naming an edge (the parent's followCFs, the child's
 * followOnResponse) are equivalent.
 */
export function compileFollowOn(definitions: readonly FollowOnDefinition[]): FollowOnGraph {
  const issues: string[] = [];
  const known = new Map(definitions.map((definition) => [definition.id, definition]));
  const edges = new Map<number, Map<number, Set<string>>>();
  const conditional = new Set(definitions.filter((definition) => definition.followOn === true).map(({ id }) => id));
  const name = (id: number): string => known.get(id)?.label ?? String(id);
  const connect = (parent: number, child: number, responses: readonly string[]): void => {
    if (!known.has(child) || !known.has(parent)) {
      issues.push(
        `Field ${known.has(parent) ? name(parent) : child} names field ${known.has(parent) ? child : parent}, which does not exist.`,
      );
      return;
    }
    const children = edges.get(parent) ?? new Map<number, Set<string>>();
    edges.set(parent, children);
    const all = children.get(child) ?? new Set<string>();
    children.set(child, all);
    for (const response of responses) all.add(response);
    conditional.add(child);
  };
  for (const definition of definitions) {
    for (const rule of definition.followCFs ?? []) {
      for (const child of rule.childrenCFDefIds) connect(definition.id, child, [rule.responseValue]);
    }
    const parent = definition.followOnCustomFieldDefId;
    if (parent !== null && parent !== undefined)
      connect(parent, definition.id, responsesOf(definition.followOnResponse ?? '', known.get(parent)));
  }

  const looped = new Set<number>();
  const order = cutLoops([...known.keys()], edges, (path, why) => {
    issues.push(`${why}: ${path.map(name).join(' → ')}. The chain is cut there.`);
    if (path[0] === path.at(-1) && path[0] !== undefined) looped.add(path[0]);
  });
  const parents = new Map<number, FollowOnEdge[]>();
  for (const [parent, children] of edges) {
    for (const [child, responses] of children) {
      const into = parents.get(child) ?? [];
      parents.set(child, into);
      into.push({ parent, child, responses });
    }
  }
  // A field that only its own loop would show is shown from the start; otherwise the chain could not be answered.
  for (const id of looped) if (!parents.has(id)) conditional.delete(id);
  const rank = new Map(order.map((id, index) => [id, index]));
  const cache = new Map<number, readonly number[]>();
  return {
    order,
    parents,
    conditional,
    issues,
    descendants(id) {
      const cached = cache.get(id);
      if (cached !== undefined) return cached;
      const seen = new Set<number>();
      const open = [id];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        for (const child of edges.get(next)?.keys() ?? []) {
          if (seen.has(child)) continue;
          seen.add(child);
          open.push(child);
        }
      }
      const found = [...seen].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
      cache.set(id, found);
      return found;
    },
  };
}

/** Removes every edge that closes a loop or reaches below 100 layers; returns the ids, parents first. */
function cutLoops(
  ids: readonly number[],
  edges: Map<number, Map<number, Set<string>>>,
  tell: (path: readonly number[], why: string) => void,
): readonly number[] {
  const done: number[] = [];
  const state = new Map<number, 'open' | 'done'>();
  // Iterative, because a chain may be longer than the call stack is deep.
  for (const start of ids) {
    if (state.has(start)) continue;
    const path = [start];
    const rest = [[...(edges.get(start)?.keys() ?? [])]];
    state.set(start, 'open');
    while (path.length > 0) {
      const current = path.at(-1) ?? start;
      const child = rest.at(-1)?.shift();
      if (child === undefined) {
        state.set(current, 'done');
        done.push(current);
        path.pop();
        rest.pop();
      } else if (state.get(child) === 'open') {
        edges.get(current)?.delete(child);
        tell([...path.slice(path.indexOf(child)), child], 'Follow-on fields loop');
      } else if (!state.has(child)) {
        state.set(child, 'open');
        path.push(child);
        rest.push([...(edges.get(child)?.keys() ?? [])]);
      }
    }
  }
  const order = done.reverse();
  const layer = new Map<number, { depth: number; from: number | undefined }>();
  for (const id of order) {
    const here = layer.get(id)?.depth ?? 0;
    for (const child of [...(edges.get(id)?.keys() ?? [])]) {
      if (here >= MAXIMUM_LAYERS) {
        edges.get(id)?.delete(child);
        tell([...pathTo(id, layer), child], `Follow-on fields are deeper than ${MAXIMUM_LAYERS} layers`);
      } else if ((layer.get(child)?.depth ?? 0) < here + 1) layer.set(child, { depth: here + 1, from: id });
    }
  }
  return order;
}

function pathTo(id: number, layer: ReadonlyMap<number, { from: number | undefined }>): number[] {
  const path: number[] = [];
  for (let at: number | undefined = id; at !== undefined; at = layer.get(at)?.from) path.unshift(at);
  return path;
}

/**
 * The parent's answers in a text. If the parent is a radio, / delimits them too; the unsplit text counts as well, because an answer may
 * contain a /.
 */
function responsesOf(text: string, parent: FollowOnDefinition | undefined): readonly string[] {
  return [...splitValues(text), ...(parent?.inputType === 'Radio' ? splitOptions(text, { inputType: 'Radio' }) : [])];
}
