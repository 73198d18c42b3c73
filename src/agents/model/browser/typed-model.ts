import { formatNumber } from "../../../ui/format.ts";
import { parseNumber } from "../../../ui/parse-number.ts";
import { t } from "../../../ui/translate.ts";
import { cap_kinds, type ModelSettings, named_models } from "./use-model.ts";

/** What stands in the fields, by their names. */
export type Typed = Record<string, string>;

const millionths = (text = "") => Math.round((parseNumber(text) ?? 0) * 1_000_000);
const shown = (amount: number | undefined) => (amount === undefined ? "" : formatNumber(amount / 1_000_000, 6));

/** The settings as they are typed. */
export function typedOf({ base_url, models, prices, timeout_s, caps }: ModelSettings): Typed {
  const of_models = named_models.flatMap((model) => [
    [`name ${model}`, models[model] ?? ""],
    [`in ${model}`, shown(prices[model]?.in)],
    [`out ${model}`, shown(prices[model]?.out)],
  ]);
  return {
    base_url: base_url ?? "",
    api_key: "",
    timeout_s: String(timeout_s),
    ...Object.fromEntries(cap_kinds.map((kind) => [`cap ${kind}`, shown(caps[kind])])),
    ...(Object.fromEntries(of_models) as Typed),
  };
}

/** What is sent of it; what was set for models that have no field stays. */
export function bodyOf(typed: Typed, { models, prices }: ModelSettings) {
  const said = (name: string) => (typed[name] ?? "").trim();
  const amounts = (model: string) => ({ in: millionths(typed[`in ${model}`]), out: millionths(typed[`out ${model}`]) });
  const named = named_models.filter((model) => said(`name ${model}`));
  const priced = named_models.filter((model) => said(`in ${model}`) && said(`out ${model}`));
  return {
    base_url: said("base_url"),
    ...(said("api_key") && { api_key: said("api_key") }),
    models: { ...others(models), ...Object.fromEntries(named.map((model) => [model, said(`name ${model}`)])) },
    prices: { ...others(prices), ...Object.fromEntries(priced.map((model) => [model, amounts(model)])) },
    timeout_s: Number(said("timeout_s")),
    caps: Object.fromEntries(cap_kinds.map((kind) => [kind, millionths(typed[`cap ${kind}`])])),
  };
}

const others = <Value>(all: Record<string, Value>) =>
  Object.fromEntries(Object.entries(all).filter(([model]) => !named_models.some((each) => each === model)));

/** What is missing or no number, said at the button. */
export function wrong(typed: Typed): string | undefined {
  if (!typed["base_url"]?.trim()) return t("Write the address first.");
  const numbers = Object.entries(typed).filter(([name]) => /^(in|out|cap) |^timeout_s$/.test(name));
  const right = numbers.every(([name, text]) => (parseNumber(text) ?? (/^(in|out) /.test(name) ? 0 : NaN)) >= 0);
  return right ? undefined : t("Prices, amounts and seconds are numbers.");
}
