import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { decoderOf, encodingOf, utf8Check } from "./decode.ts";
import type { Encoding } from "./encodings.ts";

const texts = {
  french: "Nom;Société;Ville\nHélène Œuvrard;Crème & Cie;Orléans\nZoé L’Été;Château d’Eau;Évreux\n",
  short: "Nom;Prénom;E-mail\nDupont;Zoé;zoe@dupont.example\n",
  german: "Name;Firma;Stadt\nJürgen Groß;Müller & Söhne;Köln\nÄnne Öhler;Übersicht;Düsseldorf\n",
  spanish: "Nombre;Empresa;Ciudad\nJosé Muñoz;Compañía Añil;Málaga\n",
  welsh: "Name,Company,City\nSiân Owen,Café Roma,Cardiff\nBob Hill,Hill Ltd,Leeds\n",
  amounts: "Name;Amount\nBob;100 €\nEve;250 €\n",
  polish: "Imię;Firma;Miasto\nŁukasz Wójcik;Źródło;Łódź\nAgnieszka Dąbrowska;Święty;Kraków\n",
  czech: "Jméno;Firma;Město\nJiří Dvořák;Žluťoučký kůň;Plzeň\nAneta Šťastná;Růže;Děčín\n",
  hungarian: "Név;Cég;Város\nSzabó Győző;Tűzhely;Győr\nNagy Ilona;Kékfény;Budapest\n",
  turkish: "Ad;Şirket\nAyşe Yılmaz;Güneş İnşaat\nÇağrı Öztürk;Işık\n",
  russian: "Имя;Компания;Телефон;E-mail\nОльга Смирнова;Ромашка;+7 912 345-67-89;olga@romashka.example\n",
  greek: "Όνομα;Εταιρεία\nΓιώργος Παπαδόπουλος;Ελιά\n",
  japanese: "名前,会社,メール\n山田太郎,株式会社サクラ,taro@sakura.example\n鈴木花子,東京商事,hanako@tokyo.example\n",
  chinese: "姓名,公司,邮箱\n张伟,北京科技有限公司,zhang@bj.example\n李娜,上海贸易,li@sh.example\n",
  traditional: "姓名,公司,郵箱\n張偉,台北科技有限公司,zhang@bj.example\n李娜,上海貿易,li@sh.example\n",
  korean: "이름,회사,이메일\n김철수,삼성전자,kim@s.example\n이영희,현대자동차,lee@h.example\n",
};
type Text = keyof typeof texts;

const read = (bytes: Buffer) => {
  const check = utf8Check();
  check.write(bytes);
  const decoder = decoderOf(encodingOf(bytes, check.end()));
  return decoder.write(bytes) + decoder.end();
};

const written: [Encoding, Text[]][] = [
  ["windows-1252", ["french", "short", "german", "spanish", "welsh", "amounts"]],
  ["macintosh", ["french", "short", "german", "spanish", "welsh"]],
  ["windows-1250", ["polish", "czech", "hungarian"]],
  ["iso-8859-2", ["polish", "czech", "hungarian"]],
  ["windows-1254", ["turkish"]],
  ["windows-1251", ["russian"]],
  ["koi8-r", ["russian"]],
  ["windows-1253", ["greek"]],
  ["shift_jis", ["japanese"]],
  ["euc-jp", ["japanese"]],
  ["gb18030", ["chinese"]],
  ["big5", ["traditional"]],
  ["euc-kr", ["korean"]],
];

describe.each(written)("a file in %s", (encoding, names) => {
  test.each(names)("of %s letters is read with them", (name) => {
    const text = texts[name];
    expect(read(iconv.encode(text, encoding))).toBe(text);
    expect(read(iconv.encode(`${"Ada,Stone,1\n".repeat(500)}${text}`, encoding))).toContain(text);
  });
});

describe.each(Object.keys(texts) as Text[])("letters that are %s", (name) => {
  test.each(["utf-8", "utf-16le", "utf-16be"])("in %s are read, with a mark and without", (encoding) => {
    for (const addBOM of [true, false]) expect(read(iconv.encode(texts[name], encoding, { addBOM }))).toBe(texts[name]);
  });
});

test("one word is enough where it is of one language, and bytes of nothing are no failure", () => {
  for (const [text, encoding] of [
    ["姓名\n李娜小\n", "gb18030"],
    ["Nazwa\nMieszko Łóżko\n", "windows-1250"],
    ["N° SIRET;Société\n1;Zoé\n", "windows-1252"],
    ["Имя\nОльга\n", "windows-1251"],
    ["Name\nŁukasz\n", "windows-1250"],
    ["Nom\nHélène\n", "macintosh"],
  ] as const)
    expect(read(iconv.encode(text, encoding)), text).toBe(text);
  expect(read(Buffer.from([0xff, 0x81, 0x8d, 0x0a]))).toHaveLength(4);
});
