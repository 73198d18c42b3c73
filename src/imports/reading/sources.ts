import { headingWords } from "./heading-words.ts";

// What only the exports of a system are headed with; the first that fits says where the ids come from.
const signs: [string, RegExp[]][] = [
  ["Jira", [/^(issue|workitem)key$/, /^(issuetype|worktype|issueid|workitemid|projectkey)$/]],
  ["Linear", [/^(cyclenumber|cyclename|parentissue|projectmilestone|slastatus)$/, /^(team|estimate)$/]],
  ["Asana", [/^(sectioncolumn|assigneeemail)$/, /^(taskid|completedat)$/]],
  ["Trello", [/^card(id|name|url)$/, /^(listname|boardname|listid|carddescription)$/]],
  ["Plane", [/^(sequenceid|modulename|modules|targetdate)$/, /^(statename|state|projectidentifier|subissuescount)$/]],
  ["Facebook", [/^(adset|ad|form)(id|name)$/, /^(platform|isorganic|createdtime|campaignname)$/]],
  [
    "LinkedIn",
    [
      /^(leadformname|formname|accountname|creativename|campaigngroup.*)$/,
      /^(linkedin.*|totallyaddressable|viewerurn|leadtype)$/,
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
    "Zoho",
    [
      /^(leadowner|recordid|secondaryemail|skypeid|leadid|salutation)$/,
      /^(createdby|modifiedby|createdtime|modifiedtime|rating|emailoptout)$/,
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
  const found = signs.find(([, needed]) => needed.every((sign) => keys.some((key) => sign.test(key))));
  if (found) return found[0];
  const named = signs.find(([name]) => file_name.toLowerCase().includes(name.toLowerCase()));
  if (named) return named[0];
  const stem = file_name
    .replace(/\.[a-z]{2,4}$/i, "")
    .replace(/[\d_().-]+/g, " ")
    .replace(/\b(copy|copie|kopie)\b/gi, "");
  return stem.replace(/\s+/g, " ").trim().slice(0, 100) || "file";
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
