import { useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { tab_screens } from "../../screen/tabs.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { BigScreenTabs } from "./big-screen-tabs.tsx";
import { Stage } from "./late-parts.ts";

/** One of the big screens as it is shown, and as a tab of it all of them. */
export default function BigScreenScreen() {
  const [{ tab }] = useAddress();
  const Screens = tab_screens["big_screens"];
  return tab === "screens" && Screens ? <Screens /> : <Chosen />;
}

function Chosen() {
  const [{ screen }] = useAddress();
  const { data, error } = useQuery({
    queryKey: ["big_screens", "all"],
    queryFn: ({ signal }) =>
      request<{ data: Entry<"big_screens">[] }>("GET", "/api/big_screens?order=name&limit=50", { signal }),
    select: ({ data: screens }) => screens,
  });
  if (error && !data) return <DataFailure error={error} />;
  const chosen = data?.find(({ id }) => id === screen) ?? data?.[0];
  return (
    <>
      {!chosen && <TitleLine title={<BigScreenTabs entity="big_screen" />} facts="" />}
      {chosen ? (
        <Stage key={chosen.id} chosen={chosen} screens={data ?? []} />
      ) : data ? (
        <NoScreen />
      ) : (
        <Skeleton className="mx-4 h-96" />
      )}
    </>
  );
}

function NoScreen() {
  const { rights } = useSession();
  if (!rights?.["big_screens"]?.["create"])
    return <EmptyState sentence={t("There is no big screen yet. An administrator sets one up.")} />;
  return (
    <EmptyState
      sentence={t("There is no big screen yet: a display for the sales room, by a link that needs no sign-in.")}
      action={
        <PageLink to="/sales-team/big-screen" search={{ tab: "screens" }} className={buttonLook("primary", "medium")}>
          {t("Set one up")}
        </PageLink>
      }
    />
  );
}
