import type { Context } from "hono";
import { sentBody } from "../public-pages/sent-body.ts";
import type { Typed } from "./envelope-page.ts";

/** What a recipient answers, as the database takes it. */
export type Answer = { signs: boolean; kind: "typed" | "drawn" | null; value: string | null };

const most = { words: 2000, typed: 120, drawn: 24_000, strokes: 200 };
const strokes = /^[0-9]{1,4}-[0-9]{1,4}([._][0-9]{1,4}-[0-9]{1,4})+$/;

/** Reads the form of the page: an answer, what is wrong with it, or that it is none of our page. */
export async function readAnswer(c: Context, purpose: "signature" | "approval"): Promise<Answer | Typed | "strange"> {
  const body = await sentBody(c);
  if (body === "strange") return body;
  if (body === "large") return { wrong: "large", typed: "", consents: false, reason: "" };
  const text = (name: string) => (body.get(name) ?? "").replace(/[^\P{C}\n]/gu, "").trim();
  const typed = text("typed").replace(/\s+/g, " ");
  const reason = text("reason");
  // (A dot is a slip of the finger.)
  const drawn = (body.get("drawn") ?? "").replace(/^[0-9]{1,4}-[0-9]{1,4}$/, "");
  const consents = body.get("consent") === "yes";
  const back = { typed: typed.slice(0, most.typed), consents, reason: reason.slice(0, most.words) };
  if (body.get("answer") === "decline") {
    if (!reason) return { wrong: "reason", ...back };
    return reason.length > most.words ? { wrong: "long", ...back } : { signs: false, kind: null, value: reason };
  }
  if (body.get("answer") !== "sign") return "strange";
  if (purpose === "approval")
    return consents ? { signs: true, kind: null, value: null } : { wrong: "consent", ...back };
  if (drawn && !isDrawing(drawn)) return { wrong: "large", ...back };
  if (!drawn && (typed.length < 2 || typed.length > most.typed)) return { wrong: "signature", ...back };
  if (!consents) return { wrong: "consent", ...back };
  return { signs: true, kind: drawn ? "drawn" : "typed", value: drawn || typed };
}

const isDrawing = (value: string) =>
  value.length <= most.drawn && value.split("_").length <= most.strokes && strokes.test(value);
