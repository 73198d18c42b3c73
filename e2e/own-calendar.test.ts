import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { clean } from "./clean.ts";
import { signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });
const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each).summary);

test("a calendar program reads what one plans until its address is ended; nobody else's is in it", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  await claire.goto("/security?part=calendar");
  await claire.getByRole("button", { name: "Make an address" }).click();
  await claire.getByLabel("Name", { exact: true }).last().fill("My phone");
  await claire.getByRole("dialog").getByRole("button", { name: "Make an address" }).click();
  const address = await claire.getByRole("dialog").getByLabel("Address").inputValue();
  await clean(claire);
  await claire.getByRole("button", { name: "I have kept it" }).click();
  await expect(claire.getByRole("list", { name: "Calendar addresses" })).toContainText(/My phone.*not read yet/s);
  await expect(claire.getByText(address)).toHaveCount(0);

  // A program without a cookie.
  const program = await someBrowser(browser, demo);
  const read = () => program.request.get(address);
  expect(summaries(await (await read()).text())).not.toContain("Signing the offer · Gwenn Tanguy");
  const made = await claire.request.post("/api/leads", {
    data: { name: "Gwenn Tanguy" },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const { data } = (await made.json()) as { data: { id: string } };
  await claire.goto(`/leads?id=${data.id}`);
  const line = claire.getByRole("region", { name: "Timeline" });
  await line.getByTitle("Meeting").click();
  await line.getByText("Planned", { exact: true }).click();
  await line.getByRole("textbox", { name: "Plan the meeting" }).fill("Signing the offer");
  await line.getByLabel("When").fill(`${inAWeek} 10:00`);
  await line.getByRole("button", { name: "Plan the meeting" }).click();
  const planned = claire.getByRole("region", { name: "Planned" });
  await expect(planned).toContainText("Signing the offer");
  await expect.poll(async () => summaries(await (await read()).text())).toContain("Signing the offer · Gwenn Tanguy");

  await planned.getByRole("button", { name: "More acts" }).click();
  const download = claire.waitForEvent("download");
  await claire.getByRole("menuitem", { name: "Calendar file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("activity.ics");
  expect(summaries(await readFile(await file.path(), "utf8"))).toEqual(["Signing the offer · Gwenn Tanguy"]);
  await expect(planned).toBeVisible();

  await claire.goto("/security?part=calendar");
  await expect(claire.getByRole("list", { name: "Calendar addresses" })).toContainText("last read on");
  await claire.getByRole("button", { name: "End My phone" }).click();
  await claire.getByRole("button", { name: "End the address" }).click();
  await expect(claire.getByText("The address is ended.")).toBeVisible();
  expect((await read()).status()).toBe(404);

  // A client plans nothing.
  const client = await signIn(await someBrowser(browser, demo), "client@demo.test");
  await client.goto("/security");
  await expect(client.getByRole("link", { name: "Sessions" })).toBeVisible();
  await expect(client.getByRole("link", { name: "Calendar in other programs" })).toHaveCount(0);
  await Promise.all([claire, program, client].map((one) => ("context" in one ? one.context() : one).close()));
});
