import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { signInAsAtFirst, someBrowser, type Tandem } from "./tandem.ts";

/** The calendar of the leads of a name, in a month: each journey has leads and a month of its own. */
export const calendar = (name: string, month: string, more = "") =>
  `/leads?view=calendar&q=${name}&month=${month}${more}`;
export const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
export const toolbar = (page: Page) => page.getByRole("region", { name: "Calendar" });

/** A salesperson and a team mate, as they are at first. */
export async function two(browser: Browser, demo: Tandem) {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const thomas = await signInAsAtFirst(contexts[1], "sales2@demo.test");
  return { claire, thomas, close: () => Promise.all(contexts.map((context) => context.close())) };
}

/** Who is signed in. */
export async function idOf(context: BrowserContext): Promise<string> {
  const session = (await (await context.request.get("/api/session")).json()) as { person: { id: string } };
  // (Else it says what was answered instead.)
  expect(session).toHaveProperty("person.id");
  return session.person.id;
}

/** A lead of one's own, made beforehand; answers its id. */
export async function plant(context: BrowserContext, values: object): Promise<string> {
  return write(context, "/api/leads", { owner_id: await idOf(context), ...values });
}

/** Makes a record, and answers its id. */
export async function write(context: BrowserContext, path: string, data: object): Promise<string> {
  const answer = await context.request.post(path, { data, headers: { "idempotency-key": crypto.randomUUID() } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
