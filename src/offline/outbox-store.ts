import { clear, createStore, del, entries, set } from "idb-keyval";
import type { Item } from "./item.ts";

/** The outbox of one person in this browser, as it survives a closed browser. */
export type OutboxStore = ReturnType<typeof openOutboxStore>;

/** Opens it; its tabs tell each other of every change. */
export function openOutboxStore(person: string) {
  const store = createStore(`tandem.outbox.${person}`, "writes");
  const channel = new BroadcastChannel(`tandem.outbox.${person}`);
  const tell = () => channel.postMessage("changed");
  return {
    async load(): Promise<Item[]> {
      const all = await entries<string, Item>(store);
      return all.map(([, item]) => item).toSorted((one, other) => one.place - other.place);
    },
    async put(...items: Item[]): Promise<void> {
      for (const item of items) await set(item.key, item, store);
      tell();
    },
    async drop(...items: Item[]): Promise<void> {
      for (const { key } of items) await del(key, store);
      tell();
    },
    async clear(): Promise<void> {
      await clear(store);
      tell();
    },
    /** When another tab has changed it. */
    onChange(act: () => void): void {
      channel.onmessage = act;
    },
    close: () => channel.close(),
  };
}
