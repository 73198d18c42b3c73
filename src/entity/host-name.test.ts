import { expect, test } from "vitest";
import { kinds } from "./kinds.ts";

test.each([
  ["ada@xn--bcher-kva.example", "ada@bücher.example"],
  ["ADA@XN--BCHER-KVA.EXAMPLE", "ada@bücher.example"],
  ["ada@mail.xn--bcher-kva.example", "ada@mail.bücher.example"],
  ["ada@bücher.example", "ada@bücher.example"],
  ["ada@xn--e1afmkfd.xn--p1ai", "ada@пример.рф"],
  ["xn--ada@plain.example", "xn--ada@plain.example"],
])("%s is stored as %s", (written, stored) => expect(kinds.email.parse(written)).toBe(stored));

test.each([
  ["xn--bcher-kva.example", "bücher.example"],
  ["bücher.example", "bücher.example"],
  ["Rouvray.example", "rouvray.example"],
])("the domain %s is stored as %s", (written, stored) => expect(kinds.domain.parse(written)).toBe(stored));

test("what is no domain stays none", () => {
  for (const written of ["xn--", "a b.example", "-a.example", "example", "bücher"])
    expect(kinds.domain.safeParse(written).success, written).toBe(false);
});
