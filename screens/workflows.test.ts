import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator makes a workflow of a ready one, changes its steps, tries and publishes it; a colleague answers what it asks and sees its runs", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const ada = await signInAsAtFirst(contexts[0], "admin@demo.test");
  const made = await ada.request.post("/api/leads", {
    data: { name: "Large deal", value: 90_000 },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const { data: lead } = (await made.json()) as { data: { id: string } };
  await ada.goto("/workflows");
  await ada.getByRole("button", { name: "New workflow" }).first().press("Enter");
  const form = ada.getByRole("dialog", { name: "New workflow" });
  await form.getByLabel("Begin with").selectOption("Approve large deals");
  await form.getByLabel("Name").fill("Large deals");
  await form.getByLabel("Name").press("Enter");

  const panel = ada.getByRole("complementary", { name: "Workflow" });
  await expect(panel.getByText("Lead: becomes “Negotiation”")).toBeVisible();
  await panel.getByRole("button", { name: "Change the steps" }).press("Enter");
  await panel.getByLabel("When").selectOption("hand");
  await panel.getByLabel("Question", { exact: true }).fill("Go on with {{ record.name }}?");
  const yes = panel.getByRole("region", { name: "approve: Yes" });
  await yes.getByLabel("Add a step").selectOption("wait");
  await yes.getByLabel("Unit").selectOption("Hours");
  await yes.getByLabel("How long").focus();
  await ada.keyboard.press("ControlOrMeta+A");
  await ada.keyboard.type("245");
  await expect(yes.getByLabel("How long")).toHaveValue("245");
  await yes.getByRole("button", { name: "Remove wait" }).press("Enter");
  await yes.getByLabel("Add a step").selectOption("act");
  await yes.getByLabel("Name", { exact: true }).fill("Write the offer for {{ record.name }}");
  await clean(ada);
  await panel.getByRole("button", { name: "Save the steps" }).press("Enter");
  await expect(panel.getByText("By hand, for a record: Lead")).toBeVisible();

  await panel.getByRole("button", { name: "Try it…" }).press("Enter");
  const asked = ada.getByRole("dialog", { name: /^Try/ });
  await asked.getByLabel("Lead").click();
  await asked.getByRole("searchbox").fill("Large deal");
  await asked
    .getByRole("radio", { name: /Large deal/ })
    .first()
    .press("Enter");
  await asked.getByRole("button", { name: "Try it" }).click();
  const tried = ada.getByRole("dialog", { name: "What it would do" });
  await expect(tried.getByText("Write the offer for Large deal").first()).toBeVisible();
  await clean(ada);
  await tried.getByRole("button", { name: "Close" }).last().click();

  const asks = ada.waitForRequest((request) => request.url().endsWith("/api/workflows/publish"));
  await panel.getByRole("button", { name: "Publish" }).click();
  // (What is published is the draft that was seen.)
  expect((await asks).postDataJSON()).toMatchObject({ version: expect.any(Number) });
  await expect(panel.getByText(/^Version 1 runs under the rights of Ada/)).toBeVisible();
  const { data: all } = (await (await ada.request.get("/api/workflows?q=Large")).json()) as { data: { id: string }[] };
  await ada.request.post("/api/workflow_runs", {
    data: { workflow_id: all[0]?.id, row_id: lead.id },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const log = panel.getByRole("list", { name: "Runs" });
  await expect(log.getByText(/waits for an answer/)).toBeVisible({ timeout: 20_000 });
  await ada.reload();
  await ada.getByRole("list", { name: "Workflows ask you" }).getByRole("button", { name: /^Yes/ }).press("Enter");
  await expect(log.getByText("Succeeded")).toBeVisible({ timeout: 20_000 });
  await log.getByText("What each step came to").click();
  await expect(log.getByRole("link", { name: /^Open.*act$/ })).toBeVisible();
  await clean(ada);

  // A salesperson reads it, in French and on a phone, and changes nothing.
  const claire = await signInAsAtFirst(contexts[1], "sales@demo.test");
  await prefer(claire, { language: "fr", theme: "dark" });
  await claire.goto("/workflows");
  await claire.getByText("Large deals", { exact: true }).click();
  const volet = claire.getByRole("complementary", { name: "Automatisation" });
  await expect(volet.getByText("Réussie").first()).toBeVisible();
  await expect(volet.getByRole("button", { name: /Publier|Changer|Essayer|Lancer/ })).toHaveCount(0);
  await clean(claire);
  expect(await claire.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await prefer(claire, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
