import type { Browser } from "@playwright/test";
import { signIn, someBrowser, type Tandem } from "./tandem.ts";

/** Takes the rules of the score away: from then on it is what somebody writes, a number like others. */
export async function scoreByHand(browser: Browser, demo: Tandem): Promise<void> {
  const context = await someBrowser(browser, demo);
  const { request } = await signIn(context, "admin@demo.test");
  const rules = (await (await request.get("/api/score_rules")).json()) as { data: { id: string; version: number }[] };
  for (const { id, version } of rules.data) {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await request.delete(`/api/score_rules/${id}`, { data: { version }, headers });
  }
  await context.close();
}
