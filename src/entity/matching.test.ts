import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// An act on all that match goes batch by batch, while others write, and meets each of them once.
type Batch = { changed: string[]; skipped: { id: string; message: string }[]; next: string | null; was?: object };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  thomas = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

/** Plants leads of somebody, made a while ago, and answers their ids, the oldest first. */
async function plant(owner: TestPerson, name: string, count: number): Promise<string[]> {
  const { rows } = await company.owner.query<{ id: string }>(
    `insert into public.leads (name, owner_id, created_at) select $2, $1, now() - make_interval(days => 9, secs => -n)
     from generate_series(1, $3) n returning id`,
    [owner.id, name, count],
  );
  return rows.map(({ id }) => id);
}

async function run(person: TestPerson, body: object, between: (batch: number) => Promise<unknown> = async () => {}) {
  const batches: Batch[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const asked = { ...body, ...(after && { after }) };
    const { status, body: answered } = await server.call<{ data: Batch }>(person, "POST", "/api/leads/bulk", asked);
    expect(status).toBe(200);
    batches.push(answered.data);
    after = answered.data.next;
    await between(batches.length);
  }
  const changed = batches.flatMap((batch) => batch.changed);
  return { batches, changed, skipped: batches.flatMap((batch) => batch.skipped) };
}

const matching = (name: string, more: object = {}) => ({ where: { name, ...more } });

test("meets each that matches once, in batches, and names those that it may not change", async () => {
  const own = await plant(claire, "each", 450);
  const mates = await plant(thomas, "each", 30);
  await plant(amir, "each", 20);
  const { changed, skipped, batches } = await run(claire, { matching: matching("each"), do: "win" });
  expect(changed.toSorted()).toEqual([...own, ...mates].toSorted());
  expect(skipped).toEqual([]);
  // A full batch, or what a second was enough for.
  expect(batches.length).toBeGreaterThanOrEqual(3);
  const removed = await run(claire, { matching: matching("each"), do: "remove" });
  expect(removed.changed.toSorted()).toEqual(own.toSorted());
  expect(removed.skipped.map(({ id }) => id).toSorted()).toEqual(mates.toSorted());
  expect(new Set(removed.skipped.map(({ message }) => message)).size).toBe(1);
  const back = await run(claire, { matching: matching("each"), do: "restore" });
  expect(back.changed.toSorted()).toEqual(own.toSorted());
});

test("what stops matching on the way is left, what begins to match is done once, what is new is not of it", async () => {
  const ids = await plant(claire, "way", 500);
  const [behind = "", ahead = "", joins = ""] = [ids[3], ids[450], ids[480]];
  await company.owner.query("update public.leads set name = 'other' where id = $1", [joins]);
  let made = "";
  const { changed } = await run(
    claire,
    { matching: matching("way"), do: "move", with: { stage: "contacted" } },
    async (batch) => {
      if (batch > 1) return;
      // Behind the batch one comes back to where it was, ahead one goes and one comes, and one is made.
      await server.call(thomas, "POST", "/api/leads/move", { id: behind, stage: "new" });
      await server.call(thomas, "PATCH", `/api/leads/${ahead}`, { name: "other" });
      await server.call(thomas, "PATCH", `/api/leads/${joins}`, { name: "way" });
      const { body } = await server.call<{ data: { id: string } }>(thomas, "POST", "/api/leads", {
        name: "way",
        owner_id: thomas.id,
      });
      made = body.data.id;
    },
  );
  expect(changed.toSorted()).toEqual(ids.filter((id) => id !== ahead).toSorted());
  const stages = await company.owner.query<{ id: string; stage: string }>(
    "select id, stage from public.leads where id = any($1)",
    [[behind, ahead, joins, made]],
  );
  expect(Object.fromEntries(stages.rows.map(({ id, stage }) => [id, stage]))).toEqual({
    [behind]: "new",
    [ahead]: "new",
    [joins]: "contacted",
    [made]: "new",
  });
});

test("a condition that the act itself ends leaves none out", async () => {
  const ids = await plant(claire, "ends", 410);
  const { changed } = await run(claire, {
    matching: matching("ends", { stage: "new" }),
    do: "lose",
    with: { lost_reason: "Price" },
  });
  expect(changed.toSorted()).toEqual(ids.toSorted());
});

test("others who change the same records all the while are neither overwritten nor make it miss one", async () => {
  const ids = await plant(claire, "busy", 400);
  let going = true;
  const touched = new Set<string>();
  const others = (async () => {
    for (let n = 0; going; n = (n + 37) % ids.length) {
      const id = ids[n] ?? "";
      // Every other one stops matching at this.
      const gone = n % 2 === 0;
      await server.call(thomas, "PATCH", `/api/leads/${id}`, gone ? { name: "taken" } : { city: `Rouen ${n}` });
      if (gone) touched.add(id);
    }
  })();
  const { changed, skipped } = await run(claire, {
    matching: matching("busy"),
    do: "lose",
    with: { lost_reason: "Price" },
  });
  going = false;
  await others;
  expect(new Set(changed).size).toBe(changed.length);
  const missed = ids.filter((id) => !changed.includes(id) && !touched.has(id));
  expect(missed.filter((id) => !skipped.some((each) => each.id === id))).toEqual([]);
  // Who took it first has it: what was lost matched until then.
  const { rows } = await company.owner.query<{ id: string }>(
    `select l.row_id as id from app.log l where l.row_id = any($1) and l.after ? 'lost_reason'
      and exists (select from app.log n where n.row_id = l.row_id and n.after ->> 'name' = 'taken' and n.row_version < l.row_version)`,
    [ids],
  );
  expect(rows).toEqual([]);
});

test("answers how it was, for a way back, and goes on only from places of its own", async () => {
  const [first = "", second = ""] = await plant(claire, "was", 2);
  await company.owner.query("update public.leads set source = 'Fair' where id = $1", [second]);
  const { batches } = await run(claire, {
    matching: matching("was"),
    do: "update",
    with: { source: "Web" },
    was: ["source"],
  });
  expect(batches[0]?.was).toEqual({ [first]: { source: null }, [second]: { source: "Fair" } });
  for (const after of ["x", btoa("{}"), btoa("[]")]) {
    const body = { matching: matching("was"), do: "win", after };
    expect((await server.call(claire, "POST", "/api/leads/bulk", body)).body).toMatchObject({ code: "INVALID_INPUT" });
  }
  const unknown = { matching: { where: { nothing: 1 } }, do: "win" };
  expect((await server.call(claire, "POST", "/api/leads/bulk", unknown)).body.message).toContain("no column nothing");
});
