import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isBounce, refusedForGood } from "../mail/post.ts";
import { campaignCompany, type Campaign, type CampaignCompany } from "../testing/campaign-company.ts";
import { sendNextLetter } from "./send-campaigns.ts";

// What campaigns promise, against those who would get around it and servers that hang.
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
const get = async <T>(path: string, by = made.mia) => (await made.server.call<{ data: T }>(by, "GET", path)).body.data;
const move = ({ id }: Campaign, status: string) =>
  made.server.call<{ message?: string }>(made.mia, "POST", "/api/campaigns/move", { id, status });
const letters = () => made.rows("select state, reason from app.campaign_letters order by address");
const suppress = (name: string, reason = "unsubscribed") =>
  made.server.made<{ id: string }>(made.mia, "suppressions", { name, reason });

test("a mail server that hangs costs its letter an attempt and a wait, and is not taken for the database", async () => {
  await made.lead("Ada", { emails: ["ada@people.example"] });
  await made.start(await made.campaign());
  const hangs = async () => Promise.reject(Object.assign(new Error("Timeout"), { code: "ETIMEDOUT", command: "CONN" }));
  expect(await sendNextLetter({ ...made.sending, post: { ...made.sending.post, send: hangs } })).toBe(true);
  expect(await letters()).toEqual([{ state: "waiting", reason: "Timeout" }]);
  const [{ wait } = { wait: 0 }] = await made.rows<{ wait: number }>(
    "select extract(epoch from next_at - now())::int as wait from app.campaign_letters",
  );
  expect(wait).toBeGreaterThan(240);
});

test("a letter on which servers die is given up after its attempts", async () => {
  await made.lead("Ada", { emails: ["ada@people.example"] });
  const campaign = await made.campaign();
  await made.start(campaign);
  await made.company.owner.query("update app.campaign_letters set attempts = 8");
  await made.send();
  expect(sentTo()).toEqual([]);
  expect(await letters()).toEqual([{ state: "failed", reason: "unknown" }]);
});

test("a server that does not take our own address says nothing about its reader's", () => {
  const said = (command: string) => ({ responseCode: 550, response: "550 5.1.8 Sender refused", command });
  expect([isBounce(said("RCPT TO")), refusedForGood(said("RCPT TO"))]).toEqual([true, true]);
  for (const command of ["CONN", "EHLO", "AUTH PLAIN", "MAIL FROM"])
    expect([isBounce(said(command)), refusedForGood(said(command))]).toEqual([false, false]);
});

test("who unsubscribed is not written to at another address of the same record, before the start or after", async () => {
  await made.lead("Ada", { emails: ["new@ada.example", "Old@ada.example"] });
  await made.lead("Bo", { emails: ["bo@people.example", "old@bo.example"] });
  await made.lead("Cy", { emails: ["cy@people.example", "closed@cy.example"] });
  await suppress("old@ada.example");
  await suppress("closed@cy.example", "bounced");
  await made.start(await made.campaign());
  await suppress("old@bo.example", "asked");
  await made.send();
  expect(sentTo()).toEqual(["cy@people.example"]);
});

test("what is wished for one of the records that share an address holds for all of them, whichever came first", async () => {
  for (const [name, values] of [
    ["First", { emails: ["a@people.example"] }],
    ["Quiet", { emails: ["A@people.example"], do_not_contact: true }],
    ["Third", { emails: ["a@people.example"] }],
    ["Bo", { emails: ["bo@people.example"] }],
  ] as const)
    await made.lead(name, values);
  const campaign = await made.campaign();
  await made.start(campaign);
  await made.send();
  expect(sentTo()).toEqual(["bo@people.example"]);
});

test("an address that its record has no more gets no letter", async () => {
  const id = await made.lead("Ada", { emails: ["mistaken@people.example"] });
  await made.start(await made.campaign());
  await made.company.owner.query("update public.leads set emails = '{right@people.example}' where id = $1", [id]);
  await made.send();
  expect(sentTo()).toEqual([]);
  expect(await letters()).toEqual([{ state: "left_out", reason: "address_gone" }]);
});

test("what a mail server says of a letter tells nobody its address", async () => {
  await made.lead("Ada", { emails: ["ada@people.example"] });
  made.refused.set("ada@people.example", "554 5.7.1 <Ada@people.example>: rejected");
  await made.start(await made.campaign());
  await made.send();
  const [letter] = await letters();
  expect(letter).toMatchObject({ state: "failed", reason: expect.stringContaining("rejected") as string });
  expect(JSON.stringify(letter)).not.toContain("@");
});

test("links carry the word that their campaign has now", async () => {
  const campaign = await made.campaign({ code: "before" });
  const link = { name: "Post", target: "https://example.org/", source: "network", medium: "social" };
  const { id } = await made.server.made<{ id: string }>(made.mia, "campaign_links", {
    campaign_id: campaign.id,
    ...link,
  });
  const { version } = campaign;
  await made.server.call(made.mia, "PATCH", `/api/campaigns/${campaign.id}`, { code: "after", version });
  expect(await get(`/api/campaign_links/${id}`)).toMatchObject({
    address: "https://example.org/?utm_source=network&utm_medium=social&utm_campaign=after",
  });
});

test("an e-mail that was started and cancelled is not begun again under a text that nobody sees", async () => {
  await made.lead("Ada", { emails: ["ada@people.example"] });
  const campaign = await made.campaign();
  await made.start(campaign);
  expect((await move(campaign, "cancelled")).status).toBe(200);
  const again = await move(campaign, "idea");
  expect([again.status, again.body.message]).toEqual([
    409,
    "This e-mail was started and ended. Make a new campaign for another one.",
  ]);
});

test("an address that came back from the bin beside itself is refused in a sentence", async () => {
  const { id } = await suppress("ada@people.example");
  await made.server.call(made.mia, "DELETE", `/api/suppressions/${id}`);
  await suppress("ada@people.example");
  const back = await made.server.call<{ message: string }>(made.mia, "POST", "/api/suppressions/restore", { id });
  expect(back.status).toBe(409);
});

test("two presses start it once, and servers side by side send each letter once", async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) await made.lead(`Person ${n}`, { emails: [`p${n}@people.example`] });
  const campaign = await made.campaign();
  await made.server.call(made.clara, "POST", "/api/campaigns/approve", { id: campaign.id });
  const path = `/api/marketing/campaigns/${campaign.id}/start`;
  const starts = await Promise.all([1, 2].map(() => made.server.call(made.mia, "POST", path, {})));
  expect(starts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await Promise.all([made.send(), made.send(), made.send()]);
  await made.send();
  expect(sentTo()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `p${n}@people.example`));
});
