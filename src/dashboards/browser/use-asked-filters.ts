import { periodOf } from "../../home/browser/period.ts";
import { useAddress } from "../../records/address.ts";
import { type DashboardFilters, filter_names, inAddress } from "../dashboard-shape.ts";

/** How an address says that a filter that is kept does not narrow. */
export const anything = "all";

/** The filters that the page looks through: those of its address, else those that the dashboard keeps. */
export function useAskedFilters(kept: DashboardFilters): DashboardFilters {
  const [address] = useAddress();
  const words = filter_names.map((name) => [name, address[inAddress(name)] ?? kept[name] ?? anything] as const);
  return Object.fromEntries(words.filter(([name, word]) => word !== anything && (name !== "period" || isPeriod(word))));
}

const isPeriod = (word: string) => periodOf(word).word === word;
