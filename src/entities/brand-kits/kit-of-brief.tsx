import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useRecord } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import { KitView } from "./kit-view.tsx";

type Kit = Entry<"brand_kits"> & { can: string[] };

/** The brand kit that a brief follows, in its panel. */
export function KitOfBrief({ id }: { id: string }) {
  const heading = useId();
  const { data: kit } = useRecord<Kit>("brand_kits", id);
  if (!kit) return null;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 py-2">
      <h3 id={heading} className="font-medium">
        {t("Brand kit")}{" "}
        <PageLink
          to="/creative-director"
          search={{ tab: "kits", id }}
          className="font-normal text-person hover:underline"
        >
          {kit.name}
        </PageLink>
      </h3>
      <KitView kit={kit} />
    </section>
  );
}
