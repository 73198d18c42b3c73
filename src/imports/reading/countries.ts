import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { fold } from "../fold.ts";

const load = createRequire(import.meta.url);
/** The languages in which files name countries and yes and no. */
const languages = ["en", "fr", "de", "es", "it", "pt", "nl"];

// Names in use that no list of ISO has.
const others: Record<string, string> = {
  uk: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "great britain": "GB",
  usa: "US",
  us: "US",
  "u s": "US",
  "u s a": "US",
  america: "US",
  uae: "AE",
  holland: "NL",
  hollande: "NL",
  "south korea": "KR",
  korea: "KR",
  russia: "RU",
  czechia: "CZ",
  "estados unidos de america": "US",
  eeuu: "US",
  "ee uu": "US",
  eua: "US",
  brasil: "BR",
  turkey: "TR",
  deutschland: "DE",
  osterreich: "AT",
  suisse: "CH",
  schweiz: "CH",
  espana: "ES",
  italia: "IT",
  "pays bas": "NL",
  vietnam: "VN",
  iran: "IR",
  nederland: "NL",
  belgie: "BE",
  "vereinigte staaten": "US",
  "vereinigte staaten von amerika": "US",
  "northern ireland": "GB",
  "united kingdom of great britain and northern ireland": "GB",
  "u k": "GB",
  inglaterra: "GB",
  angleterre: "GB",
  inghilterra: "GB",
  engeland: "GB",
  "gran bretana": "GB",
  "grande bretagne": "GB",
  "gran bretagna": "GB",
  "gra bretanha": "GB",
  "etats unis": "US",
  "etats unis d amerique": "US",
  "stati uniti": "US",
  olanda: "NL",
  holanda: "NL",
  "republic of ireland": "IE",
  eire: "IE",
  "corea del sur": "KR",
  "coree du sud": "KR",
  "corea del sud": "KR",
  "coreia do sul": "KR",
  "hong kong sar china": "HK",
  vatican: "VA",
  "svalbard and jan mayen islands": "SJ",
  "palestinian territory": "PS",
  palestine: "PS",
  "libyan arab jamahiriya": "LY",
  syria: "SY",
  moldova: "MD",
  macedonia: "MK",
  burma: "MM",
  bosnia: "BA",
  "viet nam": "VN",
  "british virgin islands": "VG",
  "us virgin islands": "VI",
  "united states virgin islands": "VI",
  ksa: "SA",
};

let names: Map<string, string> | undefined;

/** The two-letter code of a country that is named in one of the seven languages or by its codes; undefined where it is none. */
export function readCountry(written: string): string | undefined {
  const text = written.trim();
  if (/^[A-Za-z]{2}$/.test(text) && countries.isValid(text)) return others[text.toLowerCase()] ?? text.toUpperCase();
  if (/^[A-Za-z]{3}$/.test(text)) {
    const code = countries.alpha3ToAlpha2(text.toUpperCase());
    if (code) return code;
  }
  names ??= namesOfAll();
  const folded = fold(text.replace(/\s*&\s*/g, " and ").replace(/\bSt\. /g, "Saint ")).replace(/^the /, "");
  const found = names.get(fold(text)) ?? others[fold(text)] ?? names.get(folded) ?? others[folded];
  // "USA - United States", "Belgium (BE)".
  const sides =
    found || text.length > 80 ? [] : text.split(/ [-–/] |[(),]/).filter((side) => side.trim() !== "" && side !== text);
  return found ?? sides.map((side) => readCountry(side)).find((code) => code !== undefined);
}

function namesOfAll(): Map<string, string> {
  const all = new Map<string, string>();
  for (const language of languages) {
    countries.registerLocale(
      load(`i18n-iso-countries/langs/${language}.json`) as Parameters<typeof countries.registerLocale>[0],
    );
    for (const [code, given] of Object.entries(countries.getNames(language, { select: "all" })))
      for (const name of [given].flat()) all.set(fold(name), code);
  }
  return all;
}
