import type { Client } from "pg";
import type { Store } from "../files/store.ts";
import { addFile } from "./add-file.ts";

/** A document of the demonstration: where it lies, whose it is, and its versions as text, the oldest first. */
type DemoDocument = {
  name: string;
  folder: string;
  role: string;
  kind: string;
  status: string;
  visibility: string;
  project?: string;
  /** Days from today. */
  expires?: number;
  file: string;
  type: string;
  versions: string[];
};

const contract = (client: string, days: number) =>
  `# Framework contract\n\nBetween **Maison Ferrand** and **${client}**.\n\n1. Work is ordered by written quote.\n2. Invoices are due after ${days} days.\n3. The contract runs for a year and ends unless it is renewed.\n`;

const documents: DemoDocument[] = [
  {
    name: "Framework contract 2026",
    folder: "Contracts",
    role: "sales",
    kind: "contract",
    status: "published",
    visibility: "client",
    project: "ROUV",
    expires: 24,
    file: "framework-contract.md",
    type: "text/markdown",
    versions: [contract("the client", 45), contract("the client", 30)],
  },
  {
    name: "Confidentiality agreement",
    folder: "Contracts",
    role: "project_manager",
    kind: "confidentiality",
    status: "in_review",
    visibility: "project",
    project: "FILM",
    file: "nda.md",
    type: "text/markdown",
    versions: ["# Confidentiality\n\nWhat is shown before the launch stays between us.\n"],
  },
  {
    name: "Shot list",
    folder: "Brand film",
    role: "marketing",
    kind: "brief",
    status: "approved",
    visibility: "project",
    project: "FILM",
    file: "shot-list.csv",
    type: "text/csv",
    versions: ["Scene;Place;Minutes\n1;Workshop;4\n2;Market hall;3\n3;River;2\n"],
  },
  {
    name: "Quote for the shop",
    folder: "Quotes",
    role: "sales",
    kind: "quote",
    status: "draft",
    visibility: "team",
    file: "quote.md",
    type: "text/markdown",
    versions: ["# Quote\n\n| Work | Days |\n|---|---|\n| Design | 12 |\n| Development | 30 |\n"],
  },
  {
    name: "How we write to clients",
    folder: "Company",
    role: "ceo",
    kind: "other",
    status: "published",
    visibility: "company",
    file: "writing.md",
    type: "text/markdown",
    versions: ["# How we write to clients\n\nShort. By name. With the next step and its day.\n"],
  },
];

/** Loads them, with what is in their versions. */
export async function loadDocuments(owner: Client, store: Store): Promise<void> {
  const folders = [...new Set(documents.map(({ folder }) => folder))];
  await owner.query(
    `insert into public.document_folders (name, owner_id, team_id, parent_id) select unnest($1::text[]), id, team_id, null
       from public.people where email = 'admin@demo.test'`,
    [folders],
  );
  for (const document of documents) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into public.documents (name, folder_id, owner_id, team_id, kind, status, visibility, project_id, account_id, expires_on, created_by)
       select $1, f.id, m.id, m.team_id, $2, 'draft', $3, p.id, p.account_id, app.company_day() + $4::int, m.id from public.people m
         join public.document_folders f on f.name = $5 left join public.projects p on p.key = $6 where m.email = $7 returning id`,
      [
        document.name,
        document.kind,
        document.visibility,
        document.expires ?? null,
        document.folder,
        document.project ?? null,
        `${document.role}@demo.test`,
      ],
    );
    const row_id = rows[0]?.id ?? "";
    const { file: name, type, role } = document;
    for (const content of document.versions)
      await addFile(owner, store, { entity: "documents", row_id, email: `${role}@demo.test`, name, type, content });
    await setState(owner, row_id, document.status);
  }
}

/** Brings one to its state by those before it. */
async function setState(owner: Client, id: string, status: string): Promise<void> {
  const way = { draft: [], in_review: ["in_review"], approved: ["in_review", "approved"], published: ["published"] };
  for (const state of way[status as keyof typeof way])
    await owner.query("update public.documents set status = $2 where id = $1", [id, state]);
}
