import { useQuery } from "@tanstack/react-query";
import { Maximize, Settings2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { BigScreenTabs } from "./big-screen-tabs.tsx";
import { keepAwake, toggleFullScreen } from "./wall/display.ts";
import type { Shown } from "./wall/shown.ts";
import { openWall, type Wall } from "./wall/wall.ts";
import "./wall/wall.css";

type Screen = Entry<"big_screens">;
const every_ms = 10_000;

/** A screen as it is shown, under the rights of whoever looks, and the way to the whole display. */
export default function Stage({ chosen, screens }: { chosen: Screen; screens: Screen[] }) {
  const [, go] = useAddress();
  const root = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    queryKey: ["big_screens", "shown", chosen.id],
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
      </div>
      {error && !data && <DataFailure error={error} />}
      <div className="flex min-h-0 flex-1 flex-col gap-2 px-4 pb-4">
        <div
          ref={root}
          role="group"
          aria-label={chosen.name}
          // Its keys work once it is reached, as on the display.
          tabIndex={0}
          onKeyDown={({ key }) => {
            if (key === " ") wall.current?.pause();
            if (key === "ArrowRight") wall.current?.step(1);
            if (key === "ArrowLeft") wall.current?.step(-1);
          }}
          className="wall dark min-h-100 w-full max-w-300 flex-none rounded-md tablet:aspect-video max-tablet:h-[70vh]"
        />
        <p className="max-w-prose text-meta text-ink-3">
          {t(
            "Here you see what your own rights show you. A device link shows the whole company, or the team that the screen is about. Space stops the slides, arrows turn them.",
          )}
        </p>
      </div>
    </>
  );
}

/** Shows within an element what is told; keeps the display on while the element has all of it. */
function useWall(root: React.RefObject<HTMLDivElement | null>, shown: Shown | undefined) {
  const wall = useRef<Wall>(null);
  useEffect(() => {
    if (!root.current) return undefined;
    const opened = (wall.current = openWall(root.current));
    let letGo: (() => void) | undefined;
    const changed = () => {
      letGo?.();
      letGo = document.fullscreenElement ? keepAwake() : undefined;
    };
    document.addEventListener("fullscreenchange", changed);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      letGo?.();
      opened.stop();
    };
  }, [root]);
  useEffect(() => {
    if (shown) wall.current?.take(shown);
  }, [shown]);
  return wall;
}
