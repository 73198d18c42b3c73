import { expect, test } from "vitest";
import { Newest } from "../newest.ts";
import { sessionCookie } from "./session-cookie.ts";

const cookie = sessionCookie("https://tandem.example", "only-for-tests");
const shown = (token: string) => cookie.write(token).split(";")[0] ?? "";

test("a cookie is ours as we wrote it: what base64 passes over makes no other of it", () => {
  const [claire, thomas] = [shown("claires"), shown("thomas")];
  expect([cookie.read(claire), cookie.read(thomas), cookie.read(claire)]).toEqual(["claires", "thomas", "claires"]);
  const [token, signature] = claire.split(".") as [string, string];
  const others = [
    `${claire}${"!".repeat(4000)}`,
    `${token}.!${signature}`,
    `${token}.${signature.replace(/%3D$/, "")}`,
  ];
  for (const other of others) expect(cookie.read(other)).toBeUndefined();
  expect(cookie.read(`${shown("thomas").split(".")[0]}.${signature}`)).toBeUndefined();
});

test("what is remembered of cookies stays small", () => {
  const map = new Newest<string, string>();
  for (let n = 0; n < Newest.most + 5; n++) map.set(`k${n}`, "v");
  expect([map.size, map.has("k0"), map.has(`k${Newest.most + 4}`)]).toEqual([Newest.most, false, true]);
});
