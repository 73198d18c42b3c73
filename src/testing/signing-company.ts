import { PDFDocument } from "@cantoo/pdf-lib";
import { finishNext } from "../signing/envelope-tasks.ts";
import { testCompany, type TestPerson } from "./company.ts";
import { testServer } from "./server.ts";

type Made = { id: string };
type Sent = { id: string; links: { recipient_id: string; name: string; address: string }[] };
type Recipient = { id: string; name: string; status: string; open: boolean; envelope_id: string };
type Document = { id: string; file_id: string };

/** A PDF with so many empty pages. */
export async function pdfBytes(pages = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page++) pdf.addPage([300, 400]);
  return pdf.save();
}

/** A PDF that is read without a fault, and to which no page can be added. */
export async function uncountedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 400]);
  const text = Buffer.from(await pdf.save({ useObjectStreams: false })).toString("latin1");
  return Buffer.from(text.replace("/Count 1", "/Count 0"), "latin1");
}

/** Somebody from outside who is asked to sign. */
export const outside = (name: string) => ({ name, email: `${name.toLowerCase()}@moulins.example` });

/** The link of the first recipient from outside, or another. */
export const linkOf = (sent: { body: { data: Sent } }, at = 0): string => sent.body.data.links[at]?.address ?? "";

/** What a page takes as a typed and as a drawn signature. */
export const signs = { answer: "sign", typed: "Inès Łukasiewicz <b>", consent: "yes" };
export const drawn = { answer: "sign", drawn: "10-20.300-40_400-10.500-200", consent: "yes" };

/** A company in which documents are sent and signed: three of its people, and what they and recipients do. */
export async function withSigning() {
  const company = await testCompany();
  const server = await testServer(company);
  const team_id = await company.team("Lyon");
  const claire = await company.person("sales", { team_id });
  const mate = await company.person("sales", { team_id });
  const hugo = await company.person("sales", { team_id: await company.team("Nantes") });
  const { addVersion, contract } = versions(server, claire);
  const read = async (entity: string, id: string, person = claire) =>
    (await server.call<{ data: Record<string, unknown> }>(person, "GET", `/api/${entity}/${id}`)).body.data;
  return {
    company,
    server,
    claire,
    mate,
    hugo,
    addVersion,
    contract,
    read,
    visit: visits(server),
    send: (document: Document, recipients: object[], more: object = {}, person = claire, headers = {}) => {
      const body = { file_id: document.file_id, recipients, ...more };
      const path = `/api/signing/documents/${document.id}/envelopes`;
      return server.call<{ data: Sent }>(person, "POST", path, body, headers);
    },
    statusOf: async (id: string) => (await read("envelopes", id))["status"],
    act: (verb: string, id: string, person = claire, more: object = {}) =>
      server.call(person, "POST", `/api/envelopes/${verb}`, { id, ...more }),
    tend: () => company.database.flush(company.system, [{ text: "select app.tend_envelopes()::text", values: [] }]),
    finish: (store = server.store) =>
      finishNext({ database: company.database, system: company.system, store, url: "https://here.example" }),
    waiting: async (person: TestPerson) =>
      (await server.call<{ data: Recipient[] }>(person, "GET", '/api/envelope_recipients?where={"open":true}')).body
        .data,
    async close() {
      await server.close();
      await company.close();
    },
  };
}

type Server = Awaited<ReturnType<typeof testServer>>;

function versions(server: Server, claire: TestPerson) {
  async function addVersion(row_id: string, bytes: Uint8Array | string, name = "contract.pdf"): Promise<string> {
    const length = typeof bytes === "string" ? Buffer.byteLength(bytes) : bytes.length;
    const headers = { "content-type": "application/octet-stream", "content-length": String(length) };
    const answer = await server.send(claire, "POST", `/api/uploads?file_name=${name}`, bytes as BodyInit, headers);
    const upload = ((await answer.json()) as { data: Made }).data;
    const body = { entity: "documents", row_id, upload_id: upload.id };
    return (await server.call<{ data: Made }>(claire, "POST", "/api/files", body)).body.data.id;
  }
  /** A document with one version. */
  async function contract(bytes?: Uint8Array | string, name?: string, more: object = {}) {
    const about = { name: "Framework contract", visibility: "private", ...more };
    const { id } = await server.made<Made>(claire, "documents", about);
    return { id, file_id: await addVersion(id, bytes ?? (await pdfBytes()), name) };
  }
  return { addVersion, contract };
}

/** Opens a link, each time from another address, or answers it. */
function visits(server: Server) {
  let address = 0;
  return (link: string, body?: Record<string, string>, headers: Record<string, string> = {}) =>
    server.send(
      undefined,
      body ? "POST" : "GET",
      new URL(link).pathname,
      body && new URLSearchParams(body).toString(),
      {
        "x-forwarded-for": `10.3.${++address >> 8}.${address & 255}`,
        ...(body && { "content-type": "application/x-www-form-urlencoded", origin: new URL(link).origin }),
        ...headers,
      },
    );
}
