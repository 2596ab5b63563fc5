// The privacy policy is true of the database: each table that holds something of a person has its row, in all languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const languages = ["en", "es", "fr", "de"];

/** Tables with data of readers, visitors and senders, and the words by which the policy names them in each language. */
const rows = `
users | Account: address, name | Cuenta: dirección, nombre | Compte : adresse, nom | Konto: Adresse, Name
accounts | hash of the password | resumen criptográfico de la contraseña | empreinte du mot de passe | Hash des Passworts
passkeys | passkeys | llaves de acceso | clés d’accès | Passkeys
sessions | Sessions: browser name, shortened network address | Sesiones: nombre del navegador, dirección de red abreviada | Sessions : nom du navigateur, adresse réseau abrégée | Sitzungen: Name des Browsers, gekürzte Netzadresse
profiles | Profile and settings: biography, phone, place | Perfil y ajustes: biografía, teléfono, lugar | Profil et réglages : biographie, téléphone, lieu | Profil und Einstellungen: „Über mich“, Telefon, Ort
user_preferences | languages, theme, what mail you want | idiomas, tema, correo que deseas | langues, thème, courrier souhaité | Sprachen, Darstellung, gewünschte Post
saved_items | Reading queue | Lista de lectura | Liste de lecture | Merkliste
likes | likes | «me gusta» | mentions J’aime | Gefällt-mir-Angaben
follows | authors, events and sources that you follow | autores, hechos y fuentes que sigues | auteurs, événements et sources suivis | verfolgte Länder, Themen, Autoren, Ereignisse und Quellen
reader_places | reading positions | puntos de lectura | positions de lecture | Lesepositionen
user_streaks streak_pauses | streak and its pauses | racha y sus pausas | série et ses pauses | Leseserie und ihre Pausen
user_reading_activity member_briefs | Reading history and daily briefs | Historial de lectura y resúmenes diarios | Historique de lecture et briefs quotidiens | Leseverlauf und tägliche Briefings
discussion_members | Discussions: your name there | Debates: tu nombre allí | Discussions : votre nom | Diskussionen: Ihr Name dort
contributions contribution_appreciations | what you wrote and appreciated | lo que escribiste y valoraste | ce que vous avez écrit et apprécié | was Sie geschrieben und geschätzt haben
discussion_follows | what you follow | lo que sigues | ce que vous suivez | wem Sie folgen
discussion_blocks | whom you do not want to see | a quién no quieres ver | qui vous ne voulez pas voir | wen Sie nicht sehen möchten
discussion_notices | replies to you | las respuestas que recibes | les réponses que vous recevez | Antworten an Sie
academy_progress | Academy: lessons and results of tests | Academy: lecciones y resultados de las pruebas | Academy : leçons et résultats des tests | Academy: Lektionen und Testergebnisse
subscriptions entitlements | Subscription: plan, price, dates | Suscripción: plan, precio, fechas | Abonnement : formule, prix, dates | Abo: Tarif, Preis, Daten
orders | the order with the words shown beside it | el pedido con el texto que lo acompañaba | la commande avec le texte affiché à côté | die Bestellung mit dem Wortlaut daneben
customers stripe_events | customer number at the payment provider | número de cliente en el proveedor de pagos | numéro de client chez le prestataire de paiement | Kundennummer beim Zahlungsdienst
podcast_tokens hub_feed_tokens | Private feeds | Canales privados | Flux privés | Private Feeds
trials | Hash of the card with which a trial began | Resumen criptográfico de la tarjeta con que empezó una prueba | Empreinte de la carte avec laquelle un essai a commencé | Hash der Karte, mit der eine Testphase begann
newsletter_subscriptions | Newsletters: address, language, lists | Boletines: dirección, idioma, listas | Lettres d’information : adresse, langue, listes | Newsletter: Adresse, Sprache, Listen
newsletter_consents | each yes and no with its time | cada sí y cada no con su hora | chaque oui et chaque non avec son heure | jedes Ja und Nein mit Zeitpunkt
alert_settings | Alerts: what you chose, your quiet hours | Alertas: lo que elegiste, tus horas de silencio | Alertes : vos choix, vos heures de silence | Mitteilungen: was Sie gewählt haben, Ihre Ruhezeiten
push_subscriptions | address and keys of your browser at its push service | la dirección y las claves de tu navegador en su servicio de avisos | l’adresse et les clés de votre navigateur auprès de son service de notification | Adresse und Schlüssel Ihres Browsers bei seinem Push-Dienst
alerts alert_pushes | what you were told in the last 30 days | lo que te enviamos en los últimos 30 días | ce que nous vous avons envoyé dans les 30 derniers jours | was wir Ihnen in den letzten 30 Tagen geschickt haben
mails | Mails that we have sent you | Correos que te hemos enviado | E-mails que nous vous avons envoyés | E-Mails, die wir Ihnen geschickt haben
mail_requests verifications email_tokens | mails that you asked for | los que has pedido | ceux que vous avez demandés | solche, um die Sie gebeten haben
contact_messages | Messages that you send us by a form | Mensajes que nos envías por un formulario | Messages que vous nous envoyez par un formulaire | Nachrichten, die Sie uns über ein Formular schicken
advertising_visits | Views of pages and of advertisements | Visitas de páginas y de anuncios | Vues de pages et d’annonces | Aufrufe von Seiten und Anzeigen
media_downloads | downloads of episodes | descargas de episodios | téléchargements d’épisodes | Abrufe von Folgen
views | a hash of network address and browser name | un resumen criptográfico de la dirección de red y del nombre del navegador | empreinte de l’adresse réseau et du nom du navigateur | ein Hash aus Netzadresse und Browsername
visitor_salts | salt that is replaced every day | sal que cambia cada día | sel remplacé chaque jour | Salz, das täglich wechselt
event_reports | Reports on events | Avisos sobre hechos | Signalements sur un événement | Meldungen zu Ereignissen
contribution_reports reported_contributions | Reports on contributions, with name and address | Denuncias de comentarios, con nombre y correo | Signalements de contributions, avec nom et e-mail | Meldungen von Beiträgen, mit Name und Adresse
moderation_decisions | decisions about contributions with their reasons | decisiones sobre comentarios con sus motivos | décisions sur les contributions avec leurs motifs | Entscheidungen über Beiträge mit ihren Gründen
moderation_objections | and objections | y reclamaciones | et contestations | und Widersprüche
rate_limits | Counts of attempts to sign in or to send a form, with the network or email address | Recuento de intentos de entrar o de enviar un formulario, con la dirección de red o de correo | Compteurs de tentatives de connexion et d’envois de formulaires, avec l’adresse réseau ou e-mail | Zähler von Anmeldeversuchen und gesendeten Formularen, mit der Netz- oder E-Mail-Adresse
audit | Log of what our staff changes in accounts | Registro de lo que nuestro personal cambia en las cuentas | Journal de ce que notre personnel modifie dans les comptes | Protokoll dessen, was unser Personal an Konten ändert
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([tables = "", ...words]) => ({ tables: tables.split(" "), words }));

/** Tables with news, or with the site's own work. */
const impersonal = new Set(
  `academy_reviews advertising_campaigns advertising_counts authors billing_leases discussions episodes event_gathering event_overrides event_stories event_subjects
  event_tellings events feeds help_counts live_events newsletter_issues media_text_files media_transcripts readings search_changes search_entries search_terms settings shows source_aliases sources stories
  story_countries story_identities story_listings story_slugs story_topics topics videos workers`.split(
    /\s+/,
  ),
);

const tables = [
  ...readFileSync(join(root, "app/platform/db/tables.ts"), "utf8").matchAll(/^ {2}(\w+): \{$/gm),
].map(([, table = ""]) => table);

it("knows of every table whether it holds something of a person", () => {
  const personal = rows.flatMap((row) => row.tables);
  expect([...personal, ...impersonal].sort()).toEqual(tables.toSorted());
  expect(tables.length).toBeGreaterThan(80);
});

it.each(languages)("has a row for each that does, in %s", (language) => {
  const index = languages.indexOf(language);
  const policy = readFileSync(join(root, `db/pages/privacy/${language}.md`), "utf8");
  const text = policy.replace(/\s+/g, " ");
  for (const { tables, words } of rows) {
    expect(words, tables.join()).toHaveLength(languages.length);
    expect(text, tables.join()).toContain(words[index]);
  }
});
