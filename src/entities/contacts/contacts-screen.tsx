import type { Entry } from "../../client/api.ts";
import { list } from "../../screen/child-list.ts";
import { choice, column, named, none, person, record } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { board, pairs } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatPhone } from "../../ui/format-short.ts";
import { phrase } from "../../ui/translate.ts";
import { affiliation_fields } from "../affiliations/affiliation-fields.ts";
import { glyphs } from "./contact-glyphs.ts";
import { late } from "../../ui/late.ts";

// (With the panel, when one is opened.)
const ClientLine = late(
  () => import("../affiliations/client-line.tsx"),
  ({ belongs }) => belongs.account_name,
);

type Contact = Entry<"contacts">;

const status = ({ status: state }: Contact) => <StateMark state={state} glyph={glyphs[state]} />;
const email = ({ emails }: Contact) => emails[0] ?? none;
const phone = ({ phones }: Contact) =>
  phones[0] ? <span className="tabular-nums">{formatPhone(phones[0])}</span> : none;

/** Contacts, a tab beside the clients: the table, and a panel with the clients, leads and doings of each. */
export default screen("contacts", {
  columns: [
    named("name", "title", { grow: 1.7 }),
    record("account", { label: phrase("Client"), grow: 1, from: 412 }),
    column("emails", 168, email, { grow: 1.7, from: 760 }),
    column("phones", 128, phone, { from: 880 }),
    choice("decision_role", { width: 140, from: 1300 }),
    column("status", 128, status, { sort: "status", from: 640 }),
    person("owner", { width: 108, from: 520 }),
  ],
  compact: (contact) => (
    <TwoLines
      name={[contact.name, contact.title]}
      below={[contact.account?.name, contact.phones?.[0] && formatPhone(contact.phones[0])]}
      owner={contact.owner}
    />
  ),
  search: phrase("Search contacts"),
  order: "name",
  filters: [
    by.choice("status"),
    by.owner("owner_id", { name: "owner" }),
    by.choice("decision_role", { name: "part" }),
    by.used("title"),
    by.moment("created_at", { name: "created" }),
  ],
  presets: () => ({
    [phrase("All contacts")]: {},
    [phrase("My contacts")]: { owner: "me" },
    [phrase("Who decides")]: { part: "decides", status: "active" },
  }),
  fields: {
    account_id: { label: phrase("Client") },
    title: { label: phrase("Position"), suggested: true },
    emails: { label: phrase("E-mail") },
    phones: { label: phrase("Phone") },
    decision_role: { label: phrase("Buying role") },
  },
  glyph: (state) => glyphs[state],
  layouts: [board({ by: "status" }), pairs()],
  form: ["name", "title", "account_id", "decision_role", "emails", "phones", "primary"],
  given_to_many: ["decision_role"],
  imports: "accounts",
  children: [
    list("affiliations", {
      form: ["account_id", "decision_role", "main", "active", "since"],
      order: ["-active", "created_at"],
      but: "account_deleted_at",
      fields: affiliation_fields,
      words: { many: phrase("Clients"), create: phrase("Add client") },
      line: (belongs) => <ClientLine belongs={belongs} />,
    }),
  ],
  panel: late(() => import("./contact-panel.tsx")),
});
