import { columnOf } from "../records/record-client.ts";
import type { Write } from "../records/write.ts";
import { changesOf, type Item, meets } from "./item.ts";

/**
 * The outbox with one more write. What was never sent is not sent in two steps: changes of one record become one, what
 * changes nothing goes, and what takes a write back takes it out.
 */
export function enqueue(items: Item[], write: Write, tried: boolean, now = Date.now()): Item[] {
  const item = asItem(items, write, tried, now);
  if (tried) return [...items, item];
  const same = items.filter((each) => meets(each, write));
  const last = same.at(-1);
  const untouched = same.every(({ tried: sent, state }) => !sent && state === "waiting");
  const only = (each: Item) => each.ids.length === 1 && write.ids.length === 1;
  if (write.act === "remove" && same[0]?.act === "create" && untouched && same.every(only))
    return items.filter((each) => !same.includes(each));
  const undone = last && !last.tried && last.state === "waiting" && last.ids.join() === write.ids.join() ? last : null;
  if (write.act === "restore" && undone?.act === "remove") return items.filter((each) => each !== undone);
  if (write.act === "update" && undone && ["create", "update"].includes(undone.act)) {
    const merged = mergeInto(undone, write);
    return items.flatMap((each) => (each !== undone ? [each] : merged ? [merged] : []));
  }
  return [...items, item];
}

function asItem(items: Item[], write: Write, tried: boolean, now: number): Item {
  const place = (items.at(-1)?.place ?? 0) + 1;
  // The name as it is known: the record's own, or that of the write before which made it.
  const made = items.find((each) => each.act === "create" && meets(each, write));
  const name = write.effect["name"] ?? (write.row && columnOf(write.row, "name")) ?? made?.name ?? "";
  return { ...write, place, at: now, name: String(name), tried, state: "waiting" };
}

/** One write that does both; null where nothing is left to do. */
function mergeInto(item: Item, write: Write): Item | null {
  const body = { ...item.body, ...changesOf(write) };
  const effect = { ...item.effect, ...write.effect };
  if (item.act === "update" && item.row) {
    for (const [name, value] of Object.entries(changesOf({ body })))
      if (JSON.stringify(value ?? null) === JSON.stringify(columnOf(item.row, name) ?? null)) {
        delete body[name];
        delete effect[name];
      }
    if (Object.keys(changesOf({ body })).length === 0) return null;
  }
  return { ...item, body, effect, name: String(effect["name"] ?? item.name) };
}
