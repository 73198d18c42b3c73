import type { Client } from "pg";
import type { Store } from "../files/store.ts";
import { addFile } from "./add-file.ts";
import { drawPicture, type Shape } from "./picture.ts";

const cream: Shape["colour"] = [247, 240, 226];
const ink: Shape["colour"] = [27, 34, 39];
const clay: Shape["colour"] = [180, 85, 45];
const leaf: Shape["colour"] = [84, 121, 82];
const sky: Shape["colour"] = [143, 178, 196];

/** A poster with a sun and hills; `warm` has the title larger and the sun lower. */
const poster = (colour: Shape["colour"], warm: boolean) =>
  drawPicture(480, 640, cream, [
    { x: warm ? 120 : 180, y: warm ? 150 : 70, width: warm ? 240 : 140, height: warm ? 240 : 140, colour, round: true },
    { x: -120, y: 380, width: 460, height: 420, colour: leaf, round: true },
    { x: 190, y: 430, width: 520, height: 420, colour: ink, round: true },
    { x: 40, y: 40, width: warm ? 300 : 180, height: warm ? 34 : 20, colour: ink },
    { x: 40, y: warm ? 84 : 70, width: warm ? 200 : 120, height: warm ? 14 : 10, colour: clay },
  ]);

const banner = (colour: Shape["colour"]) =>
  drawPicture(720, 240, sky, [
    { x: 520, y: 40, width: 160, height: 160, colour, round: true },
    { x: 40, y: 70, width: 300, height: 40, colour: ink },
    { x: 40, y: 130, width: 220, height: 16, colour: cream },
  ]);

const kits = `insert into public.brand_kits (name, account_id, colours, typefaces, tone) select k.name, a.id, k.colours, k.typefaces, k.tone from (values
    ('Maison Ferrand', null, E'Petrol #007083\\nInk #1b2227\\nCream #f7f0e2', E'Source Sans 3: text\\nSource Serif 4: titles', 'Short and by name. We say what comes next, and when.'),
    ('Ateliers Rouvray', 'Ateliers Rouvray', E'Clay #b4552d\\nLeaf #547952\\nInk #1b2227\\nSky #8fb2c4', E'Work Sans: everything', 'Warm, concrete, never loud.'))
    k (name, client, colours, typefaces, tone) 
      left join lateral (select id from public.accounts where name = k.client order by created_at limit 1) a on true`;

const briefs = `insert into public.briefs (name, owner_id, team_id, account_id, project_id, brand_kit_id, objective, audience, message, tone, deliverables, formats, due_on,
      budget, created_by)
    select b.name, m.id, m.team_id, p.account_id, p.id, k.id, b.objective, b.audience, b.message, k.tone, b.deliverables, b.formats, app.company_day() + b.days, b.budget, m.id
      from (values
        ('Spring opening poster', 'ROUV', 'Ateliers Rouvray', 'Two hundred visitors on the opening day', 'Neighbours of the workshop, families', 'Come and see how it is made', 'Poster, banner for the site', 'A2 portrait, 1440 × 480 px', 4, 2400),
        ('Shop banners', 'ROUV', 'Ateliers Rouvray', 'More first orders in the new shop', 'People who know the workshop, not the shop', 'The workshop, now at your door', 'Three banners', '1440 × 480 px', 9, 1200),
        ('Brand film: titles', 'FILM', 'Maison Ferrand', 'Titles in the style of the brand', 'Trade visitors', 'Made by hand since 1961', 'Opening and end titles', '1920 × 1080', -2, 3100),
        ('Trade fair stand', null, 'Maison Ferrand', 'Sixty talks in two days', 'Buyers of small chains', 'One partner for site, shop and film', 'Back wall, counter, flyer', '3 × 2.4 m, A5', 21, 5200),
        ('Newsletter header', null, 'Maison Ferrand', 'One look for all letters', 'Clients and prospects', 'News from the workshop', 'Header', '600 × 200 px', 12, 400),
        ('Autumn leaflet', 'ROUV', 'Ateliers Rouvray', 'Bring visitors back in October', 'Families in the region', 'The colours of autumn', 'Folded leaflet', 'A5', -9, 900),
        ('Job advertisement', null, 'Maison Ferrand', 'Ten good applications', 'Designers with five years behind them', 'Work where things are made', 'Advertisement, post', 'A4, 1080 × 1080 px', 30, 600),
        ('New year card', null, 'Maison Ferrand', 'Thank our clients', 'All clients', 'Thank you for this year', 'Card', 'A6', 45, null))
        b (name, key, kit, objective, audience, message, deliverables, formats, days, budget)
      join public.people m on m.email = 'marketing@demo.test' left join public.projects p on p.key = b.key left join public.brand_kits k on k.name = b.kit`;

/** How far each is: by which states it came there. */
const path = ["submitted", "accepted", "in_production", "internal_review", "client_review", "approved", "delivered"];
const standing: Record<string, string> = {
  "Spring opening poster": "client_review",
  "Shop banners": "internal_review",
  "Brand film: titles": "in_production",
  "Trade fair stand": "accepted",
  "Newsletter header": "approved",
  "Autumn leaflet": "delivered",
  "Job advertisement": "submitted",
};

type Work = { brief: string; name: string; files: [string, Buffer, string?][]; licence?: string; days?: number };
const works: Work[] = [
  {
    brief: "Spring opening poster",
    name: "Poster A2",
    files: [
      ["poster-a2.png", poster(clay, false)],
      ["poster-a2.png", poster(clay, true), "Title larger, sun lower"],
    ],
    licence: "Drawing by Studio Lune, print and web, France",
    days: 18,
  },
  { brief: "Spring opening poster", name: "Banner for the site", files: [["banner.png", banner(clay)]] },
  { brief: "Shop banners", name: "Banner autumn", files: [["autumn.png", banner(leaf)]] },
  { brief: "Newsletter header", name: "Header", files: [["header.png", banner(cream)]] },
  {
    brief: "Autumn leaflet",
    name: "Leaflet, front",
    files: [["leaflet.png", poster(leaf, true)]],
    licence: "Photograph, one season",
    days: -6,
  },
];

/** Loads briefs across their states, with pictures in versions, pins, a decision and brand kits. */
export async function loadBriefs(owner: Client, store: Store): Promise<void> {
  await owner.query(kits);
  // (Nobody is told of what the demonstration begins with.)
  await owner.query("alter table public.briefs disable trigger z_log");
  await owner.query(briefs);
  for (const { brief, name, files, licence = null, days = null } of works) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into public.brief_assets (brief_id, name, licence, rights_end_on, created_by)
         select b.id, $2, $3, app.company_day() + $4::int, b.owner_id from public.briefs b where b.name = $1 returning id`,
      [brief, name, licence, days],
    );
    const row = { entity: "brief_assets", row_id: rows[0]?.id ?? "", email: "marketing@demo.test", type: "image/png" };
    for (const [file, content, reason] of files)
      await addFile(owner, store, { ...row, name: file, content, ...(reason && { reason }) });
  }
  for (const [brief, last] of Object.entries(standing))
    for (const state of path.slice(0, path.indexOf(last) + 1))
      await owner.query("update public.briefs set status = $2 where name = $1", [brief, state]);
  // (Links come last: a brief that goes to its client anew ends those of before.)
  for (const text of said) await owner.query(text);
  await owner.query(`update public.briefs set approved_by = (select id from public.people where email = 'ceo@demo.test')
    where name = 'Autumn leaflet'`);
  await owner.query("alter table public.briefs enable trigger z_log");
}

const shown = `(select jsonb_agg(jsonb_build_object('file_id', f.id, 'digest', f.digest, 'name', f.name, 'media_type', f.media_type, 'bytes', f.bytes,
    'asset', a.name, 'number', f.number) order by a.name) from public.files f join public.brief_assets a on a.id = f.row_id
    where a.brief_id = b.id and f.newest)`;

/** What was said on the poster, and what clients decided. */
const said = [
  `insert into public.asset_comments (entity, row_id, file_id, body, x, y, created_by, created_at)
    select 'brief_assets', a.id, f.id, c.body, c.x, c.y, p.id, now() - c.hours * interval '1 hour'
    from (values (2, 'The title may stand further from the edge.', 0.34, 0.09, 'ceo@demo.test', 3), (2, 'Warmer than before. Keep this sun.', 0.5, 0.42, 'project_manager@demo.test', 2),
      (1, 'The sun is too small to carry the poster.', 0.52, 0.21, 'ceo@demo.test', 4)) c (number, body, x, y, email, hours)
    join public.people p using (email) join public.brief_assets a on a.name = 'Poster A2' join public.files f on f.row_id = a.id and f.number = c.number`,
  `update public.asset_comments set resolved = true, resolved_at = now(), resolved_by = (select id from public.people where email = 'marketing@demo.test')
    where body like 'The sun is too small%'`,
  `insert into public.brief_approvals (brief_id, name, email, message, status, expires_at, shown, created_by)
    select b.id, 'Claire Rouvray', 'claire@rouvray.example', 'The poster for the opening, with the larger title.', 'waiting', now() + interval '10 days', ${shown},
      b.owner_id from public.briefs b where b.name = 'Spring opening poster'`,
  `insert into public.brief_approvals (brief_id, name, email, expires_at, shown, created_by)
    select b.id, 'Paul Adam', 'paul@adam.example', now() + interval '4 days', ${shown}, b.owner_id from public.briefs b where b.name = 'Newsletter header'`,
  `update public.brief_approvals set status = 'approved', words = 'Good. Please use it from Monday on.', decided_at = now() - interval '3 hours',
    decided_from = '203.0.113.7' where name = 'Paul Adam'`,
];
