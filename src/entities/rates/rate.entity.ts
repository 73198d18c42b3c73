import { entity } from "../../entity/describe.ts";
import { rates } from "./rate.schema.ts";

/** Rates of currencies: sums in several are told in the company's by them. */
export const rate = entity(rates, {
  title: { one: "Rate", many: "Rates" },
  about:
    "What one unit of another currency is worth in the company's. Sums are told in the company's by it; amounts stay as they are.",
  example: { currency: "CHF", rate: 1.07 },
  kinds: { currency: "currency" },
  given_once: ["currency"],
});
