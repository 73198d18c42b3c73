import type { Page } from "@playwright/test";

/** What this browser still keeps of somebody: rows of its databases, and who was signed in. */
export function left(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const kept: unknown[] = [localStorage.getItem("tandem.session")].filter(Boolean);
    for (const { name = "" } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
      for (const store of database.objectStoreNames) {
        const counting = database.transaction(store).objectStore(store).count();
        const count = await new Promise<number>((done) => (counting.onsuccess = () => done(counting.result)));
        if (count > 0) kept.push([name, count]);
      }
      database.close();
    }
    return kept;
  });
}
