import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { password, prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an agent proposes to merge two leads: what would change is shown, one is approved on its record, one is void, one is rejected", async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000);
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const boss = await signInAsAtFirst(await someBrowser(browser, demo, { width: 390 }), "admin@demo.test");
  for (const [family, mail] of [
    ["Quintin", "maelle@quintin.example"],
    ["Kervoas", "maelle@kervoas.example"],
    ["Prigent", "maelle@prigent.example"],
  ])
    for (const name of [`Maëlle ${family}`, `M. ${family}`]) await created(claire, name, mail ?? "");
  await expect(async () => {
    await claire.reload();
    await expect(claire.getByText("Probably the same as")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await claire.goto("/dashboard/ai-army?tab=tasks");
  await give(claire, "Propose merges");
  const task = claire.getByRole("complementary", { name: "Task for an agent" });
  // (What it proposed stands below it, each with its own mark.)
  const state = task.locator("[data-state]").first();
  await expect(state).toHaveAttribute("data-state", "waiting", { timeout: 30_000 });

  // The list of proposals, and what one would change.
  await claire.getByRole("link", { name: "Proposals", exact: true }).click();
  await expect(claire.getByRole("heading", { level: 1, name: "Proposals" })).toBeVisible();
  await claire.getByRole("row", { name: /M\. Quintin/ }).click();
  const panel = claire.getByRole("complementary", { name: "Proposal of an agent" });
  await expect(panel.getByText("goes into the bin")).toBeVisible();
  await clean(claire);

  // It stands on the record too, where it is approved.
  await panel.getByRole("link", { name: "Open what it is about" }).click();
  const lead = claire.getByRole("complementary", { name: "Lead" });
  const proposal = lead.getByRole("region", { name: "Proposal: Merge “M. Quintin” into “Maëlle Quintin”" });
  await expect(proposal.getByText("same e-mail")).toBeVisible();
  await clean(claire);
  // As the server answers to a browser that was signed in yesterday (src/agents/approvals/approvals.test.ts).
  const refused = { code: "INSUFFICIENT_PRIVILEGES", message: "Give your password.", details: { confirm: true } };
  await claire.route("**/api/agent_approvals/approve", (route) => route.fulfill({ status: 403, json: refused }), {
    times: 1,
  });
  await proposal.getByRole("button", { name: "Approve" }).click();
  const asked = claire.getByRole("dialog", { name: "Is it you?" });
  await asked.getByLabel("Present password").fill("not-the-password");
  await asked.getByRole("button", { name: "Approve" }).click();
  await expect(asked.getByText("This is not your password.", { exact: true })).toBeVisible();
  await clean(claire);
  await asked.getByLabel("Present password").fill(password);
  await asked.getByLabel("Present password").press("Enter");
  await expect(claire.getByText("Done: Merge “M. Quintin” into “Maëlle Quintin”")).toBeVisible();
  await expect(proposal).toBeHidden();
  await expect(lead.getByText(/M\. Quintin was merged into it/)).toBeVisible();

  // What was done is taken back.
  await claire.goto("/dashboard/ai-army?tab=proposals&status=done");
  await claire.getByRole("row", { name: /M\. Quintin/ }).click();
  await panel.getByRole("button", { name: "Take it back" }).click();
  await expect(claire.getByText("Taken back: Merge “M. Quintin” into “Maëlle Quintin”")).toBeVisible();
  await expect(panel.locator("[data-state=reverted]")).toBeVisible();
  await clean(claire);

  // A record that has moved on meanwhile makes its proposal void.
  await claire.goto("/leads?q=Kervoas");
  await claire.getByRole("row", { name: /Maëlle Kervoas/ }).click();
  await lead.getByRole("button", { name: /^Change Name / }).click();
  await lead.getByRole("textbox", { name: "Name" }).fill("Maëlle Kervoas-Roy");
  await lead.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(lead.getByRole("heading", { name: "Maëlle Kervoas-Roy" })).toBeVisible();
  await lead.getByRole("button", { name: "Approve" }).click();
  await expect(claire.getByText(/Not done, since its records have changed meanwhile/)).toBeVisible();

  // Whoever sees every record decides in their own language, on a phone.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=proposals&status=waiting");
  await boss.getByText("Merge “M. Prigent” into “Maëlle Prigent”").click();
  const panneau = boss.getByRole("complementary", { name: "Proposition d’un agent" });
  await expect(panneau.getByText("va dans la corbeille")).toBeVisible();
  await clean(boss);
  await panneau.getByRole("button", { name: "Rejeter…" }).click();
  await boss.getByLabel("Motif (facultatif)").fill("Mère et fille");
  await boss.getByRole("dialog").getByRole("button", { name: "Rejeter" }).click();
  await expect(panneau.locator("[data-state=rejected]")).toBeVisible();
  await expect(panneau.getByText("Mère et fille")).toBeVisible();

  // What is left is rejected at once.
  await claire.goto("/dashboard/ai-army");
  await claire.getByRole("link", { name: "Proposals", exact: true }).click();
  await claire.getByRole("checkbox", { name: "Choose all that are loaded" }).check();
  await claire.getByRole("button", { name: "Reject…" }).click();
  await claire.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(claire.getByText("None of the proposals matches this search and these filters.")).toBeVisible();

  // With the last decision the task is done.
  await claire.goto("/dashboard/ai-army?tab=tasks");
  await claire.getByText("Two of each").first().click();
  await expect(state).toHaveAttribute("data-state", "done");
  await prefer(boss, { language: "en", theme: "light" });
  await Promise.all([claire, boss].map((page) => page.context().close()));
});

/** Gives a task by the form. */
async function give(page: Page, capability: string): Promise<void> {
  await page.getByRole("button", { name: "New task" }).first().click();
  const form = page.getByRole("dialog", { name: "New task" });
  await form.getByLabel("What is to be done").fill("Two of each");
  await form.getByLabel("Priority").selectOption("P0");
  await form.getByLabel("Needs").selectOption({ label: capability });
  await form.getByLabel("What is to be done").press("Enter");
  await expect(form).toHaveCount(0);
}

/** Made by a program: what a form says of a likely duplicate has journeys of its own. */
async function created(page: Page, name: string, email: string): Promise<void> {
  const headers = { "Idempotency-Key": `${name}-0000000000000000` };
  const made = await page.request.post("/api/leads", { data: { name, emails: [email] }, headers });
  const { data } = (await made.json()) as { data: { id: string } };
  await page.goto(`/leads?id=${data.id}`);
}
