import { expect, test } from "vitest";
import { ApiError } from "../client/api-error.ts";
import { failureSentence } from "./failure.ts";
import { fieldErrors } from "./field-errors.ts";

const refusal = (code: string, fields: Record<string, string>) =>
  new ApiError({ code, message: "", request_id: "r1", timestamp: "", details: { fields } }, 422);

test("what the server says of a field is a whole sentence", () => {
  const fields = { email: "somebody signs in with this address already", "emails.0": "Invalid email address" };
  expect(fieldErrors(refusal("VALIDATION_FAILED", fields))).toEqual({
    email: "Somebody signs in with this address already.",
    emails: "This is no e-mail address.",
  });
});

test("a part of the program that did not come is told as a server that did not answer", () => {
  const silent = failureSentence(
    new ApiError({ code: "NETWORK_ERROR", message: "", request_id: "", timestamp: "" }, 0),
  );
  expect(failureSentence(new TypeError("Importing a module script failed."))).toBe(silent);
  expect(failureSentence(new Error("x is not a function"))).toBe("Something went wrong");
});

test("what the administrator is to be given stands with the sentence that asks for it", () => {
  const failed = (request_id: string) =>
    failureSentence(new ApiError({ code: "INTERNAL_ERROR", message: "", request_id, timestamp: "" }, 500));
  expect(failed("r-17")).toBe(`${failed("")} (r-17)`);
});
