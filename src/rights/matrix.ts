import { of_campaigns } from "./matrix-campaigns.ts";
import { of_creative } from "./matrix-creative.ts";
import { customers } from "./matrix-customers.ts";
import { of_documents } from "./matrix-documents.ts";
import { people } from "./matrix-people.ts";
import { set_up } from "./matrix-set-up.ts";
import { of_big_screens } from "./matrix-big-screens.ts";
import { of_signing } from "./matrix-signing.ts";
import { of_forms } from "./matrix-forms.ts";
import { of_inbox } from "./matrix-inbox.ts";
import { of_messages } from "./matrix-messages.ts";
import { of_reports } from "./matrix-reports.ts";
import { of_templates } from "./matrix-templates.ts";
import { of_tickets } from "./matrix-tickets.ts";
import { of_workflows } from "./matrix-workflows.ts";
import { work } from "./matrix-work.ts";

/**
 * The permission matrix, written by hand from product.md and frozen: which rows of each table a role may read, create,
 * change, remove, hand over, claim or convert. `*` is every kind of row, `-` none. The test tries every cell against the database;
 * a change here is a change of rights and is decided by people.
 *
 * Tables of equal rights share a block. Kinds of rows: own (mine), team (a team mate's), unowned, account (of the client's own company), self (about me),
 * other (none of these), mine (made by me). What belongs to a record is called by it: leads_own (of a lead of mine). Where nobody is named, a row that one may create only for oneself or one's team is one's own.
 */
export const matrix =
  customers +
  work +
  of_documents +
  of_tickets +
  of_messages +
  of_inbox +
  of_reports +
  of_templates +
  of_workflows +
  of_forms +
  of_campaigns +
  of_big_screens +
  of_creative +
  of_signing +
  set_up +
  people;

/** Columns that a role reads or writes narrower than the verb: role, table, verb and the columns in question. */
export const narrowed = `
marketing        contacts  update  consents
client           contacts  update  name,civility,title,emails,phones,language
client           contacts  read    civility,title,primary,emails,phones,language,portal_user_id
client           tickets  read    body,number,kind,priority,urgency,status,channel,account_name,requester,answer_due_at,answered_at,solve_due_at,solved_at,waits_since,due_at,answer,solving,reopened,solution,rating,rating_note
client           tickets  create  name,body,kind,account_id
client           tickets  update  status,rating,rating_note
client           accounts  read    legal_name,legal_form,siren,siret,vat_id,website,phone,address,postcode,city,country,currency,payment_terms,since
sales            people    update  title,phone,language,locale,time_zone
client           people    update  title,phone,language,locale,time_zone
sales            saved_views  create  user_id,entity,name,visibility,address,layout
sales            saved_views  update  name,visibility,address,layout
sales            employee_presence  read    user_id,is_online,last_seen,kind
admin            people    update  name,title,phone,team_id,language,locale,time_zone,weekly_hours
sales            notifications  update  deleted_at,read,read_at,snoozed_until
sales            agent_tasks  create  agent_id,owner_id,title,priority,required_capability,input
sales            agent_tasks  update  title,priority
admin            agent_tasks  create  agent_id,owner_id,title,priority,required_capability,input
admin            agent_tasks  update  title,priority
admin            agent_findings  update  status,reason
admin            agent_memories  update  text
sales            agent_memories  update  text
sales            agent_schedules  create  owner_id,title,priority,required_capability,input,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed
sales            agent_schedules  update  title,priority,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed
admin            agent_schedules  create  owner_id,title,priority,required_capability,input,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed
admin            agent_schedules  update  title,priority,rhythm,weekday,day_of_month,at_time,time_zone,enabled,missed
admin            repositories  create  name,address,branch,watched,api_url
admin            agent_policies  create  agent_id,model,temperature,prompt
admin            agent_policies  update  model,temperature,prompt
admin            repositories  update  name,address,branch,watched,api_url
admin            form_submissions  update  status,sent,original,step,reason
admin            webhooks  create  name,address,events,filter_field,filter_value,note
admin            webhooks  update  name,address,events,filter_field,filter_value,note
admin            campaigns  create  owner_id,name,kind,status,goal,code,budget,cost,starts_on,ends_on,template_id,audience,basis,an_hour,from_hour,until_hour
admin            campaigns  update  owner_id,name,kind,status,goal,code,budget,cost,starts_on,ends_on,template_id,audience,basis,an_hour,from_hour,until_hour
admin            campaign_links  create  campaign_id,name,target,source,medium,content
admin            campaign_links  update  name,target,source,medium,content
admin            suppressions  create  name,reason,note
admin            suppressions  update  reason,note
admin            workflows  create  owner_id,name,note,definition
admin            workflows  update  name,note,definition
marketing        workflows  create  owner_id,name,note,definition
marketing        workflows  update  name,note,definition
admin            tool_servers  create  name,address
admin            tool_servers  update  name,address
sales            time_entries  read    external_source,external_id,status,day,minutes,started_at,ended_at,task_id,project_id,activity_id,billable,note,reason,decider_id,decided_at,task_name,task_code,project_name,project_key,account_name,manager_id
team_member      project_members  read    project_id,user_id,part,allocation,user_name
team_member      project_templates  read    name,note,plan,tasks,milestones,lasts,search
team_member      projects  read    external_source,external_id,key,account_name,lead_id,status,health,health_reason,reported_at,billing,currency,budget_hours,starts_on,due_on,began_on,ended_on,client_visible,note,tag_ids,search,custom,archived_at,archived_by,archived
client           projects  read    key,status,starts_on,due_on,began_on,ended_on,client_visible,archived_at,archived
client           tasks  read    project_id,manager_id,code,status,state_id,starts_on,due_on,ended_at,client_visible,project_visible,project_deleted_at,project_archived_at
client           milestones  read  project_id,due_on,reached_on,client_visible,project_visible,project_deleted_at
client           documents  read  kind,status,visibility,project_id,project_manager_id,effective_on,expires_on,file_name,media_type,bytes
client           files  read  entity,row_id,about,visibility,document_status,parent_account_id,parent_deleted_at,parent_created_by,parent_manager_id,parent_owner_id,parent_team_id,project_id,media_type,bytes,digest,number,newest
client           phases  read  project_id,rank,starts_on,due_on,client_visible,project_visible,project_deleted_at
client           notifications  update  deleted_at,read,read_at,snoozed_until
`;

export type Cell = { entity: string; role: string; verb: string; kinds: string[] | "*" };

/** The cells of the matrix, or of one that is planted. */
export function cells(blocks = matrix): Cell[] {
  return blocks
    .trim()
    .split("\n\n")
    .flatMap((block) => {
      const [head = "", ...rows] = block.split("\n");
      const [entities = "", ...verbs] = head.split(/\s+/);
      return rows.flatMap((row) => {
        const [role = "", ...kinds] = row.split(/\s+/);
        const of = (entity: string) => verbs.map((verb, index) => ({ entity, role, verb, kinds: parse(kinds[index]) }));
        return entities.split(",").flatMap(of);
      });
    });
}

function parse(kinds = "-"): string[] | "*" {
  return kinds === "*" ? "*" : kinds.split(",").filter((kind) => kind !== "-");
}
