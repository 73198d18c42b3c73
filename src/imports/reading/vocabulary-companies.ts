// How people and systems head what is known of a company and of a place, in the seven languages.
export const of_companies: Record<string, string> = {
  company:
    "company, companies, accounts, company name, primary associated company, entreprise associee, entreprise associee principale, empresa asociada, empresa principal asociada, empresa associada, azienda associata, zugeordnetes unternehmen, gekoppeld bedrijf, primair gekoppeld bedrijf, companyname, organisation, organization, organization name, organisation name, org name, org, account, account name, business, business name, firm, firm name, employer, employer name, current company, associated company, parent account, parent customer, institution, agency, studio, brand, shop name, store name, commercial company name, company or organization, societe, entreprise, nom de la societe, nom de l entreprise, nom societe, nom entreprise, raison sociale, denomination, etablissement, structure, organisme, enseigne, nom commercial, compte, compte client, firma, firmenname, unternehmen, unternehmensname, betrieb, organisation name, arbeitgeber, firmename, gesellschaft, empresa, nombre de la empresa, nombre empresa, nombre comercial, compania, razon social, organizacion, negocio, azienda, nome azienda, ragione sociale, ditta, societa, impresa, ente, organizzazione, nome da empresa, nome empresa, razao social, nome fantasia, organizacao, bedrijf, bedrijfsnaam, naam bedrijf, organisatie, organisatienaam, onderneming, werkgever, organization 1 name, partner name, partner company, customer company name",
  legal_name:
    "legal name, registered name, denomination sociale, juristischer name, razon social legal, denominazione sociale, denominacao social, statutaire naam, handelsnaam",
  legal_form:
    "legal form, forme juridique, statut juridique, rechtsform, forma juridica, forma giuridica, rechtsvorm, natureza juridica",
  website:
    "website, web site, web, url, site, site web, site internet, web page, webpage, homepage, home page, company website, website url, website value, websites, www, internet, webseite, internetseite, internetadresse, pagina web, sitio web, sitio, paginaweb, sito, sito web, sito internet, pagina internet, site da empresa, webadres, link, websiten link, company url, landing page",
  domain:
    "domain, domains, company domain, company domain name, domain name, website domain, domaine, domaines, nom de domaine, dominio, domein, domeinnaam, internetdomain",
  address:
    "address, street, street address, address 1, address line 1, addressline1, street 1, mailing street, billing street, full address, location address, street name, streetaddress, address street, home address, adresse, rue, adresse postale, adresse complete, adresse 1, voie, strasse, straße, anschrift, strasse und hausnummer, strasse hausnummer, strasse nr, direccion, calle, domicilio, direccion postal, indirizzo, via, indirizzo completo, indirizzo 1, endereco, rua, morada, logradouro, adres, straat, straatnaam, address 1 formatted, postal address, business street, home street",
  address_more:
    "address 2, address line 2, street 2, suite, apt, complement, complement d adresse, adresse 2, adresszusatz, hausnummer, house number, street number, street num, numero civico, civico, numero, bairro, huisnummer, toevoeging, piso, colonia, neighborhood, strasse 2, ext address, extended address",
  postcode:
    "postcode, post code, zip, zip code, zipcode, postal code, postalcode, postal, mailing postal code, mailing zip, code postal, cp, plz, postleitzahl, codigo postal, c p, cap, codice postale, codice avviamento postale, cep, code postal ville, zip postal code, zip postcode, pin code, pincode, pin",
  location: "location, locations, standort, sede, ubicacion, localizacao, localisation, vestiging",
  city: "city, town, company city, companycity, city name, ville, commune, localite, ort, stadt, wohnort, ciudad, poblacion, localidad, municipio, citta, comune, localita, cidade, municipio, localidade, plaats, woonplaats, woonpl, wpl, stad, mailing city, billing city, address city, place, location city, town city",
  region:
    "state, province, region, county, state province, state region, stateprovince, departement, etat, bundesland, kanton, provincia, estado, comunidad, comunidad autonoma, regione, distrito, uf, provincie, mailing state, district, territory, gewest, state code, state or province, departamento",
  country:
    "country, country name, company country, companycountry, country region, country code, nation, pays, land, staat, herkunftsland, pais, paese, nazione, stato, country territory, mailing country, billing country, address country, code pays, landescode, landcode, laenderkennzeichen, country iso, countrycode, country or region, lkz",
  siren: "siren, n siren, numero siren, siren number",
  siret: "siret, n siret, numero siret, siret number",
  vat_id:
    "vat, vat id, btw id, iva id, id iva, tva id, vat number, vat no, tax id, tax number, tva, n tva, numero de tva, tva intracommunautaire, numero de tva intracommunautaire, n tva intracommunautaire, num tva, ust id, ustid, ust idnr, ust id nr, umsatzsteuer id, steuernummer, umsatzsteuer identifikationsnummer, cif, nif, nif cif, cif nif, numero de identificacion fiscal, partita iva, p iva, piva, codice fiscale, nipc, cnpj, cpf cnpj, cpf, btw, btw nummer, btw nr, gstin, gst, gst number",
  register:
    "duns, duns number, d u n s, d u n s number, duns no, account number, accountnumber, account no, account nr, bank account, kontonummer, konto nr, iban, bic, swift, compte bancaire, numero de compte, numero de cuenta, cuenta bancaria, numero conto, numero di conto, rekeningnummer, numero da conta, handelsregister, handelsregister nr, handelsregisternummer, registration number, registry number, register number, company registration number, kvk, kvk nummer",
  naf: "naf, ape, code naf, code ape",
  industry:
    "industry, sector, vertical, secteur, secteur d activite, activite, branche, domaine d activite, sektor, industrie, wirtschaftszweig, industria, sector de actividad, rubro, settore, settore merceologico, settore di attivita, setor, ramo, segmento, ramo de atividade, sectorcode, bedrijfstak, business type, industry type",
  size: "size, employees, headcount, number of employees, num employees, no of employees, employee count, company size, numberofemployees, numemployees, team size, effectif, effectifs, taille, nombre de salaries, nombre d employes, salaries, mitarbeiter, mitarbeiterzahl, anzahl mitarbeiter, empleados, numero de empleados, tamano, dipendenti, numero dipendenti, numero di dipendenti, funcionarios, numero de funcionarios, porte, medewerkers, aantal medewerkers, aantal werknemers, company headcount, employee range",
  revenue:
    "revenue, turnover, annual revenue, annualrevenue, sales volume, chiffre d affaires, ca, ca annuel, umsatz, jahresumsatz, facturacion, facturacion anual, ingresos, fatturato, fatturato annuo, faturamento, faturamento anual, receita, omzet, jaaromzet, company revenue",
  parent_id:
    "parent, parent company, maison mere, groupe, societe mere, muttergesellschaft, empresa matriz, capogruppo, moederbedrijf",
  payment_terms:
    "payment terms, conditions de paiement, delai de paiement, echeance de paiement, zahlungsbedingungen, zahlungsziel, condiciones de pago, condizioni di pagamento, condicoes de pagamento, betalingstermijn, betalingsvoorwaarden",
  since:
    "since, client since, customer since, client depuis, depuis, kunde seit, cliente desde, cliente dal, klant sinds",
  type: "type, kind, account type, type de compte, categorie, customer type, kundentyp, tipo, tipo de cliente, tipo cliente, tipologia, klanttype, kundenart, type de client",
};
