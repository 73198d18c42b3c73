// Of a task that several do elsewhere one person does it here; of several projects it is in the first that there is.
const first_only: Record<string, readonly string[]> = { tasks: ["owner_id", "project_id"] };

/** Whether a cell of a field may name several of which one goes in. */
export const takesFirst = (entity: string | { name: string }, field: string): boolean =>
  first_only[typeof entity === "string" ? entity : entity.name]?.includes(field) ?? false;

const most = 20;

/** All that a cell may name, the whole first, then each part of it: `["Ada","Bob"]`, "Ada Stone (ada), Bob", "Ada <ada@example.org>". */
export function eachNamed(text: string): string[] {
  const each = listIn(text) ?? splitAt(text, /\s*[,;|\n]\s*/, most);
  const bare = each.flatMap((one) => [one, ...(/^(.+?) \([^()]*\)$/.exec(one) ?? []).slice(1)]);
  const addresses = each.flatMap((one) => (/<([^<>\s@]+@[^<>\s@]+)>/.exec(one) ?? []).slice(1));
  return [...new Set([...(listIn(text) ? [] : [text]), ...bare, ...addresses])].filter((one) => one !== "");
}

/** The parts of a cell between what separates them. (Of a long run of spaces an expression would try each beginning.) */
export function splitAt(text: string, separator: RegExp, limit?: number): string[] {
  const shorter = (run: string) => (run.includes("\n") ? "\n" : " ");
  return (text.length > 2000 ? text.replaceAll(/\s{2,}/g, shorter) : text).split(separator, limit);
}

/** The texts of a cell that is written as JSON is: `["bug", "performance"]`; undefined where it is not. */
export function listIn(text: string): string[] | undefined {
  if (text.length > 10_000 || !/^\[\s*".*"\s*\]$/s.test(text)) return undefined;
  try {
    const list = JSON.parse(text) as unknown[];
    return list.every((one) => typeof one === "string") ? list.map((one) => one.trim()).filter(Boolean) : undefined;
  } catch {
    return undefined;
  }
}
