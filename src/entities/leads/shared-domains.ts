// Where anybody has an address or a page: they tell of nobody's company.
const mail = `gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr hotmail.co.uk live.com live.fr msn.com
  yahoo.com yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.uk ymail.com rocketmail.com aol.com aol.fr icloud.com me.com mac.com
  proton.me protonmail.com pm.me tutanota.com tuta.com gmx.com gmx.de gmx.fr gmx.net web.de mail.com mail.ru yandex.com yandex.ru
  zoho.com fastmail.com hey.com orange.fr wanadoo.fr free.fr sfr.fr neuf.fr bbox.fr laposte.net numericable.fr club-internet.fr
  aliceadsl.fr cegetel.net dbmail.com t-online.de freenet.de arcor.de libero.it virgilio.it tin.it alice.it telefonica.net
  terra.es skynet.be telenet.be proximus.be bluewin.ch hispeed.ch sunrise.ch ziggo.nl kpnmail.nl planet.nl btinternet.com
  sky.com virginmedia.com comcast.net verizon.net att.net sbcglobal.net rediffmail.com qq.com 163.com 126.com naver.com`;
const pages = `facebook.com linkedin.com instagram.com twitter.com x.com youtube.com tiktok.com github.com wixsite.com
  wordpress.com blogspot.com google.com sites.google.com linktr.ee pagesjaunes.fr`;
const shared = new Set(`${mail} ${pages}`.split(/\s+/));

/** The domains of a company's own among addresses of mail and of a page; those that anybody can have are left out. */
export function ownDomains(emails: readonly string[], website: string | null): string[] {
  const hosts = [...emails.map((email) => email.split("@").at(-1) ?? ""), hostOf(website)];
  const domains = hosts.map((host) => host.toLowerCase().replace(/^www\./, ""));
  return [...new Set(domains)].filter((domain) => domain.includes(".") && !shared.has(domain));
}

function hostOf(website: string | null): string {
  return website && URL.canParse(website) ? new URL(website).hostname : "";
}
