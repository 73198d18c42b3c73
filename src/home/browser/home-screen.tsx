import { type ReactNode, useDeferredValue } from "react";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useRoutes } from "../../pages/routes-context.ts";
import { useAddress } from "../../records/address.ts";
import { t } from "../../ui/translate.ts";
import { FiguresPage } from "./figures-page.tsx";
import { homeFigures, type HomeFigures, homeQuestions } from "./home-figures.ts";
import { HomeNumbers } from "./home-numbers.tsx";
import { LeadsDashboard } from "./leads-dashboard.tsx";
import { MyDay } from "./my-day.tsx";
import { Page } from "../../ui/page.tsx";
import { withFrench } from "../../ui/with-french.ts";
import { HomeTabs } from "./home-tabs.tsx";
import { Nothing, Waiting } from "./waiting.tsx";
import { PeopleHere } from "./people-here.tsx";
import { periodOf } from "./period.ts";
import { useDayCame } from "./use-day-came.ts";
import { useFigures, useLooking } from "./use-figures.ts";
import { late } from "../../ui/late.ts";
import { useLoaded } from "../../ui/use-loaded.ts";

// It speaks of any change in the words of histories, and comes after the numbers.
const Changes = late(() => import("./changes.tsx"));

// What it needs to finish a task is more than a first load has room for.
const MyTasks = late(
  withFrench(
    () => import("./my-tasks.tsx"),
    () => import("./my-tasks.french.ts"),
  ),
);
const parts = [MyTasks];

const Week = late(
  withFrench(
    () => import("../../calendar/browser/week.tsx"),
    () => import("../../calendar/browser/week.french.ts"),
  ),
);

/** Where somebody begins, and the same for the leads alone. */
export default function HomeScreen() {
  const { pathname } = location;
  return pathname === "/dashboard/leads" ? <LeadsDashboard /> : <Begin pathname={pathname} />;
}

/** One's day, or one's week where the address says so. */
function Begin({ pathname }: { pathname: string }) {
  const [address] = useAddress();
  const title = useRoutes().find(({ path }) => path === pathname)?.title ?? "";
  if (address["tab"] !== "week") return <Home title={title} />;
  return (
    <Page title={t(title)}>
      <Tabbed value="week">
        <Week />
      </Tabbed>
    </Page>
  );
}

function Tabbed({ value, children }: { value: "day" | "week"; children: ReactNode }) {
  return (
    <>
      <HomeTabs />
      <div id="home-panel" role="tabpanel" aria-labelledby={`home-${value}`}>
        {children}
      </div>
    </>
  );
}

/** One's day, then the numbers of what one may see, each with the rows behind it. */
function Home({ title }: { title: string }) {
  const [address] = useAddress();
  const { create = [], read = [] } = useSession().rights?.["leads"] ?? {};
  const narrowed = { period: periodOf(address["period"]), owner: address["owner"] };
  const { data, error } = useFigures(homeQuestions(narrowed, useLooking()));
  const whole = [useDayCame(narrowed.owner), useLoaded(parts)].every(Boolean);
  // (Drawn in slices, as what a store tells is not.)
  const told = useDeferredValue(whole ? data : undefined);
  if (error && !data) return <DataFailure error={error} />;
  const figures = told && homeFigures(narrowed, told);
  // (Until it is known, whoever reads all leads is taken to have some.)
  const without = figures ? isNothing(figures) : !read.includes("all");
  const bare = create.length === 0 && !address["period"] && !address["owner"] && without;
  return (
    <FiguresPage title={t(title)} period={narrowed.period} bare={bare}>
      <Tabbed value="day">
        <div className="grid desktop:min-h-[calc(100dvh-12rem)] desktop:grid-cols-[minmax(0,1fr)_300px]">
          <div className="flex min-w-0 flex-col gap-4 pb-6">
            {!figures && <Waiting />}
            {figures && <MyTasks alone={bare} />}
            {figures && !bare && <Figures figures={figures} />}
          </div>
          <aside
            aria-label={t("Around you")}
            className="flex flex-col gap-5 px-4 pb-6 desktop:border-l desktop:border-line"
          >
            <Changes />
            <PeopleHere />
          </aside>
        </div>
      </Tabbed>
    </FiguresPage>
  );
}

/** Of leads there is nothing to tell: whoever makes none is told of them once some are theirs. */
function isNothing({ open, unowned, fresh, closed }: HomeFigures): boolean {
  return open.count + unowned.count + fresh.now.count + closed.now.count === 0;
}

function Figures({ figures }: { figures: HomeFigures }) {
  if (isNothing(figures)) return <Nothing />;
  return (
    <>
      <MyDay figures={figures} />
      <HomeNumbers figures={figures} />
    </>
  );
}
