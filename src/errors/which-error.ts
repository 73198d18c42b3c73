import { ApiError } from "../client/api-error.ts";
import { type CodedError, codedError } from "./coded-errors.ts";

/** What a coded-error screen shows beside its title and guidance. */
export type Reference = { code: string; request_id: string; timestamp: string };

/** Which of the error screens an error deserves. */
export type Which =
  | { screen: "coded"; coded: CodedError; reference: Reference }
  | { screen: "access-denied" }
  | { screen: "generic" };

/** Access denied by its words, coded when it carries an envelope with a known code, else generic. */
export function whichError(error: unknown): Which {
  if (denial.test(textOf(error))) return { screen: "access-denied" };
  const reference = error instanceof ApiError ? error : readReference(textOf(error));
  const coded = reference && codedError(reference.code);
  if (reference && coded) return { screen: "coded", coded, reference };
  return { screen: "generic" };
}

// In the words of Chromium and Firefox, of Safari, and of the build's own loader.
const unfetched = /dynamically imported|module script failed|preload CSS/;

// As a word or a part of a name, such as access_policy; the letters of RLS stand in other words, too.
const denial = /row.level security|permission denied|(?<![a-z])RLS(?![a-z])|polic(y|ies)/i;

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readReference(text: string): Reference | null {
  // A part of the program did not come: nobody answered.
  if (unfetched.test(text)) return { code: "NETWORK_ERROR", request_id: "", timestamp: "" };
  try {
    const { code, request_id, timestamp } = JSON.parse(text) as Partial<Reference>;
    return code ? { code, request_id: request_id ?? "", timestamp: timestamp ?? "" } : null;
  } catch {
    return null;
  }
}
