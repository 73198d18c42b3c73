import { hashPassword } from "better-auth/crypto";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { noticesOf } from "../testing/notices.ts";
import { linkOf, outside, pdfBytes, signs, uncountedPdf, withSigning } from "../testing/signing-company.ts";

// What happens to an envelope between two people, two versions and two servers.
const here = await withSigning();
const { company, server, claire, mate, hugo, addVersion, contract, send, visit, read, finish } = here;
const query = (text: string, values: unknown[] = []) => company.owner.query(text, values);
afterAll(() => here.close());

const eventsOf = async (id: string) =>
  (
    await server.call<{ data: { kind: string; by: string | null; from: string | null }[] }>(
      claire,
      "GET",
      `/api/signing/envelopes/${id}/events`,
    )
  ).body.data;
const again = (id: string, tries: number) =>
  query("update public.envelopes set next_try_at = now(), tries = $2 where id = $1", [id, tries]);

test("nobody signs in the name of a colleague, and who handed a link over stands in the history", async () => {
  const document = await contract();
  const named = { name: "Hugo", email: hugo.email.toUpperCase() };
  const refused = await send(document, [outside("Ines"), named]);
  expect([refused.status, refused.body.message]).toEqual([409, `${named.email} is a colleague: choose them by name.`]);
  const sent = await send(document, [outside("Ines"), { person_id: hugo.id }]);
  const made = (await eventsOf(sent.body.data.id)).filter(({ kind }) => kind === "link_made");
  expect(made.map(({ by }) => by)).toEqual([(await read("people", claire.id))["name"]]);
});

test("at the end, a file that cannot be copied or is missing leaves the signatures in a file of their own", async () => {
  const sent = await send(await contract(), [outside("Ines")]);
  const { id } = sent.body.data;
  await visit(linkOf(sent), signs);
  const missing = { ...server.store, read: () => server.store.read("0".repeat(64)) };
  await expect(finish(missing)).rejects.toThrow("ENOENT");
  await again(id, 5);
  expect(await finish(missing)).toBe(true);
  expect(await read("envelopes", id)).toMatchObject({ problem: expect.stringContaining("missing") });
  const other = await send(await contract(), [outside("Ines")]);
  await visit(linkOf(other), signs);
  const path = join(server.store.incoming, randomUUID());
  await writeFile(path, await uncountedPdf());
  expect(await finish({ ...server.store, read: () => createReadStream(path) })).toBe(true);
  const after = await read("envelopes", other.body.data.id);
  expect(after).toMatchObject({ problem: expect.stringContaining("damaged") });
  expect(after["signed_file_id"]).toBeTruthy();
});

test("a version that came meanwhile stays the newest and is not approved; the signed one stands with the older", async () => {
  const document = await contract();
  const sent = await send(document, [outside("Ines")]);
  await addVersion(document.id, await pdfBytes(2), "later.pdf");
  await visit(linkOf(sent), signs);
  expect(await finish()).toBe(true);
  const envelope = await read("envelopes", sent.body.data.id);
  expect(envelope).toMatchObject({ problem: expect.stringContaining("A newer version was added") });
  expect(await read("documents", document.id)).toMatchObject({
    status: "in_review",
    file_name: "later.pdf",
    versions: 2,
  });
  expect(await read("files", String(envelope["signed_file_id"]))).toMatchObject({ number: 1, newest: false });
});

test("the document is approved once no other envelope of its version is open or declined, and it is in review", async () => {
  const document = await contract();
  const approval = { purpose: "approval" };
  const [first, second] = [await send(document, [outside("Ines")]), await send(document, [outside("Noe")])];
  await visit(linkOf(first), signs);
  await finish();
  expect(await read("documents", document.id)).toMatchObject({ status: "in_review", versions: 2 });
  await visit(linkOf(second), signs);
  await finish();
  expect(await read("documents", document.id)).toMatchObject({ status: "approved", versions: 3 });
  const other = await contract();
  const [no, yes] = [await send(other, [outside("Ines")], approval), await send(other, [outside("Noe")], approval)];
  await visit(linkOf(no), { answer: "decline", reason: "The price" });
  await visit(linkOf(yes), { answer: "sign", consent: "yes" });
  await finish();
  expect(await read("documents", other.id)).toMatchObject({ status: "in_review" });
  expect(await read("envelopes", yes.body.data.id)).toMatchObject({ problem: expect.stringContaining("declined") });
});

test("a repeated send answers the same links, also after a newer version", async () => {
  const document = await contract();
  const headers = { "idempotency-key": randomUUID() };
  const sent = await send(document, [outside("Ines")], {}, claire, headers);
  expect(sent.status).toBe(201);
  await addVersion(document.id, await pdfBytes(2));
  expect(await send(document, [outside("Ines")], {}, claire, headers)).toMatchObject({ status: 201, body: sent.body });
});

test("a document whose signature comes as it goes to the bin stays, also when the bin is emptied", async () => {
  const document = await contract();
  const sent = await send(document, [outside("Ines"), outside("Noe")]);
  await query("begin");
  await query("select from public.envelopes where id = $1 for update", [sent.body.data.id]);
  const binned = server.call(claire, "DELETE", `/api/documents/${document.id}`);
  await vi.waitFor(async () =>
    expect((await query("select from pg_locks where not granted")).rowCount).toBeGreaterThan(0),
  );
  await query("update public.envelope_recipients set status = 'signed' where envelope_id = $1", [sent.body.data.id]);
  await query("commit");
  expect((await binned).status).toBe(409);
  await query("alter table public.documents disable trigger e_sent");
  await query("update public.documents set deleted_at = now() - interval '31 days' where id = $1", [document.id]);
  await query("alter table public.documents enable trigger e_sent");
  await company.database.flush(company.system, [{ text: "select app.empty_bin()::text", values: [] }]);
  expect((await query("select from public.documents where id = $1", [document.id])).rowCount).toBe(1);
});

test("who has signed has their copy for thirty days, also after the last day to sign", async () => {
  const sent = await send(await contract(), [outside("Ines")]);
  await visit(linkOf(sent), signs);
  await finish();
  const of = [sent.body.data.id];
  await query("update public.envelopes set expires_at = now() - interval '1 hour' where id = $1", of);
  await query(
    "update app.envelope_tokens set expires_at = now() - interval '1 hour' where recipient_id in (select id from public.envelope_recipients where envelope_id = $1)",
    of,
  );
  expect((await visit(linkOf(sent))).status).toBe(200);
  expect((await visit(`${linkOf(sent)}/signed`)).status).toBe(200);
  await query("update public.envelopes set completed_at = now() - interval '31 days' where id = $1", of);
  expect((await visit(linkOf(sent))).status).toBe(410);
});

test("who may not change the document is refused before its PDF is read", async () => {
  const document = await contract("%PDF-1.7\nnothing of the kind", "contract.pdf", { visibility: "company" });
  expect((await send(document, [outside("Ines")], {}, hugo)).status).toBe(403);
});

test("an API key sends nothing and makes no link", async () => {
  const sent = await send(await contract(), [outside("Ines")]);
  const current = "correct-horse-battery";
  const password = await hashPassword(current);
  await company.row("auth.account", { accountId: claire.id, providerId: "credential", userId: claire.id, password });
  const wish = { name: "Report", current, scope: "write" };
  const made = await server.call<{ data: { key: string } }>(claire, "POST", "/api/account/api-keys/make", wish);
  const authorization = `Bearer ${made.body.data.key}`;
  const document = await contract();
  const body = { file_id: document.file_id, recipients: [outside("Noe")] };
  const link = `/api/signing/recipients/${sent.body.data.links[0]?.recipient_id}/link`;
  for (const [path, of] of [
    [`/api/signing/documents/${document.id}/envelopes`, body],
    [link, {}],
  ] as const)
    expect(await server.call(undefined, "POST", path, of, { authorization })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("API key") },
    });
});

test("the signed file of a document for a client names no network address", async () => {
  const account_id = await company.row("public.accounts", { name: "Cap Horizon", owner_id: claire.id });
  const sent = await send(await contract(undefined, undefined, { visibility: "client", account_id }), [
    outside("Ines"),
  ]);
  await visit(linkOf(sent), signs);
  const [rows] = await company.database.flush(company.system, [
    { text: "select app.next_envelope()::text", values: [] },
  ]);
  expect(rows?.[0]?.[0]).toContain('"signers"');
  expect(rows?.[0]?.[0]).not.toContain("10.3.");
  expect(JSON.stringify(await eventsOf(sent.body.data.id))).toContain("10.3.");
});

test("the owner of the document is told where the sender has gone", async () => {
  const document = await contract();
  const sent = await send(document, [outside("Ines")], { purpose: "approval" });
  await query("update public.documents set owner_id = $2 where id = $1", [document.id, mate.id]);
  await query("update public.people set status = 'suspended' where id = $1", [claire.id]);
  await visit(linkOf(sent), { answer: "decline", reason: "No" });
  expect((await noticesOf(server, mate, { kind: "signature" })).map(({ title }) => title)).toContain(
    "A document was declined",
  );
});
