import { Lock } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { FileGlyph } from "../files/file-glyph.tsx";
import { choice, column, date, moment, person, pointed, tags, text } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { board, calendar } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { FolderHeading } from "../document-folders/folder-heading.tsx";
import { folderOptions } from "../document-folders/folders.ts";
import { glyphs } from "./document-glyphs.ts";

type Document = Entry<"documents">;

const status = ({ status: state }: Document) => <StateMark entity="documents" state={state} glyph={glyphs[state]} />;
const name = ({ name: called, media_type, locked_by }: Document) => (
  <span className="flex min-w-0 items-center gap-1.75">
    <FileGlyph type={media_type} />
    <span dir="auto" className="truncate font-medium">
      {called}
    </span>
    {locked_by && <Lock role="img" aria-label={t("Checked out")} className="size-3.5 flex-none text-warn" />}
  </span>
);

/** Documents: a table by folder, a board by their state, a calendar of what expires, and a panel with versions and a preview. */
export default screen("documents", {
  heading: FolderHeading,
  columns: [
    column("name", 240, name, { sort: "name", grow: 3, fields: ["name", "media_type", "locked_by"] }),
    column("status", 112, status, { sort: "status" }),
    choice("kind", { from: 760 }),
    column("folder", 136, ({ folder }: Document) => folder?.name ?? "–", {
      ...pointed("folder"),
      fields: ["folder_id"],
      from: 900,
    }),
    text("account_name", { label: phrase("Client"), from: 760 }),
    text("project_name", { label: phrase("Project"), from: 1240 }),
    person("owner", { from: 520 }),
    date("expires_on", { from: 1120 }),
    moment("updated_at", { label: phrase("Last change"), from: 560 }),
    tags(),
  ],
  compact: (document) => (
    <TwoLines
      name={[document.name, document.account_name]}
      below={[status(document), document.folder?.name]}
      owner={document.owner}
    />
  ),
  order: "-updated_at",
  filters: [
    by.options("folder_id", { name: "folder", also: folderOptions }),
    by.choice("status"),
    by.choice("kind"),
    by.choice("visibility"),
    by.owner("owner_id", { name: "owner" }),
    by.day("expires_on"),
    by.tags("tag_ids", { name: "tag" }),
  ],
  presets: () => ({
    [phrase("All documents")]: {},
    [phrase("My documents")]: { owner: "me" },
    [phrase("In review")]: { status: "in_review" },
    [phrase("Published")]: { status: "published" },
  }),
  fields: {
    folder_id: { label: phrase("Folder") },
    account_id: { label: phrase("Client") },
    account_name: { label: phrase("Client") },
    project_name: { label: phrase("Project") },
    visibility: { label: phrase("Shared with") },
    effective_on: { label: phrase("Valid from") },
    expires_on: { label: phrase("Expires on") },
    locked_by: { label: phrase("Checked out by") },
    locked_at: { label: phrase("Checked out since") },
  },
  glyph: (state) => glyphs[state],
  layouts: [board({ by: "status" }), calendar({ on: ["expires_on", "effective_on"] })],
  form: [
    "name",
    "folder_id",
    "kind",
    "visibility",
    "account_id",
    "project_id",
    "effective_on",
    "expires_on",
    "tag_ids",
  ],
  wide: ["name"],
  given_to_many: ["folder_id", "kind", "visibility", "tag_ids"],
  made_by: late(
    withFrench(
      () => import("./new-documents.tsx"),
      () => import("../files/files.french.ts"),
    ),
  ),
  panel: late(() => import("./document-panel.tsx")),
});
