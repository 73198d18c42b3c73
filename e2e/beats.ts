import type { Page } from "@playwright/test";

/** Asks, as somebody, whether a colleague is online. */
export function isOnline(asking: Page, colleague: string): () => Promise<boolean> {
  return async () => {
    const answer = await asking.request.get("/api/employee_presence");
    const { data } = (await answer.json()) as { data: { people: { name: string }[] } };
    return data.people.some(({ name }) => name === colleague);
  };
}

/** What a page says of its person, but for last words, which go as beacons. */
export function beatsOf(page: Page): Record<string, unknown>[] {
  const beats: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    const isBeat = request.method() === "POST" && request.url().endsWith("/api/employee_presence");
    if (isBeat && request.resourceType() !== "ping") beats.push(request.postDataJSON() as Record<string, unknown>);
  });
  return beats;
}
