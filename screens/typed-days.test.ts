import { expect } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// How a record's fields are typed and shown: days in the person's regional format, clashes with a name, French in full.

test("a clash says who was quicker", async ({ browser, demo }) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const page = await signIn(hers, "admin@demo.test");
  const other = await signIn(his, "sales@demo.test");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const { id: owner_id, name } = (
    (await (await other.request.get("/api/session")).json()) as {
      person: { id: string; name: string };
    }
  ).person;
  const made = await page.request.post("/api/leads", { data: { name: "Two at once", owner_id }, headers });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await page.goto(`/leads?id=${id}`);
  const panel = page.getByRole("complementary", { name: "Lead" });
  await panel.getByRole("button", { name: /^Change Next step/ }).click();
  await panel.getByRole("textbox", { name: "Next step" }).fill("Send the offer");
  const written = await other.request.patch(`/api/leads/${id}`, {
    data: { next_activity: "Call them" },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(written.status()).toBe(200);
  await page.keyboard.press("Enter");
  const clash = panel.getByRole("alert");
  await expect(clash).toContainText(`${name} changed this meanwhile.`);
  await expect(clash).toContainText("Call them");
  await clash.getByRole("button", { name: "Keep mine" }).click();
  await expect(panel.getByRole("button", { name: /^Change Next step/ })).toContainText("Send the offer");
  await Promise.all([hers.close(), his.close()]);
});
