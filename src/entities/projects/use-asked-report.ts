import { useEffect } from "react";
import { useAddress } from "../../records/address.ts";
import { useVerbs } from "../../records/use-meta.ts";
import { useHere } from "../../screen/description.ts";
import { useActs } from "../../screen/use-acts.tsx";

/** Where the address asks for it, as a notice does, whoever may say how the project goes is asked at once. */
export function useAskedReport(): void {
  const [address, go] = useAddress();
  const { row, may } = useHere<"projects">();
  const { verb } = useActs();
  const { report } = useVerbs("projects");
  const asked = address["act"] === "report" && report !== undefined;
  const allowed = asked && may("update") && (report.from?.includes(row.status) ?? true);
  useEffect(() => {
    if (!asked) return;
    go({ act: null }, { replace: true });
    if (allowed) verb(row, "report", report);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when it is asked.
  }, [asked]);
}
