import { once } from "node:events";
import { crc32, deflateSync } from "node:zlib";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mailing } from "../mail/mailing.ts";
import { mailStep } from "../testing/mail-step.ts";
import { letterSeal } from "../mail/letter.ts";
import { openPost } from "../mail/post.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { accentOf, contrast } from "./accent.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let smtp: SMTPServer;
let mailing: Mailing;
const received: string[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => (received.push(Buffer.concat(parts).toString("latin1")), callback()));
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const url = `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`;
  company = await testCompany();
  server = await testServer(company, { smtp_url: url });
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id: await company.team("North") });
  mailing = {
    database: company.database,
    system: company.system,
    seal: letterSeal(derive_for_tests("mail")),
    post: openPost({ url, from: "Tandem <tandem@test.example>" }),
    url: "http://localhost:3000",
    failed: (error) => console.error(error),
  };
  await company.owner.query("update public.company set name = 'Kolb & <i>Fils</i>'");
});
beforeEach(() => void received.splice(0));
afterAll(async () => {
  await server.close();
  await company.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const signature = Buffer.from("89504e470d0a1a0a", "hex");
function png(width: number, height: number, more: Buffer[] = [], pixels?: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const drawn = pixels ?? deflateSync(Buffer.alloc((width * 4 + 1) * height, 90));
  return Buffer.concat([signature, chunk("IHDR", head), ...more, chunk("IDAT", drawn), chunk("IEND", Buffer.alloc(0))]);
}
const jpeg = (width: number, height: number, more: Buffer[] = []) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]),
  ]);
const set = (picture: Buffer | null, person = admin) =>
  server.call(person, "POST", "/api/company/logo", { picture: picture?.toString("base64") ?? null });
type Told = { company: { logo: { sum: string; width: number; height: number } | null; accent: object | null } };
const told = async () => (await server.call<Told>(undefined, "GET", "/api/session")).body.company;
const own = async () => {
  const { rows } = await company.owner.query<{ id: string; version: number }>("select id, version from public.company");
  return rows[0] ?? { id: "", version: 0 };
};
const colour = async (accent: string | null, person = admin) => {
  const { id, version } = await own();
  return server.call(person, "PATCH", `/api/company/${id}`, { accent, version });
};

test("an administrator sets the logo, everybody sees it before they sign in, and it stands in the history; a sales person cannot", async () => {
  const note = chunk("tEXt", Buffer.from("Comment\0<script>alert(1)</script>"));
  expect(await set(png(64, 32), claire)).toMatchObject({ status: 403 });
  expect((await told()).logo).toBeNull();
  expect(await set(png(64, 32, [note]))).toMatchObject({ status: 200 });
  const { logo } = await told();
  expect(logo).toMatchObject({ width: 64, height: 32 });
  const file = await server.send(undefined, "GET", `/public/logo/${logo?.sum}`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(Buffer.from(await file.arrayBuffer()).equals(png(64, 32))).toBe(true);
  expect((await server.send(undefined, "GET", `/public/logo/${"0".repeat(32)}`)).status).toBe(404);
  const { id } = await own();
  type History = { data: { actor_id: string; after: Record<string, unknown> }[] };
  const { body } = await server.call<History>(admin, "GET", `/api/company/${id}/history`);
  expect(JSON.stringify(body)).toContain(logo?.sum);
  const { rows } = await company.owner.query(
    "select actor_id from app.log where entity = 'company' and after ->> 'logo' = $1",
    [logo?.sum],
  );
  expect(rows).toEqual([{ actor_id: admin.id }]);
});

test("a picture is judged by what stands in it: what lies about its kind, is too large or cut off is refused in a sentence", async () => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const wrong: [Buffer, string][] = [
    [svg, "is a PNG or JPEG picture"],
    [html, "is a PNG or JPEG picture"],
    [Buffer.concat([signature, html]), "is a PNG or JPEG picture"],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]), "is a PNG or JPEG picture"],
    [png(64, 64).subarray(0, 60), "is a PNG or JPEG picture"],
    [png(64, 64, [], Buffer.from("no pixels at all")), "is a PNG or JPEG picture"],
    // A few bytes that would unpack to a lot.
    [png(64, 64, [], deflateSync(Buffer.alloc(30_000_000))), "is a PNG or JPEG picture"],
    [png(8, 64), "has 16 to 1,024 pixels on each side"],
    [png(2000, 64), "has 16 to 1,024 pixels on each side"],
    [jpeg(64, 2000), "has 16 to 1,024 pixels on each side"],
    [Buffer.alloc(65_537, 1), "has at most 64 KB"],
  ];
  for (const [picture, sentence] of wrong)
    expect(await set(picture)).toMatchObject({
      status: 422,
      body: { code: "VALIDATION_FAILED", details: { fields: { picture: sentence } } },
    });
  expect(await server.call(admin, "POST", "/api/company/logo", { picture: "no base64" })).toMatchObject({
    status: 422,
  });
  const bare = "insert into app.company_logo (sum, kind, width, height, picture) values ('x', 'png', 64, 64, $1)";
  await company.owner.query("delete from app.company_logo");
  await expect(company.owner.query(bare, [html])).rejects.toMatchObject({ code: "23514" });
});

test("of a photo nothing is kept but the picture, and what stands behind the end of one is not", async () => {
  const place = Buffer.from([0xff, 0xe1, 0, 12, ...Buffer.from("Exif: Caen")]);
  expect(await set(jpeg(200, 100, [place]))).toMatchObject({ status: 200 });
  const file = await server.send(undefined, "GET", `/public/logo/${(await told()).logo?.sum}`);
  expect(file.headers.get("content-type")).toBe("image/jpeg");
  expect(Buffer.from(await file.arrayBuffer()).equals(jpeg(200, 100))).toBe(true);
  expect(await set(Buffer.concat([png(20, 20), Buffer.from("<script>alert(1)</script>")]))).toMatchObject({
    status: 200,
  });
  const clean = await server.send(undefined, "GET", `/public/logo/${(await told()).logo?.sum}`);
  expect(Buffer.from(await clean.arrayBuffer()).equals(png(20, 20))).toBe(true);
});

test("a colour is # and six digits, an administrator's to choose, and taken away again", async () => {
  for (const wrong of ["red", "#12345", "#12345g", "url(x)", "#1234567"])
    expect(await colour(wrong)).toMatchObject({
      status: 422,
      body: { details: { fields: { accent: expect.any(String) } } },
    });
  expect(await colour("#ff8800", claire)).toMatchObject({ status: 403 });
  expect(await colour("#ff8800")).toMatchObject({ status: 200 });
  expect((await told()).accent).toEqual(accentOf("#ff8800"));
  expect(await colour(null)).toMatchObject({ status: 200 });
  expect((await told()).accent).toBeNull();
});

test("whatever colour it is, it can be read on the grounds of both themes, and what is written on it too", () => {
  const sides = [0, 51, 102, 153, 204, 255].map((part) => part.toString(16).padStart(2, "0"));
  for (const colour of sides.flatMap((r) => sides.flatMap((g) => sides.map((b) => `#${r}${g}${b}`)))) {
    const { light, dark } = accentOf(colour);
    for (const ground of ["#ffffff", "#fbfaf8", "#f4f3f0"]) expect(contrast(light.ground, ground)).toBeGreaterThan(4.5);
    for (const ground of ["#111417", "#181c20"]) expect(contrast(dark.ground, ground)).toBeGreaterThan(4.5);
    for (const { ground, ink } of [light, dark]) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  }
  expect(accentOf("#0b5fa5").light.ground).toBe("#0b5fa5");
});

const letter = async (email: string) => {
  await server.call(admin, "POST", "/api/invitations", { email, role: "sales" });
  while (await mailStep(mailing));
  const [mail = ""] = received.splice(0);
  const parts = mail.split(/--[-\w]+\r\n/).map((part) => part.split(/\r\n\r\n(.*)/s));
  const part = (kind: string) => parts.find(([head = ""]) => head.includes(`Content-Type: ${kind}`)) ?? [];
  const readable = (text = "") =>
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    mail,
    html: readable(part("text/html")[1]),
    text: readable(part("text/plain")[1]),
    picture: part("image/png"),
  };
};

test("a letter brings the logo along, has the colour on its button, asks no server for anything, and says the same as text", async () => {
  await set(null);
  const bare = await letter("one@new.example");
  expect(bare.html).toContain("Kolb &#38; &#60;i&#62;Fils&#60;/i&#62;</span>");
  expect(bare.html).not.toContain("<img");
  await set(png(64, 32));
  await colour("#ff8800");
  const { html, text, picture, mail } = await letter("two@new.example");
  expect(mail).toContain("multipart/related");
  expect(picture[0]).toContain("Content-ID: <logo>");
  expect(picture[0]).toContain("Content-Disposition: inline");
  const sent = Buffer.from((picture[1] ?? "").split("\r\n--")[0] ?? "", "base64");
  expect(sent.subarray(0, png(64, 32).length).equals(png(64, 32))).toBe(true);
  expect(html).toContain(`<img src="cid:logo" alt="Kolb &#38; &#60;i&#62;Fils&#60;/i&#62;"`);
  expect(html).toContain(`bgcolor="${accentOf("#ff8800").light.ground}"`);
  expect([...html.matchAll(/(?:src|background)="([^"]+)"/g)].map(([, address]) => address)).toEqual(["cid:logo"]);
  expect(html).not.toMatch(/url\(|@import|<link|<script/);
  const said = (each: string) => each.replace(/#invitation=[\w-]+/, "").replace(/\r\n--.*/s, "");
  expect(said(text)).toBe(said(bare.text));
});
