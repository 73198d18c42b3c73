import {
  Activity,
  Bot,
  Building2,
  ChartNoAxesColumn,
  FolderKanban,
  House,
  KeyRound,
  Megaphone,
  MessageSquare,
  Tv,
  Info,
  FileText,
  Brush,
  Settings,
  ShieldCheck,
  SquareTerminal,
  type LucideIcon,
} from "lucide-react";
import { all_places, type AnyPlace, places } from "../entities/places.ts";
import { phrase } from "../ui/translate.ts";
import type { AppRoute, Group, Load } from "../pages/app-route.ts";
import { withFrench } from "../ui/with-french.ts";

const home = withFrench(
  () => import("../home/browser/home-screen.tsx"),
  () => import("../home/browser/home.french.ts"),
);

const army = withFrench(
  () => import("../entities/agents/army-screen.tsx"),
  () => import("../entities/agents/army.french.ts"),
);

const integrations = withFrench(
  () => import("../integrations/browser/integrations-screen.tsx"),
  () => import("../integrations/browser/integrations.french.ts"),
);

const lead_machine = withFrench(
  () => import("../lead-machine/browser/lead-machine-screen.tsx"),
  () => import("../lead-machine/browser/lead-machine.french.ts"),
);

const marketing = withFrench(
  () => import("../marketing/browser/marketing-screen.tsx"),
  () => import("../marketing/browser/marketing.french.ts"),
);

const big_screen = withFrench(
  () => import("../big-screens/browser/big-screen-screen.tsx"),
  () => import("../big-screens/browser/big-screen.french.ts"),
);

const analytics = withFrench(
  () => import("../analytics/browser/analytics-screen.tsx"),
  () => import("../analytics/browser/analytics.french.ts"),
);

const portfolio = withFrench(
  () => import("../portfolio/browser/portfolio-screen.tsx"),
  () => import("../portfolio/browser/portfolio.french.ts"),
);
const all_projects = withFrench(
  () => import("../entities/projects/all-projects-screen.tsx"),
  () => import("../entities/projects/projects.french.ts"),
);

const creative = withFrench(
  () => import("../entities/briefs/creative-director-screen.tsx"),
  () => import("../entities/briefs/creative-director.french.ts"),
);

const messages = withFrench(
  () => import("../entities/messages/communications-screen.tsx"),
  () => import("../entities/messages/communications.french.ts"),
);

/** Every page that needs sign-in: router, navigation and titles are derived from this table. */
export const routes: AppRoute[] = [
  page("/communications", phrase("Messages"), MessageSquare, "", messages),
  listed(places.leads),
  page("/dashboard/leads", phrase("Lead dashboard"), ChartNoAxesColumn, "Sales", home),
  page("/dashboard/lead-machine", phrase("Lead machine"), Activity, "Sales", lead_machine),
  listed(places.accounts),
  page("/sales-team/big-screen", phrase("Big screen"), Tv, "Sales", big_screen),
  listed(places.projects),
  page("/dashboard/project-manager", phrase("Portfolio"), ChartNoAxesColumn, "Work", portfolio),
  listed(places.tasks),
  listed(places.documents),
  listed(places.tickets),
  page("/dashboard/marketing", phrase("Marketing"), Megaphone, "Growth", marketing),
  page("/creative-director", phrase("Creative director"), Brush, "Growth", creative, {
    entity: "briefs",
    views_of: "briefs",
  }),
  page("/dashboard/ai-army", phrase("AI army"), Bot, "Agents and automation", army),
  listed(places.workflows),
  page("/integrations", phrase("Integrations"), Settings, "Agents and automation", integrations),
  page("/dashboard/ceo", phrase("Company"), Building2, "Insight", home),
  listed(places.reports),
  page("/analytics", phrase("Analytics"), ChartNoAxesColumn, "Insight", analytics),
  ...lists(),
  page("/dashboard/admin/projects", phrase("All projects"), FolderKanban, "Administration", all_projects),
  page(
    "/rbac",
    phrase("Roles and rights"),
    KeyRound,
    "Administration",
    withFrench(
      () => import("../auth/browser/people/people-screen.tsx"),
      () => import("../auth/browser/people/people.french.ts"),
    ),
  ),
  page(
    "/security-center",
    phrase("Security center"),
    ShieldCheck,
    "Administration",
    withFrench(
      () => import("../audit/browser/security-screen.tsx"),
      () => import("../audit/browser/security.french.ts"),
    ),
  ),
  page(
    "/audit-logs",
    phrase("Audit log"),
    FileText,
    "Administration",
    withFrench(
      () => import("../audit/browser/audit-screen.tsx"),
      () => import("../audit/browser/audit.french.ts"),
    ),
    { views_of: "audit_logs" },
  ),
  page(
    "/system-health",
    phrase("System health"),
    Activity,
    "Administration",
    withFrench(
      () => import("../health/browser/health-screen.tsx"),
      () => import("../health/browser/health.french.ts"),
    ),
  ),
  page(
    "/monitoring",
    phrase("Monitoring"),
    ChartNoAxesColumn,
    "Administration",
    withFrench(
      () => import("../monitoring/browser/monitoring-screen.tsx"),
      () => import("../monitoring/browser/monitoring.french.ts"),
    ),
  ),
  page(
    "/optimization",
    phrase("Optimization"),
    Settings,
    "Administration",
    withFrench(
      () => import("../optimization/browser/optimization-screen.tsx"),
      () => import("../optimization/browser/optimization.french.ts"),
    ),
  ),
  page(
    "/developer",
    phrase("Developer"),
    SquareTerminal,
    "Administration",
    withFrench(
      () => import("../developer/browser/developer-screen.tsx"),
      () => import("../developer/browser/developer.french.ts"),
    ),
  ),
  page("/team/dashboard", phrase("My day"), House, null, home),
  page("/employee/dashboard", phrase("My day"), House, null, home),
  page(
    "/client/dashboard",
    phrase("Overview"),
    House,
    null,
    withFrench(
      () => import("../timeline/browser/client-talk.tsx"),
      () => import("../timeline/browser/timeline.french.ts"),
    ),
  ),
  page(
    "/client/support",
    phrase("Support"),
    Info,
    null,
    withFrench(
      () => import("../entities/tickets/client-support.tsx"),
      () => import("../entities/tickets/client-support.french.ts"),
    ),
  ),
  page(
    "/security",
    phrase("Settings"),
    Settings,
    null,
    withFrench(
      () => import("../screens/settings.tsx"),
      () => import("../auth/browser/people/people.french.ts"),
    ),
  ),
];

/** How the app is installed: open to everybody, and here for whoever is signed in. */
export const install = page(
  "/install",
  phrase("Install the app"),
  Settings,
  null,
  () => import("../auth/browser/door/install-page.tsx"),
);

/** The route of a path, if the app has one. */
export function routeOf(path: string): AppRoute | undefined {
  return [...routes, install].find((route) => route.path === path);
}

/** The lists of entities that have no line of their own above: each comes last under its heading. */
export function lists(of: Paged[] = all_places): AppRoute[] {
  const in_line: string[] = [
    "leads",
    "accounts",
    "projects",
    "tasks",
    "documents",
    "tickets",
    "briefs",
    "workflows",
    "reports",
  ];
  return of.filter(({ path, tab, entity }) => path && !tab && !in_line.includes(entity)).map(listed);
}

/** The list of an entity, as its place says it. */
function listed({ entity, path, words, icon = Settings, group, screen, french }: Paged): AppRoute {
  if (!screen) throw new Error(`The place of ${entity} has a path and no screen.`);
  const load = french ? withFrench<Awaited<ReturnType<Load>>>(screen, french) : screen;
  return page(path ?? "", words.many, icon, group ?? null, load, { entity, views_of: entity });
}
type Paged = Pick<AnyPlace, "entity" | "path" | "tab" | "words" | "icon" | "group" | "screen" | "french">;

function page(
  path: string,
  title: string,
  icon: LucideIcon,
  group: Group | null,
  load: Load,
  lists: Pick<AppRoute, "entity" | "views_of"> = {},
): AppRoute {
  return { path, title, icon, group, load, ...lists };
}
