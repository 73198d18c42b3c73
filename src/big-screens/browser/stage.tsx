import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Maximize, Pause, Settings2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { toggleFullScreen } from "../../ui/full-screen.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { BigScreenTabs } from "./big-screen-tabs.tsx";
import { useWall } from "./use-wall.ts";
import type { Shown } from "./wall/shown.ts";
import type { Wall } from "./wall/wall.ts";
import "./wall/wall.css";
import "./wall/wall-lists.css";

type Screen = Entry<"big_screens">;
type Props = { chosen: Screen; screens: Screen[] };
const every_ms = 10_000;

/** A screen as it is shown, under the rights of whoever looks, and the way to the whole display. */
export default function Stage({ chosen, screens }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    // (What happens to leads is heard at once, all else with the next look.)
    queryKey: ["leads", "big_screen", chosen.id],
    queryFn: ({ signal }) => request<{ data: Shown }>("GET", `/api/big_screen/shown?screen=${chosen.id}`, { signal }),
    refetchInterval: every_ms,
    staleTime: 0,
  });
  const wall = useWall(root, data?.data);
  return (
    <>
      <TitleLine
        title={<BigScreenTabs entity="big_screen" />}
        facts={chosen.about_team?.name ?? t("Whole company")}
        actions={
          <Button tone="primary" onClick={() => root.current && toggleFullScreen(root.current)}>
            <Maximize aria-hidden />
            {t("Full screen")}
          </Button>
        }
      />
      <Controls {...{ chosen, screens, wall }} />
      {error && !data && <DataFailure error={error} />}
      <div className="flex min-h-0 flex-1 flex-col gap-2 px-4 pb-4">
        <div
          ref={root}
          role="group"
          aria-label={chosen.name}
          className="wall dark min-h-100 w-full max-w-300 flex-none rounded-md tablet:aspect-video max-tablet:h-[70vh]"
        />
        <p className="max-w-prose text-meta text-ink-3">
          {t(
            "Here you see what your own rights show you. A device link shows the whole company, or the team that the screen is about. In full screen, Space stops the slides and arrows turn them.",
          )}
        </p>
      </div>
    </>
  );
}

/** Which screen is shown, what turns its slides, and the way to its set-up. */
function Controls({ chosen, screens, wall }: Props & { wall: RefObject<Wall | null> }) {
  const [, go] = useAddress();
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-4 pb-3">
      {screens.length > 1 && (
        <Select
          aria-label={t("Screen")}
          value={chosen.id}
          options={screens.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => go({ screen: target.value })}
        />
      )}
      <PageLink
        to="/sales-team/big-screen"
        search={{ tab: "screens", id: chosen.id }}
        className={buttonLook("plain", "medium")}
      >
        <Settings2 aria-hidden />
        {t("Set-up and links")}
      </PageLink>
      {chosen.layout === "slides" && chosen.tiles.length > 1 && (
        <span className="flex">
          <IconButton icon={ChevronLeft} label={t("Previous slide")} onClick={() => wall.current?.step(-1)} />
          <IconButton icon={Pause} label={t("Stop or go on")} onClick={() => wall.current?.pause()} />
          <IconButton icon={ChevronRight} label={t("Next slide")} onClick={() => wall.current?.step(1)} />
        </span>
      )}
    </div>
  );
}
