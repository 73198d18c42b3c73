import type { Operation } from "../entity/openapi-operation.ts";
import type { Operations } from "../entity/openapi-entity.ts";
import type { Json } from "../entity/json-schema.ts";
import { data, flag, list, object, text } from "../entity/openapi-operation.ts";
import { ask_input, use_input } from "./links-by-mail.ts";
import { accept_input, look_input, reset_input } from "./links.ts";
import * as passkey from "./passkey-routes.ts";
import { code_input, setup_input, sign_in_input } from "./sign-in-routes.ts";
import { begin_input } from "./sso-routes.ts";

const open: Json = { type: "object", additionalProperties: true };
const needs_code: Json = {
  type: "object",
  properties: { needs_code: { ...flag, description: "The cookie opens nothing before `sign_in_code`." } },
};
const signed_in = data(object({ signed_in: flag }));

const door = (operation: Omit<Operation, "tag" | "caller">): { post: Operation } => ({
  post: { ...operation, tag: "sign-in", caller: "anybody" },
});

/** How one comes in, in the API's document. What depends on settings of the server answers 404 where they are not set. */
export const sign_in_operations: Operations = {
  "/api/session": {
    get: {
      id: "session",
      tag: "sign-in",
      summary: "Get who is signed in",
      about:
        "`state` is `setup` before the company is set up, `signed_out` or `signed_in`; the latter with the person, their pages and rights, and the ways in that there are.",
      caller: "anybody",
      answer: {
        schema: {
          ...open,
          required: ["state"],
          properties: {
            state: { type: "string", enum: ["setup", "signed_out", "signed_in"] },
            person: { ...open, properties: { id: text, name: text, email: text, role: text } },
            pages: list(text),
          },
        },
      },
    },
  },
  "/api/setup": door({
    id: "setup",
    summary: "Set the company up",
    about: "Once, on a fresh Tandem: makes the company and its first administrator, and signs them in.",
    body: setup_input,
    answer: { status: 201, schema: open },
    fails: ["RESOURCE_CONFLICT", "AUTH_INVALID"],
  }),
  "/api/sign-in": door({
    id: "sign_in",
    summary: "Sign in by a password",
    about:
      "Sets the session's cookie. Where the person has a second step, the answer is `needs_code`, and the cookie opens nothing before `sign_in_code`. Whether the address or the password was wrong is not told.",
    body: sign_in_input,
    example: { door: "employee", email: "ada@company.example", password: "a long pass phrase" },
    answer: { schema: needs_code },
    fails: ["AUTH_INVALID"],
  }),
  "/api/sign-in/code": {
    post: {
      id: "sign_in_code",
      tag: "sign-in",
      summary: "Pass the second step",
      about: "Takes the code of the person's phone, or one of their recovery codes, after the password was right.",
      caller: "person",
      body: code_input,
      answer: { schema: open },
    },
  },
  "/api/sign-out": door({
    id: "sign_out",
    summary: "Sign out",
    about: "Ends the session of the cookie that is sent.",
    answer: "nothing",
  }),
  "/api/sign-in/ask-link": door({
    id: "ask_sign_in_link",
    summary: "Have a link to sign in by sent to oneself",
    about: "For clients, where Tandem sends mails. Every address is answered alike.",
    body: ask_input,
    answer: { schema: open },
    fails: ["RESOURCE_NOT_FOUND", "AUTH_REQUIRED"],
  }),
  "/api/sign-in/ask-password": door({
    id: "ask_password_link",
    summary: "Have a link for a new password sent to oneself",
    about: "Where Tandem sends mails. Every address is answered alike.",
    body: ask_input,
    answer: { schema: open },
    fails: ["RESOURCE_NOT_FOUND", "AUTH_REQUIRED"],
  }),
  "/api/sign-in/link": door({
    id: "sign_in_by_link",
    summary: "Sign in by a link",
    about: "Takes what stands behind the # of a link that was sent. It is good once.",
    body: use_input,
    answer: { schema: needs_code },
    fails: ["RESOURCE_NOT_FOUND", "AUTH_INVALID", "AUTH_REQUIRED"],
  }),
  "/api/sign-in/passkey/offer": door({
    id: "passkey_offer",
    summary: "Ask what a browser may offer a passkey for",
    about: "For the page of a door that is opened: not counted as an attempt.",
    body: passkey.begin_input,
    answer: { schema: data(open) },
  }),
  "/api/sign-in/passkey/begin": door({
    id: "passkey_begin",
    summary: "Begin to sign in by a passkey",
    about: "Answers what the browser's `navigator.credentials.get` takes.",
    body: passkey.begin_input,
    answer: { schema: data(open) },
  }),
  "/api/sign-in/passkey": door({
    id: "passkey_sign_in",
    summary: "Sign in by a passkey",
    about: "Takes what the browser answered. All that is wrong is one refusal.",
    body: passkey.sign_in_input,
    answer: { schema: open },
    fails: ["AUTH_INVALID"],
  }),
  "/api/sign-in/sso/begin": door({
    id: "sso_begin",
    summary: "Begin to sign in by the company's provider",
    about: "Answers the address to go to, where a provider is set.",
    body: begin_input,
    answer: { schema: data(object({ url: text })) },
    fails: ["RESOURCE_NOT_FOUND", "AUTH_REQUIRED"],
  }),
  "/api/links/look": door({
    id: "links_look",
    summary: "See whom a link is for",
    about: "An invitation, a new password or a sign-in; without using it.",
    body: look_input,
    answer: { schema: data({ ...open, properties: { email: text } }) },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/links/accept": door({
    id: "links_accept",
    summary: "Accept an invitation",
    about: "Makes the person with the password that they choose, and signs them in.",
    body: accept_input,
    answer: { status: 201, schema: signed_in },
    fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
  }),
  "/api/links/new-password": door({
    id: "links_new_password",
    summary: "Choose a new password by a link",
    about: "Ends the person's other sessions.",
    body: reset_input,
    answer: { schema: signed_in },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
};
