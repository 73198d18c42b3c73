import { expect } from "@playwright/test";
import { accentOf } from "../src/company/accent.ts";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// An administrator gives the company its logo and its colour; others meet them, also before they sign in.

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" onload="document.title='taken'">
  <script>document.title = "taken"</script><rect width="60" height="60" fill="#0b5fa5"/><rect x="80" y="20" width="220" height="20"/></svg>`;

test("the company's logo and colour are chosen, seen by all at once and before sign-in, and taken away again", async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000);
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  await sales.goto("/");
  await admin.goto("/security#company");
  const picture = admin.getByLabel("Choose a picture");
  await picture.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
  await expect(admin.getByText("The file is no picture that this browser can read.")).toBeVisible();
  await picture.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  const name = ((await (await admin.request.get("/api/session")).json()) as { company: { name: string } }).company.name;
  // The frame of both shows it without being opened anew.
  for (const page of [admin, sales]) await expect(page.getByRole("img", { name }).first()).toBeVisible();
  expect(await admin.title()).toContain("Settings");

  await admin.getByRole("textbox", { name: "Colour of the company" }).fill("#ffd400");
  await expect(admin.getByText(/On light it is drawn as #[0-9a-f]{6}/)).toBeVisible();
  await clean(admin);
  await admin.getByRole("button", { name: "Use this colour" }).click();
  await expect(admin.getByRole("button", { name: "Use none" })).toBeVisible();

  // Whoever comes to the door: it stands there in the first paint, in its place and size.
  const visitor = await (await someBrowser(browser, demo)).newPage();
  await visitor.goto("/auth/client");
  await expect(visitor.getByRole("img", { name })).toBeVisible();
  expect(await visitor.getByRole("img", { name }).evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(480);
  const { light } = accentOf("#ffd400");
  const asked = visitor.getByRole("button", { name: "Sign in", exact: true });
  const drawn = `rgb(${[1, 3, 5].map((at) => Number.parseInt(light.ground.slice(at, at + 2), 16)).join(", ")})`;
  await expect(asked).toHaveCSS("background-color", drawn);
  await clean(visitor);

  // The frame that the server draws has it, too, as large as it will be.
  const bare = await (await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false })).newPage();
  await bare.context().addCookies(await hers.cookies());
  await bare.goto("/leads");
  const still = bare.locator(`[inert] nav img`);
  await expect(still).toHaveAttribute("width", "480");
  const before = await still.boundingBox();
  await sales.goto("/leads");
  const after = await sales.getByRole("navigation", { name: "Pages" }).getByRole("img", { name }).boundingBox();
  expect(before).toEqual(after);

  await prefer(admin, { language: "fr", theme: "dark" });
  await admin.reload();
  await expect(admin.getByRole("button", { name: "Retirer le logo" })).toBeVisible();
  await clean(admin);
  await admin.getByRole("button", { name: "Retirer le logo" }).click();
  await expect(admin.getByRole("button", { name: "Retirer le logo" })).toHaveCount(0);
  await admin.getByRole("button", { name: "Aucune couleur" }).click();
  await expect(admin.getByRole("button", { name: "Aucune couleur" })).toHaveCount(0);
  for (const page of [admin, sales])
    await expect(page.getByRole("navigation", { name: /^Pages/ }).locator("img")).toHaveCount(0);
  await prefer(admin, { language: "en", theme: "light" });
  await Promise.all([his, hers, visitor.context(), bare.context()].map((each) => each.close()));
});
