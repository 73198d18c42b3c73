import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { envelope_input } from "./serve-signing.ts";

const id = { $ref: "#/components/parameters/id" };
const needs = "the right to change the document";

/** What documents have for being signed, in the API's document. */
export const signing_operations: Operations = {
  "/api/signing/documents/{id}/envelopes": {
    post: {
      id: "signing_send",
      tag: "signing",
      summary: "Send a document to be approved or signed",
      about:
        "Takes the newest version of the document, which is pinned by its SHA-256: versions that come later change nothing. Colleagues are told and sign in the app. Everybody else gets a link of their own, which is answered this once and sent by e-mail where the server sends mail. Only a PDF is signed, without a password and with 1,000 pages at most; anything is approved.",
      needs,
      caller: "person",
      once: true,
      path: [id],
      body: envelope_input,
      answer: {
        status: 201,
        schema: data(object({ id: uuid, links: list(object({ recipient_id: uuid, name: text, address: text })) })),
      },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT", "RESOURCE_LOCKED", "QUOTA_EXCEEDED"],
    },
  },
  "/api/signing/recipients/{id}/link": {
    post: {
      id: "signing_make_link",
      tag: "signing",
      summary: "Make a new link for a recipient from outside",
      about: "The link before opens nothing from now on. The address is answered this once.",
      needs,
      caller: "person",
      once: true,
      path: [id],
      body: object({}),
      answer: { status: 201, schema: data(object({ id: uuid, address: text })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/signing/recipients/{id}/open": {
    post: {
      id: "signing_open",
      tag: "signing",
      summary: "Open what waits for one's own signature",
      about: "Answers the address of a page for half an hour. A key cannot sign.",
      caller: "person",
      once: true,
      path: [id],
      body: object({}),
      answer: { status: 201, schema: data(object({ id: uuid, address: text })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/signing/envelopes/{id}/events": {
    get: {
      id: "signing_events",
      tag: "signing",
      summary: "What happened to an envelope",
      about: "Oldest first: who was asked, saw it, signed it or declined, when and from which address.",
      needs: "to see the document",
      path: [id],
      answer: {
        schema: data(
          list(object({ kind: text, at: moment, from: orNull(text), recipient: orNull(text), by: orNull(text) })),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
