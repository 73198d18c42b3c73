import { expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

const here = "https://tandem.example";
const id = "01930000-0000-7000-8000-00000000000a";

test("an address of a page that shows a record names it, as it is copied, with or without the company's own", () => {
  for (const address of [
    `${here}/leads?id=${id}`,
    `/leads?view=board&id=${id.toUpperCase()}#said`,
    ` /leads?id=${id}\n`,
  ])
    expect(readAddress(address, here), address).toEqual({ entity: "leads", id });
  expect(readAddress(`/clients?id=${id}`, here)?.entity).toBe("accounts");
  expect(readAddress(`/clients?tab=contacts&id=${id}`, here)?.entity).toBe("contacts");
  expect(readAddress(`/dashboard/ai-army?tab=findings&id=${id}`, here)?.entity).toBe("agent_findings");
});

test("another company's, a page without a record and what is no address name none", () => {
  for (const address of [
    `https://elsewhere.example/leads?id=${id}`,
    `//elsewhere.example/leads?id=${id}`,
    "/leads",
    "/leads?id=1",
    `/nowhere?id=${id}`,
    "http://",
    "Ada Durand",
    "",
  ])
    expect(readAddress(address, here), address).toBeNull();
});
