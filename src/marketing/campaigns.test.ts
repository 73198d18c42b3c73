import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { campaignCompany, type Campaign, type CampaignCompany } from "../testing/campaign-company.ts";

// Campaigns by e-mail, over a real SMTP server: to whom they go, how they leave, and how they end.
let made: CampaignCompany;
beforeAll(async () => void (made = await campaignCompany()));
afterAll(() => made.close());
beforeEach(async () => {
  made.received.length = 0;
  made.refused.clear();
  for (const table of ["app.campaign_letters", "public.suppressions", "app.campaign_sendings"])
    await made.company.owner.query(`delete from ${table}`);
  await made.company.owner.query("update public.leads set deleted_at = now() where deleted_at is null");
});

const sentTo = () => made.received.flatMap(({ to }) => to).toSorted();
const refusalOf = (answer: { body: unknown }) => (answer.body as { message: string }).message;
const get = async <T>(path: string, by = made.mia) => (await made.server.call<{ data: T }>(by, "GET", path)).body.data;
const stateOf = async ({ id }: Campaign) => (await get<Campaign>(`/api/campaigns/${id}`)).status;
// (Quoted-printable, as it stands in a mail.)
const legible = (text: string) =>
  text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const linksIn = (text: string) =>
  [...legible(text).matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    href
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replace("http://localhost:3000", ""),
  );
const at = (n: number) => `p${n}@people.example`;
const person = (n: number, rest: object = {}) => made.lead(`Person ${n}`, { emails: [at(n)], ...rest });
const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  made.server.send(undefined, method, path, undefined, { "user-agent": "Mozilla/5.0 Firefox/140", ...headers });

test("an e-mail goes to everybody of its audience once, says why and how to end it, and tells who got none", async () => {
  for (const n of [1, 2, 3]) await person(n);
  await person(4, { do_not_contact: true });
  await made.lead("Twin", { emails: [at(1).toUpperCase()] });
  await made.lead("Nobody", {});
  const campaign = await made.campaign();
  expect(await get(`/api/marketing/campaigns/${campaign.id}/audience`)).toMatchObject({ found: 6, written_to: 3 });
  const started = await made.start(campaign);
  expect(started).toMatchObject({ status: 200, body: { data: { waiting: 3 } } });
  await made.send();
  expect(sentTo()).toEqual([at(1), at(2), at(3)]);
  expect(await stateOf(campaign)).toBe("completed");
  const mail = made.received.find(({ to }) => to[0] === at(2))?.text ?? "";
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(mail).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/public\/mail\//m);
  expect(mail).toMatch(/^Subject: For Person 2/m);
  expect(mail).toMatch(new RegExp(`^Reply-To: Mia Marketing <${made.mia.email}>`, "m"));
  expect(legible(mail)).toContain("at your business address, as it concerns your work.");
  const counts = await get<Record<string, number>>(`/api/marketing/campaigns/${campaign.id}/counts`);
  expect(counts).toMatchObject({ waiting: 0, sent: 3, failed: 0, left_out: 3, clicked: 0 });
  const left_out = await get<{ reason: string }[]>(`/api/marketing/campaigns/${campaign.id}/letters?state=left_out`);
  expect(left_out.map(({ reason }) => reason).toSorted()).toEqual(["doubled", "no_address", "quiet"]);
});

test("a press of the reader or of their program ends it for every campaign and workflow; opening the page does not", async () => {
  await person(1);
  await made.start(await made.campaign());
  await made.send();
  const leave = linksIn(made.received[0]?.text ?? "").find((link) => !link.includes("/link")) ?? "";
  expect((await visit(leave)).status).toBe(200);
  expect(await made.rows("select name from public.suppressions")).toEqual([]);
  // (By it a browser sends the page's own origin along, and not "null".)
  expect((await visit(leave)).headers.get("referrer-policy")).toBe("same-origin");
  const pressed = await made.server.send(undefined, "POST", leave, "List-Unsubscribe=One-Click", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(await pressed.text()).toContain("gets no more of these e-mails");
  const asked = "select name, reason, asked_from is not null as told from public.suppressions where deleted_at is null";
  expect(await made.rows(asked)).toEqual([{ name: at(1), reason: "unsubscribed", told: true }]);
  // Whoever brings the address again, by an import or by hand, does not bring it back.
  await made.lead("Brought again", { emails: [at(1)] });
  await person(2);
  await made.start(await made.campaign());
  await made.send();
  expect(sentTo()).toEqual([at(1), at(2)]);
  await made.server.send(undefined, "POST", leave, "wish=stay", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(await made.rows(asked)).toEqual([]);
});

test("who unsubscribes while letters wait gets none any more", async () => {
  await person(1);
  await made.start(await made.campaign());
  await made.server.made(made.mia, "suppressions", { name: at(1).toUpperCase(), reason: "asked" });
  await made.send();
  expect(sentTo()).toEqual([]);
  expect(await made.rows("select state, reason from app.campaign_letters")).toEqual([
    { state: "left_out", reason: "suppressed" },
  ]);
});

test("links lead where they were written to, with the words of the campaign; programs are counted apart", async () => {
  await person(1);
  const campaign = await made.campaign({ code: "blossom" });
  await made.start(campaign);
  await made.send();
  const link = linksIn(made.received[0]?.text ?? "").find((each) => each.includes("/link")) ?? "";
  const followed = await visit(link);
  expect([followed.status, followed.headers.get("location")]).toEqual([
    302,
    "https://example.org/offer?utm_source=tandem&utm_medium=email&utm_campaign=blossom",
  ]);
  const counts = () => get<Record<string, number>>(`/api/marketing/campaigns/${campaign.id}/counts`);
  // (Within ten seconds it was a mail server's look at links.)
  expect(await counts()).toMatchObject({ clicked: 0, machine_clicked: 1 });
  await made.company.owner.query("update app.campaign_letters set sent_at = now() - interval '1 minute'");
  await visit(link, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await visit(link, {}, "HEAD");
  expect(await counts()).toMatchObject({ clicked: 0 });
  await visit(link);
  expect(await counts()).toMatchObject({ clicked: 1, machine_clicked: 1 });
  const elsewhere = link.replace(/to=[^&]+/, `to=${encodeURIComponent("https://evil.example/")}`);
  expect((await visit(elsewhere)).status).toBe(404);
  const [, token = ""] = /mail\/([^/]+)\//.exec(link) ?? [];
  expect(
    (await visit(`/public/mail/${token.replace(/\.(.)/, (_, first: string) => (first === "A" ? ".B" : ".A"))}`)).status,
  ).toBe(404);
});

test("an address that there is not is suppressed; what may pass is tried again, and nothing is lost", async () => {
  for (const n of [1, 2, 3]) await person(n);
  made.refused.set(at(1), "550 5.1.1 No such user").set(at(2), "451 4.3.0 Later");
  const campaign = await made.campaign();
  await made.start(campaign);
  await made.send();
  expect(sentTo()).toEqual([at(3)]);
  expect(await made.rows("select name, reason from public.suppressions")).toEqual([{ name: at(1), reason: "bounced" }]);
  expect(await stateOf(campaign)).toBe("running");
  made.refused.clear();
  await made.company.owner.query("update app.campaign_letters set next_at = now() where state = 'waiting'");
  await made.send();
  expect(sentTo()).toEqual([at(2), at(3)]);
  expect(await stateOf(campaign)).toBe("completed");
});

test("it is approved by the head, as it is: who changes text, audience or basis takes that back", async () => {
  await person(1);
  const template_id = await made.template();
  const campaign = await made.campaign({ template_id });
  const approve = (by = made.clara) => made.server.call(by, "POST", "/api/campaigns/approve", { id: campaign.id });
  const start = () => made.server.call(made.mia, "POST", `/api/marketing/campaigns/${campaign.id}/start`, {});
  expect((await approve(made.mia)).status).toBe(403);
  const moved = await made.server.call(made.mia, "POST", "/api/campaigns/move", {
    id: campaign.id,
    status: "approved",
  });
  expect(moved.status).toBe(409);
  expect(refusalOf(await start())).toBe("Only an approved e-mail is started.");
  expect((await approve()).status).toBe(200);
  const { version } = await get<Campaign>(`/api/campaigns/${campaign.id}`);
  await made.server.call(made.mia, "PATCH", `/api/campaigns/${campaign.id}`, { basis: "existing_client", version });
  expect(await get(`/api/campaigns/${campaign.id}`)).toMatchObject({ status: "planned", approved_by: null });
  await approve();
  await made.company.owner.query("update public.email_templates set body = 'Another text' where id = $1", [
    template_id,
  ]);
  expect(refusalOf(await start())).toContain("The template has changed since the campaign was approved.");
  await approve();
  await made.server.call(made.mia, "POST", "/api/campaigns/move", { id: campaign.id, status: "planned" });
  await approve();
  expect((await start()).status).toBe(200);
  const now = await get<Campaign>(`/api/campaigns/${campaign.id}`);
  const late = { basis: "consent", version: now.version };
  expect((await made.server.call(made.mia, "PATCH", `/api/campaigns/${campaign.id}`, late)).status).toBe(409);
});

test("letters leave as fast as the campaign says and within its hours; a pause holds them", async () => {
  for (const n of [1, 2, 3]) await person(n);
  const campaign = await made.campaign({ an_hour: 60 });
  await made.start(campaign);
  const { sendNextLetter } = await import("./send-campaigns.ts");
  const rest = async () => {
    let more = true;
    while (more) more = await sendNextLetter(made.sending);
  };
  await rest();
  expect(sentTo()).toHaveLength(1);
  const [{ wait } = { wait: 0 }] = await made.rows<{ wait: number }>(
    "select round(extract(epoch from next_at - now()))::int as wait from app.campaign_sendings",
  );
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  await made.server.call(made.mia, "POST", "/api/campaigns/move", { id: campaign.id, status: "paused" });
  await made.send();
  expect(sentTo()).toHaveLength(1);
  // Outside its hours: those that the company's clock does not show.
  const hours = `update public.campaigns set from_hour = h, until_hour = h + 1 from (select ((extract(hour from now() at time zone
    (select time_zone from public.company))::int + 2) % 23) as h) t where id = $1`;
  await made.company.owner.query(hours, [campaign.id]);
  await made.server.call(made.mia, "POST", "/api/campaigns/move", { id: campaign.id, status: "running" });
  await rest();
  expect(sentTo()).toHaveLength(1);
  await made.company.owner.query("update public.campaigns set from_hour = 0, until_hour = 24 where id = $1", [
    campaign.id,
  ]);
  await made.send();
  expect(sentTo()).toHaveLength(3);
});

test("with consent as its basis only those get it who gave one by a form", async () => {
  await person(1);
  await person(2);
  const form = await made.company.row("public.forms", { name: "Contact", consent: "I agree." });
  const sent = { email: at(2).toUpperCase() };
  const given = { form_id: form, name: "x", sent, status: "done", consent: "I agree.", consented_at: new Date() };
  await made.company.row("public.form_submissions", given);
  const campaign = await made.campaign({ basis: "consent" });
  await made.start(campaign);
  await made.send();
  expect(sentTo()).toEqual([at(2)]);
});

test("once whoever started it is suspended it pauses and says so", async () => {
  await person(1);
  const other = await made.company.person("marketing", { name: "Max" });
  const campaign = await made.campaign();
  await made.server.call(made.clara, "POST", "/api/campaigns/approve", { id: campaign.id });
  await made.server.call(other, "POST", `/api/marketing/campaigns/${campaign.id}/start`, {});
  await made.company.owner.query("update public.people set status = 'suspended' where id = $1", [other.id]);
  await made.send();
  expect(sentTo()).toEqual([]);
  expect(await get(`/api/campaigns/${campaign.id}`)).toMatchObject({
    status: "paused",
    paused_reason: "Whoever started it does not come in any more.",
  });
});

test("a link of a post counts who follows it, and leads to its page alone", async () => {
  const campaign = await made.campaign({ code: "network" });
  const values = {
    campaign_id: campaign.id,
    name: "Post",
    target: "https://example.org/a?b=1#c",
    source: "network",
    medium: "social",
  };
  const link = await made.server.made<{ key: string; address: string }>(made.mia, "campaign_links", values);
  const address = "https://example.org/a?b=1&utm_source=network&utm_medium=social&utm_campaign=network#c";
  expect(link.address).toBe(address);
  const followed = await visit(`/public/go/${link.key}`);
  expect([followed.status, followed.headers.get("location")]).toEqual([302, address]);
  await visit(`/public/go/${link.key}`, { "user-agent": "curl/8" });
  expect((await visit("/public/go/0123456789ab")).status).toBe(404);
  const counts = await get<Record<string, number>>(`/api/marketing/campaigns/${campaign.id}/counts`);
  expect(counts).toMatchObject({ visits: 1, machine_visits: 1 });
});

test("a lead tells which campaigns wrote to it, and that none does any more, to whoever sees it", async () => {
  const lead = await person(1, { owner_id: made.mia.id });
  const campaign = await made.campaign();
  await made.start(campaign);
  await made.send();
  const of = () => get<{ letters: object[]; suppressed: object | null }>(`/api/marketing/of/leads/${lead}`);
  expect(await of()).toMatchObject({ letters: [{ campaign_id: campaign.id, clicked_at: null }], suppressed: null });
  await made.server.made(made.mia, "suppressions", { name: at(1), reason: "complained" });
  expect(await of()).toMatchObject({ suppressed: { reason: "complained" } });
  expect((await made.server.call(made.sam, "GET", `/api/marketing/of/leads/${lead}`)).status).toBe(404);
});

test("the link in a letter still ends further ones after its lead and its campaign are gone for good", async () => {
  const lead = await person(1);
  const campaign = await made.campaign();
  await made.start(campaign);
  await made.send();
  const leave = linksIn(made.received[0]?.text ?? "").find((link) => !link.includes("/link")) ?? "";
  await made.company.owner.query("delete from public.leads where id = $1", [lead]);
  await made.company.owner.query("delete from public.campaigns where id = $1", [campaign.id]);
  const type = { "content-type": "application/x-www-form-urlencoded" };
  expect((await made.server.send(undefined, "POST", leave, "wish=leave", type)).status).toBe(200);
  expect(await made.rows("select name, campaign_id from public.suppressions")).toEqual([
    { name: at(1), campaign_id: null },
  ]);
});
