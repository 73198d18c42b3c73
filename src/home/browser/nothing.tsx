import { useSession } from "../../client/session-context.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { PageLink } from "../../records/page-link.tsx";

/** Nothing is invented: which first step fills the page. */
export function Nothing() {
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
          <PageLink to="/leads" search={{ new: "1" }} className={buttonLook("primary", "medium")}>
            {t("New lead")}
          </PageLink>
        )
      }
    />
  );
}

/** The shape of what comes, as high as the window: what stands below it comes into sight with it. */
export function Waiting() {
  return (
    <div aria-busy className="flex min-h-dvh flex-col gap-4 px-4 pt-2">
      {["w-72", "w-96", "w-64", "w-80"].map((width) => (
        <Skeleton key={width} className={`${width} max-w-full`} />
      ))}
    </div>
  );
}
