/** What a key does in a list where one record is picked: go to a hit, mark it, or take it. */
export type PickerStep<Row> = { focus?: Row; mark?: Row; take?: Row };

type Picking<Row> = {
  hits: Row[];
  /** The id that is marked. */
  value: string | null;
  /** The hit that has the focus; undefined in the box of words. */
  focused?: string | undefined;
  /** Whether Enter takes; without it a mark is all that is asked for. */
  takes: boolean;
};

/**
 * From the box down to the hits, where the first is marked as it gets the focus; Enter takes what has the focus, what is marked, or
 * what was found first, and sends no form meanwhile. Where one chooses for a form, Enter marks what was found first, and sends the form
 * once that is marked. Null where the key is not the list's.
 */
export function pickerStep<Row extends { id: string }>(
  key: string,
  { hits, value, focused, takes }: Picking<Row>,
): PickerStep<Row> | null {
  const marked = hits.find(({ id }) => id === value);
  const meant = hits.find(({ id }) => id === focused) ?? marked ?? (focused === undefined ? hits[0] : undefined);
  if (key === "ArrowDown" && focused === undefined && meant) return { focus: meant, ...(!marked && { mark: meant }) };
  if (key !== "Enter") return null;
  if (takes) return meant ? { take: meant } : {};
  return meant && meant.id !== value ? { mark: meant } : null;
}
