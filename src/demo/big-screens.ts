/** The display of the sales room, with everything that one can show; for visitors another that names nobody. */
export const big_screens = [
  `insert into public.big_screens (name, tiles, layout, seconds, names_hidden, created_by)
    select s.name, s.tiles::text[], s.layout, s.seconds, s.names_hidden, p.id from (values
      ('Sales room', '{target,wins,board,pipeline,meetings}', 'grid', 20, false),
      ('Entrance', '{wins,target}', 'slides', 15, true)) s (name, tiles, layout, seconds, names_hidden)
      join public.people p on p.email = 'admin@demo.test'`,
];
