import { expect } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

let tandem: Tandem;
test.beforeAll(async () => void (tandem = await launch(await freePort(), ["--demo"])));
test.afterAll(() => tandem.stop());

test("marketing makes a form, publishes it and sees whom its leads go to; what it sent is a lead that tells how it came; what failed is mended", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, tandem), await someBrowser(browser, tandem, { width: 390 })] as const;
  const ines = await signInAsAtFirst(contexts[0], "marketing@demo.test");
  await ines.goto("/dashboard/lead-machine?tab=forms");
  await ines.getByRole("button", { name: "New form" }).first().press("Enter");
  const dialog = ines.getByRole("dialog", { name: "New form" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Fair in spring");
  await dialog.getByRole("button", { name: "New form" }).press("Enter");

  const panel = ines.getByRole("complementary", { name: "Form" });
  const asked = panel.getByRole("list", { name: "What is asked" });
  await expect(asked.getByRole("listitem")).toHaveCount(3);
  await panel.getByLabel("Ask for one more field").selectOption("company_name");
  await asked.getByRole("textbox", { name: "Label of Company" }).fill("Where you work");
  await panel.getByLabel("What they agree to").fill("I agree.");
  await expect(panel.getByRole("list", { name: "Who would get the next ten" }).getByText("1. ")).toBeVisible();
  await clean(ines);
  await panel.getByRole("button", { name: "Save" }).press("Enter");
  await expect(panel.getByText("Edition 2")).toBeVisible();
  await panel.getByRole("button", { name: /Draft/ }).press("Enter");
  await ines.getByRole("menuitem", { name: "Move to Published" }).press("Enter");
  await expect(panel.getByText("Nothing is taken before the form is published.")).toHaveCount(0);
  await expect(panel.getByRole("textbox", { name: "HTML for a page of another site" })).toHaveValue(/Where you work/);
  const address = await panel.getByRole("textbox", { name: "Its address" }).inputValue();
  const body = new URLSearchParams({
    name: "Vera Spring",
    email: "vera@spring.example",
    consent: "1",
    utm_source: "fair",
  });
  const sent = await fetch(address, {
    method: "POST",
    body,
    headers: { origin: "https://elsewhere.example" },
    redirect: "manual",
  });
  expect(sent.status).toBe(303);

  await ines.goto("/dashboard/lead-machine");
  const failed = ines.getByRole("list", { name: "Failed" });
  await expect(failed.getByText("A value could not be understood · Phone cannot be read.")).toBeVisible();
  await expect(ines.getByRole("table", { name: "By day" })).toBeVisible();
  await clean(ines);
  await failed.getByRole("link", { name: "Nora Weiss" }).click();
  const nora = ines.getByRole("complementary", { name: "Submission" });
  await nora.getByRole("textbox", { name: "Phone" }).fill("06 12 34 56 78");
  await nora.getByRole("button", { name: "Save and run again" }).press("Enter");
  await expect(nora.getByText("Done").first()).toBeVisible({ timeout: 20_000 });
  await expect(nora.getByText("As it came")).toBeVisible();
  await clean(ines);

  // Sales see how a lead came, on a phone and in French; of forms they change nothing.
  const admin = await signInAsAtFirst(contexts[1], "admin@demo.test");
  await prefer(admin, { language: "fr", theme: "dark" });
  await admin.goto("/leads?search=Vera");
  await admin.getByText("Vera Spring").first().click();
  const lead = admin.getByRole("complementary", { name: "Prospect" });
  await lead.getByText(/^Fair in spring, édition 2/).click();
  await expect(lead.getByText("I agree.")).toBeVisible();
  await expect(lead.getByText("source: fair")).toBeVisible();
  await clean(admin);
  await admin.goto("/dashboard/lead-machine");
  await expect(admin.getByText("Formulaires publiés")).toBeVisible();
  expect(await admin.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await prefer(admin, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
