import type { Operation } from "../entity/openapi-operation.ts";
import type { Operations } from "../entity/openapi-entity.ts";
import type { Json } from "../entity/json-schema.ts";
import { data, done, flag, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { name_input, password_input, session_input, settings_input } from "./account-routes.ts";
import { make_input } from "./api-keys.ts";
import * as passkey from "./passkey-routes.ts";
import { code_input } from "./sign-in-routes.ts";
import { unlink_input } from "./sso-routes.ts";

const open: Json = { type: "object", additionalProperties: true };
const session = object({ id: uuid, agent: orNull(text), address: orNull(text), since: moment, here: flag });
const api_key = object({
  id: uuid,
  name: text,
  scope: { type: "string", enum: ["read", "write"] },
  since: moment,
  until: moment,
  last_used: orNull(moment),
  state: { type: "string", enum: ["open", "expired", "second_factor"] },
});
const account = object({
  has_password: flag,
  sessions: list(session),
  second_factor: orNull(object({ since: moment, recovery_left: number })),
  passkeys: list(object({ id: uuid, name: text, since: moment, last_used: orNull(moment) })),
  sso: list(object({ id: text, issuer: text, since: moment })),
  api_keys: list(api_key),
  calendar_feeds: list(object({ id: uuid, name: text, since: moment, last_read: orNull(moment), opens: flag })),
});
const codes = data(object({ codes: list(text) }));

const act = (operation: Omit<Operation, "tag" | "caller">): { post: Operation } => ({
  post: { ...operation, tag: "account", caller: "person" },
});
const with_password = "the present password";

/** One's own account, in the API's document. No program with an API key reaches it. */
export const account_operations: Operations = {
  "/api/account": {
    get: {
      id: "account",
      tag: "account",
      summary: "Get how one signs in",
      about: "Open sessions, the second step, passkeys, accounts at the provider, API keys.",
      caller: "person",
      answer: { schema: data(account) },
    },
  },
  "/api/account/export": {
    get: {
      id: "account_export",
      tag: "account",
      summary: "Get all that is one's own",
      about: "As a ZIP, three times a minute at most. It is logged.",
      caller: "person",
      answer: { media: { "application/zip": { schema: { type: "string", format: "binary" } } } },
    },
  },
  "/api/account/settings": act({
    id: "account_settings",
    summary: "Change how the app looks and speaks to oneself",
    about: "What is not sent stays.",
    once: true,
    body: settings_input,
    answer: { schema: done },
  }),
  "/api/account/name": act({
    id: "account_name",
    summary: "Change one's own name",
    about: "Everybody sees it.",
    once: true,
    body: name_input,
    answer: { schema: done },
  }),
  "/api/account/end-session": act({
    id: "account_end_session",
    summary: "End one of one's sessions",
    about: "Whoever used it has to sign in again.",
    once: true,
    body: session_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/account/end-others": act({
    id: "account_end_others",
    summary: "End all of one's other sessions",
    about: "Answers how many there were.",
    once: true,
    answer: { schema: data(object({ ended: number })) },
  }),
  "/api/account/password": act({
    id: "account_password",
    summary: "Choose another password",
    about: "Ends one's other sessions.",
    needs: with_password,
    body: password_input,
    answer: { schema: done },
  }),
  "/api/account/confirm": act({
    id: "account_confirm",
    summary: "Show that a session is one's own",
    about: "What agents propose is approved only by who has signed in, or done this, within twelve hours.",
    needs: with_password,
    body: passkey.current_input,
    answer: { schema: done },
  }),
  "/api/account/second-factor/begin": act({
    id: "second_factor_begin",
    summary: "Begin a second step of sign-in",
    about: "Answers the address that an app of codes takes; it is on after `second_factor_confirm`.",
    needs: with_password,
    body: passkey.current_input,
    answer: { schema: data(object({ uri: text })) },
    fails: ["RESOURCE_CONFLICT"],
  }),
  "/api/account/second-factor/confirm": act({
    id: "second_factor_confirm",
    summary: "Turn the second step on with a first code",
    about: "Answers recovery codes, once.",
    body: code_input,
    answer: { schema: codes },
    fails: ["RESOURCE_CONFLICT"],
  }),
  "/api/account/second-factor/recovery-codes": act({
    id: "second_factor_recovery_codes",
    summary: "Get new recovery codes",
    about: "The former ones are worth nothing any more.",
    needs: with_password,
    body: passkey.current_input,
    answer: { schema: codes },
    fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
  }),
  "/api/account/second-factor/remove": act({
    id: "second_factor_remove",
    summary: "Turn the second step off",
    about: "From then on the password alone opens the account.",
    needs: with_password,
    body: passkey.current_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
  }),
  "/api/account/passkeys/begin": act({
    id: "passkeys_begin",
    summary: "Begin a passkey",
    about: "Answers what the browser's `navigator.credentials.create` takes.",
    needs: with_password,
    body: passkey.current_input,
    answer: { schema: data(open) },
  }),
  "/api/account/passkeys/add": act({
    id: "passkeys_add",
    summary: "Add a passkey",
    about: "Takes what the browser answered, and a name to know it by.",
    body: passkey.add_input,
    answer: { schema: done },
    fails: ["RESOURCE_CONFLICT", "AUTH_INVALID"],
  }),
  "/api/account/passkeys/rename": act({
    id: "passkeys_rename",
    summary: "Rename a passkey",
    about: "Only one of one's own.",
    once: true,
    body: passkey.rename_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/account/passkeys/remove": act({
    id: "passkeys_remove",
    summary: "Remove a passkey",
    about: "It opens nothing any more.",
    needs: with_password,
    body: passkey.remove_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/account/sso/begin": act({
    id: "account_sso_begin",
    summary: "Begin to link one's account at the company's provider",
    about: "Answers the address to go to, where a provider is set.",
    needs: with_password,
    body: passkey.current_input,
    answer: { schema: data(object({ url: text })) },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/account/sso/unlink": act({
    id: "account_sso_unlink",
    summary: "Unlink an account at the provider",
    about: "It opens nothing here any more.",
    needs: with_password,
    body: unlink_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
  }),
  "/api/account/api-keys/make": act({
    id: "api_keys_make",
    summary: "Make an API key",
    about: "By which a program acts as oneself. The key is answered once, and kept nowhere.",
    needs: with_password,
    body: make_input,
    answer: { status: 201, schema: data(object({ id: uuid, expires_at: moment, key: text })) },
    fails: ["RESOURCE_CONFLICT", "QUOTA_EXCEEDED"],
  }),
  "/api/account/api-keys/end": act({
    id: "api_keys_end",
    summary: "End an API key",
    about: "It opens nothing from then on.",
    once: true,
    body: object({ id: uuid }),
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
};
