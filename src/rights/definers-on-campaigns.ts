/** Of the definers that people call those on campaigns. */
export const on_campaigns = {
  "approve_campaign(p_id uuid)": "the scopes of approving campaigns (app.hold); in person",
  "start_campaign(p_id uuid, p_ids uuid[])":
    "the scopes of starting campaigns (app.hold); in person; to the addresses of records alone, under one's own rights",
  "weigh_audience(p_campaign uuid, p_source text, p_ids uuid[], p_basis text)":
    "the right to start campaigns, of one that the caller sees (app.sees_within)",
  "campaign_counts(p_ids uuid[])": "the right to read campaigns; numbers alone",
  "campaign_letters_of(p_campaign uuid, p_state text, p_after uuid)":
    "a campaign that the caller sees (app.sees_within); ids of records, no names and no addresses",
  "campaigns_of(p_entity text, p_row uuid)": "a lead or contact that the caller sees (app.sees_within)",
};

/** Of those that are called before anybody has come in those of whoever gets a letter or follows a link. */
export const on_public_mail = {
  "leave_campaigns(p_id uuid, p_wish text, p_from text)":
    "the id of a letter, which the server takes from a signed address alone",
  "click_letter(p_id uuid, p_machine boolean)":
    "the id of a letter, which the server takes from a signed address alone",
  "follow_link(p_key text, p_machine boolean)": "the key of a link",
};

/** Of those that the server calls those that send the letters of campaigns. */
export const on_sending_campaigns = {
  "lease_campaign_letter(p_token_hash bytea)": "the server only",
  "settle_campaign_letter(p_id uuid, p_attempt integer, p_why text, p_for_good boolean, p_bounced boolean)":
    "the server only",
};

/** Their tries. */
export const triesOnCampaigns = (theirs: { form: string; lead: string }): Record<string, string[]> => ({
  approve_campaign: [`app.approve_campaign('${theirs.form}')`],
  start_campaign: [`app.start_campaign('${theirs.form}', '{}')`],
  weigh_audience: [`app.weigh_audience('${theirs.form}', 'leads', '{}', 'consent')`],
  campaign_counts: [`app.campaign_counts('{${theirs.form}}')`],
  campaign_letters_of: [`app.campaign_letters_of('${theirs.form}', 'sent', null)`],
  campaigns_of: [`app.campaigns_of('leads', '${theirs.lead}')`, `app.campaigns_of('people', '${theirs.lead}')`],
});
