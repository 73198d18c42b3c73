import { afterAll, beforeAll, expect, test } from "vitest";
import { takeInNext } from "../lead-machine/take-in.ts";
import { campaignCompany, type Campaign, type CampaignCompany } from "../testing/campaign-company.ts";

// What the page of marketing tells, held against SQL by hand, also for somebody who sees less, and again after writes.
let made: CampaignCompany;
beforeAll(async () => void (made = await campaignCompany()));
afterAll(() => made.close());

type Told = { campaigns: Record<string, number | string>[] };
const told = async (by = made.mia, days = "from=2026-01-01&until=2026-12-31") =>
  (await made.server.call<{ data: Told }>(by, "GET", `/api/marketing?${days}`)).body.data.campaigns;

const running = async (name: string, values: object = {}): Promise<Campaign> => {
  const campaign = await made.server.made<Campaign>(made.mia, "campaigns", { name, kind: "trade_fair", ...values });
  await made.server.call(made.clara, "POST", "/api/campaigns/approve", { id: campaign.id });
  await made.server.call(made.mia, "POST", "/api/campaigns/move", { id: campaign.id, status: "running" });
  return campaign;
};

const by_hand = `select c.name, count(l.id)::int as leads,
    (count(l.id) filter (where s.key not in ('new', 'lost')))::int as qualified, (count(l.id) filter (where s.key = 'won'))::int as won,
    coalesce(sum(l.value * case l.currency when 'EUR' then 1 when 'USD' then 0.9 end) filter (where s.key = 'won'), 0)::float8 as won_value,
    coalesce(sum(l.value * case l.currency when 'EUR' then 1 when 'USD' then 0.9 end) filter (where s.key not in ('won', 'lost')), 0)::float8 as open_value,
    (count(l.id) filter (where l.value is not null and l.currency = 'CHF'))::int as unvalued
  from public.campaigns c left join public.leads l on l.campaign_id = c.id and l.deleted_at is null and (l.owner_id = $1 or $1 is null)
  left join public.stages s on s.key = l.stage where c.name like 'Fair%' group by c.name order by c.name`;

// Seeded, so that a failure can be seen again.
function draws(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return Math.floor((at / 2147483648) * below);
  };
}

const stages = ["new", "contacted", "qualified", "proposal", "won", "lost"];
const currencies = ["EUR", "EUR", "USD", "CHF"];

async function write(draw: (below: number) => number, ids: string[]): Promise<void> {
  const stage = stages[draw(stages.length)] ?? "new";
  const currency = currencies[draw(currencies.length)] ?? "EUR";
  const values = {
    stage,
    currency,
    value: draw(4) === 0 ? null : 100 * draw(100),
    campaign_id: ids[draw(ids.length)] ?? null,
  };
  const lost = stage === "lost" ? { lost_reason: "price" } : {};
  await made.lead(`Lead ${draw(1_000_000)}`, { ...values, ...lost, owner_id: draw(2) ? made.sam.id : made.mia.id });
}

const figures = (rows: Record<string, unknown>[]) =>
  rows
    .filter(({ name }) => String(name).startsWith("Fair"))
    .map(({ name, leads, qualified, won, won_value, open_value, unvalued }) => {
      return { name, leads, qualified, won, won_value, open_value, unvalued };
    })
    .toSorted((one, other) => String(one.name).localeCompare(String(other.name)));

test("numbers are those of SQL by hand, for who sees all and for who sees their own, again after 20 writes", async () => {
  await made.company.row("public.rates", { currency: "USD", rate: 0.9 });
  const ids: string[] = [];
  for (const name of ["Fair A", "Fair B"]) ids.push((await running(name, { starts_on: "2026-03-01", cost: 500 })).id);
  const draw = draws(7);
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 20; n++) await write(draw, [...ids, ""].filter(Boolean));
    expect(figures(await told())).toEqual(await made.rows(by_hand, null));
    expect(figures(await told(made.sam))).toEqual(await made.rows(by_hand, made.sam.id));
  }
});

test("only campaigns that run between the days are told of, from their approval on", async () => {
  await made.server.made(made.mia, "campaigns", { name: "Only planned", kind: "other", starts_on: "2026-05-01" });
  await running("In May", { starts_on: "2026-05-01", ends_on: "2026-05-31" });
  const names = async (days: string) => (await told(made.mia, days)).map(({ name }) => name);
  expect(await names("from=2026-05-31&until=2026-06-30")).toContain("In May");
  expect(await names("from=2026-06-01&until=2026-06-30")).not.toContain("In May");
  expect(await names("from=2026-05-01&until=2026-05-31")).not.toContain("Only planned");
});

test("a form that comes with a campaign's word gives it the new lead, and a known one keeps what brought it first", async () => {
  const campaign = await running("Fair C", { code: "fair-c" });
  const form = await made.company.row("public.forms", {
    name: "Contact",
    status: "published",
    lead_owner_id: made.sam.id,
  });
  const send = async (email: string, word: string) => {
    const values = {
      form_id: form,
      name: email,
      sent: { name: email, email },
      utm: { campaign: word },
      status: "received",
    };
    await made.company.row("public.form_submissions", values);
    while (await takeInNext(made.company.database, made.company.system));
  };
  await send("new@fair.example", " Fair-C ");
  await send("other@fair.example", "unknown");
  const brought =
    "select emails[1] as email, campaign_id from public.leads where emails[1] like '%@fair.example' order by 1";
  expect(await made.rows(brought)).toEqual([
    { email: "new@fair.example", campaign_id: campaign.id },
    { email: "other@fair.example", campaign_id: null },
  ]);
});
