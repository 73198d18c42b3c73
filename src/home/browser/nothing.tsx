import { useSession } from "../../client/session-context.ts";
import { ImportButton } from "../../imports/browser/import-button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { t } from "../../ui/translate.ts";
import { PageLink } from "../../records/page-link.tsx";

/** Nothing is invented: which first step fills the page. */
export default function Nothing() {
  const { rights } = useSession();
  const may = rights?.["leads"]?.["create"]?.length;
  return (
    <EmptyState
      sentence={
        may
          ? t(
              "No lead that you see is open, and none came or was closed in this period. The first one fills this page.",
            )
          : t(
              "No lead that you see is open, and none came or was closed in this period. What is given to you will be here.",
            )
      }
      action={
        may && (
          <div className="flex flex-wrap gap-2">
            <PageLink to="/leads" search={{ new: "1" }} className={buttonLook("primary", "medium")}>
              {t("New lead")}
            </PageLink>
            <ImportButton entity="leads" />
            {rights?.["people"]?.["hire"] && (
              <PageLink to="/rbac" search={{}} className={buttonLook("plain", "medium")}>
                {t("Invite somebody")}
              </PageLink>
            )}
          </div>
        )
      }
    />
  );
}
