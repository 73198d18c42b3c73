/** Of the definers that people call those on how somebody comes in: passwords, second steps, passkeys, keys, feeds, devices. */
export const on_ways_in = {
  "add_passkey(p_challenge text, p_credential text, p_key bytea, p_counter bigint, p_transports text[], p_name text)":
    "a challenge that the identity login made for the caller, once",
  "change_password(p_current text, p_new text, p_but text)":
    "of oneself, with the hash of the password, which nobody within reads",
  "change_second_factor(p_current text, p_recovery text[], p_token text)":
    "of oneself, with that hash and a code that this session has shown within a minute",
  "confirm_second_factor(p_recovery text[], p_step bigint, p_but text)": "of oneself, where one was begun",
  "end_calendar_feed(p_id uuid)": "of oneself: another's is not found; in person",
  "end_api_key(p_id uuid)": "of oneself: another's is not found",
  "end_my_sessions(p_id uuid, p_but text)": "of oneself: another's is not found",
  "end_push_device(p_id uuid)": "of oneself: another's is not found",
  "end_sessions_of(p_user uuid)": "the right to sign out, not oneself (app.other_person)",
  "keep_push_device(p_token text, p_endpoint text, p_p256dh text, p_auth text, p_agent text)":
    "the caller's own session; another's device only by whoever has its keys",
  "make_api_key(p_current text, p_token_hash bytea, p_name text, p_scope text, p_days integer)":
    "of oneself, in person, with the hash of the password",
  "make_calendar_feed(p_token_hash bytea, p_name text)": "of oneself, in person, so many",
  "my_push_devices(p_token text)": "of oneself; the token only says which session is this one",
  "remove_passkey(p_current text, p_id uuid)": "of oneself, with the hash of the password",
  "rename_passkey(p_id uuid, p_name text)": "of oneself: another's is not found",
  "take_second_factor(p_user uuid)": "the right to reset, not oneself, no administrator (app.other_person)",
  "try_push(p_token text)": "the caller's own session",
  "unlink_sso(p_current text, p_id uuid)": "of oneself, with the hash of the password",
};
