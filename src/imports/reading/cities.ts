import { fold } from "../fold.ts";

// The largest cities of countries from which files come; none that bears the name of another large one.
const cities: Record<string, string> = {
  IN: "mumbai, bombay, delhi, new delhi, bangalore, bengaluru, pune, chennai, kolkata, calcutta, ahmedabad, jaipur, surat, lucknow, kanpur, nagpur, indore, bhopal, noida, gurgaon, gurugram, kochi, coimbatore, chandigarh, vadodara, visakhapatnam, patna, thane, ghaziabad, faridabad",
  BD: "dhaka, chittagong, chattogram, khulna, rajshahi, sylhet",
  PK: "karachi, lahore, islamabad, rawalpindi, faisalabad, multan, peshawar",
  FR: "paris, marseille, lyon, toulouse, nantes, strasbourg, montpellier, bordeaux, lille, rennes, grenoble, rouen, dijon, angers, le havre, saint etienne, toulon, nimes, clermont ferrand",
  BE: "bruxelles, brussel, brussels, antwerpen, anvers, gent, gand, liege, charleroi, namur",
  CH: "zurich, geneve, geneva, genf, lausanne, basel, bern, lugano, winterthur",
  DE: "berlin, hamburg, munchen, munich, muenchen, koln, koeln, cologne, frankfurt, frankfurt am main, stuttgart, dusseldorf, duesseldorf, dortmund, essen, leipzig, dresden, hannover, nurnberg, bremen, bonn, mannheim",
  AT: "wien, vienna, graz, linz, salzburg, innsbruck",
  IT: "roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, verona, venezia, padova, brescia, vicenza, bergamo, rome, milan, turin",
  ES: "madrid, barcelona, sevilla, zaragoza, malaga, murcia, bilbao, alicante, valladolid, vigo, gijon",
  PT: "lisboa, lisbon, porto, braga, coimbra, faro, setubal, aveiro",
  BR: "sao paulo, rio de janeiro, brasilia, salvador, fortaleza, belo horizonte, manaus, curitiba, recife, porto alegre, belem, goiania, campinas, florianopolis",
  MX: "ciudad de mexico, cdmx, monterrey, puebla, tijuana, zapopan, cancun, queretaro",
  CO: "bogota, medellin, barranquilla, bucaramanga",
  AR: "buenos aires, rosario, mendoza, mar del plata",
  NL: "amsterdam, rotterdam, den haag, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen",
  GB: "london, manchester, leeds, glasgow, liverpool, edinburgh, sheffield, cardiff, belfast, leicester, nottingham",
  US: "new york, new york city, los angeles, chicago, houston, philadelphia, phoenix, san diego, dallas, san francisco, seattle, boston, denver, austin, miami, atlanta, detroit, las vegas, brooklyn",
  CA: "toronto, montreal, calgary, ottawa, edmonton, winnipeg, quebec",
  AU: "sydney, melbourne, brisbane, perth, adelaide, canberra",
};

const countries = new Map(
  Object.entries(cities).flatMap(([country, names]) => names.split(", ").map((name) => [name, country] as const)),
);

/** The country of a large city that a text names: the whole of it, or its part between commas ("12 Mill Road, Leeds"). */
export function countryOfCity(text: string): string | undefined {
  return text
    .slice(0, 200)
    .split(",")
    .map((part) => countries.get(fold(part)))
    .find((country) => country !== undefined);
}
