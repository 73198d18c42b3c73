/**
 * Brings the focus by an arrow to what stands before, after, or beside in the days around, by `data-nth` and `data-from` of each; whether it
 * was such a key among them.
 */
export function movedTo(frame: HTMLElement, target: HTMLElement, key: string): boolean {
  const at = target.closest<HTMLElement>("[data-from]");
  if (!at) return false;
  const all = [...frame.querySelectorAll<HTMLElement>("[data-from]")];
  const to = neighbour(all, at, key);
  to?.focus();
  return !!to || key.startsWith("Arrow");
}

function neighbour(all: HTMLElement[], at: HTMLElement, key: string): HTMLElement | undefined {
  const [nth, from] = placeOf(at);
  const same = all.filter((each) => placeOf(each)[0] === nth);
  const here = same.indexOf(at);
  if (key === "ArrowUp") return same[here - 1];
  if (key === "ArrowDown") return same[here + 1];
  if (key === "Home") return same[0];
  if (key === "End") return same.at(-1);
  const days = all.map((each) => placeOf(each)[0]);
  if (key === "ArrowLeft") return nearest(all, Math.max(...days.filter((day) => day < nth)), from);
  return key === "ArrowRight" ? nearest(all, Math.min(...days.filter((day) => day > nth)), from) : undefined;
}

function nearest(all: HTMLElement[], nth: number, from: number): HTMLElement | undefined {
  const far = (each: HTMLElement) => Math.abs(placeOf(each)[1] - from);
  return all.filter((each) => placeOf(each)[0] === nth).toSorted((one, other) => far(one) - far(other))[0];
}

const placeOf = ({ dataset }: HTMLElement): [nth: number, from: number] => [
  Number(dataset["nth"]),
  Number(dataset["from"]),
];
