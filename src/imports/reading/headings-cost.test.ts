import { expect, test, vi } from "vitest";
import { lead } from "../../entities/leads/lead.entity.ts";
import { contact } from "../../entities/contacts/contact.entity.ts";
import type { Entity } from "../../entity/describe.ts";
import { analyse } from "../analyse.ts";
import * as words from "./heading-words.ts";

vi.mock("./heading-words.ts", async (load) => {
  const real = await load<typeof words>();
  return { ...real, headingWords: vi.fn(real.headingWords) };
});

const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR" };

// What headings cost holds the only thread: 500 that could all be somebody's name were each held against each other.
test.each([lead, contact])("each heading is taken apart a few times, however many are alike", (entity) => {
  const count = (columns: number) => {
    const line = (cell: string) => `${Array(columns).fill(cell).join()}\n`;
    vi.mocked(words.headingWords).mockClear();
    analyse(entity as Entity as never, line("name") + line("Ada Durand"), { encoding: "utf-8" }, importer);
    return vi.mocked(words.headingWords).mock.calls.length;
  };
  const few = count(50);
  expect(count(500)).toBeLessThan(11 * few);
  expect(few).toBeLessThan(50 * 20 + 500);
});
