import { expect, test } from "vitest";
import { lead } from "../entities/leads/lead.entity.ts";
import type { Entity } from "../entity/describe.ts";
import type { Row } from "../entity/export.ts";
import { readColumns, type Reader } from "./seen.ts";
import { seenCsv } from "./seen-csv.ts";
import { seenXlsx } from "./seen-xlsx.ts";

const columns = readColumns(lead as Entity as never, JSON.stringify([["name", "Lead"]]));
const reader: Reader = { language: "en", locale: "en-GB", time_zone: "Europe/Paris" };

test.each([
  ["csv", seenCsv],
  ["xlsx", seenXlsx],
])("while a page of a %s is worded, others are served again and again", async (_, write) => {
  async function* page(): AsyncGenerator<Row[]> {
    yield Array.from({ length: 1000 }, (_row, at) => ({ name: `Lead ${at}` }));
  }
  let served = 0;
  let going = true;
  const serve = () => void (served++, going && setImmediate(serve));
  serve();
  let rows = 0;
  for await (const piece of write(page(), columns, reader)) rows += piece.rows;
  going = false;
  expect(rows).toBe(1000);
  expect(served).toBeGreaterThanOrEqual(20);
});
