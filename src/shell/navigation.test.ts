import { expect, test } from "vitest";
import { isActive } from "./active-path.ts";
import { homeAddress, homePath } from "../pages/home-path.ts";
import { bottomEntries, furtherEntries, litEntry, sideGroups } from "./navigation.ts";
import { goingTo } from "../pages/page-acts.ts";
import { places } from "../entities/places.ts";
import { lists, routes } from "./routes.ts";
import type { Person, SignedIn } from "../client/session.ts";

test("a prefix ends at a path segment, and Home is lit on one's own dashboard too", () => {
  expect(isActive("/security", "/security-center", "/x")).toBe(false);
  expect(isActive("/security", "/security/keys", "/x")).toBe(true);
  expect(isActive("/", "/dashboard/ceo", "/dashboard/ceo")).toBe(true);
  expect(isActive("/", "/leads", "/dashboard/ceo")).toBe(false);
});

test("each role begins with its dashboard, else with the day that all share or the first page that it may open", () => {
  expect(homePath(as("sales", ["/leads", "/dashboard/leads", "/team/dashboard"]), routes)).toBe("/team/dashboard");
  expect(homePath(as("ceo", ["/leads", "/dashboard/ceo", "/team/dashboard"]), routes)).toBe("/dashboard/ceo");
  expect(homePath(as("marketing", ["/leads", "/dashboard/marketing", "/team/dashboard"]), routes)).toBe(
    "/dashboard/marketing",
  );
  expect(homePath(as("marketing", ["/leads", "/team/dashboard"]), routes)).toBe("/team/dashboard");
  expect(homePath(as("team_member", ["/tasks", "/team/dashboard"]), routes)).toBe("/team/dashboard");
  expect(homePath(as("client_admin", ["/client/dashboard"]), routes)).toBe("/client/dashboard");
  expect(homePath(as("client_admin", []), routes)).toBe("/security");
});

test("navigation shows only what the person may open", () => {
  const sales = as("sales", ["/team/dashboard", "/dashboard/leads", "/leads", "/clients", "/analytics"]);
  const shown = sideGroups(sales, routes).flatMap((group) => group.entries.map(({ path }) => path));
  expect(shown).toEqual(["/team/dashboard", "/leads", "/dashboard/leads", "/clients", "/analytics"]);
  expect(bottomEntries(sales, routes).map(({ path }) => path)).toEqual(["/", "/analytics", "/leads", "/security"]);
  // The rest is a press away.
  expect(furtherEntries(sales, routes).map(({ path }) => path)).toEqual(["/dashboard/leads", "/clients"]);
  expect(furtherEntries(as("client", []))).toEqual([]);
  // Home, and each page by its own key.
  const going = goingTo(sales, routes).map(({ path }) => path);
  expect(going).toEqual(["/team/dashboard", "/leads", "/clients", "/analytics", "/security"]);
});

test("a list stands under the heading that its place names, after what stands there already", () => {
  const planted = lists([places.leads, { ...places.leads, entity: "tags", path: "/equipment", group: "Work" }]);
  expect(planted.map(({ path, entity }) => [path, entity])).toEqual([["/equipment", "tags"]]);
  const at = routes.findIndex(({ group }) => group === "Administration");
  const all = [...routes.slice(0, at), ...planted, ...routes.slice(at)];
  const sales = as("sales", ["/leads", "/tasks", "/support", "/equipment", "/rbac"]);
  const under = sideGroups(sales, all).map(({ heading, entries }) => [heading, ...entries.map(({ path }) => path)]);
  expect(under).toEqual([
    ["Sales", "/leads"],
    ["Work", "/tasks", "/support", "/equipment"],
    ["Administration", "/rbac"],
  ]);
  // Whoever has nothing else begins with it.
  expect(homePath(as("sales", ["/equipment"]), all)).toBe("/equipment");
});

test("of the entries at the foot one is lit: Home only where no other leads there", () => {
  const entries = bottomEntries(as("sales", ["/leads"]));
  expect(litEntry(entries, "/leads", "/leads")).toBe("/leads");
  expect(litEntry(entries, "/dashboard/leads", "/dashboard/leads")).toBe("/");
  expect(litEntry(entries, "/clients", "/leads")).toBeUndefined();
});

test("every protected route of the specification is there once, and two of ours; none has parameters", () => {
  const specified = `/client/dashboard /client/support /team/dashboard /dashboard/ceo /employee/dashboard
    /dashboard/project-manager /dashboard/admin/projects /dashboard/marketing /dashboard/leads /dashboard/lead-machine
    /sales-team/big-screen /dashboard/ai-army /creative-director /system-health /security-center /analytics /leads
    /communications /workflows /integrations /security /rbac /documents /tasks /reports /audit-logs /email-templates
    /support /optimization /monitoring /developer`.split(/\s+/);
  const paths = routes.map((route) => route.path);
  expect(paths.toSorted()).toEqual([...specified, "/clients", "/projects"].toSorted());
  expect(paths.filter((path) => !/^[a-z/-]+$/.test(path))).toEqual([]);
});

test("one begins with the dashboard that one has chosen, where reports may be opened; its usual home keeps its place", () => {
  const chosen = (pages: string[]) => {
    const session = as("sales", pages);
    return { ...session, person: { ...session.person, home_dashboard: "0198" } };
  };
  const session = chosen(["/team/dashboard", "/reports"]);
  expect(homeAddress(session, routes)).toEqual({ path: "/reports", search: { tab: "dashboards", id: "0198" } });
  expect(goingTo(session, routes)[0]).toMatchObject({ of: "go home", path: "/reports", search: { id: "0198" } });
  expect(homeAddress(chosen(["/team/dashboard"]), routes)).toEqual({ path: "/team/dashboard", search: {} });
  expect(homePath(session, routes)).toBe("/team/dashboard");
});

function as(role: string, pages: string[]): SignedIn {
  const none = { team_id: null, team_name: null, account_id: null };
  const name = { id: "1", name: "Claire Vasseur", email: "c@x.example" };
  const person: Person = {
    ...name,
    ...none,
    role,
    kind: "employee",
    language: "en",
    locale: "fr-FR",
    time_zone: "Europe/Paris",
    theme: "light",
    single_keys: true,
    keys: {},
    pinned_views: [],
    default_views: [],
    begins_with: {},
    home_dashboard: null,
    consents: {},
  };
  return {
    state: "signed_in",
    company: null,
    code_required: false,
    ways: { link: false, passkey: true, sso: null },
    demo: false,
    person,
    pages,
  };
}
