import { type ReactNode, useDeferredValue } from "react";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useRoutes } from "../../pages/routes-context.ts";
import { useAddress } from "../../records/address.ts";
import { t } from "../../ui/translate.ts";
import { FiguresPage } from "./figures-page.tsx";
import { homeFigures, type HomeFigures, homeQuestions } from "./home-figures.ts";
import { MyDay } from "./my-day.tsx";
import { usePartTitle } from "../../ui/document-title.ts";
import { Page } from "../../ui/page.tsx";
import { withFrench } from "../../ui/with-french.ts";
import { HomeTabs } from "./home-tabs.tsx";
import { Nothing, Waiting } from "./waiting.tsx";
import { PeopleHere } from "./people-here.tsx";
import { periodOf } from "./period.ts";
import { Unowned } from "./unowned.tsx";
import { useDayCame } from "./use-day-came.ts";
import { useFigures, useLooking } from "./use-figures.ts";
import { useNever } from "./use-never.ts";
import { everybody, ownerAt, sellsThemselves } from "./whose.ts";
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
// (Nor for charts.)
const HomeNumbers = late(() => import("./home-numbers.tsx"));
// What stands below them must not move as they come.
const parts = [MyTasks, HomeNumbers];

const LeadsDashboard = late(() => import("./leads-dashboard.tsx"));

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
  if (address["tab"] !== "week") return <Home {...{ pathname, title }} />;
  return <ItsWeek of_team={address["of"] === "team"} />;
}

function ItsWeek({ of_team }: { of_team: boolean }) {
  const { team_id } = useSession().person;
  const title = of_team && team_id !== null ? t("My team’s week") : t("My week");
  usePartTitle(title);
  return (
    <Page title={title}>
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

/** One's day, then the numbers of what one may see, each with the rows behind it; of the company the numbers first. */
function Home({ pathname, title }: { pathname: string; title: string }) {
  const { figures, failure, narrowed, own, bare, never } = useHome();
  if (failure) return <DataFailure error={failure} />;
  const company = pathname === "/dashboard/ceo";
  return (
    <FiguresPage title={t(title)} {...narrowed} all={everybody(own)} bare={bare || never}>
      <Tabbed value="day">
        <div className="grid desktop:min-h-[calc(100dvh-12rem)] desktop:grid-cols-[minmax(0,1fr)_300px]">
          <div className="flex min-w-0 flex-col gap-4 pb-6">
            {!figures ? <Waiting /> : <Told {...{ figures, own, company, bare, never }} owner={narrowed.owner} />}
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

/** What a home tells, and what of it there is to narrow. */
function useHome() {
  const [address] = useAddress();
  const session = useSession();
  const { create = [], read = [] } = session.rights?.["leads"] ?? {};
  const own = sellsThemselves(session);
  const narrowed = { period: periodOf(address["period"]), owner: ownerAt(address, own) };
  const { data, error } = useFigures(homeQuestions(narrowed, useLooking()));
  const whole = [useDayCame(narrowed.owner), useLoaded(parts)].every(Boolean);
  // (Drawn in slices, as what a store tells is not.)
  const told = useDeferredValue(whole ? data : undefined);
  const figures = told && homeFigures(narrowed, told);
  const unasked = !address["period"] && !address["owner"];
  // (Until it is known, whoever reads all leads is taken to have some.)
  const without = figures ? isNothing(figures) : !read.includes("all");
  const bare = create.length === 0 && unasked && without;
  const never = useNever(!!figures && without && unasked && !bare);
  const failure = data ? null : error;
  return { figures: never === undefined ? undefined : figures, failure, narrowed, own, bare, never: !!never };
}

type ToldProps = {
  figures: HomeFigures;
  own: boolean;
  company: boolean;
  bare: boolean;
  never: boolean;
  owner: string | undefined;
};

function Told({ figures, own, company, bare, never, owner }: ToldProps) {
  const planned = figures.late.count + figures.today.count + figures.next.count > 0;
  const day = (
    <>
      <MyTasks alone={bare && !planned} />
      {(planned || !isNothing(figures)) && <MyDay figures={figures} />}
    </>
  );
  if (bare) return day;
  if (isNothing(figures))
    return (
      <>
        {day}
        <Nothing {...{ never }} narrowed={owner !== undefined} />
      </>
    );
  return (
    <>
      {!company && day}
      {own && <Unowned figure={figures.unowned} />}
      <HomeNumbers figures={figures}>
        {company && day}
        {!own && <Unowned figure={figures.unowned} />}
      </HomeNumbers>
    </>
  );
}

/** Of leads there is nothing to tell: whoever makes none is told of them once some are theirs. */
function isNothing({ open, unowned, fresh, closed }: HomeFigures): boolean {
  return open.count + unowned.count + fresh.now.count + closed.now.count === 0;
}
