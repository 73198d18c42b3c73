import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

const titles = (page: Page) => page.getByRole("list", { name: "Tiles" }).getByRole("heading", { level: 2 });

test("somebody makes a dashboard, orders and filters its tiles, begins with it and shares it; a colleague reads their own numbers in it", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await claire.goto("/reports?tab=dashboards");
  await claire.getByRole("button", { name: "New dashboard" }).first().click();
  const making = claire.getByRole("dialog", { name: "New dashboard" });
  await making.getByLabel("Name", { exact: true }).fill("North");
  await making.getByRole("radio", { name: "All staff" }).click();
  await making.getByRole("button", { name: "Create dashboard" }).click();
  await expect(claire.getByRole("heading", { name: "North", level: 1 })).toBeVisible();

  // A ready report as a figure, and a text that holds no markup of its own.
  await claire.getByRole("button", { name: "Add tile" }).click();
  const adding = claire.getByRole("dialog", { name: "Add tile" });
  await adding.getByLabel("Shown as").selectOption({ label: "Single figure" });
  await adding.getByRole("button", { name: "Add tile" }).click();
  const figure = claire.getByRole("article", { name: "Open pipeline by stage" });
  await expect(figure.getByRole("link", { name: /€.*, Value, sum/ })).toBeVisible();
  await claire.getByRole("button", { name: "Edit", exact: true }).click();
  await claire.getByRole("button", { name: "Add tile" }).click();
  await adding.getByRole("radio", { name: "Text" }).click();
  await adding.getByLabel("Title").fill("Agenda");
  await adding.getByRole("textbox", { name: "Text" }).fill("Who **needs** help <img src=x onerror=alert(1)>");
  await adding.getByRole("button", { name: "Add tile" }).click();
  await expect(titles(claire)).toHaveText(["Open pipeline by stage", "Agenda"]);
  await expect(claire.getByRole("list", { name: "Tiles" }).locator("img")).toHaveCount(0);

  // Moved by a button, which keeps the focus, and taken back.
  await claire.getByRole("button", { name: "Move Agenda back" }).click();
  await expect(titles(claire)).toHaveText(["Agenda", "Open pipeline by stage"]);
  await expect(claire.getByText("Agenda is 1 of 2 now.")).toBeVisible();
  await expect(claire.getByRole("button", { name: "Move Agenda back" })).toBeFocused();
  await claire.keyboard.press("Shift+ArrowRight");
  await expect(titles(claire)).toHaveText(["Open pipeline by stage", "Agenda"]);
  await expect(claire.getByText("Agenda is 2 of 2 now.")).toBeVisible();
  await claire.getByRole("button", { name: "Undo" }).last().click();
  await expect(titles(claire)).toHaveText(["Agenda", "Open pipeline by stage"]);
  await claire.getByRole("button", { name: "Undo" }).last().click();
  await expect(titles(claire)).toHaveText(["Open pipeline by stage", "Agenda"]);
  await claire.getByLabel("Width of Agenda").selectOption("4");
  await expect(claire.getByText("Agenda is 4 wide and 1 high now.")).toBeVisible();
  await clean(claire);
  await claire.getByRole("button", { name: "Done" }).click();

  // Through a period, by the day that the tile says; kept for whoever opens it.
  await claire.getByLabel("Period").selectOption({ label: "Last month" });
  await expect(figure.getByText("Period: last month (Created).")).toBeVisible();
  await claire.getByRole("button", { name: "Open with these filters" }).click();
  await expect(claire.getByText("The dashboard opens with these filters now.")).toBeVisible();
  await expect(claire.getByLabel("Period")).toHaveValue("last-month");
  expect(new URL(claire.url()).searchParams.has("period")).toBe(false);
  await claire.getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "Show as my home" }).click();
  await expect(claire.getByText("This dashboard is your home now.")).toBeVisible();
  const shared = claire.url();
  await claire.goto("/");
  await expect(claire.getByRole("heading", { name: "North", level: 1 })).toBeVisible();
  const own = await figure.getByRole("link", { name: /Value, sum/ }).textContent();

  const pierre = await signIn(await someBrowser(browser, demo), "ceo@demo.test");
  await pierre.goto(shared);
  const theirs = pierre.getByRole("article", { name: "Open pipeline by stage" });
  await expect(theirs.getByRole("link", { name: /Value, sum/ })).toBeVisible();
  expect(await theirs.getByRole("link", { name: /Value, sum/ }).textContent()).not.toBe(own);

  await claire.getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "No longer show as my home" }).click();
  await expect(claire.getByText("You begin with your usual home again.")).toBeVisible();
  await Promise.all([claire, pierre].map((page) => page.context().close()));
});

test("a report that is not shared leaves a note in its tile, and somebody else's dashboard is copied, not changed", async ({
  browser,
  demo,
}) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const send = async (path: string, data: object) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await claire.request.post(path, { data, headers });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const mine = { visibility: "private", definition: { source: "leads" } };
  const report = await send("/api/reports", { name: "Nobody else’s", ...mine });
  const tiles = [
    { id: "mine", kind: "report", report, width: 2, height: 1 },
    { id: "tickets", kind: "ready", ready: "tickets-by-week", width: 2, height: 1 },
  ];
  const definition = { tiles, filters: {} };
  const id = await send("/api/dashboards", { name: "Both", visibility: "company", definition });

  const amir = await signIn(await someBrowser(browser, demo), "support@demo.test");
  await amir.goto(`/reports?tab=dashboards&id=${id}`);
  await expect(amir.getByText("This report was removed, or is not shared with you.")).toBeVisible();
  await expect(amir.getByText("Nobody else’s")).toHaveCount(0);
  await expect(amir.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await amir.getByRole("button", { name: "More acts" }).click();
  await amir.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(amir.getByRole("heading", { name: "Both (copy)", level: 1 })).toBeVisible();
  await expect(amir.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await clean(amir);
  await Promise.all([claire, amir].map((page) => page.context().close()));
});
