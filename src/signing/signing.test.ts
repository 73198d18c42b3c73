import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { noticesOf } from "../testing/notices.ts";
import { drawn, linkOf, outside, pdfBytes, signs, uncountedPdf, withSigning } from "../testing/signing-company.ts";

// A version of a document is sent, signed once by each recipient in their turn, and becomes a version with all signatures.
const here = await withSigning();
const { company, server, claire, mate, hugo, addVersion, contract, send, visit, read, finish, waiting } = here;
const { statusOf, act, tend } = here;
afterAll(() => here.close());

test("two sign in order, and the document has a version with both signatures that can be checked", async () => {
  const document = await contract();
  const sent = await send(document, [{ person_id: hugo.id }, outside("Ines")], { in_order: true });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const { id, links } = sent.body.data;
  expect(await read("documents", document.id)).toMatchObject({ status: "in_review" });
  const [link] = links;
  expect(links).toHaveLength(1);
  expect(await (await visit(link?.address ?? "")).text()).toContain("It is not your turn yet.");
  // Whoever is asked sees that, and not the document.
  const [mine] = await waiting(hugo);
  expect(mine).toMatchObject({ envelope_id: id, about: "Framework contract" });
  expect((await server.call(hugo, "GET", `/api/documents/${document.id}`)).status).toBe(404);
  expect(await waiting(mate)).toEqual([]);
  expect((await noticesOf(server, hugo, { kind: "signature" })).map(({ title }) => title)).toEqual([
    "A document waits for your signature",
  ]);
  const opened = await server.call<{ data: { address: string } }>(
    hugo,
    "POST",
    `/api/signing/recipients/${mine?.id}/open`,
    {},
  );
  expect(opened.status).toBe(201);
  expect((await visit(`${opened.body.data.address}/file`)).status).toBe(200);
  expect(await read("envelopes", id)).toMatchObject({ status: "viewed" });
  expect((await visit(opened.body.data.address, drawn)).status).toBe(303);
  expect(await waiting(hugo)).toEqual([]);
  expect(await read("envelopes", id)).toMatchObject({ status: "partially_signed" });
  const page = await visit(link?.address ?? "");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(await page.text()).toContain("asks you, Ines, to sign this document.");
  expect((await visit(link?.address ?? "", signs)).status).toBe(303);
  expect(await read("envelopes", id)).toMatchObject({ status: "completed", signed_file_id: null });
  expect(await finish()).toBe(true);
  expect(await finish()).toBe(false);
  const after = await read("envelopes", id);
  expect(after).toMatchObject({ status: "completed", problem: null });
  expect(await read("documents", document.id)).toMatchObject({
    status: "approved",
    versions: 2,
    file_name: "contract (signed).pdf",
  });
  const copy = Buffer.from(await (await visit(`${link?.address}/signed`)).arrayBuffer());
  expect((await PDFDocument.load(copy)).getPageCount()).toBe(3);
  const check = (digest: string) => visit(new URL("/public/verify", link?.address).href, { digest });
  expect(await (await check(String(after["signed_digest"]))).text()).toContain("Yes: this file was made here");
  expect(await (await check(String(after["digest"]))).text()).toContain("No: this file was not made here");
  const events = await server.call<{ data: { kind: string }[] }>(claire, "GET", `/api/signing/envelopes/${id}/events`);
  expect(events.body.data.map(({ kind }) => kind)).toEqual([
    "sent",
    "link_made",
    "asked",
    "opened",
    "viewed",
    "signed",
    "asked",
    "signed",
    "completed",
  ]);
});

test("one signs once, also where both answers come at the same moment, and one of two who sign at once completes it", async () => {
  const sent = await send(await contract(), [outside("Ines"), outside("Noe")]);
  const twice = await Promise.all([1, 2, 3].map(() => visit(linkOf(sent), signs)));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
  expect((await visit(linkOf(sent), { answer: "decline", reason: "No" })).status).toBe(410);
  const other = await send(await contract(), [outside("Ines"), outside("Noe")]);
  const both = await Promise.all([0, 1].map((at) => visit(linkOf(other, at), signs)));
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await statusOf(other.body.data.id)).toBe("completed");
  expect(await statusOf(sent.body.data.id)).toBe("partially_signed");
});

test("a refusal needs its reason, ends the envelope for everybody, and is told to whoever sent it", async () => {
  const sent = await send(await contract(), [outside("Ines"), outside("Noe")]);
  expect((await visit(linkOf(sent), { answer: "decline", reason: " " })).status).toBe(422);
  expect((await visit(linkOf(sent), { answer: "decline", reason: "The price <i>" })).status).toBe(303);
  expect(await (await visit(linkOf(sent))).text()).toContain("The price &#60;i&#62;");
  const other = await visit(linkOf(sent, 1), signs);
  expect([other.status, await other.text()]).toEqual([410, expect.stringContaining("Somebody else has declined")]);
  expect(await read("envelopes", sent.body.data.id)).toMatchObject({ status: "declined", reason: "The price <i>" });
  expect((await noticesOf(server, claire, { kind: "signature" })).map(({ title }) => title)).toContain(
    "A document was declined",
  );
});

test("a link opens nothing once it is withdrawn, replaced, over or its document in the bin", async () => {
  const document = await contract();
  const sent = await send(document, [outside("Ines")]);
  const [link] = sent.body.data.links;
  const renewed = await server.call<{ data: { address: string } }>(
    claire,
    "POST",
    `/api/signing/recipients/${link?.recipient_id}/link`,
    {},
  );
  expect(renewed.status).toBe(201);
  expect((await visit(linkOf(sent))).status).toBe(404);
  const page = renewed.body.data.address;
  expect((await visit(page)).status).toBe(200);
  expect((await act("cancel", sent.body.data.id, hugo)).status).toBe(404);
  expect((await act("cancel", sent.body.data.id, claire, { reason: "Other terms" })).status).toBe(200);
  expect((await act("cancel", sent.body.data.id)).status).toBe(409);
  const over = await visit(page, signs);
  expect([over.status, await over.text()]).toEqual([410, expect.stringContaining("This document was withdrawn.")]);
  expect((await visit(`${page}/file`)).status).toBe(404);
  const late = await send(document, [outside("Ines")]);
  await company.owner.query("update public.envelopes set expires_at = now() - interval '1 minute' where id = $1", [
    late.body.data.id,
  ]);
  expect((await visit(linkOf(late), signs)).status).toBe(410);
  await tend();
  expect(await statusOf(late.body.data.id)).toBe("expired");
  const binned = await send(document, [outside("Ines")]);
  expect((await server.call(claire, "DELETE", `/api/files/${document.file_id}`)).status).toBe(409);
  expect((await server.call(claire, "DELETE", `/api/documents/${document.id}`)).status).toBe(200);
  expect((await visit(linkOf(binned), signs)).status).toBe(410);
  expect((await visit(linkOf(binned).replace(/.$/, "_"))).status).toBe(404);
});

test("a document that somebody has signed stays, and what is added to it changes nothing of what is signed", async () => {
  const document = await contract();
  const sent = await send(document, [outside("Ines"), outside("Noe")]);
  const before = Buffer.from(await (await visit(`${linkOf(sent)}/file`)).arrayBuffer());
  await visit(linkOf(sent), signs);
  await addVersion(document.id, await pdfBytes(3));
  expect((await server.call(claire, "DELETE", `/api/documents/${document.id}`)).status).toBe(409);
  expect(Buffer.from(await (await visit(`${linkOf(sent, 1)}/file`)).arrayBuffer()).equals(before)).toBe(true);
  expect((await send(document, [outside("Zoe")])).status).toBe(409);
});

test("a colleague who is suspended, or not asked, opens nothing; a key signs nothing", async () => {
  const noel = await company.person("team_member");
  const sent = await send(await contract(), [{ person_id: noel.id }]);
  const [mine] = await waiting(noel);
  const open = (person: TestPerson) =>
    server.call<{ data: { address: string } }>(person, "POST", `/api/signing/recipients/${mine?.id}/open`, {});
  expect((await open(mate)).status).toBe(404);
  expect((await open(claire)).status).toBe(404);
  const page = (await open(noel)).body.data.address;
  expect((await server.call(claire, "POST", `/api/signing/recipients/${mine?.id}/link`, {})).status).toBe(409);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [noel.id]);
  expect((await visit(page, signs)).status).toBe(410);
  expect(await statusOf(sent.body.data.id)).toBe("sent");
});

test("a PDF that cannot be signed is refused before anybody is asked", async () => {
  const refused = async (bytes: Uint8Array | string, name?: string) => {
    const { status, body } = await send(await contract(bytes, name), [outside("Ines")]);
    return [status, body.message];
  };
  const encrypted = await PDFDocument.create();
  encrypted.addPage();
  encrypted.encrypt({ userPassword: "secret" });
  expect(await refused(await encrypted.save())).toEqual([409, expect.stringContaining("has a password")]);
  expect(await refused("%PDF-1.7\nnothing of the kind")).toEqual([409, expect.stringContaining("is damaged")]);
  expect(await refused(await uncountedPdf())).toEqual([409, expect.stringContaining("is damaged")]);
  expect(await refused(await pdfBytes(1001))).toEqual([409, expect.stringContaining("more than 1,000 pages")]);
  expect(await refused("a text", "contract.txt")).toEqual([409, expect.stringContaining("Only a PDF can be signed.")]);
  const text = await contract("a text", "contract.txt");
  const sent = await send(text, [outside("Ines")], { purpose: "approval", language: "french" });
  expect(await (await visit(linkOf(sent), { answer: "sign" })).text()).toContain(
    "Cochez que vous avez lu le document.",
  );
  expect((await visit(linkOf(sent), { answer: "sign", consent: "yes" })).status).toBe(303);
  while (await finish());
  expect(await read("documents", text.id)).toMatchObject({ status: "approved", versions: 1 });
});

test("signatures, recipients and senders have limits", async () => {
  const document = await contract();
  expect((await send(document, [outside("Ines"), outside("INES")])).status).toBe(409);
  expect((await send(document, [{ person_id: hugo.id }, { person_id: hugo.id }])).status).toBe(409);
  expect((await send(document, [outside("Ines")], {}, hugo)).status).toBe(404);
  expect((await send(document, [{ name: "A\u0007", email: "a@b.example" }])).status).toBe(422);
  const sent = await send(document, [{ name: "<script>alert(1)</script>", email: "x@moulins.example" }]);
  expect(await (await visit(linkOf(sent))).text()).not.toContain("<script>alert");
  const large = await visit(linkOf(sent), { ...drawn, drawn: `1-1.${"2-2.".repeat(2_500_000)}3-3` });
  expect(large.status).toBe(413);
  expect((await visit(linkOf(sent), { ...drawn, drawn: "1-1" })).status).toBe(422);
  for (const wrong of ["1-1.2-2;drop", `1-1.${"2-2_3-3.".repeat(300)}4-4`, "99999-1.2-2"])
    expect((await visit(linkOf(sent), { ...drawn, drawn: wrong })).status, wrong.slice(0, 20)).toBe(413);
  expect((await visit(linkOf(sent), { answer: "sign", typed: " ", consent: "yes" })).status).toBe(422);
  expect((await visit(linkOf(sent), { answer: "sign", typed: "Ines" })).status).toBe(422);
  expect((await visit(linkOf(sent), signs, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await act("remind", sent.body.data.id)).status).toBe(409);
  await company.owner.query(
    "update public.envelope_recipients set asked_at = now() - interval '2 hours' where envelope_id = $1",
    [sent.body.data.id],
  );
  expect((await act("remind", sent.body.data.id)).status).toBe(200);
  expect((await act("remind", sent.body.data.id)).status).toBe(409);
  for (let more = 0; more < 9; more++) await send(document, [outside("Ines")], { purpose: "approval" });
  expect((await send(document, [outside("Ines")], { purpose: "approval" })).status).toBe(409);
});

test("a server that stops between the last signature and the file goes on with the same bytes", async () => {
  const sent = await send(await contract(), [outside("Ines")]);
  await visit(linkOf(sent), drawn);
  const digests = new Set<string>();
  const stopped = {
    ...server.store,
    put: async (path: string, digest: string) => {
      digests.add(digest);
      await server.store.put(path, digest);
      throw new Error("killed");
    },
  };
  await expect(finish(stopped)).rejects.toThrow("killed");
  expect(await finish()).toBe(false);
  await company.owner.query("update public.envelopes set next_try_at = now() where id = $1", [sent.body.data.id]);
  expect(await finish()).toBe(true);
  digests.add(String((await read("envelopes", sent.body.data.id))["signed_digest"]));
  expect(digests.size).toBe(1);
});
