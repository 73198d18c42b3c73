import { expect, test } from "vitest";
import { nearestPath } from "./nearest-path.ts";

test("a mistyped path finds its page, a far one none", () => {
  const known = ["/leads", "/documents", "/dashboard/leads"];
  expect(nearestPath("/laeds", known)).toBe("/leads");
  expect(nearestPath("/Document", known)).toBe("/documents");
  expect(nearestPath("/wp-admin/setup.php", known)).toBeNull();
});
