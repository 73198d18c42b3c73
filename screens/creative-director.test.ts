import { expect } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

let tandem: Tandem;
test.beforeAll(async () => void (tandem = await launch(await freePort(), ["--demo"])));
test.afterAll(() => tandem.stop());

test("marketing reviews versions with pins, asks the client by a link, and sees what they decide", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await someBrowser(browser, tandem);
  const ines = await signInAsAtFirst(context, "marketing@demo.test");
  await ines.goto("/creative-director");
  await expect(ines.getByRole("heading", { name: "Briefs", level: 1 })).toBeVisible();
  await expect(ines.getByText("Client review").first()).toBeVisible();
  await ines.goto("/creative-director?tab=work");
  await ines.getByText("Poster A2").first().click();
  const work = ines.getByRole("complementary", { name: "Piece of work" });
  await expect(work.getByRole("button", { name: "Pin 1: The title may stand further from the edge." })).toBeVisible();

  // By keys: a pin, moved by arrows, with its comment; then a thread that is resolved.
  await work.getByRole("button", { name: "Add pin" }).press("Enter");
  await work.getByRole("button", { name: "New pin at 50 % and 50 %. Arrows move it." }).press("ArrowRight");
  await expect(work.getByRole("button", { name: "New pin at 51 % and 50 %. Arrows move it." })).toBeVisible();
  await work.getByLabel("Your comment").fill("Sharper here.");
  await work.getByRole("button", { name: "Add comment" }).press("Enter");
  await expect(work.getByRole("button", { name: "Pin 3: Sharper here." })).toBeVisible();
  await expect(work.getByText("3 open of 3")).toBeVisible();
  await work.getByRole("button", { name: "Resolve" }).first().press("Enter");
  await expect(work.getByText("2 open of 3")).toBeVisible();
  await work.getByRole("radio", { name: "Slider" }).check();
  await expect(work.getByRole("slider", { name: "Line between the versions" })).toBeVisible();
  await clean(ines);

  await ines.goto("/creative-director?view=table");
  await ines.getByText("Shop banners").first().click();
  const brief = ines.getByRole("complementary", { name: "Brief" });
  await brief.getByRole("button", { name: "Ask the client…" }).press("Enter");
  const dialog = ines.getByRole("dialog", { name: "Ask the client" });
  await expect(dialog.getByRole("checkbox", { name: "Banner autumn, version 1" })).toBeChecked();
  await dialog.getByLabel("Name").fill("Claire Rouvray");
  await dialog.getByLabel("E-mail").fill("claire@rouvray.example");
  await clean(ines);
  await dialog.getByRole("button", { name: "Make link" }).press("Enter");
  const made = ines.getByRole("dialog", { name: "The link for your client" });
  const link = await made.getByRole("textbox", { name: "Link" }).inputValue();
  await made.getByRole("button", { name: "Done" }).press("Enter");
  const page = await (await fetch(link)).text();
  expect(page).toContain("Banner autumn, version 1");
  const body = new URLSearchParams({ answer: "change", words: "A warmer green, please." });
  const answered = await fetch(link, { method: "POST", body, redirect: "manual" });
  expect(answered.status).toBe(303);
  await expect(brief.getByText("A warmer green, please.").first()).toBeVisible({ timeout: 20_000 });
  await clean(ines);
});

test("the directors approve, in French on a phone; who manages a project asks for briefs and approves none", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const paul = await signInAsAtFirst(await someBrowser(browser, tandem, { width: 390 }), "ceo@demo.test");
  await prefer(paul, { language: "fr", theme: "dark" });
  await paul.goto("/creative-director?view=table");
  await paul.getByText("Spring opening poster").first().click();
  const brief = paul.getByRole("complementary", { name: "Brief" });
  await brief.getByRole("button", { name: "Approuver" }).press("Enter");
  await expect(brief.getByText(/^Approuvé par .+ le \d/)).toBeVisible();
  await clean(paul);
  const maud = await signInAsAtFirst(await someBrowser(browser, tandem), "project_manager@demo.test");
  await maud.goto("/creative-director?view=table");
  await expect(maud.getByRole("button", { name: "New brief" }).first()).toBeVisible();
  await maud.getByText("Shop banners").first().click();
  const theirs = maud.getByRole("complementary", { name: "Brief" });
  await expect(theirs.getByText("More first orders in the new shop")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expect(theirs.getByRole("button", { name: "Ask the client…" })).toHaveCount(0);
});
