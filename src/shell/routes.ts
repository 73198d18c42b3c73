import {
  Activity,
  Bot,
  Building2,
  ChartColumn,
  ChartNoAxesCombined,
  CircleCheckBig,
  CodeXml,
  FileText,
  FolderCog,
  FolderKanban,
  Funnel,
  Gauge,
  Goal,
  HeartPulse,
  KeyRound,
  LandPlot,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  Monitor,
  Palette,
  Plug,
  Presentation,
  ScrollText,
  Settings,
  ShieldCheck,
  Sun,
  Target,
  Workflow,
} from "lucide-react";
import type { EntityName } from "../client/api.ts";
import { phrase } from "../ui/translate.ts";
import type { AppRoute, Load } from "./app-route.ts";
import { clientsScreen, leadsScreen } from "./entity-screens.ts";
import { planned } from "./planned-screen.ts";
import { withFrench } from "../ui/with-french.ts";
import { peopleFrench } from "./with-french.ts";

/** The headings of the side navigation, in their order; "" is the part above the headings. */
export const groups = [
  "",
  phrase("Sales"),
  phrase("Work"),
  phrase("Growth"),
  phrase("Agents and automation"),
  phrase("Insight"),
  phrase("Administration"),
];

/** Every page that needs sign-in: router, navigation and titles are derived from this table. */
export const routes: AppRoute[] = [
  page("/communications", phrase("Messages"), MessagesSquare, "", planned),
  page("/leads", phrase("Leads"), Target, "Sales", leadsScreen, "leads"),
  page("/dashboard/leads", phrase("Lead dashboard"), Goal, "Sales", planned),
  page("/dashboard/lead-machine", phrase("Lead machine"), Funnel, "Sales", planned),
  page("/clients", phrase("Clients"), Building2, "Sales", clientsScreen, "accounts"),
  page("/sales-team/big-screen", phrase("Big screen"), Presentation, "Sales", planned),
  page("/projects", phrase("Projects"), FolderKanban, "Work", planned),
  page("/dashboard/project-manager", phrase("Portfolio"), LandPlot, "Work", planned),
  page("/tasks", phrase("Tasks"), CircleCheckBig, "Work", planned),
  page("/documents", phrase("Documents"), FileText, "Work", planned),
  page("/support", phrase("Support"), LifeBuoy, "Work", planned),
  page("/dashboard/marketing", phrase("Marketing"), Megaphone, "Growth", planned),
  page("/creative-director", phrase("Creative"), Palette, "Growth", planned),
  page("/email-templates", phrase("E-mail templates"), Mail, "Growth", planned),
  page("/dashboard/ai-army", phrase("AI army"), Bot, "Agents and automation", planned),
  page("/workflows", phrase("Workflows"), Workflow, "Agents and automation", planned),
  page("/integrations", phrase("Integrations"), Plug, "Agents and automation", planned),
  page("/dashboard/ceo", phrase("Company"), ChartNoAxesCombined, "Insight", planned),
  page("/reports", phrase("Reports"), ChartColumn, "Insight", planned),
  page("/analytics", phrase("Analytics"), Activity, "Insight", planned),
  page("/dashboard/admin/projects", phrase("All projects"), FolderCog, "Administration", planned),
  page(
    "/rbac",
    phrase("Roles and rights"),
    KeyRound,
    "Administration",
    withFrench(() => import("../screens/people/people-screen.tsx"), peopleFrench),
  ),
  page("/security-center", phrase("Security center"), ShieldCheck, "Administration", planned),
  page("/audit-logs", phrase("Audit log"), ScrollText, "Administration", planned),
  page("/system-health", phrase("System health"), HeartPulse, "Administration", planned),
  page("/monitoring", phrase("Monitoring"), Monitor, "Administration", planned),
  page("/optimization", phrase("Optimization"), Gauge, "Administration", planned),
  page("/developer", phrase("Developer"), CodeXml, "Administration", planned),
  page("/team/dashboard", phrase("My day"), Sun, null, planned),
  page("/employee/dashboard", phrase("My day"), Sun, null, planned),
  page("/client/dashboard", phrase("Overview"), Sun, null, planned),
  page("/client/support", phrase("Support"), LifeBuoy, null, planned),
  page(
    "/security",
    phrase("Settings"),
    Settings,
    null,
    withFrench(() => import("../screens/settings.tsx"), peopleFrench),
  ),
];

/** How the app is installed: open to everybody, and here for whoever is signed in. */
export const install = page(
  "/install",
  phrase("Install the app"),
  Settings,
  null,
  () => import("../screens/door/install-page.tsx"),
);

/** The route of a path, if the app has one. */
export function routeOf(path: string): AppRoute | undefined {
  return [...routes, install].find((route) => route.path === path);
}

function page(
  path: string,
  title: string,
  icon: LucideIcon,
  group: string | null,
  load: Load,
  entity?: EntityName,
): AppRoute {
  return { path, title, icon, group, load, isPlanned: load === planned, ...(entity && { entity }) };
}
