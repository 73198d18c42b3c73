import type { Operation } from "../entity/openapi-operation.ts";
import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, flag, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { invite_input } from "./invitations.ts";
import { decide_input, grant_input } from "./roles.ts";
import { hand_over_input, person_input, suspend_input } from "./suspension.ts";

const invitation = object({
  id: uuid,
  email: text,
  role: text,
  team: orNull(text),
  account: orNull(text),
  by: orNull(text),
  expires_at: moment,
  expired: flag,
});
const person = object({
  id: uuid,
  name: text,
  email: text,
  kind: { type: "string", enum: ["employee", "client"] },
  status: text,
  title: orNull(text),
  team: orNull(text),
  account: orNull(text),
  role: orNull(text),
  role_until: orNull(moment),
  role_after: orNull(text),
  acts: list(text),
});
const proposal = object({
  id: uuid,
  role: text,
  reason: text,
  proposed_at: moment,
  proposed_by: uuid,
  user_id: uuid,
  person: text,
  by: text,
  until: orNull(moment),
});
const counts = data({
  type: "object",
  additionalProperties: { type: "integer" },
  description: "How many records of each entity.",
});
const link = object({
  link: { ...text, description: "Good for one use; whoever has it can use it." },
  mailed: { ...flag, description: "Whether it was also sent to whom it is for." },
});
const link_with_id = object({ id: uuid, ...(link["properties"] as object) });

const act = (operation: Omit<Operation, "tag" | "caller" | "once">): { post: Operation } => ({
  post: { ...operation, tag: "people", caller: "person", once: true },
});
const of_people = "the right to do this to the person";

/** Roles, invitations and who is let in, in the API's document. No program with an API key reaches the writes. */
export const people_operations: Operations = {
  "/api/people/roles": {
    get: {
      id: "people_roles",
      tag: "people",
      summary: "Get everybody with their roles",
      about: "With what the caller may do about each, proposals of new administrators, and invitations that wait.",
      answer: {
        schema: data(object({ people: list(person), proposals: list(proposal), invitations: list(invitation) })),
      },
    },
  },
  "/api/people/grant": act({
    id: "people_grant",
    summary: "Give somebody a role",
    about:
      "At once, or as a proposal that a second administrator agrees to. With `until` it is a role for a time: the one before it comes back by itself.",
    needs: of_people,
    body: grant_input,
    answer: { schema: data(object({ outcome: text })) },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/end-role": act({
    id: "people_end_role",
    summary: "End a role for a time before its time",
    about: "The role that the person had before comes back at once.",
    needs: of_people,
    body: person_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/agree": act({
    id: "people_agree",
    summary: "Agree to what another administrator proposed",
    about: "To a new administrator, or to what is to be done about one.",
    needs: of_people,
    body: decide_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/decline": act({
    id: "people_decline",
    summary: "Turn down what an administrator proposed",
    about: "Also what one has proposed oneself.",
    needs: of_people,
    body: decide_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/sign-out": act({
    id: "people_sign_out",
    summary: "End somebody's sessions",
    about: "Answers how many there were.",
    needs: of_people,
    body: person_input,
    answer: { schema: data(object({ ended: number })) },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/reset": act({
    id: "people_reset",
    summary: "Make somebody a link for a new password",
    about: "The link is handed over, and sent where Tandem sends mails.",
    needs: of_people,
    body: person_input,
    answer: { schema: data(link) },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/owned": {
    get: {
      id: "people_owned",
      tag: "people",
      summary: "Count what somebody owns",
      about: "Asked before somebody is suspended, since what they own wants another owner.",
      needs: of_people,
      query: person_input,
      answer: { schema: counts },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/people/suspend": act({
    id: "people_suspend",
    summary: "Keep somebody out",
    about: "Ends all that they have open, and hands over what they own where it is said to whom.",
    needs: of_people,
    body: suspend_input,
    answer: { schema: counts },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/hand-over": act({
    id: "people_hand_over",
    summary: "Give all that somebody owns to a colleague",
    about: "Answers how many of each.",
    needs: of_people,
    body: hand_over_input,
    answer: { schema: counts },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/take-second-factor": act({
    id: "people_take_second_factor",
    summary: "Take somebody's second step away",
    about: "For whoever has lost the phone with the codes.",
    needs: of_people,
    body: person_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/people/reactivate": act({
    id: "people_reactivate",
    summary: "Let somebody in again",
    about: "With the role they had.",
    needs: of_people,
    body: person_input,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/invitations": {
    get: {
      id: "invitations_list",
      tag: "people",
      summary: "Get the invitations that wait",
      about: "Those that the caller may see.",
      answer: { schema: data(list(invitation)) },
    },
    ...act({
      id: "invitations_make",
      summary: "Invite somebody",
      about: "Answers a link for one use, which is handed over, and sent where Tandem sends mails.",
      needs: "the right to invite people of that role",
      body: invite_input,
      answer: { status: 201, schema: data(link_with_id) },
      fails: ["RESOURCE_NOT_FOUND"],
    }),
  },
  "/api/invitations/renew": act({
    id: "invitations_renew",
    summary: "Give an invitation a new link",
    about: "The former one is worth nothing any more.",
    needs: "the right to invite people of that role",
    body: object({ id: uuid }),
    answer: { schema: data(link_with_id) },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/invitations/revoke": act({
    id: "invitations_revoke",
    summary: "Take an invitation back",
    about: "Its link is worth nothing any more.",
    needs: "the right to invite people of that role",
    body: object({ id: uuid }),
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
};
