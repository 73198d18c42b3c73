import { expect, test } from "vitest";
import { recordLetter } from "../mail/record-letter.ts";
import { refusalOf, renderTemplate } from "./render-template.ts";
import type { Values } from "./variables.ts";

// A template makes what a person sends as their own: it says what it lacks, and can do nothing but put words together.
const values: Values = {
  recipient: { name: "Ada Durand", email: "ada@durand.example" },
  lead: { company: "Durand", value: "€12,000" },
  sender: { name: "Claire Vasseur" },
};
const render = (body: string, subject = "Hello", given = values) => renderTemplate({ subject, body }, given);
const problems = (body: string, subject?: string) => render(body, subject).problems;

test("values stand where they are named, in the subject as well, and a fallback where there are none", () => {
  const body =
    'Good morning {{ recipient.first_name | default: "there" }},\n\n{{ lead.company | upcase }}: {{ lead.value }}';
  expect(render(body, "For {{ recipient.name }}")).toEqual({
    subject: "For Ada Durand",
    body: "Good morning there,\n\nDURAND: €12,000",
    problems: [],
  });
});

test("conditions ask what is known, and lines that held nothing else leave no hole", () => {
  const body =
    "A\n\n{% if lead.city %}In {{ lead.city }}\n{% endif %}\n\n{% unless lead.city %}Where are you?{% endunless %}";
  expect(render(body).body).toBe("A\n\nWhere are you?");
  expect(
    render('{% assign first = "x" %}{% case lead.company %}{% when "Durand" %}{{ first }}{% endcase %}').body,
  ).toBe("x");
});

test("a value that is missing is an error that names it and its place, one for each", () => {
  expect(problems("Hello\n  {{ recipient.first_name }} of {{ client.name }}", "{{ sender.phone }}")).toMatchObject([
    { part: "subject", kind: "missing", name: "sender.phone", line: 1, column: 4 },
    { part: "body", kind: "missing", name: "recipient.first_name", line: 2, column: 6 },
    { part: "body", kind: "missing", name: "client.name", line: 2 },
  ]);
});

test.each([
  ["{{ lead.frist_name }}", "lead.frist_name"],
  ["{{ first_name }}", "first_name"],
  ["{{ lead }}", "lead"],
  ["{% if account.name %}x{% endif %}", "account.name"],
  ["{{ recipient.name.size }}", "recipient.name.size"],
  ["{{ recipient.constructor }}", "recipient.constructor"],
  ["{{ recipient['__proto__'] }}", "recipient.__proto__"],
  ["{{ lead.toString }}", "lead.toString"],
  ["{{ recipient.name.constructor.constructor }}", "recipient.name.constructor.constructor"],
])("%s is no variable", (source, name) => {
  expect(problems(`\n${source}`)).toMatchObject([{ kind: "unknown", name, line: 2 }]);
  expect(refusalOf("body", source)).toContain(`${name} is no variable`);
});

test.each([
  ["{% for n in (1..100000000) %}{{ n }}{% endfor %}", "tag"],
  ["{% tablerow n in (1..9) %}{% endtablerow %}", "tag"],
  ["{% include '/etc/passwd' %}", "tag"],
  ["{% render '/etc/passwd' %}", "tag"],
  ["{% layout '/etc/passwd' %}", "tag"],
  ["{{ 'a' | where_exp: 'x', 'y' }}", "filter"],
  ["{{ recipient.name | json }}", "filter"],
  ["{{ recipient.name", "syntax"],
  ["{% if lead.company %}never ended", "syntax"],
  ["{{ }}", "syntax"],
  ["{% if lead.company %}".repeat(400) + "{% endif %}".repeat(400), "large"],
  ["x".repeat(20_001), "long"],
])("%s is refused", (source, kind) => {
  expect(problems(source)[0]).toMatchObject({ kind });
  expect(refusalOf("body", source)).toMatch(/^line \d+: /);
});

test("what grows without end is ended, and what is longer than a letter is not sent", () => {
  const began = performance.now();
  const doubled = `{% assign x = "${"a".repeat(100)}" %}${"{% assign x = x | append: x %}".repeat(500)}{{ x }}`;
  expect(problems(doubled)[0]).toMatchObject({ kind: "large" });
  const filled = `{% assign x = "${"a".repeat(1500)}" %}${"{{ x }}".repeat(20)}`;
  expect(problems(filled)).toMatchObject([{ kind: "long" }]);
  expect(problems("Hi", "{{ recipient.name }}".repeat(25))).toMatchObject([{ part: "subject", kind: "long" }]);
  expect(performance.now() - began).toBeLessThan(2000);
});

test("letters are to leads or to clients, and never empty", () => {
  expect(problems('{{ lead.company }} {{ client.name | default: "x" }}')).toMatchObject([{ kind: "mixed" }]);
  expect(problems("{% if lead.city %}x{% endif %}")).toMatchObject([{ kind: "empty" }]);
});

test("a value is one line of text: it begins no header, no list and no code, and its HTML is text", () => {
  const name = "Ada\r\nBcc: all@rival.example\u0000\u2028- x {{ sender.name }} <img src=x onerror=alert(1)>";
  const {
    subject,
    body,
    problems: none,
  } = render("Hello {{ recipient.name }}", "For {{ recipient.name }}", {
    recipient: { name },
  });
  expect(none).toEqual([]);
  // oxlint-disable-next-line no-control-regex
  expect(subject).not.toMatch(/[\u0000-\u001f\u2028]/);
  expect(subject).toContain("Ada Bcc: all@rival.example - x {{ sender.name }}");
  expect(body.split("\n")).toHaveLength(1);
  expect(recordLetter(body).html).not.toMatch(/<img|<ul/);
});
