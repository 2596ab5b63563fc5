export const de = `
Society+ tote tot toter getötet* stirbt starb gestorben* *mord *mörder ermordet* totschlag* erschossen* messerangriff* messerattacke* *schießerei* festgenommen* festnahme* verhaftet* verurteilt* *gericht *gerichts* *urteil *prozess angeklag* staatsanwalt* *polizei* feuerwehr* *brand großbrand* brände *explosion* erdbeben* *unglück *unglücks* vermisst* entführ* vergewaltig* *missbrauch* anschlag* attentat* attentäter* verletzt* schwerverletzt* *opfer *leiche *evakui* haftstrafe* gefängnis* razzia* geldstrafe* inferno* ums_leben todesopfer* erstochen* erschlagen* totgeschlagen* brandstift* brandanschlag* trunkenheit* fahrerflucht* geldwäsche* femizid* hinrichtung* hingerichtet* lebenslang* holocaust* auschwitz konzentrationslager* ns-opfer* völkermord* messerstecher* messerstich* erstach
Society *feuer unfall *unfall *unfälle *kriminal* raub überfall* *diebstahl einbruch einbrecher* betrug betrüg* drogen* ermittl* verdächtig* *täter *richter *bischof* *bischöf* papst vatikan kirche *kirche* obdachlos* *armut gewalt* rassis* antisemit* trauer* hochwasser* überschwemm* *orkan* rettung* einsatzkräfte notruf* randalier* krawall* böller* pyrotechnik* stromausfall* ertrunken ertrink* abgestürzt absturz* katastrophe* tödlich* leblos schneechaos verkehrsproblem* festsitz* sitzen_fest gestrandet* wohnungslos* verbraucherzentrale* verbraucherschütz* zwangsräum* nachruf* gedenk*
Society- gewahrsam warn* zeugen proteste mann_stirbt frau_stirbt verstorben* kontrolle anwohner*
Sport+ bundesliga* champions_league dfb* fußball* handball* nationalmannschaft* torwart* stürmer* *trainer trainer* vierschanzentournee* skispringen* skispring* biathlon* *weltcup* *weltmeister* *europameister* wm olympia* olympi* medaille* gold_medaille* tennis* formel_1 nba nfl *finale halbfinale* viertelfinale* achtelfinale* fc_bayern borussia* bvb darts* *rallye* eishockey* hsv dortmund_trainer premier_league schalke abfahrt_der riesenslalom* skifahrer*
Sport *spiel spiele *spieler *spielerin tor tore saison* *liga mannschaft* *verein sieg siege *niederlage gewinnt_gegen besiegt *rennen* boxer* boxen *meister *meisterschaft* pokal* sport* *sportler* turnier* fans kader* profis profifußball*
Showbiz+ schauspieler* sänger* *promi *promis promi* royal* prinz prinzessin* könig_charles herzogin* dschungelcamp* *star *stars hollywood* influencer* netflix* taylor_swift let's_dance gntm moderatorin moderator tv-show *serie serien *klatsch* rapper* musical* george_clooney model traumhochzeit* babyglück* liebesglück* tv-star* ex-freund* ex-freundin* babybauch* schwanger ehe-aus trennungsgerücht* royals bachelor* schlagerstar* schlagersänger* let’s_dance promi-paar* oscar-gewinner* roter_teppich roten_teppich thronfolger*
Showbiz album* *film filme kino* konzert* hochzeit* verlobt* scheidung* liebes-aus trennung* baby fernseh* tv *tatort* comedian* popstar* regisseur*
Lifestyle+ rezept* horoskop* diät* abnehm* mode *mode kosmetik* frisur* einrichtung* garten* *urlaub* reisetipp* wellness* yoga* fitness* ernährung* fermentation* vegan* backen kochen *küche sexleben sex partnerschaftsprobl* partnerschaftskris* dating* coaching* achtsam* vorsätze neujahrsvorsätze* paartherap* reiseziel* sehenswürdigkeit* urlaubsort* ausflugsziel* hausmittel* schminktipp* outfit* lieblingsrezept* gartentipp* haustier* astrologi* selbstoptimierung rezepte kuchen_backen lieblingsgericht* kochbuch* sternzeichen* tierkreiszeichen* reisetrend* handgepäck* flugmeilen* jetlag kater_nach haarausfall muckibude skinny liebeskummer dating-app* single singles lebensgefühl* glücksforsch*
Lifestyle *restaurant* hotel* reise* reisen *trend tipps ratgeber stil genuss* wein* schlaf* beziehung* glück liebe familie kindheit eltern hobby selbstversuch* gewohnheit* Test Tests Praxistest* Selbsttest* Vergleichstest* Produkttest* Hands-on ausprobiert schönheits* Schönheit gelingt solltest kannst kaufberatung* lifestyle* einrichten putzen trick tricks
Service+ wettervorhersage* horoskop* kreuzworträtsel* sudoku* quiz* gewinnzahlen* lottozahlen* lotto* tv-programm* rätsel* newsletter* rabatt* gutschein* angebote podcast* die_lage_am_morgen bilder_des_tages was_jetzt wichtig_ist nachrichten_am_morgen
Service öffnungszeiten ladenöffnung* test_:
Service- schnee* preisvergleich*
None Sportlimousine* Sportwagen* Sportgericht* Serienproduktion* Kommode Wettervorhersagemodell*
Sport- rekord*
Lifestyle- partnerschaft
Society unwetter* *sturmtief* glatteis* schneechaos* blitzeis* eisglätte* eisregen* schneesturm* schneestürme* schneemassen* schneefall* schneefälle* wintereinbruch* winterwetter* winter-wetter* extremwetter* wetterwarnung* eingeschneit* hitzewelle* hitzewarn* kältewelle* kälteeinbruch* sturm stürme stürmen sturmschäden sturmböen orkanböen starkregen* dauerregen* wirbelsturm* hurrikan* taifun* tornado* lawine* schlammlawine* erdrutsch* waldbrand* buschfeuer*
Society- glätte schnee_und_eis
Service wetter
Service- wetteraussichten wetterprognose*
Service+ das_ändert_sich was_sich_ändert wichtigsten_änderungen die_wichtigsten_tipps mietminderung* diese_rechte ihre_rechte rechtstipp*
Sport+ transfermarkt* transferfenster* transfergerücht* transferperiode* transfers spielertransfer* wechselgerücht*
Sport transfer
Showbiz heirat heiratet heirateten geheiratet jawort traut_sich flitterwochen* youtuber* youtube-star* internetstar* popstars* tv-moderator*
None *bürgermeister* rechnungsmeister* schatzmeister* baumeister* hausmeister* handwerksmeister* meisterwerk* wahlniederlage* beispiel* *beispiel* *gleiche* datentransfer* technologietransfer* wissenstransfer* transferleistung* machtspiel* zusammenspiel* kompromiss* *kompromiss* kompromit* wahlsieg* schauspielhaus* trinkspiel*
None fernsehduell* fernsehdebatte* fernsehansprache* tv-duell* tv-debatte* tv-ansprache*
Society vulkan* vulkanausbr* lava
Service+ was_sich_im_*_ändert was_sich_*_ändert das_ändert_sich* das_gilt_ab das_müssen_*_wissen was_sie_*_wissen
None schönheits-op* schönheitsoperation*
Society tierheim* tierquäl* tierschutzbund*
Service+ was_*_wissen_müssen worauf_*_achten_sollten
Lifestyle- hund hunde katze katzen
Society+ polizist* erschieß* ersticht tötet töteten niedergestochen* verunglückt* messerstecherei* geiselnahme* raubüberfall* ertrank
Society schlägerei* verprügelt* bestohlen diebe räuber* bombendrohung* fliegerbombe* weltkriegsbombe* großeinsatz* sek-einsatz* leichnam*
`;
