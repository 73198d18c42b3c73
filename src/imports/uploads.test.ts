import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";
import type { ImportRecord } from "./import-record.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { server, claire, upload, act, whole, problems, rows, close } = {} as Rig;

beforeAll(async () => void ({ server, claire, upload, act, whole, problems, rows, close } = await importing()));
afterAll(() => close());

describe("a file", () => {
  const send = (text: string | Buffer, query = "entity=leads&file_name=x.csv") =>
    server.send(claire, "POST", `/api/imports?${query}`, text as BodyInit);

  test("may be larger than other bodies, which stay small", async () => {
    const text = `name,note\n${"Somebody,a note of some length that fills the file\n".repeat(60_000)}`;
    expect((await send(text)).status).toBe(201);
    expect((await server.call(claire, "POST", "/api/leads", { name: "x".repeat(1_200_000) })).status).toBe(400);
  });

  test("that is none, or for nothing we have, is refused with a sentence", async () => {
    for (const [text, query, sentence] of [
      ["", undefined, /empty/],
      [Buffer.from("504b030414000600", "hex"), undefined, /workbook cannot be read/],
      [Buffer.from("d0cf11e0a1b11ae1", "hex"), undefined, /old kind \(\.xls\)/],
      [`name${",x".repeat(131_000)}\na\n`, undefined, /more than 500 columns/],
      ["name\nx\n", "entity=nothing&file_name=x.csv", /nothing of this name/],
      ["name\nx\n", "entity=__proto__&file_name=x.csv", /nothing of this name/],
    ] as const) {
      const answer = await send(text as string, query);
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        400,
        expect.stringMatching(sentence),
      ]);
    }
    expect((await send("name\nx\n", "entity=people&file_name=x.csv")).status).toBe(403);
  });

  test("tells of each bad row the line, the field and why, and gives them back as a file", async () => {
    const text =
      'Nom;Courriel;Montant;Clôture;Pays;Étape\nBon;bon@c.example;10;01/02/2026;France;gagné\n;sans@c.example;;;;\nMauvais;pas-un-courriel;beaucoup;31/02/2026;FRA;Ailleurs\nTrop;t@c.example;1;;;;de;cellules\n\nCourt;court@c.example\n"Deux\nlignes";deux@c.example;3;;;\n';
    const { id } = await upload(claire, text);
    const checked = await act(claire, id, "check");
    expect(checked.counts).toEqual({ create: 5, invalid: 1, cells: 4 });
    expect((await problems(claire, id)).map(({ line, reasons, left_out }) => [line, reasons, left_out])).toEqual([
      [
        4,
        {},
        [
          { column: 1, field: "emails", text: "pas-un-courriel", reason: "is no e-mail address" },
          { column: 2, field: "value", text: "beaucoup", reason: "is no number" },
          { column: 3, field: "expected_close", text: "31/02/2026", reason: "is no date" },
          { column: 5, field: "stage", text: "Ailleurs", reason: "is none of the choices" },
        ],
      ],
      [5, { "": "has more cells than there are columns" }, []],
    ]);
    await act(claire, id, "commit");
    const [{ id: bad } = {}] = await rows("select id from public.leads where name = 'Mauvais'");
    const csv = await (await server.send(claire, "GET", `/api/imports/${id}/problems.csv`)).text();
    const lines = csv.replace("\ufeff", "").split("\r\n");
    expect(lines[0]).toBe("reason;line;tandem_id;Nom;Courriel;Montant;Clôture;Pays;Étape");
    expect(lines[1]).toContain(`;4;${String(bad)};Mauvais;pas-un-courriel;beaucoup;31/02/2026;FRA;Ailleurs`);
    // Mended and sent again it changes the record that came of the row.
    const mended = `${lines[0]}\n${lines[1]?.replace(";pas-un-courriel;beaucoup;", ";mauvais@c.example;12,5;").replace(/^"[^"]*"/, "")}\n`;
    const again = await whole(claire, mended);
    expect(again.settings.match_key).toBe("id");
    expect(again.counts).toMatchObject({ update: 1 });
    expect(await rows("select name, emails, value::float from public.leads where id = $1", [bad])).toEqual([
      { name: "Mauvais", emails: ["mauvais@c.example"], value: 12.5 },
    ]);
  });

  test("may be read another way, and its settings must fit", async () => {
    const { id } = await upload(claire, "Nom;Ville\nX;Paris\n");
    const answer = await server.call<{ data: ImportRecord }>(claire, "PATCH", `/api/imports/${id}`, {
      format: { header: false },
    });
    expect(answer.body.data).toMatchObject({ format: { header: false }, columns: [{ name: "" }, { name: "" }] });
    const refused = async (settings: object) =>
      (await server.call(claire, "PATCH", `/api/imports/${id}`, settings)).body.details?.fields;
    expect(await refused({ mapping: [{ column: 0, field: "search" }] })).toEqual({ search: "cannot be imported" });
    expect(
      await refused({
        mapping: [
          { column: 0, field: "value" },
          { column: 1, field: "value" },
        ],
      }),
    ).toEqual({ value: "is mapped twice" });
    expect(await refused({ match_key: "emails" })).toEqual({ match_key: "is not among the mapped columns" });
    expect(Object.keys((await refused({ defaults: { owner_id: "me" } })) ?? {})).toEqual(["owner_id"]);
    expect((await server.call(claire, "POST", "/api/imports/commit", { id })).status).toBe(409);
    expect(
      (await server.call<{ data: ImportRecord }>(claire, "POST", "/api/imports/cancel", { id })).body.data.state,
    ).toBe("cancelled");
  });

  test("goes into any entity whose verb one has", async () => {
    const done = await whole(
      claire,
      "Raison sociale;SIREN;Domaines\nLa Poste;356 000 000;laposte.fr\nFaux;123456789;\n",
      {},
      "accounts",
    );
    expect(done.counts).toEqual({ create: 2, cells: 1 });
    const contacts = await whole(
      claire,
      "Civilité;Nom;Prénom;Société;E-mail\nMme;Durand;Anne;La Poste;anne@laposte.example\n",
      {},
      "contacts",
    );
    expect(contacts.counts).toEqual({ create: 1 });
    expect(
      await rows(
        "select c.name, c.civility, a.name as account from public.contacts c join public.accounts a on a.id = c.account_id",
      ),
    ).toEqual([{ name: "Anne Durand", civility: "mme", account: "La Poste" }]);
  });
});
