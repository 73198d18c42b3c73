/** Reads what this browser keeps under a key; null where storage is refused. */
export function readStored(key: string, storage: () => Storage = () => localStorage) {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, or forgets it when null; a refused storage is no failure. */
export function store(key: string, value: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // A private window may refuse: the choice then lasts as long as the page.
  }
}
