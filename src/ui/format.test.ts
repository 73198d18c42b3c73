import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatMoney, formatRelative, setRegion } from "./format.ts";

test("money, dates and times follow the French region by default", () => {
  expect(formatMoney(12_500)).toBe("12\u202f500,00\u00a0€");
  expect(formatDate("2026-11-21T23:30:00Z")).toBe("22 nov. 2026");
  expect(formatDateTime("2026-11-21T08:41:00Z")).toBe("21 nov. 2026, 09:41");
});

test("relative times speak the language of the interface", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(formatRelative("2026-11-18T11:00:00Z", "fr", now)).toBe("il y a 3 jours");
  expect(formatRelative("2026-11-21T14:00:00Z", "en", now)).toBe("in 2 hours");
});

test("another region counts from the next text on", () => {
  expect(formatMoney(12_500)).toBe("12\u202f500,00\u00a0€");
  setRegion({ locale: "en-GB", time_zone: "Europe/Paris" });
  expect(formatMoney(12_500)).toBe("€12,500.00");
  expect(formatMoney(12_500, "GBP")).toBe("£12,500.00");
  setRegion({ locale: "fr-FR", time_zone: "Europe/Paris" });
  expect(formatMoney(12_500)).toBe("12\u202f500,00\u00a0€");
});
