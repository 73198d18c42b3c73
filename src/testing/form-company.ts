import { takeInNext } from "../lead-machine/take-in.ts";
import type { TestPerson } from "./company.ts";
import { mailCompany, type MailCompany } from "./mail-company.ts";

/** A form as the API answers it. */
export type Form = { id: string; key: string; version: number; edition: number; consent_version: number };
/** A submission as the API answers it. */
export type Submission = Record<string, unknown> & { id: string; status: string; reason: string | null };

/** A company with a marketeer and somebody in sales, whose forms are open to whoever comes. */
export type FormCompany = MailCompany & {
  mia: TestPerson;
  sam: TestPerson;
  /** A published form. */
  form(values?: object): Promise<Form>;
  /** Sends a form as another site's page does, each time from another address unless one is given. */
  post(key: string, values: Record<string, string> | string, from?: string): Promise<Response>;
  /** Takes in all that waits, and answers what stands there since `form`, newest first. */
  takeIn(form: Form): Promise<Submission[]>;
  rows<T = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<T[]>;
};

export async function formCompany(): Promise<FormCompany> {
  const made = await mailCompany();
  const { company, server } = made;
  const mia = await company.person("marketing", { name: "Mia" });
  const sam = await company.person("sales", { name: "Sam", team_id: await company.team("North") });
  let address = 0;
  const submissions = async ({ id }: Form) => {
    const where = encodeURIComponent(JSON.stringify({ form_id: id }));
    const path = `/api/form_submissions?where=${where}&order=-created_at`;
    return (await server.call<{ data: Submission[] }>(mia, "GET", path)).body.data;
  };
  return {
    ...made,
    mia,
    sam,
    async form(values = {}) {
      const { id } = await server.made<Form>(mia, "forms", { name: "Contact", lead_owner_id: sam.id, ...values });
      const moved = await server.call(mia, "POST", "/api/forms/move", { id, status: "published" });
      if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
      return (await server.call<{ data: Form }>(mia, "GET", `/api/forms/${id}`)).body.data;
    },
    post(key, values, from = `10.0.${++address >> 8}.${address & 255}`) {
      const body = typeof values === "string" ? values : new URLSearchParams(values).toString();
      return server.send(undefined, "POST", `/public/forms/${key}`, body, {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://elsewhere.example",
        "sec-fetch-site": "cross-site",
        referer: "https://elsewhere.example/offer",
        "x-forwarded-for": from,
      });
    },
    async takeIn(form) {
      while (await takeInNext(company.database, company.system));
      return submissions(form);
    },
    rows: async <T>(text: string, ...values: unknown[]) => (await company.owner.query(text, values)).rows as T[],
  };
}
