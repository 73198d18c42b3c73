import { expect, test } from "vitest";
import { isActive } from "./active-path.ts";
import { homePath } from "../pages/home-path.ts";
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

const built = routes.map((route) => ({ ...route, isPlanned: false }));

test("each role has its dashboard once that is built, until then its first page", () => {
  const sales = as("sales", ["/leads", "/dashboard/leads", "/team/dashboard"]);
  const unbuilt = routes.map((route) => ({ ...route, isPlanned: !route.entity }));
  expect([homePath(sales, built), homePath(sales, routes)]).toEqual(["/team/dashboard", "/team/dashboard"]);
  expect(homePath(sales, unbuilt)).toBe("/leads");
  expect(homePath(as("ceo", ["/leads", "/dashboard/ceo", "/team/dashboard"]), routes)).toBe("/dashboard/ceo");
  expect(homePath(as("team_member", ["/tasks", "/team/dashboard"]), built)).toBe("/team/dashboard");
  const client = as("client_admin", ["/client/dashboard"]);
  expect(homePath(client, built)).toBe("/client/dashboard");
  expect(homePath(client, unbuilt)).toBe("/security");
});

test("until their own is built people begin with the shared day, where it has something for them", () => {
  const pages = ["/leads", "/team/dashboard"];
  const seeing = (role: string, ...read: string[]) => ({ ...as(role, pages), rights: { leads: { read } } });
  expect(homePath(seeing("marketing", "all"), routes)).toBe("/team/dashboard");
  expect(homePath(seeing("marketing", "all"), built)).toBe("/team/dashboard");
  expect(homePath({ ...seeing("marketing", "all"), pages: [...pages, "/dashboard/marketing"] }, built)).toBe(
    "/dashboard/marketing",
  );
  expect(homePath(seeing("project_manager", "project"), routes)).toBe("/leads");
});

test("navigation shows only what the person may open", () => {
  const sales = as("sales", ["/team/dashboard", "/dashboard/leads", "/leads", "/clients", "/analytics"]);
  const shown = (all = routes) => sideGroups(sales, all).flatMap((group) => group.entries.map(({ path }) => path));
  expect(shown(built)).toEqual(["/team/dashboard", "/leads", "/dashboard/leads", "/clients", "/analytics"]);
  expect(shown()).toEqual(["/team/dashboard", "/leads", "/dashboard/leads", "/clients"]);
  const foot = (all = routes) => bottomEntries(sales, all).map((entry) => entry.path);
  expect(foot(built)).toEqual(["/", "/analytics", "/leads", "/security"]);
  expect(foot()).toEqual(["/", "/leads", "/security"]);
  // The rest is a press away.
  const further = (all = routes) => furtherEntries(sales, all).map(({ path }) => path);
  expect([further(), further(built)]).toEqual([
    ["/dashboard/leads", "/clients"],
    ["/dashboard/leads", "/clients"],
  ]);
  expect(furtherEntries(as("client", []))).toEqual([]);
  const going = (all: typeof routes) => goingTo(sales, all).map(({ path }) => path);
  // Home, and each page by its own key.
  expect(going(routes)).toEqual(["/team/dashboard", "/leads", "/clients", "/security"]);
  expect(going(built)).toContain("/analytics");
});

test("a list stands under the heading that its place names, after what stands there already", () => {
  const planted = lists([places.leads, { ...places.leads, entity: "tags", path: "/equipment", group: "Work" }]);
  expect(planted.map(({ path, entity }) => [path, entity])).toEqual([["/equipment", "tags"]]);
  const at = built.findIndex(({ group }) => group === "Administration");
  const all = [...built.slice(0, at), ...planted, ...built.slice(at)];
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
