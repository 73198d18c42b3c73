type Told = { id: string; entity: string | null; row_id: string | null };

/** Puts what tells of the same record together, where the newest of it stands. */
export function groupByRecord<T extends Told>(told: T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of told) {
    const key = one.row_id ? `${one.entity} ${one.row_id}` : one.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}
