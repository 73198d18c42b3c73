import { afterAll, beforeAll, expect, test } from "vitest";
import { proposingCompany, retitle, type ProposingCompany } from "../testing/proposing-company.ts";
let made: ProposingCompany;
beforeAll(async () => { made = await proposingCompany(); }, 60000);
afterAll(() => made.close());
test("cancel against decide", async () => {
  const { company, server, claire, proposed, decide } = made;
  for (let n = 0; n < 8; n++) {
    const leads = await Promise.all([1, 2, 3].map((no) => company.row("public.leads", { name: `L${n}${no}`, title: "CEO", owner_id: claire.id })));
    const { task, ids } = await proposed(claire, ...leads.map((id) => retitle(id, "Owner")));
    const since = performance.now();
    const all = await Promise.all([...ids.map((id) => decide(claire, n % 2 ? "reject" : "approve", id)), server.call<any>(claire, "POST", "/api/agent_tasks/cancel", { id: task })]);
    console.log(Math.round(performance.now() - since), all.map(({ status, body }) => `${status} ${(body as any).code ?? (body as any).data?.status}`).join(" | "));
  }
}, 120000);
