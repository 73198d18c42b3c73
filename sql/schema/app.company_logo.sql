create table app.company_logo (
  one boolean not null default true,
  sum text not null,
  kind text not null,
  width integer not null,
  height integer not null,
  picture bytea not null,
  constraint company_logo_check CHECK (
CASE kind
    WHEN 'png'::text THEN (substr(picture, 1, 8) = '\x89504e470d0a1a0a'::bytea)
    WHEN 'jpeg'::text THEN (substr(picture, 1, 3) = '\xffd8ff'::bytea)
    ELSE false
END),
  constraint company_logo_height_check CHECK (((height >= 16) AND (height <= 1024))),
  constraint company_logo_one_check CHECK (one),
  constraint company_logo_picture_check CHECK ((octet_length(picture) <= 65536)),
  constraint company_logo_pkey PRIMARY KEY (one),
  constraint company_logo_width_check CHECK (((width >= 16) AND (width <= 1024)))
);
