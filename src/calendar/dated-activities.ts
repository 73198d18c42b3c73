import type { Statement } from "../database/flush.ts";

// (Who takes part, as far as the caller sees them: asked under the caller's own rights, with the address that they may be written to.)
const colleagues = `coalesce((select json_agg(json_build_object('id', p.id, 'name', left(p.name, 100), 'email', p.email, 'leads', p.id = a.owner_id,
    'me', p.id = app.user_id()) order by p.name, p.id) from public.people p where p.id = any (a.participant_ids[:50] || a.owner_id)), '[]')`;
const contacts = `case when a.contact_ids = '{}' then '[]' else coalesce((select json_agg(json_build_object('id', c.id, 'name', left(c.name, 100), 'email', c.email))
    from app.contacts_seen(a.contact_ids[:50]) c), '[]') end`;

const columns = `a.id, a.kind, case when a.deleted_at is null then a.state else 'cancelled' end as state, ${colleagues} as colleagues, ${contacts} as contacts, left(a.subject, 300) as subject, left(a.about, 300) as about, left(a.body, 1000) as body,
  left(a.location, 300) as location, a.at, a.duration, a.version, a.created_at, a.updated_at,
  app.way_to(pages.of ->> a.entity, a.row_id) as path,
  case when (a.at at time zone me.time_zone)::time = '00:00' then (a.at at time zone me.time_zone)::date end as day`;

// What is planned with a record that lies in the bin is not to be gone to.
const dated = `a.kind in ('call', 'meeting', 'visit', 'to_do') and a.parent_deleted_at is null`;
const there = `${dated} and a.deleted_at is null`;

// What was done is no plan any more; only that one met stays where it stood. What was removed is called off as long as it lies in the
// bin: a program that knows of it is not left with a meeting that nobody goes to.
const planned = `${dated} and (a.deleted_at is null or a.deleted_at > now() - interval '30 days') and (a.state in ('planned', 'cancelled') or a.kind in ('meeting', 'visit'))
  and a.at >= now() - interval '30 days' and a.at < now() + interval '1 year'`;

const asked = (rows: string) =>
  `select json_build_object('language', me.language, 'activities', (${rows}))::text from public.people me, app.paths() as pages (of) where me.id = app.user_id()`;

/** What the caller has planned or takes part in, from 30 days ago to a year ahead: the 1,000 nearest to now, nearest first. */
export const own_activities: Statement = {
  text: asked(`select coalesce(json_agg(row_to_json(r)), '[]') from (select ${columns} from (
      select * from public.activities where owner_id = app.user_id()
      union select * from public.activities where participant_ids @> array[app.user_id()]) a
    where ${planned} order by abs(extract(epoch from a.at - now())), a.id limit 1000) r`),
  values: [],
};

/** One activity with a time that the caller sees, whoever's it is. */
export const oneActivity = (id: string): Statement => ({
  text: asked(`select coalesce(json_agg(row_to_json(r)), '[]') from (select ${columns} from public.activities a
    where a.id = $1::uuid and ${there} and a.at is not null) r`),
  values: [id],
});
