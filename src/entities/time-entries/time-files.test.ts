import { afterAll, beforeAll, expect, test } from "vitest";
import { importing } from "../../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { server, claire, amir, upload, act, problems, rows, close } = {} as Rig;

beforeAll(async () => {
  ({ server, claire, amir, upload, act, problems, rows, close } = await importing());
});
afterAll(() => close());

const file = `Jour;Durée;Note;Facturable
02/11/2026;1h30;Atelier;oui
03/11/2026;1,25;Devis;non
04/11/2026;90 min;Appels;non
05/11/2026;26h;Trop;non
06/11/2026;longtemps;Illisible;non
`;

test("a file's durations are read as people write them, and what leaves is read again as what it was", async () => {
  const found = await upload(claire, file, "time_entries");
  const named = Object.fromEntries(
    found.settings.mapping.map(({ column, field }) => [found.columns[column]?.name, field]),
  );
  expect(named).toEqual({ Jour: "day", Durée: "minutes", Note: "note", Facturable: "billable" });
  await act(claire, found.id, "check");
  const committed = await act(claire, found.id, "commit");
  expect(committed).toMatchObject({ counts: { create: 3 } });
  const left = (await problems(claire, found.id)).map(({ line, left_out }) => [
    line,
    left_out[0]?.field,
    left_out[0]?.reason,
  ]);
  expect(left).toEqual([
    [5, "minutes", "is not allowed together with the other values"],
    [6, "minutes", "is no duration"],
  ]);
  const read = () =>
    rows(
      "select day::text, minutes, note, billable, owner_id from public.time_entries where deleted_at is null order by day",
    );
  expect(await read()).toEqual([
    { day: "2026-11-02", minutes: 90, note: "Atelier", billable: true, owner_id: claire.id },
    { day: "2026-11-03", minutes: 75, note: "Devis", billable: false, owner_id: claire.id },
    { day: "2026-11-04", minutes: 90, note: "Appels", billable: false, owner_id: claire.id },
  ]);
  const text = await (await server.send(claire, "GET", "/api/time_entries/export.csv")).text();
  expect(text).toContain("1:30");
  expect(text.split("\n")[0]).not.toContain("rate");
  // Another's is neither told nor taken.
  expect(
    (await (await server.send(amir, "GET", "/api/time_entries/export.csv")).text()).split("\n").length,
  ).toBeLessThan(3);
  const again = await upload(claire, text.replaceAll("Atelier", "Atelier bis"), "time_entries");
  await act(claire, again.id, "check");
  await act(claire, again.id, "commit");
  const minutes = (
    await rows("select minutes from public.time_entries where note like 'Atelier%' and deleted_at is null")
  ).map((row) => row["minutes"]);
  expect([...new Set(minutes)]).toEqual([90]);
});
