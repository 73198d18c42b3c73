import { expect as patient, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst, test } from "./tandem.ts";

const expect = patient.configure({ timeout: 60_000 });

/** Makes a lead of one's own. */
async function lead(page: Page, name: string): Promise<string> {
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post("/api/leads", { data: { name, owner_id: person.id }, headers });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

test("on a device that is touched a record is shared; elsewhere its link is copied", async ({ browser, demo }) => {
  test.setTimeout(240_000);
  const [touched, pointed] = [
    await browser.newContext({
      baseURL: demo.url,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    }),
    await browser.newContext({ baseURL: demo.url, permissions: ["clipboard-read", "clipboard-write"] }),
  ];
  for (const context of [touched, pointed])
    await context.addInitScript(() =>
      Object.assign(navigator, {
        share: (what: ShareData) => Promise.resolve(Object.assign(window, { handed_on: what.url })),
      }),
    );
  const phone = await signInAsAtFirst(touched, "sales@demo.test");
  const desk = await signInAsAtFirst(pointed, "sales2@demo.test");
  const address = async (page: Page) => {
    const id = await lead(page, "Handed on");
    await page.goto(`/leads?id=${id}`);
    await page.getByRole("heading", { name: "Handed on" }).waitFor();
    return new URL(`/leads?id=${id}`, demo.url).href;
  };
  const [shared, copied] = [await address(phone), await address(desk)];
  await clean(phone);
  await phone.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => phone.evaluate(() => (window as { handed_on?: string }).handed_on)).toBe(shared);
  await desk.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => desk.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await Promise.all([touched.close(), pointed.close()]);
});
