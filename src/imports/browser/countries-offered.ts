/** The countries offered where one is to be chosen, the nearest first. */
export const dialling_countries =
  "FR BE CH LU MC GP MQ GF RE YT DE AT ES PT IT NL GB IE US CA BR MX AR CO CL IN MA TN DZ SN CI DK SE NO FI PL CZ RO GR AU NZ JP".split(
    " ",
  );
