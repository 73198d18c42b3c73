import type { Entry } from "../../client/api.ts";
import { CopyLine } from "../../ui/copy-line.tsx";
import { t } from "../../ui/translate.ts";

/** A link of a campaign: where it stands, and the two addresses that one takes along. */
export function LinkLine({ link: { name, key, address } }: { link: Entry<"campaign_links"> }) {
  const counted = t("Counted address of {{name}}", { name });
  const page = t("Page of {{name}} with its words", { name });
  return (
    <div className="flex flex-col gap-1">
      <p className="truncate font-medium">{name}</p>
      <CopyLine text={`${location.origin}/public/go/${key}`} aria-label={counted} of={counted} />
      <CopyLine text={address ?? ""} aria-label={page} of={page} />
    </div>
  );
}
