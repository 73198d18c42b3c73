import { formatDate, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { roleName } from "../../client/role-name.ts";
import type { Risk, SecurityState } from "./security-data.ts";

/** Something that should be looked at, the gravest first, and what mends it. */
export type Concern = {
  key: string;
  grave: boolean;
  title: string;
  about: string;
  /** Somebody whose sessions can be ended, or who can be locked out. */
  person?: { id: string; name: string };
  /** Where that person mends it themselves. */
  mends_own?: { label: string; path: string };
  /** An API key that can be ended. */
  api_key?: string;
  /** Where it is seen or mended. */
  to?: { label: string; path: string; search: Record<string, string> };
};

/** So many rows in 30 days are worth a look. */
export const many_rows = 1000;

/** What of the state should be looked at. */
export function concernsOf(state: SecurityState): Concern[] {
  const all = [
    ...state.gaps.map(gap),
    ...state.risks.map(risk),
    ...(state.findings > 0 ? [findings(state.findings)] : []),
    ...state.keys.map(expiring),
    ...state.exports.filter(({ rows }) => rows > many_rows).map(large),
  ];
  return [...all.filter(({ grave }) => grave), ...all.filter(({ grave }) => !grave)];
}

const gap = ({ subject, gap: what }: SecurityState["gaps"][number]): Concern => ({
  key: `gap ${subject} ${what}`,
  grave: true,
  title: t("{{table}} is not fully protected", { table: subject }),
  about: `${t(gaps[what] ?? what)} ${t("Somebody changed the database by hand. Restore a backup, or run app.settle().")}`,
});

const gaps: Record<string, string> = {
  "row security is off": phrase("Row security is off."),
  "row security does not bind its owner": phrase("Row security does not bind its owner."),
  "nothing asks for proven claims": phrase("No policy asks for proven claims."),
};

function risk(found: Risk): Concern {
  const { rule, id, name, about } = found;
  if (rule === "unused_key")
    return {
      key: `${rule} ${id}`,
      grave: false,
      title: t("The API key {{name}} is unused", { name }),
      about: t("Belongs to {{person}}, not used for 90 days.", { person: about ?? "" }),
      api_key: id,
      to: byKey(id),
    };
  const person = { id: id.slice(0, 36), name };
  const own = rule === "no_second_step" && { mends_own: { label: t("Turn it on"), path: "/security" } };
  const [title, said] = words[rule](found);
  return {
    key: `${rule} ${id}`,
    grave: rule !== "new_device",
    title,
    about: said,
    person,
    to: signIns(person.id),
    ...own,
  };
}

type OfPerson = Exclude<Risk["rule"], "unused_key">;
const dayOf = ({ at }: Risk) => (at ? formatDate(at) : "");

/** What each is called, and what is said of it. */
const words: Record<OfPerson, (found: Risk) => [title: string, about: string]> = {
  attempts: ({ name, many }) => [
    t("Somebody is trying passwords for {{name}}", { name }),
    t("{{count}} attempts within 15 minutes.", { count: many }),
  ],
  codes: ({ name, many }) => [
    t("Somebody is trying codes for {{name}}", { name }),
    t("{{count}} wrong codes in a row: they know the password.", { count: many }),
  ],
  no_second_step: ({ name, about }) => [
    t("{{name}} signs in with only a password", { name }),
    t("{{role}} without codes or a passkey. They can turn them on in Settings.", { role: roleName(about ?? "") }),
  ],
  dormant: (found) => {
    const [role, day] = [roleName(found.about ?? ""), dayOf(found)];
    const said = day ? t("{{role}}, last seen on {{day}}.", { role, day }) : t("{{role}}, never signed in.", { role });
    return [t("{{name}} has not signed in for 90 days", { name: found.name }), said];
  },
  new_device: (found) => [
    t("{{name}} signed in with a new device", { name: found.name }),
    [found.about, dayOf(found)].filter(Boolean).join(" · "),
  ],
};

const signIns = (row: string) => ({
  label: t("Sign-in history"),
  path: "/audit-logs",
  search: { entity: "sessions", row },
});
const byKey = (key: string) => ({ label: t("What it did"), path: "/audit-logs", search: { key } });

const findings = (count: number): Concern => ({
  key: "findings",
  grave: false,
  title: count === 1 ? t("An agent has 1 open finding") : t("Agents have {{count}} open findings", { count }),
  about: t("Each says what was found and how to fix it."),
  to: { label: t("Open the findings"), path: "/dashboard/ai-army", search: { tab: "findings" } },
});

const expiring = ({ id, name, person, expires_at }: SecurityState["keys"][number]): Concern => ({
  key: `expiring ${id}`,
  grave: false,
  title: t("The API key {{name}} expires on {{day}}", { name, day: formatDate(expires_at) }),
  about: t("Belongs to {{person}}, who can create another in Settings.", { person }),
  api_key: id,
  to: byKey(id),
});

const large = ({ id, name, rows, times, last_at }: SecurityState["exports"][number]): Concern => ({
  key: `export ${id}`,
  grave: false,
  title: t("{{name}} exported {{count}} rows in 30 days", { name, count: formatNumber(rows) }),
  about: t("{{count}} files, the last on {{day}}.", { count: times, day: formatDate(last_at) }),
  person: { id, name },
  to: { label: t("Their exports"), path: "/audit-logs", search: { actor: id, verb: "export" } },
});
