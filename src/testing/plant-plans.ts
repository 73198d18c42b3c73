import type { TestCompany, TestPerson } from "./company.ts";

/** What somebody has planned with clients, one of them another's and one in the bin; some of it done. */
export async function plantPlans(company: TestCompany, claire: TestPerson, amir: TestPerson): Promise<void> {
  for (const [index, owner] of [claire, claire, amir].entries()) {
    const bin = index === 1 ? new Date().toISOString() : null;
    const row_id = await company.row("public.accounts", {
      name: `Client ${index}`,
      owner_id: owner.id,
      deleted_at: bin,
    });
    await company.owner.query(
      `insert into public.activities (entity, row_id, kind, owner_id, state, at, created_by)
       select 'accounts', $1, 'call', $2, (array['planned', 'planned', 'done'])[1 + n % 3], now() + (n - 20) * interval '7 hours', $2
         from generate_series(1, 40) n`,
      [row_id, claire.id],
    );
  }
}
