import type { Field } from "../../entity/describe.ts";
import { fold } from "../fold.ts";
import { of_task_states } from "./values-tasks.ts";

// What choices are called beside their own value, in the seven languages and by the systems that people come from; folded.
const words: Record<string, string> = {
  new: "nouveau, nouvelle, open, open not contacted, not contacted, lead, fresh, uncontacted, subscriber, new lead, to contact, a contacter, neu, offen, nuevo, nueva, nuovo, nuova, novo, nova, nieuw, aberto, abierto, aperto, non contattato, no contactado, a contacter, todo, received, incoming, created, raw, unread, inbound, not called, not started, cold lead, open lead, cold, frio, kalt, froid, freddo, koud, prospect, interessent, open notcontacted, unassigned",
  contacted:
    "contacte, contactee, pris en contact, working, working contacted, attempted to contact, attempted, connected, in progress, in contact, contact made, contact in future, follow up, followup, kontaktiert, in bearbeitung, in kontakt, contactado, contactada, en contacto, contattato, contattata, in lavorazione, contatado, contatada, em contato, em andamento, gecontacteerd, benaderd, in behandeling, en cours, en cours de traitement, in corso, en proceso, relance, relancer, did not connect, no answer, called, emailed, call back, callback, engaged, nurturing, nurture, responded, replied, reached, opened, good lead follow up, working lead, contact attempted, message sent, in gesprek, approaching, unresponsive, no response, not reachable, unreachable, did not pick, did not pick up, call later, left voicemail, voicemail, aangeschreven, gebeld",
  qualified:
    "qualifie, qualifiee, marketingqualifiedlead, marketing qualified lead, salesqualifiedlead, sales qualified lead, mql, sql, sal, pre qualified, qualifiziert, calificado, cualificado, qualificato, qualificata, qualificado, qualificada, gekwalificeerd, interested, interesse, interessato, interesado, interessado, geinteresseerd, good lead, open deal, demo, demo scheduled, meeting scheduled, appointment scheduled, appointmentscheduled, qualifiedtobuy, qualified to buy, meeting booked, rdv pris, discovery, needs analysis, prequalified, demo booked, evaluation",
  proposal:
    "proposition, proposition envoyee, devis, devis envoye, opportunity, proposal sent, proposal price quote, quote, quoted, quote sent, offer, offer sent, angebot, angebot gesendet, angebot versendet, propuesta, propuesta enviada, presupuesto enviado, proposta, proposta inviata, proposta enviada, preventivo, preventivo inviato, offerte, offerte verstuurd, voorstel, presentationscheduled, presentation scheduled, decisionmakerboughtin, value proposition, estimate sent",
  negotiation:
    "negociation, en negociation, negotiating, negotiation review, in verhandlung, verhandlung, negociacion, en negociacion, negoziazione, in trattativa, trattativa, negociacao, em negociacao, onderhandeling, in onderhandeling, contractsent, contract sent, closing, negotiation commitment",
  on_hold:
    "en attente, en pause, en suspens, hold, paused, pending, waiting, bad timing, later, not now, pausiert, wartend, en espera, in attesa, em espera, in de wacht, stand by, standby, deferred, postponed, snoozed, parked",
  won: "gagne, gagnee, closed won, closedwon, signe, signee, sale done, sold, converted, closed converted, customer, client, deal won, gewonnen, kunde, abgeschlossen, ganado, ganada, vendido, cliente, vinto, vinta, chiuso vinto, ganho, ganha, fechado, fechado ganho, klant, klant geworden, evangelist, won deal, success, purchased, bought, deal closed, deal done, achete, gekauft, comprado, comprou, acquistato, gekocht, booked, close won, paid, signed, cerrado ganado",
  lost: "perdu, perdue, closed lost, closedlost, lost deal, dead, junk, junk lead, lost lead, bad lead, unqualified, disqualified, not qualified, not interested, closed not converted, rejected, no interest, verloren, kein interesse, disqualifiziert, perdido, perdida, descartado, no interesado, no calificado, perso, persa, chiuso perso, non interessato, non qualificato, perdida, nao qualificado, sem interesse, verloren deal, niet geinteresseerd, afgewezen, invalid, spam, bad data, wrong number, pas interesse, non qualifie, close lost, failed, cerrado perdido, fechado perdido",
  prospect: "prospects, lead, interessent, potencial, potentiel, potenziale, potential, prospecto",
  active:
    "actif, active, client actif, aktiv, activo, activa, attivo, attiva, ativo, ativa, actief, current, enabled, subscribed, a, 1, true, yes",
  at_risk: "a risque, risque, gefahrdet, en riesgo, a rischio, em risco, risk",
  churned:
    "perdu, parti, resilie, churn, churned, inactive, inactif, inaktiv, inactivo, inattivo, inativo, inactief, lost, cancelled, canceled, former, gekundigt, disabled, suspended, closed",
  won_back: "reconquis, regagne, reactivated, zuruckgewonnen",
  archived: "archive, archivee, archiviert, archivado, archiviato, arquivado, gearchiveerd, deleted",
  customer: "client, cliente, customer direct, kunde, klant, buyer, acheteur, customer channel",
  partner: "partenaire, partner, socio, parceiro, channel partner, reseller, integrator",
  supplier: "fournisseur, lieferant, proveedor, fornitore, fornecedor, leverancier, vendor",
  mme: "madame, mrs, ms, mlle, mademoiselle, miss, frau, fr, sra, senora, srta, signora, sig ra, senhora, mevrouw, mevr, mw, dona, f, female, femme",
  m: "monsieur, mr, mister, herr, hr, sr, senor, signore, sig, senhor, dhr, de heer, meneer, mons, male, homme, h",
  decides:
    "decideur, decideuse, decision maker, decide, entscheider, entscheiderin, decisor, decisore, tomador de decisao, beslisser, executive sponsor",
  influences:
    "influenceur, prescripteur, influence, influencer, beeinflusser, influenciador, influenzatore, beinvloeder, champion",
  uses: "utilisateur, utilisatrice, user, utilise, end user, nutzer, anwender, usuario, utente, usuario final, gebruiker",
  buys: "acheteur, acheteuse, buyer, achete, einkaufer, comprador, acquirente, inkoper, budget holder",
  blocks: "bloqueur, opposant, blocker, bloque",
  left_company:
    "parti, a quitte la societe, a quitte l entreprise, left, inactive, inactif, inactivo, inaktiv, inattivo, inativo, inactief, former, ausgeschieden",
  do_not_contact: "ne pas contacter, opposition, unsubscribed, opted out, blocked",
};

/** The states of a task. */
export const task_states = ["triage", "backlog", "todo", "in_progress", "in_review", "done", "cancelled"];

const meanings = new Map(
  Object.entries({ ...words, ...of_task_states }).map(([choice, said]) => [
    choice,
    new Set(said.split(",").map((word) => fold(word))),
  ]),
);

/** Stages of a lead and of a client, by which a column of states is told from one of regions. */
export const all_stages = Object.keys(words).slice(0, Object.keys(words).indexOf("archived") + 1);

/** The choice that a cell means, whatever its case and accents; undefined where it is to be asked about. */
export function readChoice(
  written: string,
  choices: readonly string[],
  listed: Field["listed"] = [],
): string | undefined {
  const folded = fold(written);
  return (
    listed.find(({ key, name }) => choices.includes(key) && fold(name) === folded)?.key ??
    choices.find((choice) => fold(choice) === folded) ??
    choices.find((choice) => meanings.get(choice)?.has(folded)) ??
    // What is offered no longer is still understood: whoever takes it brings it on.
    listed.find(({ key, name }) => [fold(key), fold(name)].includes(folded))?.key
  );
}

const yes = new Set(
  "unsubscribed yes y true 1 x oui o vrai ja j wahr si s verdadero vero sim verdadeiro waar on checked".split(" "),
);
const no = new Set("subscribed no n false 0 non faux nein falsch falso nao nee onwaar off unchecked".split(" "));

/** Yes and no in the seven languages. */
export function readFlag(written: string): boolean | undefined {
  const folded = fold(written);
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : undefined;
}
