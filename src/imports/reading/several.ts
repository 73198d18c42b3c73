// Of a task that several do elsewhere one person does it here; of several projects it is in the first that there is.
const first_only: Record<string, readonly string[]> = { tasks: ["owner_id", "project_id"] };

/** Whether a cell of a field may name several of which one goes in. */
export const takesFirst = (entity: string | { name: string }, field: string): boolean =>
  first_only[typeof entity === "string" ? entity : entity.name]?.includes(field) ?? false;

const most = 20;

/** All that a cell may name, the whole first, then each part of it: `["Ada","Bob"]`, "Ada Stone (ada), Bob", "Ada <ada@example.org>". */
export function eachNamed(text: string): string[] {
  const each = listIn(text) ?? text.split(/\s*[,;|\n]\s*/).slice(0, most);
  const bare = each.flatMap((one) => [one, ...(/^(.+?) \([^()]*\)$/.exec(one) ?? []).slice(1)]);
  const addresses = each.flatMap((one) => (/<([^<>\s]+@[^<>\s]+)>/.exec(one) ?? []).slice(1));
  return [...new Set([...(listIn(text) ? [] : [text]), ...bare, ...addresses])].filter((one) => one !== "");
}

/** The texts of a cell that is written as JSON is: `["bug", "performance"]`; undefined where it is not. */
export function listIn(text: string): string[] | undefined {
  if (!/^\[\s*".*"\s*\]$/s.test(text) || text.length > 10_000) return undefined;
  try {
    const list = JSON.parse(text) as unknown[];
    return list.every((one) => typeof one === "string") ? list.map((one) => one.trim()).filter(Boolean) : undefined;
  } catch {
    return undefined;
  }
}
