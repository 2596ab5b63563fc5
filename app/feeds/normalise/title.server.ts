import { slugOf } from "#stories/slug.server.ts";
import { plainText } from "./text.ts";

// What publishers add to titles: the name of a section, of their site, of the format, and their own punctuation.

const leading = /^(?:[-–—•·|>]+\s+|[–—•]+(?=\p{L}))/u;
const site = "(?:https?:\\/\\/)?www\\.[\\w.-]{3,60}";
const siteFirst = new RegExp(`^${site}\\/?\\s*(?:[-–—:|]+\\s+|(?=\\p{L}))`, "iu");
const siteLast = new RegExp(`\\s*[-–—:|(]\\s*${site}\\/?\\)?$`, "iu");
const formatLast = /\s+[-–—:|([]\s*rss(?:[ -]?feeds?)?\s*[)\]]?$/i;
const format = /\s*\brss(?:[ -]?feeds?)?\b/gi;
const ellipses = /(?:\s*(?:…|\.{3,})){2,}/g;
const section = /^([^/]{2,30})\s\/\/\s+/;

/** A story's title without section ("Front page // …"), site ("www.…"), "RSS", leading dashes and doubled ellipses. */
export function cleanTitle(title: string): string {
  const name = section.exec(title)?.[1];
  const own = name && isGenericTitle(name) ? title.replace(section, "") : title;
  return orWhole(
    own.replace(siteFirst, "").replace(leading, "").replace(siteLast, "").replace(formatLast, ""),
    own,
  )
    .replace(ellipses, "…")
    .trim();
}

/** A feed's title as text, without its format and the beginning of its address. */
export function cleanFeedTitle(title: string | null): string {
  const text = plainText(title, "title");
  return cleanTitle(orWhole(text.replace(format, "").replace(/^(?:https?:\/\/)?www\./i, ""), text));
}

/** What is left, unless nothing that can be read is left. */
const orWhole = (rest: string, whole: string): string =>
  /[\p{L}\p{N}]{2}/u.test(rest) ? rest.trim() : whole;

/** Words for sections, lists and front pages in the languages of feeds. A title made of them alone names no outlet. */
const generic = new Set(
  `news latest recent newest new breaking top main all today world home front page homepage start articles article
  stories story headlines headline posts post feed feeds rss atom xml updates update index default untitled channel
  blog politics business economy sport sports culture opinion europe international national local
  nachrichten aktuelle aktuell aktuelles neueste neuste alle meldungen schlagzeilen startseite artikel beitrage beitraege
  politik wirtschaft kultur ausland inland welt europa
  actualite actualites actu actus infos info une la a les l dernieres derniere toute toutes l'actualite accueil titres
  articles monde politique economie culture
  noticias noticia ultimas ultima portada inicio titulares actualidad todas mundo politica economia deportes cultura
  espana internacional nacional
  notizie notizia ultime ultima home prima pagina tutte esteri cronaca mondo
  noticias destaques pagina inicial mundo
  nieuws laatste voorpagina binnenland buitenland
  wiadomosci aktualnosci najnowsze wszystkie strona glowna swiat kraj
  zpravy aktualne nejnovejsi domaci zahranicni hlavni strana spravy najnovsie domace zahranicne
  nyheter nyheder senaste seneste siste forsida forside forstasidan startsida
  uutiset tuoreimmat uusimmat etusivu kotimaa ulkomaat
  hirek friss legfrissebb cimlap belfold kulfold
  stiri ultimele actualitate prima
  vijesti vesti najnovije naslovnica novice zadnje
  naujienos visos zinas jaunakas uudised
  nuacht nuachta ahbarijiet ahbarijiet
  novini vsichki posledni
  eidiseis nea ola epikairotita proti selida
  haberler haber son dakika manset novosti
  the of de der die das du et and und y e i on in for our`.split(/\s+/),
);

/** Whether a title names no publisher, but only what a list of news is called. */
export function isGenericTitle(title: string): boolean {
  const words = slugOf(title).split("-");
  return words[0] !== "" && words.every((word) => generic.has(word));
}
