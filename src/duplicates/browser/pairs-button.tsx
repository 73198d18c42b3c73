import { useQuery } from "@tanstack/react-query";
import { Merge } from "lucide-react";
import { useAddress } from "../../records/address.ts";
import { useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { pairsOf } from "./duplicates-client.ts";

/** The way to the probable pairs of a list, with their number; not there where there are none. */
export function PairsButton() {
  const { entity } = useScreen().described;
  const [address, go] = useAddress();
  const shown = address["view"] === "pairs";
  const { data } = useQuery({
    queryKey: ["duplicates", "pairs", entity, false],
    queryFn: ({ signal }) => pairsOf(entity, false, signal),
    staleTime: 60_000,
    retry: false,
  });
  if (!shown && !data?.count) return null;
  const count = data ? `${formatNumber(data.count)}${data.count >= 1000 ? "+" : ""}` : "";
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={t("Probable duplicates: {{count}}", { count })}
      title={t("Probable duplicates: {{count}}", { count })}
      aria-pressed={shown}
      className="aria-pressed:bg-person-soft aria-pressed:text-person"
      onClick={() => go({ view: shown ? null : "pairs", id: null })}
    >
      <Merge aria-hidden />
      <span className="tabular-nums">{count}</span>
    </Button>
  );
}
