import { request } from "../../client/request.ts";

/** Asks for one of the things of an address by its id; those that are drawn together are asked for together, so many at once. */
export function askedTogether<T extends { id: string }>(path: string, most: number): (id: string) => Promise<T | null> {
  let waiting: { ids: Set<string>; answer: Promise<Map<string, T>> } | null = null;
  const together = () => {
    const ids = new Set<string>();
    const answer = new Promise((drawn) => setTimeout(drawn, 10)).then(async () => {
      if (waiting?.ids === ids) waiting = null;
      const { data } = await request<{ data: T[] }>("GET", `${path}?ids=${[...ids].join()}`);
      return new Map(data.map((each) => [each.id, each]));
    });
    return { ids, answer };
  };
  return async (id) => {
    if (waiting && waiting.ids.size >= most) waiting = null;
    waiting ??= together();
    waiting.ids.add(id);
    return (await waiting.answer).get(id) ?? null;
  };
}
