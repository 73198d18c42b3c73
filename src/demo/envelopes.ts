import type { Client } from "pg";

/** Loads an envelope that waits: a client has approved an agreement, and a colleague has not answered yet. */
export async function loadEnvelopes(owner: Client): Promise<void> {
  await owner.query(
    `insert into public.envelopes (entity, row_id, name, file_id, number, digest, purpose, message, expires_at, created_by)
       select 'documents', d.id, d.name, f.id, f.number, f.digest, 'approval', 'The agreement for the shoot.', now() + interval '9 days', d.owner_id
       from public.documents d join public.files f on f.row_id = d.id and f.newest where d.name = 'Confidentiality agreement'`,
  );
  await owner.query(
    `insert into public.envelope_recipients (entity, row_id, envelope_id, position, person_id, name, email, purpose, expires_at, created_by)
       select 'documents', e.row_id, e.id, r.position, p.id, coalesce(p.name, 'Claire Rouvray'), coalesce(p.email, 'claire@rouvray.example'), 'approval',
         e.expires_at, e.created_by
       from public.envelopes e cross join (values (1, null), (2, 'ceo@demo.test')) r (position, email) left join public.people p on p.email = r.email`,
  );
  for (const text of went) await owner.query(text);
}

const went = [
  "update public.envelope_recipients set status = 'asked', open = true, asked_at = now() - interval '5 hours'",
  "update public.envelope_recipients set status = 'viewed', viewed_at = now() - interval '4 hours' where position = 1",
  "update public.envelope_recipients set status = 'signed', open = false, decided_at = now() - interval '3 hours', decided_from = '192.0.2.17' where position = 1",
  "update public.envelopes set status = 'partially_signed'",
  `insert into app.envelope_events (envelope_id, recipient_id, kind, actor_id, at, "from", digest)
    select e.id, r.id, v.kind, case when v.hours = 5 then e.created_by end, now() - v.hours * interval '1 hour', case when v.hours < 5 then '192.0.2.17' end, e.digest
    from public.envelopes e cross join (values ('sent', 0, 5), ('asked', 1, 5), ('asked', 2, 5), ('viewed', 1, 4), ('approved', 1, 3)) v (kind, position, hours)
      left join public.envelope_recipients r on r.envelope_id = e.id and r.position = v.position order by v.hours desc, v.position`,
];
