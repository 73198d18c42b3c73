import { describe, expect, test } from "vitest";
import { task } from "../../entities/tasks/task.entity.ts";
import { analyse } from "../analyse.ts";
import { readDate, readMoment } from "../dates.ts";
import { readDuration } from "../durations.ts";

const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "en-GB", file_name: "tasks.csv" };
const look = (text: string) => analyse(task, `${text}\n`, { encoding: "utf-8" }, importer);
/** What each column goes into, in the order of the file; of columns that are called alike the last. */
const goes = (text: string) => {
  const { columns, settings } = look(text);
  return Object.fromEntries(
    settings.mapping.map(({ column, field, as }) => [columns[column]?.name, as ? `${field}:${as}` : field]),
  );
};

const files: [string, string, Record<string, string>][] = [
  [
    "Jira",
    "Work item key,Work item ID,Work type,Summary,Status,Project key,Project name,Priority,Assignee,Reporter,Created,Updated,Resolved,Due date,Labels,Labels,Description,Original estimate,Parent,Custom field (Start date),Inward issue link (Blocks),Outward issue link (Relates),Sprint,Votes\nA-1,10,Bug,Wrong day,Selected for Development,A,Alpha,Highest,Ada,Bob,21/Mar/26 5:32 PM,21/Mar/26 5:32 PM,,24/Mar/26 12:00 AM,one,two,Text,3600,9,20/Mar/26 12:00 AM,A-2,A-3,Sprint 1,0",
    {
      "Work item key": "external_id",
      "Work item ID": "external_id:other_id",
      "Work type": "body:labelled",
      Summary: "name",
      Status: "status",
      "Project key": "project_id",
      Priority: "priority",
      Assignee: "owner_id",
      Reporter: "body:labelled",
      Created: "body:labelled",
      Resolved: "ended_at",
      "Due date": "due_on",
      Labels: "tag_ids",
      Description: "body",
      "Original estimate": "estimate",
      Parent: "parent_id",
      "Custom field (Start date)": "starts_on",
      "Inward issue link (Blocks)": "id:blocked_by",
      "Outward issue link (Relates)": "id:relates",
      Sprint: "body:labelled",
    },
  ],
  [
    "Linear",
    '"ID","Team","Title","Description","Status","Estimate","Priority","Project ID","Project","Creator","Assignee","Labels","Cycle Number","Cycle Name","Completed","Due Date","Parent issue","UUID","Related to","Blocked by","Duplicate of"\n"E-1","E","Rebuild","Text","Todo","3","High","u-1","Site","Al","Al","seo","1","One","Wed Jul 01 2026 12:10:54 GMT+0000 (GMT+00:00)","2026-06-25","E-2","u-2","E-3","E-4","E-5"',
    {
      ID: "external_id",
      Team: "body:labelled",
      Title: "name",
      Description: "body",
      Status: "status",
      Estimate: "estimate",
      Priority: "priority",
      Project: "project_id",
      Creator: "body:labelled",
      Assignee: "owner_id",
      Labels: "tag_ids",
      "Cycle Name": "body:labelled",
      Completed: "ended_at",
      "Due Date": "due_on",
      "Parent issue": "parent_id",
      UUID: "external_id:other_id",
      "Related to": "id:relates",
      "Blocked by": "id:blocked_by",
      "Duplicate of": "id:duplicates",
    },
  ],
  [
    "Asana",
    "Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)\n1201,2026-01-02,2026-01-04,2026-01-04,Plan,Design,Ada,ada@a.example,2026-01-02,2026-01-05,x,Text,Launch,,Budget,",
    {
      "Task ID": "external_id",
      "Created At": "body:labelled",
      "Completed At": "ended_at",
      Name: "name",
      "Section/Column": "body:labelled",
      "Assignee Email": "owner_id",
      "Start Date": "starts_on",
      "Due Date": "due_on",
      Tags: "tag_ids",
      Notes: "body",
      Projects: "project_id",
      "Parent task": "parent_id",
      "Blocked By (Dependencies)": "id:blocked_by",
      "Blocking (Dependencies)": "id:blocks",
    },
  ],
  [
    "Trello",
    "Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,List ID,List Name,Board ID,Board Name,Archived\nc1,Tiles,https://t.example/c1,20 m,Urgent (red),Ada Stone (ada),2026-10-09T08:00:00.000Z,l1,Doing,b1,House,false",
    {
      "Card ID": "external_id",
      "Card Name": "name",
      "Card Description": "body",
      Labels: "tag_ids",
      Members: "owner_id",
      "Due Date": "due_on",
      "List Name": "status",
      "Board Name": "project_id",
    },
  ],
  [
    "Plane",
    '"ID","Project","Name","Description","State","Priority","Created By","Assignee","Labels","Cycle Name","Cycle Start Date","Module Name","Created At","Updated At","Completed At","Archived At"\n"WEB-1","Web","Login","Text","In Progress","urgent","Ada","Bob","ui","Sprint 1","","Auth","2026-01-02","2026-01-02","",""',
    {
      ID: "external_id",
      Project: "project_id",
      Name: "name",
      Description: "body",
      State: "status",
      Priority: "priority",
      "Created By": "body:labelled",
      Assignee: "owner_id",
      Labels: "tag_ids",
      "Cycle Name": "body:labelled",
      "Module Name": "body:labelled",
      "Created At": "body:labelled",
      "Completed At": "ended_at",
    },
  ],
];

describe("a file of tasks", () => {
  test.each(files)("of %s is understood", (system, text, expected) => {
    expect(goes(text)).toEqual(expected);
    expect(look(text).settings.defaults).toEqual({ external_source: system });
    const unknown = look(text).columns.flatMap(({ name, values = [] }) =>
      ["Status", "State", "Priority", "List Name"].includes(name) ? values.filter(({ means }) => means === null) : [],
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ["Tâche;État;Échéance;Responsable;Priorité;Étiquettes;Terminée\nPeindre;En cours;31/12/2026;Ada;haute;mur;non"],
    [
      "Aufgabe;Status;Fällig am;Zuständig;Priorität;Schlagworte;Übergeordnete Aufgabe\nMalen;Erledigt;31.12.2026;Ada;hoch;Wand;",
    ],
    [
      "Tarea;Estado;Fecha de vencimiento;Asignado a;Prioridad;Etiquetas;Tarea principal\nPintar;Pendiente;31/12/2026;Ada;alta;muro;",
    ],
    [
      "Attività;Stato;Scadenza;Assegnato a;Priorità;Etichette;Attività principale\nDipingere;In corso;31/12/2026;Ada;alta;muro;",
    ],
    ["Tarefa;Situação;Prazo;Responsável;Prioridade;Marcadores;Tarefa pai\nPintar;Concluído;31/12/2026;Ada;alta;muro;"],
    ["Taak;Status;Vervaldatum;Toegewezen aan;Prioriteit;Labels;Hoofdtaak\nVerven;Bezig;31-12-2026;Ada;hoog;muur;"],
  ])("in another language has its name, state, day, person, priority and tags: %s", (text) => {
    const fields = Object.values(goes(text));
    expect(fields).toEqual(expect.arrayContaining(["name", "status", "due_on", "owner_id", "priority", "tag_ids"]));
    const { columns } = look(text);
    expect(
      columns.flatMap(({ name, values = [] }) => (name === columns[3]?.name ? [] : values)).map(({ means }) => means),
    ).not.toContain(null);
  });

  test("whose lists are no states keeps them with its description, and asks about a state that may mean two things", () => {
    expect(goes("Card Name,List Name\nOne,Kitchen\nTwo,Bath")).toEqual({
      "Card Name": "name",
      "List Name": "body:labelled",
    });
    const { columns } = look("Title,Status\nOne,Done\nTwo,Blocked\nThree,To Do");
    expect(columns[1]?.values).toEqual([
      { text: "Done", count: 1, means: "done" },
      { text: "Blocked", count: 1, means: null },
      { text: "To Do", count: 1, means: "todo" },
    ]);
  });
});

test("what a bare number of a duration counts follows from its heading, else from its system; of points nothing does", () => {
  const seconds = (text: string) => look(text).settings.mapping.find(({ field }) => field === "estimate")?.seconds;
  expect(seconds("Issue key,Issue Type,Summary,Original estimate\nA-1,Bug,One,14400")).toBe(1);
  expect(seconds("ID,Team,Title,Estimate,Cycle Name\nA-1,A,One,3,C")).toBe(0);
  expect(seconds("Title,Story points\nOne,3")).toBe(0);
  expect(seconds("Title,Estimate (minutes)\nOne,90")).toBe(60);
  expect(seconds("Title,Estimate\nOne,3")).toBe(3600);
  expect(seconds("Title,Estimate\nOne,1h30")).toBeUndefined();
  expect(readDuration("14400", 1)).toEqual({ value: 240 });
  expect(readDuration("1w 2d 3h", undefined)).toEqual({ value: 2400 + 960 + 180 });
  expect(readDuration("1,5", 3600)).toEqual({ value: 90 });
});

test("the hour of a day that is written by its month is no year", () => {
  expect(readDate("21/Mar/24 12:32 PM", "ymd")).toBe("2024-03-21");
  expect(readMoment("21/Mar/24 5:32 PM", "ymd", "UTC")).toBe("2024-03-21T17:32:00.000Z");
  expect(readMoment("Wed Jul 01 2026 12:10:54 GMT+0200 (CEST)", "ymd", "Europe/Paris")).toBe(
    "2026-07-01T10:10:54.000Z",
  );
  expect(readMoment("Mon, 21 Apr 2025 10:17:06 UTC+0000", "ymd", "Europe/Paris")).toBe("2025-04-21T10:17:06.000Z");
});

test("a phase is a word for a project's own: it stays with the description", () => {
  expect(goes("Title,Phase\nOne,Design")).toEqual({ Title: "name", Phase: "body:labelled" });
});
