import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

/** The key that an input method is told of: it takes the word that is being put together. */
const compose = (field: Locator, key: string, told: { isComposing?: boolean; keyCode?: number }) =>
  field.evaluate(
    (element: HTMLElement, made: KeyboardEventInit) => {
      const { KeyboardEvent } = element.ownerDocument.defaultView as Window & typeof globalThis;
      element.dispatchEvent(new KeyboardEvent("keydown", { ...made, bubbles: true, cancelable: true }));
    },
    { key, ...told },
  );

test("Enter of an input method saves no field and makes no tag; the next one does", async ({ browser, demo }) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const answer = await claire.request.post("/api/leads", {
    data: { name: "Kana Half" },
    headers: { "idempotency-key": "kana-half-1" },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  const stored = async () => {
    const { data: lead } = (await (await claire.request.get(`/api/leads/${data.id}`)).json()) as {
      data: { name: string };
    };
    return lead.name;
  };
  await claire.goto(`/leads?q=kana&id=${data.id}`);
  const panel = claire.getByRole("complementary", { name: "Lead" });
  await panel.getByRole("button", { name: /^Change Name/ }).click();
  const name = panel.getByRole("textbox", { name: "Name" });
  await name.fill("にほ");
  for (const told of [{ isComposing: true, keyCode: 229 }, { isComposing: true }, { keyCode: 229 }]) {
    await compose(name, "Enter", told);
    await compose(name, "Escape", told);
    await expect(name).toHaveValue("にほ");
  }
  expect(await stored()).toBe("Kana Half");
  await name.fill("日本");
  await claire.keyboard.press("Enter");
  await expect.poll(stored).toBe("日本");

  await panel.getByRole("button", { name: "Tag", exact: true }).click();
  const tag = claire.getByRole("textbox", { name: "Find a tag" });
  await tag.fill("てん");
  await compose(tag, "Enter", { isComposing: true, keyCode: 229 });
  await expect(tag).toHaveValue("てん");
  await tag.fill("展示会");
  await claire.keyboard.press("Enter");
  await expect(claire.getByRole("checkbox", { name: "展示会" })).toBeChecked();
  expect(await tagNames(claire)).not.toContain("てん");
});

async function tagNames(page: Page): Promise<string[]> {
  const { data } = (await (await page.request.get("/api/tags?limit=100")).json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}
