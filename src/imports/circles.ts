/** What stands between two records once an import is in: which row says it, and where. */
export type Edge = { from: string; to: string; line: number; column: number; field: string; text: string };

// As in app.check_parent.
const deepest = 8;

type Judged = { edge: Edge; reason?: string };

/** Of parents, those that can stand, one after the other; of the others why not. What is to stand above comes first. */
export function standing(edges: Edge[], present: Map<string, string>): Judged[] {
  const parents = new Map(present);
  // What a row stands below now it leaves.
  for (const { from } of edges) parents.delete(from);
  const heights = new Map<string, number>();
  const height = (id: string) => heights.get(id) ?? 1;
  const over = (id: string) => {
    const all: string[] = [];
    for (let one = parents.get(id); one !== undefined && all.length < 20; one = parents.get(one)) all.push(one);
    return all;
  };
  const judged = edges.map((edge): Judged => {
    const above = [edge.to, ...over(edge.to)];
    if (above.includes(edge.from)) return { edge, reason: "would stand below itself" };
    if (above.length + height(edge.from) > deepest) return { edge, reason: "would stand more than eight deep" };
    parents.set(edge.from, edge.to);
    let below = height(edge.from);
    for (const id of above) {
      if (height(id) > below) break;
      heights.set(id, ++below);
    }
    return { edge };
  });
  return judged.toSorted((one, other) => over(one.edge.from).length - over(other.edge.from).length);
}

// Looking for circles ends somewhere; what is left then is not taken.
const most_steps = 5_000_000;
const most_relations = 100;

/** Of what waits for what, all that closes no circle with those before it, and gives no task more relations than it may have. */
export function uncircled(edges: Edge[]): Judged[] {
  const next = new Map<string, string[]>();
  const count = new Map<string, number>();
  let steps = 0;
  const leadsTo = (from: string, to: string) => {
    const seen = new Set([from]);
    const waiting = [from];
    for (let id = waiting.pop(); id !== undefined && steps < most_steps; id = waiting.pop()) {
      if (id === to) return true;
      for (const one of next.get(id) ?? []) {
        steps++;
        if (seen.has(one)) continue;
        seen.add(one);
        waiting.push(one);
      }
    }
    return false;
  };
  return edges.map((edge): Judged => {
    const { from, to } = edge;
    if (steps >= most_steps) return { edge, reason: "is one of too many to be looked through" };
    if (from === to || leadsTo(to, from)) return { edge, reason: "would make a circle" };
    if ([from, to].some((id) => (count.get(id) ?? 0) >= most_relations))
      return { edge, reason: "would be more than a hundred relations" };
    for (const id of [from, to]) count.set(id, (count.get(id) ?? 0) + 1);
    next.set(from, [...(next.get(from) ?? []), to]);
    return { edge };
  });
}

/** What waits for what with the first of each row of them before the next, so that the database finds no long way behind each new one. */
export function firstOnes<T extends Edge>(edges: T[]): T[] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const before = new Map<string, number>();
  for (const { to } of edges) before.set(to, (before.get(to) ?? 0) + 1);
  const free = [...next.keys()].filter((id) => !before.has(id));
  const ordered: T[] = [];
  for (let id = free.pop(); id !== undefined; id = free.pop())
    for (const edge of next.get(id) ?? []) {
      ordered.push(edge);
      const left = (before.get(edge.to) ?? 0) - 1;
      before.set(edge.to, left);
      if (left === 0) free.push(edge.to);
    }
  return ordered;
}
