import { expect } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import { testServer, type TestServer } from "./server.ts";
import type { ImportRecord } from "../imports/import-record.ts";
import type { ImportSettings } from "../imports/import-settings.ts";
import type { NotTaken } from "../imports/progress.ts";

type Sent = ImportRecord & { match_keys: string[] };

/** A company with two sales people of two teams, and ways to import as somebody and to see what came of it. */
export async function importing() {
  const company: TestCompany = await testCompany();
  const server: TestServer = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  const claire = await company.person("sales", { team_id: north, name: "Claire Martin" });
  const amir = await company.person("sales", { team_id: south, name: "Amir Haddad" });
  return {
    company,
    server,
    claire,
    amir,
    ...stepsOf(server),
    problems: async (person: TestPerson, id: string) =>
      (await server.call<{ data: NotTaken[] }>(person, "GET", `/api/imports/${id}/problems`)).body.data,
    rows: async (text: string, values: unknown[] = []) =>
      (await company.owner.query<Record<string, unknown>>(text, values)).rows,
    close: async () => {
      await server.close();
      await company.close();
    },
  };
}

function stepsOf(server: TestServer) {
  const read = async (person: TestPerson, id: string) =>
    (await server.call<{ data: Sent }>(person, "GET", `/api/imports/${id}`)).body.data;
  async function upload(person: TestPerson, text: string | Buffer, entity = "leads"): Promise<Sent> {
    const path = `/api/imports?entity=${entity}&file_name=file.csv`;
    const answer = await server.send(person, "POST", path, text as BodyInit, { "content-type": "text/csv" });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { data: Sent }).data;
  }
  async function act(person: TestPerson, id: string, name: "check" | "commit" | "undo"): Promise<Sent> {
    expect((await server.call(person, "POST", `/api/imports/${name}`, { id })).body.message).toBeUndefined();
    await server.jobs.settled();
    return read(person, id);
  }
  /** From file to records in one go. */
  async function whole(
    person: TestPerson,
    text: string,
    settings: Partial<ImportSettings> = {},
    entity = "leads",
  ): Promise<Sent> {
    const { id } = await upload(person, text, entity);
    expect((await server.call(person, "PATCH", `/api/imports/${id}`, settings)).body.message).toBeUndefined();
    await act(person, id, "check");
    return act(person, id, "commit");
  }
  return { upload, act, whole };
}
