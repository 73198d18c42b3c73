import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { claire, upload, act, whole, rows, close } = {} as Rig;

beforeAll(async () => void ({ claire, upload, act, whole, rows, close } = await importing()));
afterAll(() => close());

const leads = (names: string) =>
  rows(
    "select name, company_name, emails, phones, stage, do_not_contact, note from public.leads where name = any(string_to_array($1, ', ')) and deleted_at is null order by name",
    [names],
  );

describe("what is not known", () => {
  const text =
    "Name,Email,Status,Assigned To,Country,Notes\nAnn Unknown,ann@unknown.example,Called twice,Jane Smith,Atlantis,by phone\nBo Known,bo@unknown.example,New,,France,\n";

  test("of a stage, an owner or a country is told, and noted with its heading", async () => {
    const done = await whole(claire, text);
    expect(done.counts).toEqual({ create: 2, cells: 3 });
    expect(await leads("Ann Unknown, Bo Known")).toMatchObject([
      { stage: "new", note: "by phone\nStatus: Called twice\nCountry: Atlantis\nAssigned To: Jane Smith" },
      { note: null },
    ]);
  });

  test("does not touch the note of whom the file has written already", async () => {
    expect((await whole(claire, text)).counts).toMatchObject({ unchanged: 2 });
    const bare = text.replaceAll(/,[^,\n]*$/gm, "").replace("Country,Notes", "Country");
    await whole(claire, bare);
    expect((await leads("Ann Unknown"))[0]).toMatchObject({ note: expect.stringMatching(/^by phone/) as string });
  });

  test("is not noted where it was said to be left out", async () => {
    const said = { values: { stage: { later: null } } };
    await whole(claire, "Name,Status\nCy Silent,later\n", said);
    expect(await leads("Cy Silent")).toMatchObject([{ note: null }]);
  });

  test("is less: what has been bought is won, and who has unsubscribed is not written to", async () => {
    await whole(claire, "Name,Status,Lost reason\nDi Bought,Deal done,\nEd Bought,Bought,\n");
    expect(await leads("Di Bought, Ed Bought")).toMatchObject([{ stage: "won" }, { stage: "won" }]);
    await whole(
      claire,
      "Name,Email,Status\nFay Letters,fay@l.example,subscribed\nGus Letters,gus@l.example,unsubscribed\nHal Letters,hal@l.example,cleaned\n",
    );
    expect(await leads("Fay Letters, Gus Letters, Hal Letters")).toMatchObject([
      { do_not_contact: false },
      { do_not_contact: true },
      { do_not_contact: false, note: "Status: cleaned" },
    ]);
  });
});

describe("a file", () => {
  test("whose lines are quoted as a whole has columns all the same", async () => {
    const text =
      '"FirstName,LastName,Email,Company"\n"Ann,Quoted,ann@quoted.example,""Stone, Hill"""\n"Bob,Quoted,bob@quoted.example,Acme"\n';
    expect((await whole(claire, text)).counts).toEqual({ create: 2 });
    expect(await leads("Ann Quoted, Bob Quoted")).toMatchObject([
      { emails: ["ann@quoted.example"], company_name: "Stone, Hill" },
      { emails: ["bob@quoted.example"], company_name: "Acme" },
    ]);
  });

  test("of one column whose texts have commas stays one", async () => {
    const found = await upload(claire, 'Name\n"Hill, Ann and Bob"\n"Stone, Eve"\n');
    expect(found.columns).toHaveLength(1);
  });

  test("may have a space behind a closing quotation mark", async () => {
    const text =
      'name,email,notes\nAnn Space,ann@space.example,"first text" \nBob Space,"bob@space.example" ,"second, text" ';
    expect((await whole(claire, text)).counts).toEqual({ create: 2 });
    expect(await leads("Ann Space, Bob Space")).toMatchObject([{ note: "first text" }, { note: "second, text" }]);
  });
});

describe("a line that repeats another one", () => {
  test("gives it what it lacks, and what it says otherwise goes into the note", async () => {
    const text =
      "Name,Email,Phone,Company,LinkedIn\nJim Twice,jim@twice.example,02 35 71 04 18,,\nJIM TWICE,jim@twice.example,+33 2 35 71 04 18,Acme,https://linkedin.com/in/jim\njim twice,jim@twice.example,02 35 71 04 19,Globe,\n";
    const first = await upload(claire, text);
    const foretold = await act(claire, first.id, "check");
    expect(foretold.counts).toEqual({ create: 1, merge: 2 });
    expect(foretold.samples).toMatchObject([{}, { outcome: "merge", reasons: { "": "adds to line 2" } }, {}]);
    const done = await act(claire, first.id, "commit");
    expect(done.counts).toEqual({ create: 1, merge: 2 });
    expect(await leads("Jim Twice")).toMatchObject([
      {
        company_name: "Acme",
        phones: ["+33235710418", "+33235710419"],
        note: "LinkedIn: https://linkedin.com/in/jim\nCompany: Globe",
      },
    ]);
    expect((await whole(claire, text)).counts).toEqual({ unchanged: 1, merge: 2 });
    // Where the first is left as it is, nothing is added to it, and the check says so, too.
    const left = await whole(claire, text.replaceAll("Globe", "Fourth"), { on_match: "skip" });
    expect(left.counts).toEqual({ skip: 3 });
    expect(JSON.stringify(await leads("Jim Twice"))).not.toContain("Fourth");
  });
});

test("a name that repeats the company stands back behind that of a person", async () => {
  await whole(
    claire,
    "Display Name,Company Name,First Name,Last Name\nDisplayed Ltd,Displayed Ltd,Thea,Shown\nMy Friend,Displayed Ltd,Theo,Shown\nAlone Ltd,Alone Ltd,,\n",
  );
  expect(await leads("Thea Shown, My Friend, Alone Ltd")).toMatchObject([
    { name: "Alone Ltd" },
    { name: "My Friend", note: "First Name: Theo\nLast Name: Shown" },
    { name: "Thea Shown", company_name: "Displayed Ltd", note: null },
  ]);
});
