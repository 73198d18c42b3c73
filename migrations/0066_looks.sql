ALTER TABLE "company" ADD COLUMN "logo" text;
ALTER TABLE "company" ADD COLUMN "accent" text;
ALTER TABLE "company" ADD CONSTRAINT "company_logo" CHECK ("company"."logo" ~ '^[0-9a-f]{32}$');
ALTER TABLE "company" ADD CONSTRAINT "company_accent" CHECK ("company"."accent" ~ '^#[0-9a-f]{6}$');
-- The picture of the logo, which people see who have not signed in yet and every letter carries; that of `company.logo`, by its sum.
create table app.company_logo (one boolean primary key default true check (one), sum text not null, kind text not null,
  width int not null check (width between 16 and 1024), height int not null check (height between 16 and 1024),
  picture bytea not null check (octet_length(picture) <= 65536),
  check (case kind when 'png' then substr(picture, 1, 8) = '\x89504e470d0a1a0a' when 'jpeg' then substr(picture, 1, 3) = '\xffd8ff' else false end));
