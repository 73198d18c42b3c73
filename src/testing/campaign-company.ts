import { letterAddresses } from "../marketing/letter-address.ts";
import { sendNextLetter, type Sending } from "../marketing/send-campaigns.ts";
import { derive_for_tests } from "./keys.ts";
import type { TestPerson } from "./company.ts";
import { mailCompany, type MailCompany } from "./mail-company.ts";

/** A campaign as the API answers it. */
export type Campaign = Record<string, unknown> & { id: string; version: number; status: string; code: string };

/** A company with a marketeer, a head and somebody in sales, that sends campaigns over a real SMTP server on loopback. */
export type CampaignCompany = MailCompany & {
  mia: TestPerson;
  clara: TestPerson;
  sam: TestPerson;
  /** Addresses that the SMTP server refuses, each with what it says. */
  refused: Map<string, string>;
  sending: Sending;
  /** An active template. */
  template(body?: string, rest?: object): Promise<string>;
  /** A planned e-mail to all leads, at any hour, unless it says otherwise. */
  campaign(values?: object): Promise<Campaign>;
  /** Has it approved and starts it. */
  start(campaign: Campaign): Promise<{ status: number; body: unknown }>;
  lead(name: string, values?: object): Promise<string>;
  /** Sends all that is due. */
  send(): Promise<void>;
  rows<T = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<T[]>;
};

export async function campaignCompany(): Promise<CampaignCompany> {
  const refused = new Map<string, string>();
  const made = await mailCompany({ refuses: (address) => refusalOf(refused.get(address)) });
  const { company, server, mailing } = made;
  const mia = await company.person("marketing", { name: "Mia Marketing" });
  const clara = await company.person("ceo", { name: "Clara Head" });
  const sam = await company.person("sales", { name: "Sam Sales", team_id: await company.team("North") });
  const addresses = letterAddresses(mailing.url, derive_for_tests("campaigns"));
  const sending = { ...mailing, post: mailing.post as Sending["post"], addresses };
  return {
    ...made,
    mia,
    clara,
    sam,
    refused,
    sending,
    ...planned({ server, mia }),
    async start({ id }) {
      await server.call(clara, "POST", "/api/campaigns/approve", { id });
      return server.call(mia, "POST", `/api/marketing/campaigns/${id}/start`, {});
    },
    lead: (name, values = {}) => company.row("public.leads", { name, ...values }),
    async send() {
      do await company.owner.query(due);
      while (await sendNextLetter(sending));
    },
    rows: async <T>(text: string, ...values: unknown[]) => (await company.owner.query(text, values)).rows as T[],
  };
}

// Letters that wait for their turn are due at once here; those that wait to be tried again are not.
const due = `update app.campaign_sendings s set next_at = now() where next_at > now() and (select coalesce(bool_or(l.next_at <= now()), true)
  from app.campaign_letters l where l.campaign_id = s.campaign_id and l.state = 'waiting')`;

const refusalOf = (said: string | undefined) =>
  said ? Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) }) : null;

const usual_body = "Good morning {{ recipient.name }}, here is [our page](https://example.org/offer).";

/** What marketing makes before anything leaves. */
function planned({ server, mia }: Pick<CampaignCompany, "server" | "mia">) {
  const template = async (body = usual_body, rest = {}) => {
    const values = { name: "Offer", language: "english", subject: "For {{ recipient.name }}", body, ...rest };
    const { id } = await server.made<{ id: string }>(mia, "email_templates", values);
    await server.call(mia, "POST", "/api/email_templates/move", { id, status: "active" });
    return id;
  };
  const campaign = async (values: { template_id?: string } = {}) => {
    const audience = { source: "leads", filters: {} };
    const usual = { name: "Spring", kind: "email", audience, basis: "business_address", an_hour: 20_000 };
    const template_id = values.template_id ?? (await template());
    return server.made<Campaign>(mia, "campaigns", { ...usual, from_hour: 0, until_hour: 24, template_id, ...values });
  };
  return { template, campaign };
}
