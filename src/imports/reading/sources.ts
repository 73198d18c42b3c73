import { headingWords } from "./heading-words.ts";

// What only the exports of a system are headed with; the first that fits says where the ids come from.
const signs: [string, RegExp[]][] = [
  ["Jira", [/^(issue|workitem)key$/, /^(issuetype|worktype|issueid|workitemid|projectkey)$/]],
  ["Linear", [/^(cyclenumber|cyclename|parentissue|projectmilestone|slastatus)$/, /^(team|estimate)$/]],
  ["Asana", [/^(sectioncolumn|assigneeemail)$/, /^(taskid|completedat)$/]],
  ["Trello", [/^card(id|name|url)$/, /^(listname|boardname|listid|carddescription)$/]],
  ["Plane", [/^(sequenceid|modulename|modules|targetdate)$/, /^(statename|state|projectidentifier|subissuescount)$/]],
  [
    "LinkedIn",
    [
      /^(leadformname|formname|accountname|creativename|campaigngroup.*)$/,
      /^(linkedin.*|totallyaddressable|viewerurn|leadtype)$/,
    ],
  ],
  ["Facebook", [/^(adset|ad|form)(id|name)$/, /^(platform|isorganic|createdtime|campaignname)$/]],
  [
    "Zoho",
    [
      /^((lead|contact|account)owner|secondaryemail|skypeid|leadid)$/,
      /^(createdby|modifiedby|createdtime|modifiedtime|emailoptout)$/,
    ],
  ],
  [
    "HubSpot",
    [
      /^(recordid|hsobjectid|contactowner|associatedcompany(ids)?|lifecyclestage|hubspot.*|hs.*)$/,
      /^(recordid|hsobjectid|lifecyclestage|leadstatus|createdate|hubspotowner.*|contactowner|associatedcompany.*)$/,
    ],
  ],
  [
    "Salesforce",
    [
      /^(leadsource|mailingpostalcode|isconverted|convertedaccountid|hasoptedoutofemail|systemmodstamp|mailingstreet|masterrecordid|accountid)$/,
      /^(ownerid|createdbyid|lastmodifieddate|recordtypeid|isdeleted|isconverted|systemmodstamp|leadowner|numberofemployees)$/,
    ],
  ],
  [
    "Pipedrive",
    [
      /^(person|organization|deal)(name|id|email.*|phone.*|title|value|owner)$/,
      /^(deal.*|person.*|organization.*|label|visibleto)$/,
    ],
  ],
  [
    "Odoo",
    [
      /^(partnername|contactname|emailfrom|teamid|expectedrevenue|companytype|iscompany|istindunternehmen|parentid)$/,
      /^(stageid|userid|teamid|countryid|stateid|partnerid|verbundenesunternehmen|ustidnr|emailfrom)$/,
    ],
  ],
  [
    "Dynamics",
    [
      /^(donotmodify.*|statuscode|statecode|parentcustomerid|leadqualitycode|topic|emailaddress1|telephone1)$/,
      /^(donotmodify.*|rowchecksum|modifiedon|transactioncurrencyid|ownerid|statuscode|companyname)$/,
    ],
  ],
  [
    "Mailchimp",
    [/^(memberrating|optintime|confirmtime|leid|euid)$/, /^(memberrating|optintime|confirmip|lastchanged|leid|euid)$/],
  ],
  ["Google", [/^(email|phone)(value|label|type)$/, /^(givenname|firstname|groupmembership|labels|organizationname)$/]],
  [
    "Outlook",
    [
      /^(businessphone|businessstreet|emaildisplayname|businesspostalcode|managersname)$/,
      /^(homephone|homestreet|otherphone|spouse|webpage|emailaddress)$/,
    ],
  ],
  ["vCard", [/^(fn|formattedname)$/, /^(org|tel|adr|n|bday)$/]],
];

/** The system whose export a file is by its headings, else what its name says without numbers and dates. */
export function sourceOf(headings: string[], file_name: string): string {
  const keys = headings.map((heading) =>
    headingWords(heading)
      .filter((word) => !/^\d+$/.test(word))
      .join(""),
  );
  const found = signs.find(([, needed]) => eachByAnother(needed, keys));
  if (found) return found[0];
  const named = signs.find(([name]) => file_name.toLowerCase().includes(name.toLowerCase()));
  if (named) return named[0];
  const stem = file_name
    .replace(/\.[a-z]{2,4}$/i, "")
    .replace(/[\d_().-]+/g, " ")
    .replace(/\b(copy|copie|kopie)\b/gi, "");
  return stem.replace(/\s+/g, " ").trim().slice(0, 100) || "file";
}

/** Whether each sign is borne by a heading of its own: one alone, as "organization_id", many systems have. */
function eachByAnother([first, ...rest]: RegExp[], keys: string[]): boolean {
  if (!first) return true;
  return keys.some((key) => first.test(key) && eachByAnother(rest, keys.toSpliced(keys.indexOf(key), 1)));
}

/** How the id of a record of ours is headed in a file of rows that are to be mended. */
export const own_id = "tandem_id";

/** Whether a file was exported from here: all its headings are names of ours, and its ids could be. */
export function isOwnExport(names: readonly string[], headings: string[], ids: string[]): boolean {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  return (
    headings.includes("id") &&
    headings.length > 2 &&
    headings.every((heading) => names.includes(heading)) &&
    ids.every((id) => uuid.test(id))
  );
}
