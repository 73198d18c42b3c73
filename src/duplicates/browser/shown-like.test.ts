import { expect, test } from "vitest";
import { toldBy } from "./shown-like.ts";

test("a number of a record that is like another is not broken over two lines", () => {
  const told = toldBy({ id: "1", name: "Zoé", company_name: "Roya Ltd", phones: ["+33199004885"], siren: "515020659" });
  const [company, phone = "", siren = ""] = told.split(" · ");
  expect(company).toBe("Roya Ltd");
  expect(phone.replaceAll("\u00a0", "")).toContain("199004885");
  expect(siren).toMatch(/515.020.659/);
  expect(phone + siren).not.toContain(" ");
});
