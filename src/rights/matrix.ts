/**
 * The permission matrix, written by hand from product.md and frozen: which rows of each table a role may read, create,
 * change, remove, hand over, claim or convert. `*` is every kind of row, `-` none. The test tries every cell against the database;
 * a change here is a change of rights and is decided by people.
 *
 * Tables of equal rights share a block. Kinds of rows: own (mine), team (a team mate's), unowned, account (of the client's own company), self (about me),
 * other (none of these), mine (made by me). What belongs to a record is called by it: leads_own (of a lead of mine). Where nobody is named, a row that one may create only for oneself or one's team is one's own.
 */
export const matrix = `
leads            read              create    update     delete  assign    claim    convert
ceo              *                 -         *          -       *         -        -
admin            *                 *         *          *       *         unowned  *
project_manager  -                 -         -          -       -         -        -
team_member      own               -         -          -       -         -        -
employee         own               -         -          -       -         -        -
sales            own,team,unowned  own,team  own,team   own     own,team  unowned  own,team
marketing        *                 *         own        -       own       -        -
support          *                 -         -          -       -         -        -
auditor          *                 -         -          -       -         -        -
client           -                 -         -          -       -         -        -
client_admin     -                 -         -          -       -         -        -

accounts         read              create    update     delete  assign
ceo              *                 -         *          -       *
admin            *                 *         *          *       *
project_manager  -                 -         -          -       -
team_member      -                 -         -          -       -
employee         -                 -         -          -       -
sales            own,team          own,team  own,team   -       own,team
marketing        *                 -         -          -       -
support          *                 *         *          -       -
auditor          *                 -         -          -       -
client           account           -         -          -       -
client_admin     account           -         -          -       -

contacts         read              create    update     delete  assign
ceo              *                 -         *          -       *
admin            *                 *         *          *       *
project_manager  -                 -         -          -       -
team_member      -                 -         -          -       -
employee         -                 -         -          -       -
sales            own,team          own,team  own,team   -       own,team
marketing        *                 -         -          -       -
support          *                 *         *          -       -
auditor          *                 -         -          -       -
client           account,self      -         self       -       -
client_admin     account,self      -         self       -       -

affiliations     read                create              update              delete
ceo              *                   *                   *                   *
admin            *                   *                   *                   *
project_manager  -                   -                   -                   -
team_member      -                   -                   -                   -
employee         -                   -                   -                   -
sales            both_own,both_team  both_own,both_team  both_own,both_team  both_own,both_team
marketing        *                   -                   -                   -
support          *                   *                   *                   *
auditor          *                   -                   -                   -
client           -                   -                   -                   -
client_admin     -                   -                   -                   -

activities       read                                                                                      create                                                                                                                                       update                                                                                                  delete                                                                                                  assign
ceo              *                                                                                         own,team,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned  *                                                                                                       *                                                                                                       *
admin            *                                                                                         own,team,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned  *                                                                                                       *                                                                                                       *
project_manager  -                                                                                         -                                                                                                                                            -                                                                                                       -                                                                                                       -
team_member      leads_own                                                                                 -                                                                                                                                            -                                                                                                       -                                                                                                       -
employee         leads_own                                                                                 -                                                                                                                                            -                                                                                                       -                                                                                                       -
sales            leads_own,leads_team,leads_unowned,accounts_own,accounts_team,contacts_own,contacts_team  leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team                                                                   leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team                              leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team                              leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team
marketing        *                                                                                         leads_own                                                                                                                                    leads_own                                                                                               leads_own                                                                                               leads_own
support          *                                                                                         own,team,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team                                               own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team  own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team  own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team
auditor          *                                                                                         -                                                                                                                                            -                                                                                                       -                                                                                                       -
client           -                                                                                         -                                                                                                                                            -                                                                                                       -                                                                                                       -
client_admin     -                                                                                         -                                                                                                                                            -                                                                                                       -                                                                                                       -

comments         read                                                                                           create                                                                                         update  delete
ceo              *                                                                                              *                                                                                              mine    mine
admin            *                                                                                              *                                                                                              mine    mine
project_manager  -                                                                                              -                                                                                              -       -
team_member      leads_own,mine                                                                                 leads_own,mine                                                                                 mine    mine
employee         leads_own,mine                                                                                 leads_own,mine                                                                                 mine    mine
sales            leads_own,leads_team,leads_unowned,accounts_own,accounts_team,contacts_own,contacts_team,mine  leads_own,leads_team,leads_unowned,accounts_own,accounts_team,contacts_own,contacts_team,mine  mine    mine
marketing        *                                                                                              *                                                                                              mine    mine
support          *                                                                                              *                                                                                              mine    mine
auditor          *                                                                                              -                                                                                              -       -
client           -                                                                                              -                                                                                              -       -
client_admin     -                                                                                              -                                                                                              -       -

people           read              create    update     delete
ceo              *                 -         self       -
admin            *                 -         *          -
project_manager  *                 -         self       -
team_member      *                 -         self       -
employee         *                 -         self       -
sales            *                 -         self       -
marketing        *                 -         self       -
support          *                 -         self       -
auditor          *                 -         -          -
client           self              -         self       -
client_admin     self,account      -         self       -

tags             read              create    update     delete
ceo              *                 *         *          -
admin            *                 *         *          *
project_manager  *                 *         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 *         -          -
marketing        *                 *         -          -
support          *                 *         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

pipelines,rates,score_rules  read  create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          *
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

stages,choices   read              create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          -
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

own_fields       read              create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          -
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

employee_presence  read            create    update     delete
ceo                *               -         -          -
admin              *               -         -          -
project_manager    *               -         -          -
team_member        *               -         -          -
employee           *               -         -          -
sales              *               -         -          -
marketing          *               -         -          -
support            *               -         -          -
auditor            *               -         -          -
client             -               -         -          -
client_admin       -               -         -          -

teams            read              create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          *
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

company          read              create    update     delete
ceo              *                 -         -          -
admin            *                 -         *          -
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           *                 -         -          -
client_admin     *                 -         -          -

user_roles       read              create    update     delete
ceo              *                 -         -          -
admin            *                 -         -          -
project_manager  self              -         -          -
team_member      self              -         -          -
employee         self              -         -          -
sales            self              -         -          -
marketing        self              -         -          -
support          self              -         -          -
auditor          *                 -         -          -
client           self              -         -          -
client_admin     self              -         -          -

imports          read              create    update     delete
ceo              *                 -         -          -
admin            *                 own       *          -
project_manager  -                 -         -          -
team_member      -                 -         -          -
employee         -                 -         -          -
sales            own               own       own        -
marketing        own               own       own        -
support          -                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

saved_views      read              create    update      delete
ceo              own,team,public   own       own         own
admin            own,team,public   own       own,public  own,public
project_manager  own,team,public   own       own         own
team_member      own,team,public   own       own         own
employee         own,team,public   own       own         own
sales            own,team,public   own       own         own
marketing        own,team,public   own       own         own
support          own,team,public   own       own         own
auditor          own,team,public   own       own         own
client           -                 -         -           -
client_admin     -                 -         -           -

saved_searches   read              create    update     delete
ceo              own               own       own        own
admin            own               own       own        own
project_manager  own               own       own        own
team_member      own               own       own        own
employee         own               own       own        own
sales            own               own       own        own
marketing        own               own       own        own
support          own               own       own        own
auditor          own               own       own        own
client           own               own       own        own
client_admin     own               own       own        own

notifications    read              create    update     delete
ceo              own               -         own        own
admin            own               -         own        own
project_manager  own               -         own        own
team_member      own               -         own        own
employee         own               -         own        own
sales            own               -         own        own
marketing        own               -         own        own
support          own               -         own        own
auditor          own               -         own        own
client           own               -         own        own
client_admin     own               -         own        own
`;

/** Columns that a role reads or writes narrower than the verb: role, table, verb and the columns in question. */
export const narrowed = `
marketing        contacts  update  consents
client           contacts  update  name,civility,title,emails,phones,language
client           contacts  read    civility,title,primary,emails,phones,language,portal_user_id
client           accounts  read    legal_name,legal_form,siren,siret,vat_id,website,phone,address,postcode,city,country,currency,payment_terms,since
sales            people    update  title,phone,language,locale,time_zone
client           people    update  title,phone,language,locale,time_zone
sales            saved_views  create  user_id,entity,name,visibility,address,layout
sales            saved_views  update  name,visibility,address,layout
sales            employee_presence  read    user_id,is_online,last_seen,kind
admin            people    update  name,title,phone,team_id,language,locale,time_zone
sales            notifications  update  deleted_at,read,read_at,snoozed_until
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
