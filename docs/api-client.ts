// A program of somebody else's, on a client that `openapi-typescript` makes of the document:
//
//   npm install openapi-fetch openapi-typescript
//   npx openapi-typescript http://localhost:3000/api/openapi.json -o api.d.ts
//   node api-client.ts http://localhost:3000 ada@company.example "her pass phrase"
//
// src/http/openapi-client.test.ts type-checks it against the document and runs it.
import createClient from "openapi-fetch";
import type { components, paths } from "./api.d.ts";

const [url = "", email = "", password = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: url });
let cookie = "";
client.use({ onRequest: ({ request }) => request.headers.set("cookie", cookie) });

/** A key for each thing that is to happen: the same when it is sent again, so that it happens once. */
const once = (key: string = crypto.randomUUID()) => ({ header: { "Idempotency-Key": key } });

// Sign in. A program that stands for nobody in particular sends an API key as `Authorization: Bearer tdm_…` instead.
const signed_in = await client.POST("/api/sign-in", { body: { door: "employee", email, password } });
if (signed_in.error) throw new Error(signed_in.error.message);
cookie = signed_in.response.headers
  .getSetCookie()
  .map((each) => each.split(";")[0])
  .join("; ");
const session = await client.GET("/api/session");
const me = session.data?.person?.id ?? "";

// Create, twice under the same key: there is one.
const body = { name: "Ada Durand", company_name: "Moulins Durand", value: 12_000, owner_id: me };
const key = crypto.randomUUID();
const created = await client.POST("/api/leads", { params: once(key), body });
const again = await client.POST("/api/leads", { params: once(key), body });
if (!created.data || !again.data) throw new Error(created.error?.message ?? again.error?.message);
const lead: components["schemas"]["leads"] = created.data.data;

// List.
const where = JSON.stringify({ name: "Ada Durand" });
const listed = await client.GET("/api/leads", { params: { query: { where, order: "-value", count: "true" } } });

// Change with the version that was read, then with the same one again: a conflict.
const at = { path: { id: lead.id }, ...once() };
const changed = await client.PATCH("/api/leads/{id}", { params: at, body: { city: "Rouen", version: lead.version } });
const conflict = await client.PATCH("/api/leads/{id}", {
  params: { path: { id: lead.id }, ...once() },
  body: { city: "Caen", version: lead.version },
});

// A verb.
const lost = await client.POST("/api/leads/lose", { params: once(), body: { id: lead.id, lost_reason: "Price" } });

// Take a file in: sent up, checked, committed.
const file = "Name,Email\nJeanne Petit,jeanne@petit.example\nPaul Lévy,paul@levy.example\n";
const sent = await client.POST("/api/imports", {
  params: { query: { entity: "leads", file_name: "people.csv" } },
  headers: { "content-type": "text/csv" },
  body: file,
  bodySerializer: (text) => text,
});
if (!sent.data) throw new Error(sent.error.message);
const { id } = sent.data.data;
await client.POST("/api/imports/check", { body: { id } });
await settled("checked");
await client.POST("/api/imports/commit", { body: { id } });
const taken = await settled("committed");
const imported = await client.GET("/api/leads", { params: { query: { where: '{"name":"Paul Lévy"}' } } });

await client.POST("/api/sign-out");

console.log(
  JSON.stringify({
    created: created.response.status,
    same: again.data.data.id === lead.id,
    listed: listed.data?.count,
    changed: changed.data?.data?.city,
    conflict: conflict.error && "versions" in (conflict.error.details ?? {}) ? conflict.error : undefined,
    stage: lost.data?.data?.stage,
    counts: taken.counts,
    emails: imported.data?.data[0]?.emails,
  }),
);

async function settled(state: string) {
  for (;;) {
    const { data, error } = await client.GET("/api/imports/{id}", { params: { path: { id } } });
    if (!data) throw new Error(error.message);
    if (data.data.state === state) return data.data;
    if (data.data.error) throw new Error(data.data.error);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
