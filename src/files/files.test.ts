import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { fileTasks } from "./file-tasks.ts";

// Files are made of uploads of one's own, and read by whoever sees the record that they belong to.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let hugo: TestPerson;
let auditor: TestPerson;
let lead: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company, { settings: { TANDEM_MAX_FILE_MB: "2" } });
  claire = await company.person("sales", { team_id: await company.team("Lyon") });
  hugo = await company.person("sales", { team_id: await company.team("Nantes") });
  auditor = await company.person("auditor");
  lead = await company.row("public.leads", { name: "Moulins Arnaud", owner_id: claire.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Upload = { data: { id: string; name: string; media_type: string; bytes: number; whole: boolean } };

async function bring(person: TestPerson, name: string, body: Uint8Array | string) {
  const bytes = Buffer.from(body);
  const path = `/api/uploads?file_name=${encodeURIComponent(name)}`;
  const type = { "content-type": "application/octet-stream", "content-length": String(bytes.length) };
  const answer = await server.send(person, "POST", path, bytes, type);
  return { status: answer.status, body: (await answer.json()) as Upload & { code?: string; message?: string } };
}

async function attach(person: TestPerson, name: string, body: Uint8Array | string, row_id = lead) {
  const { data } = (await bring(person, name, body)).body;
  return server.made<{ id: string; name: string; bytes: number; media_type: string }>(person, "files", {
    entity: "leads",
    row_id,
    upload_id: data.id,
  });
}

const read = (person: TestPerson | undefined, id: string, headers: Record<string, string> = {}) =>
  server.send(person, "GET", `/api/files/${id}/content`, undefined, headers);

test("a file of a lead is read by whoever sees the lead, byte for byte, and by nobody else", async () => {
  const bytes = randomBytes(300_000);
  const file = await attach(claire, "plan.bin", bytes);
  expect(file).toMatchObject({ name: "plan.bin", bytes: 300_000, media_type: "application/octet-stream" });
  const answer = await read(claire, file.id);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect([(await read(auditor, file.id)).status, (await read(hugo, file.id)).status]).toEqual([200, 404]);
  expect((await read(undefined, file.id)).status).toBe(401);
  await company.owner.query("update public.leads set owner_id = $1 where id = $2", [hugo.id, lead]);
  expect([(await read(claire, file.id)).status, (await read(hugo, file.id)).status]).toEqual([404, 200]);
  await company.owner.query("update public.leads set owner_id = $1 where id = $2", [claire.id, lead]);
});

test("of somebody else's upload nobody makes a file, nor of one that is not there", async () => {
  const { data } = (await bring(claire, "mine.txt", "mine")).body;
  const theirs = await company.row("public.leads", { name: "Of Hugo", owner_id: hugo.id });
  for (const upload_id of [data.id, crypto.randomUUID()]) {
    const made = await server.call(hugo, "POST", "/api/files", { entity: "leads", row_id: theirs, upload_id });
    expect(made).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining("Upload the file again") as string },
    });
  }
  expect((await server.call(hugo, "GET", `/api/uploads/${data.id}`)).status).toBe(404);
  expect((await bring(auditor, "a.txt", "a")).status).toBe(403);
});

test("what the same bytes are is kept once, and a name cannot lead out of the store", async () => {
  const body = "the same bytes";
  const digest = createHash("sha256").update(body).digest("hex");
  const names = await Promise.all(
    ["../../etc/passwd", "a\nb.txt", "عقد.txt", "..", "x".repeat(300) + ".txt"].map(
      async (name) => (await attach(claire, name, body)).name,
    ),
  );
  expect(names).toEqual(["passwd", "a b.txt", "عقد.txt", "file", `${"x".repeat(195)}….txt`]);
  const { rows } = await company.owner.query("select from app.blobs where digest = $1", [digest]);
  expect(rows).toHaveLength(1);
  expect(existsSync(join(server.store.incoming, "..", digest.slice(0, 2), digest.slice(2, 4), digest))).toBe(true);
  expect(readdirSync(server.store.incoming)).toEqual([]);
});

test("what a file is follows from its bytes, and it is saved, never shown as a page", async () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  expect((await attach(claire, "lie.pdf", png)).media_type).toBe("image/png");
  const page = await attach(claire, "page.html", "<script>alert(1)</script>");
  const { headers } = await read(claire, page.id);
  expect(headers.get("content-type")).toBe("application/octet-stream");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''page\.html$/);
  expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("a part is answered as asked for, and what has not changed is not sent again", async () => {
  const { id } = await attach(claire, "digits.txt", "0123456789");
  const part = async (range: string) => {
    const answer = await read(claire, id, { range });
    return [answer.status, answer.headers.get("content-range"), await answer.text()];
  };
  expect(await part("bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await part("bytes=7-")).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await part("bytes=-2")).toEqual([206, "bytes 8-9/10", "89"]);
  expect(await part("bytes=10-12")).toEqual([416, "bytes */10", ""]);
  const tag = (await read(claire, id)).headers.get("etag") ?? "";
  expect((await read(claire, id, { "if-none-match": tag })).status).toBe(304);
  expect((await read(hugo, id, { "if-none-match": tag })).status).toBe(404);
});

test("who asks for the head of a file is told its length, and leaves nothing open", async () => {
  const { id } = await attach(claire, "head.txt", "0123456789");
  const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const answer = await server.send(claire, "HEAD", `/api/files/${id}/content`);
  expect([answer.status, answer.headers.get("content-length"), answer.body]).toEqual([200, "10", null]);
  expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout").length).toBeLessThanOrEqual(before);
});

test("what is empty, too large or longer than was said is refused with a sentence, and nothing of it stays", async () => {
  expect((await bring(claire, "none.txt", "")).body.message).toBe("The file is empty.");
  expect((await bring(claire, "large.bin", new Uint8Array(2_000_001))).body).toMatchObject({ code: "QUOTA_EXCEEDED" });
  const longer = await server.send(claire, "POST", "/api/uploads?file_name=a.txt", "four", { "content-length": "3" });
  expect(longer.status).toBe(400);
  expect(readdirSync(server.store.incoming)).toEqual([]);
});

const tus = (headers: Record<string, string> = {}) => ({ "tus-resumable": "1.0.0", ...headers });

test("an upload whose line is lost goes on where it was, also when the last answer was", async () => {
  const bytes = randomBytes(1_000_000);
  const metadata = `filename ${Buffer.from("Vertrag.bin").toString("base64")}`;
  const begun = await server.send(
    claire,
    "POST",
    "/api/uploads",
    undefined,
    tus({ "upload-length": String(bytes.length), "upload-metadata": metadata }),
  );
  expect(begun.status).toBe(201);
  const path = begun.headers.get("location") ?? "";
  const offset = async (person = claire) => {
    const answer = await server.send(person, "HEAD", path, undefined, tus());
    return [answer.status, answer.headers.get("upload-offset")];
  };
  const patch = (from: number, to: number, person = claire) =>
    server.send(
      person,
      "PATCH",
      path,
      bytes.subarray(from, to),
      tus({ "upload-offset": String(from), "content-type": "application/offset+octet-stream" }),
    );
  expect((await patch(0, 400_000)).status).toBe(204);
  expect(await offset()).toEqual([200, "400000"]);
  expect([(await offset(hugo))[0], (await patch(400_000, 1_000_000, hugo)).status]).toEqual([404, 404]);
  expect((await patch(300_000, 400_000)).status).toBe(409);
  expect((await patch(400_000, 1_000_000)).status).toBe(204);
  expect(await offset()).toEqual([200, "1000000"]);
  const made = await server.made<{ id: string; name: string }>(claire, "files", {
    entity: "leads",
    row_id: lead,
    upload_id: path.split("/").at(-1),
  });
  expect(made.name).toBe("Vertrag.bin");
  expect(Buffer.from(await (await read(claire, made.id)).arrayBuffer()).equals(bytes)).toBe(true);
});

test("an upload is finished though the server died once it had all bytes; a refusal is told as all are", async () => {
  const begun = await server.send(claire, "POST", "/api/uploads", undefined, tus({ "upload-length": "4" }));
  const id = begun.headers.get("location")?.split("/").at(-1) ?? "";
  writeFileSync(join(server.store.incoming, id), "text");
  const head = await server.send(claire, "HEAD", `/api/uploads/${id}`, undefined, tus());
  expect([head.status, head.headers.get("upload-offset")]).toEqual([200, "4"]);
  await server.made(claire, "files", { entity: "leads", row_id: lead, upload_id: id });
  const large = await server.call(claire, "POST", "/api/uploads", undefined, tus({ "upload-length": "2000001" }));
  expect(large.body).toMatchObject({ code: "QUOTA_EXCEEDED", request_id: expect.any(String) as string });
});

test("a download ends when the right to it does", async () => {
  const { id } = await attach(claire, "long.bin", randomBytes(1_900_000));
  const reader = ((await read(claire, id)).body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await company.owner.query("update public.leads set owner_id = $1 where id = $2", [hugo.id, lead]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const rest = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read());
  };
  await expect(rest()).rejects.toThrow("The right to read it ended.");
  await company.owner.query("update public.leads set owner_id = $1 where id = $2", [claire.id, lead]);
});

test("what belongs to nothing goes after thirty days, what is altered or missing is noted, what is used stays", async () => {
  const { id } = await attach(claire, "kept.txt", "kept");
  await bring(claire, "unused.txt", "unused");
  const [kept, unused] = ["kept", "unused"].map((body) => createHash("sha256").update(body).digest("hex"));
  await company.owner.query("update app.uploads set created_at = now() - interval '2 days'");
  await company.owner.query(
    "update app.blobs set stored_at = now() - interval '31 days', checked_at = now() - interval '31 days'",
  );
  const [retire, check] = fileTasks(company.database, company.system, server.store);
  await retire?.work(new AbortController().signal);
  expect(await Promise.all([kept, unused].map((digest) => server.store.has(digest ?? "")))).toEqual([true, false]);
  expect(await (await read(claire, id)).text()).toBe("kept");
  const path = join(server.store.incoming, "..", kept?.slice(0, 2) ?? "", kept?.slice(2, 4) ?? "", kept ?? "");
  writeFileSync(path, "bent");
  await expect(check?.work(new AbortController().signal)).rejects.toThrow("The file was altered.");
  const problem = async () =>
    (await company.owner.query<{ problem: string | null }>("select problem from app.blobs where digest = $1", [kept]))
      .rows;
  expect(await problem()).toEqual([{ problem: "The file was altered." }]);
  rmSync(path);
  expect((await read(claire, id)).status).toBe(503);
});
