import { ApiError } from "../../client/api-error.ts";
import type { Entry } from "../../client/api.ts";
import type { Values } from "../../records/record-client.ts";
import { list } from "../../screen/child-list.ts";
import { column, date, named, none, person, phone, tags, worded } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { board, pairs } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { countryName } from "../../ui/country-name.ts";
import { formatPhone } from "../../ui/format-short.ts";
import { industryName } from "../choices/known.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { affiliation_fields } from "../affiliations/affiliation-fields.ts";
import { glyphs, health_glyphs } from "./account-glyphs.ts";
import { late } from "../../ui/late.ts";

// (With the panel, when one is opened.)
const DaughterLine = late(
  () => import("./daughter-line.tsx"),
  ({ daughter }) => daughter.name,
);
const ContactLine = late(
  () => import("../affiliations/contact-line.tsx"),
  ({ belongs }) => belongs.contact_name,
);
const LeadLine = late(
  () => import("../leads/lead-line.tsx"),
  ({ lead }) => lead.name,
);
const HealthInList = late(
  withFrench(
    () => import("./health-in-list.tsx"),
    () => import("./client-panel.french.ts"),
  ),
);
const NewContact = late(() => import("../affiliations/new-contact.tsx"));

type Client = Entry<"accounts">;

const stage = ({ stage: state }: Client) => <StateMark entity="accounts" state={state} glyph={glyphs[state]} />;

const health = ({ health: grade }: Client) => (grade ? <StateMark state={grade} glyph={health_glyphs[grade]} /> : none);

/** Clients: the table of companies, a board by their stage, and a panel with their contacts for each. */
export default screen("accounts", {
  columns: [
    named("name", "city", { grow: 1.6 }),
    column("stage", 112, stage, { sort: "stage" }),
    column("health", 96, health, { sort: "health_score", from: 940, explain: HealthInList }),
    worded("industry", industryName, { width: 96, grow: 1, from: 760 }),
    phone("phone", { from: 640 }),
    person("owner", { from: 520 }),
    date("since", { label: phrase("Since"), from: 880 }),
    tags(),
  ],
  compact: (client) => (
    <TwoLines
      name={[client.name, client.city]}
      below={[
        stage(client),
        client.industry && industryName(client.industry),
        client.phone && formatPhone(client.phone),
      ]}
      owner={client.owner}
    />
  ),
  search: phrase("Search clients"),
  order: "name",
  filters: [
    by.choice("stage"),
    by.choice("health"),
    by.owner("owner_id", { name: "owner" }),
    by.used("industry", { worded: industryName }),
    by.tags("tag_ids", { name: "tag" }),
    by.text("city"),
    by.used("country", { worded: countryName }),
    by.moment("created_at", { name: "created" }),
  ],
  presets: () => ({
    [phrase("All clients")]: {},
    [phrase("My clients")]: { owner: "me" },
    [phrase("Active clients")]: { stage: "active" },
    [phrase("Clients at risk")]: { stage: "at_risk" },
    [phrase("In poor health")]: { health: "at_risk" },
  }),
  fields: {
    owner_id: { label: phrase("Account manager") },
    since: { label: phrase("Client since") },
  },
  glyph: (state) => glyphs[state],
  layouts: [board({ by: "stage" }), pairs()],
  form: ["name", "siren", "phone", "city", "industry"],
  wide: ["name"],
  given_to_many: ["industry", "tag_ids"],
  imports: "contacts",
  children: [
    list("affiliations", {
      form: ["contact_id", "decision_role", "main", "active", "since"],
      order: ["-main", "contact_name"],
      but: "contact_deleted_at",
      fields: affiliation_fields,
      words: { many: phrase("Contacts"), create: phrase("Add existing…") },
      beside: NewContact,
      line: (belongs) => <ContactLine belongs={belongs} />,
    }),
    list("accounts", {
      form: ["name", "city"],
      order: ["name"],
      words: { many: phrase("Subsidiaries"), create: phrase("Add subsidiary") },
      kept: true,
      line: (daughter) => <DaughterLine daughter={daughter} />,
    }),
    list("leads", {
      form: ["name", "value", "expected_close", "source"],
      order: ["-created_at"],
      sum: "value",
      line: (lead) => <LeadLine lead={lead} />,
    }),
  ],
  panel: late(
    withFrench(
      () => import("./account-panel.tsx"),
      () => import("./client-panel.french.ts"),
    ),
  ),
  refused: throwAtField,
});

/** The database names the SIRET when it and the SIREN differ; the sentence belongs to the one that was changed. */
function throwAtField(error: unknown, change: Values): never {
  const differ = error instanceof ApiError && error.details?.fields?.["siret"] === "is not allowed";
  if (!differ) throw error;
  const sentence = t("The SIRET begins with the nine digits of the SIREN.");
  const { code, message, request_id, timestamp, status } = error;
  const fields = Object.fromEntries(Object.keys(change).map((name) => [name, sentence]));
  throw new ApiError({ code, message, request_id, timestamp, details: { fields } }, status);
}
