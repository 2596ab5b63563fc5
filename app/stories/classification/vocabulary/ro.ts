export const ro = `
Politics+ alegeri alegeril* electoral* parlament* deputat* camera_deputaților senat* senator* guvern* premier* prim_ministr* prim-ministr* ministr* ministerul* președint* presedint* prezidenț* cotroceni coaliți* opoziți* partid partidul partidului partide partidele partidelor referendum* constituți* curtea_constituțională ccr lege legea legii legi proiect_de_lege ordonanț* moțiun*_de_cenzură eurodeputat* europarlamentar* comisia_europeană parlamentul_european consiliul_european extrema_dreaptă extremist* primar primarul primarului primari primarii primarilor primăriț* alegeri*_primare primări* cancelar* summit* diplomat* ambasad* candidat* vot voturi scrutin* sondaj* psd pnl usr udmr simion georgescu bolojan grindeanu nicușor_dan ciolacu iohannis lasconi stat_de_drept csat suveranist* remaniere* ministerul_de_externe alegător* votant* urne* congres* camer*_reprezentanților legislativ* prim_ministru* ratific* protestatar* manifestanți* declarați*_de_independență curtea_supremă curții_supreme situați*_politic*
Politics politic* sancțiuni demisi* reform* democra* conservator* liberal* social-democrat* dreapta stânga campani* corupți* negocier* încetarea_focului acord_de_pace onu bruxelles tratat* veto aderare* dezinformare* kremlin casa_albă suveran* mandat* imunitate* dna ccj secretar_de_stat protocol* protest* manifestan* independen* anex* ocupat* republic* guvernator* dinasti* imperi* lovitur*_de_stat neutralit* colonie colonia coloniei colonii coloniile coloniilor coloniz* independenț* invazi* invad* cucer* cuceri* imperial* regat* revoluți* ocupați* ocupat_de răscoal* revolt* rebel* colonial* disput*_de_frontier* purtător*_de_cuvânt manifestanț* protestatar* ratific* buletin*_de_vot urn* votare* proiect*_de_lege legislați* reales* președin* șef*_statului federal* guvern* ministr* parlament* senat* congres* candidat* vicepreședin* camera_reprezentanților împărat* drepturile_omului armistițiu* alegător* primar drept*_internațional* invada* cucerir* cucerit* denucleariz* imperiu* imperialis*
Politics- criză* crize* lider* dezbater* drepturi judecător* decizi* justiți* rege regele aliat* provinci* teritori* regim* autorități* oficiali* conducător* acord*
Economy+ econom* inflați* dobânzi* dobânda dobânzi* banca_central* banca_națională bnr recesiun* șomaj* pib deficit* datoria datoriei datorii datoriile datoriilor datoria_public* buget* impozit* taxă taxa taxei taxele taxelor taxare* taxării taxat* taxe tva fiscal* salari* salariul_minim sindicat* pensie pensia pensiei pensii pensiile pensiilor pensionar* bursă bursa bursei bvb acțiuni acționar* concedier* faliment* insolvenț* chirie chiria chiriei chirii chiriile chiriilor ipotec* credit* bănc* bancă bancar* zona_euro bce piața_muncii scumpir* anaf rating* austeritat* robor finanț* curs_valutar cursul_leului
Economy firm* grev* piața_de piețe piețele investiț* investit* investes* investeas* investitor* industri* fabric* profit profitul profitului profituri* profitabil* cifra_de_afaceri consum* preț prețul* costuri economii subvenți* angajat* angajator* fuziun* achiziți* producți* creștere_economică locuri_de_muncă ajutor_de_stat locuinț* retail*
Economy- euro lei creșter* scăder* compani* prețuri* bani
Climate+ clim* schimbări_climatice schimbările_climatice încălzire* emisii emisiile emisiilor gaze_cu_efect carbon* val_de_căldură caniculă* canicul* secet* inundați* incendii_de_pădure incendiu_de_vegetație biodiversitat* mediu mediului ecolog* poluar* poluat* ghețar* recicl* defrișăr* defriș* sustenab* pactul_verde combustibili_fosili microplastic* cod_roșu cod_portocaliu meteo viitur*
Climate temperatur* plastic* deșeu* deșeur* pădur* pădure* natur* ploi ploai* uragan* urs urși* lup lupi calitatea_aerului vijeli*
Climate- căldur* apă apei mare zăpad* ninso* furtun* ocean* speci*
Technology+ inteligenț*_artificial* digital* ciber* hacker* atac_cibernetic cibernetic* software* semiconductor* cip cipuri cipur* datele_personale datelor_personale rețel*_social* rețele_sociale telefoane_mobile smartphone* cuantic* satelit* spațial* rachet*_spațial* algoritm* gigan*_tehnolog* platform* internet* robot* 5g centr*_de_date chatbot* recunoaștere_facial* deepfake* aplicați* IA AI
Technology tehnolog* online calculator* computer* inovați* date cercetător* criptomoned* astronaut* electronic* it telecom*
Technology- științ* cercetar* rețea ecran* startup* facebook tiktok
Defense+ apărar* apărării armat* armata armatei militar* soldaț* nato rachet* dron* război* războ* tanc* tancuri avioane_de_luptă avion*_de_luptă submarin* fregat* înarmar* armament* muniți* bombardament* forțe_armate invazi* ofensiv* spion* serviciil*_secrete sri sie artiler* f_16 f_35 mapn patriot* serviciu*_militar* baz*_militar* sabotaj* flota_fantomă antiaerian*
Defense atentat* ostatic* arme armă arma_nuclear* hibrid* general* front
Defense- amenințăr* conflict* morți atac atacuri atacat* bombă bomba bombei bombe bombele bombelor bombard* securitat* explozi* lupt* teroris*
Trade+ tarif* taxe_vamale taxele_vamale vamă vama vămii vămi vămile vămilor vameș* vamal* acord_comercial război_comercial liber_schimb export* importul importuri* importator* comerț_exterior comerțul_exterior balanța_comercială deficit_comercial mercosur omc protecțion* lanț*_de_aprovizionare piața_unică
Trade comerț* comercial* containe* mărfuri* marf* embargo* cote
Immigration+ migra* migranț* imigra* azil* refugiaț* deport* călăuz* trafic_de_migranți frontex schengen controale_la_frontier* permis_de_ședere pactul_migrație* migranți_ilegali cetățeni_străini muncitori_străini diaspora*
Immigration străini viză vize
Healthcare+ sănătat* spital* medic* medici doctor* asistent*_medical* pacienț* pacient* boală boli bolnav* vaccin* medicament* farmac* cancer* epidemi* pandemi* virus* covid* grip* urgențe upu chirurg* operați*_chirurg* cas_de_sănătat* casa_de_asigurări cnas eutanasi* avort* alzheimer* diabet* obezitat* antibiotic* rujeol* sănătat*_mintal* clinic* smurd tuberculoz* maternitat* nosocomial* transplant*
Healthcare tratament* terapi* fumat* țigări alcool* drog* infecți* bacter* prevenți* natalitat* psiholog* psihiatr* simptom* decese infecț* infect* anticorp* boala tumor* sindrom* tulburare tulburarea tulburări* diagnost* intoxicaț* malari* ebol* tubercul* alergi* creier* epidemi* virus* vaccin* pacienț* pacient* medic* spital* sănăt* cancer* boli bolii bolilor contracep* tumoare* depresie* diaree* vărsătur* leziun*_cerebral* scleroz* pneumoni* morfin* imunit* contagios*
Healthcare- vârstnici studiu durer* răni* igien*
Education+ școal* școli* școlar* elev* universit* educați* învățămân* învățător* învățăcel* bacalaureat* evaluare*_național* grădiniț* creșă creșe manual* rector* admiter* licee* liceu* bursel* bursă_școlar* facultat* inspectorat*_școlar* cadre_didactice meditați* titularizare* olimpiad*_de doctorat* plagiat*
Education examen* cursuri lecți* citit* învățare învățarea învățării învățături*
Energy+ energi* energetic* electricitat* curent_electric facturi* nuclear* reactor* centrală_nucleară centrale_electr* centrala_de centralei_nucl* termocentral* gaze gaz gazul* gazele petrol* baril barilul barilului barili barilii eolian* solar* fotovoltaic* hidrogen* cărbun* carburant* benzin* regenerabil* pană_de_curent gazoduct* conduct* rafinări* hidroelectrica nuclearelectrica cernavod* neptun_deep transgaz romgaz omv_petrom anre gnl complexul_energetic lukoil* plafonar*
Energy motorin* încălzir* bateri* uraniu* termoficar* termie*
Agriculture+ agricult* fermier* agricol* crescător* recolt* grâu* cereal* pesticid* glifosat* îngrăș* zootehni* bovin* porcin* pest*_porcin* grip*_aviar* ovine ovinele ovinelor oieri* pescar* pescuit* tractor* viticult* viile apicultor* albin* lapte* păsări legum* irigați* apia porumb* floarea_soarelui fermă ferme despăgubiri_pentru_secet*
Agriculture rural* sat sate carne cărnii vin vinul* fructe aliment* semințe teren*_agricol* pădurar* oi
Agriculture- animal* peștele peștelui peștilor pescărie pescării
Transport+ transport* trenul trenului trenurilor feroviar* cfr gară gara metrou* metrorex tramvai* aeroport* avion* compani*_aerian* companie_aeriană zborur* autostrad* autostrăz* rovinet* mașin*_electric* biciclet* pist*_de_biciclet* permis_de_conducere trafic* ambuteiaj* controlori_de_trafic feribot* camion* tir tiruri șofer* port_constanța portul_* navei navele navelor navigați* navlosi* nave navă tunel* pod podul* pasager* mecanic*_de_locomotivă trotinet* stb cnair drum_expres deraiat* tarom taxi* ridesharing rabl*
Transport șosea* parcăr* parcare* accident_rutier accident* circulați* metroul* accident*_rutier* camion* șofer* pieton* aeroport* zbor* tren trenuri
Transport- mașin* autobuz* drum* călător* vehicul* pilot*
International+ națiunile_unite consiliul_de_securitate orientul_mijlociu casa_albă
International gaza israel* palestin* ucrain* rus ruși rușii rușilor rusul rusului rusă rusia* rusiei* rusesc* ruseșt* ruseasc* rusoaic* rusofon* rusia china chinei chinez* sua trump iran* siri* liban* afric* sudan taiwan coree* venezuel* kremlin moldov* umanitar* hamas maia_sandu transnistr*
Society+ egalitat* sărăci* fără_adăpost discrimin* rasis* antisemit* lgbt* violenț*_domestic* viol violat* crimă crima crimei crime crimele crimelor criminal* omor* ucis* procuror* biseric* patriarh* Papa Papei Papii papal papală papalit* dizabil* tribunal* femicid*
Society femei* famili* copi* copii tineri* poliți* judecat* condamn* închisoar* arest* infracț* accident* mort murit* răniț* rănit* dispărut* incendi* pompier* anchet* victim* reținut* societat* populați* voluntar* acuzat* înșel* înjungh* împușc* furt* dosar penal penală penale penali penalii penalul penalului jandarm* isu
Business+ acționar* listare* fuziun* achiziț* director_general ceo startup* trimestr* profit_net cifră_de_afaceri cifra_de_afaceri
Business compani* firm* fabric* brand* lanț_de_magazine profit profitul profitului profituri* profitabil* investitor* vânzări* clienți* producător* antreprenor*
Culture+ muzeu muzeul muzeului muzee muzeele muzeelor expozi* teatr* operei operele operelor operetă* operete* orchestr* romane literar* literatur* scriitor* festival_de_film tiff cinematograf* regizor* patrimoni* sculpt* pictor* pictur* balet* monument* librări* cultur* arheolog* poet* poezi* galeri* george_enescu ateneu*
Culture film* muzic* muzică carte cărți album* concert* festival* actor* actriț* artist* artă arte jocuri_video opere
Sport+ fotbal* superlig* liga_1 fcsb fcsb_* cfr_cluj dinamo_* rapid_* universitatea_craiova liga_campionilor europa_league echipa_națională naționala_de_fotbal selecționer* antrenor* atacant* portar* mijlocaș* fundaș* semifinal* sferturi* optimile optimi_de_final* mondial* campionat* campioan* campion_* olimp* olimpic* tenis* simona_halep sorana_cîrstea handbal* baschet* volei* gimnast* david_popovici înot înotul înotului înotător* atletism* formula_1 medali* penalty* derby* transfer* gol goluri* sport* arbitru arbitrul arbitrului arbitri arbitrii arbitrilor meci* mircea_lucescu gică_hagi playoff play-off* rugby* box ciclist* turneu* finala_cupei finala_ligii finala_campionat*
Sport victori* înfrâng* finalei finalele finalelor finalist* jucător* echipă echipa echipei coechipier* club* sezon* cupă cupa cupei cupe cupele cupelor titlu* suporter* egalat egalează egalul egalare* stadion* record* argint bronz învins* câștigat* marcat* arbitraj*
Leisure+ horoscop* zodi* rețet* vedet* loto* chefi_la_cuțite asia_express survivor insula_iubirii vocea_româniei influencer* reality* nunt* nunta însărcinat* gravid* divorț* despărți* familia_regală Prinț prințul prințului prinții prinților prinți prințes* prințesa moda modei modă stil* look lookul frumuseț* machiaj* diet* slăbire slăbești program_tv serial* netflix eurovision chef restaurant* rețete vacanță vacanța vacanței vacanțele vacanțelor vacanțier* destinați* decor decorul decoruri decorare* decorațiun* decorator* decorativ* grădin* black_friday integrame* test_de bikini* monden* sexy iubit* iubita bebeluș* picant* pro_tv antena_1 kanal_d can-can* paparazzi slăbit_*_kilograme slăbit_*_de_kilograme slăbit_*_kg slăbirea_rapidă cură_de_slăbi*
Leisure cântăreț* prezentat* actriț* actor* episod* câine* câini pisic* plaj* hotel* trend* viral* concurent* showul* show*
None modific* modern* model_de modalit* modul_* moder* mod_de în_mod_* de_mod* mod partid_fotbal zodiacal_cop navigat* navet* navigh* rusal* rusin* vama_veche comis_de stilou* mediul_online clasament* clasific* clasic* copie* cupr* cuplu* cupl* cupă_* trenul_vieț* special* specific* clasă_mondială drumeți* compania_sa în_compania zborul_spre specialist* zi_de_naștere ziua_de_naștere război*_mondial*
Society copil* copii*
Education+ creșe creșă creșel*
Education- student* clasă clasa clasei clase clasele claselor profesor* învăț*
Politics+ drept_internațional dreptului_internațional dreptul_internațional legislatur* acorduri_internaționale situația_politică situației_politice suveranitat*
Economy- miliard* datorie
Technology joc_video
Defense+ atac_aerian atacuri_aeriene atac_cu_rachete atacuri_cu_drone atac_rusesc atacuri_rusești atac_israelian atacul_sua atacuri_americane crime_de_război crimă_de_război încetarea_focului armistiți* prizonier*_de_război paramilitar* miliți* jihadist* statul_islamic arme_nucleare navă_de_război ministerul_apărării serviciile_secrete serviciul_de_informații spionaj* cablu*_submarin* avion*_de_luptă
Defense rebeli* luptători ostatic* bombardament* forțe_de_pace plan_de_pace taliban* hezbollah pentagon*
Technology+ arheolog* fosil* dinozaur* neanderthal* astronom* eclips* aurora_boreală comet* meteorit* stația_spațială celule_stem mașini_autonome scurger*_de_date premiul_nobel_pentru_fizică
Technology cercetători* oameni_de_știință descoperi* experiment* fizician* biolog* adn
Energy+ pană_de_curent fără_curent prețul_energiei prețul_petrolului centrală_nucleară petrolier petroliere cernavodă hidroelectrica
Transport+ trenuri_anulate zboruri_anulate trafic_aerian aterizare_de_urgență accident_aviatic accident_feroviar întârzieri_de_trenuri
Immigration+ solicitanți_de_azil interdicție_de_intrare expulzare*
Healthcare+ liste_de_așteptare asistente_medicale medicii pacienți* cancer_de_sân
Climate+ schimbări_climatice criza_climatică incendii_de_vegetație incendiu_de_pădure ghețar*
Business+ insolvenț* faliment* rezultate_financiare
Politics+ secretarul_general_al_onu purtător*_de_cuvânt_al_guvernului comisia_electorală biroul_electoral secții_de_votare secție_de_vot prezența_la_vot rezultate_parțiale numărătoarea_voturilor campania_electorală turul_doi turul_al_doilea intenție_de_vot moțiune_de_cenzură moțiunea criză_politică criza_guvernamentală consultări_la_cotroceni palatul_victoria biroul_permanent comisie_parlamentară csm oug lege_organică amendament* consiliul_local consiliul_județean consilier*_local* prefect* vizită_de_stat vizită_oficială criză_diplomatică relații_diplomatice deținuți_politici libertatea_presei lovitură_de_stat juntă suspendarea_președintelui grațiere amnisti* imunitate*_parlamentară
Politics social-democra* populist* extremis* fost_ministru fost_premier fost_președinte demis* demit* destituir* disident* opozant* cenzur* oligarh* miting* petiți* libertat*_presei libertat*_de_exprimare deținu*_politic* naționalis*
Economy+ dobânda_de_politică politica_monetară criză_economică obligațiuni titluri_de_stat bursa_de_valori bet fmi banca_mondială agenții_de_rating rectificare_bugetară evaziun* cota_unică accize contribuții_sociale vârsta_de_pensionare punct_de_pensie șomer șomerul șomerului șomerii șomerilor șomere rata_șomajului piața_imobiliară prețurile_locuințelor ircc cursul_euro grevă_generală grevă_de_avertisment sindicaliști putere_de_cumpărare coșul_zilnic costul_vieții produsul_intern_brut producția_industrială fonduri_europene pnrr
Economy contribuabil* angajați rate_la_bănci deponenți valut* leul dolarul tarife
Climate+ gaze_cu_efect_de_seră amprentă_de_carbon specii_protejate specii_pe_cale rezervație_naturală parc_național delta_dunării tăieri_ilegale gropi_de_gunoi cod_roșu_de codul_roșu greenpeace wwf ursul topirea_ghețarilor
Climate ecosistem* habitat* balen* delfini* rechini* copaci ciclon* alunecări_de_teren
Defense+ atentat_sinucigaș mașină-capcană jihadiști al-qaida insurgenți grup*_armat* luare_de_ostatici proces_de_pace acord_de_pace negocieri_de_pace genocid* arme_chimice test_nuclear bombă_atomică portavion* exerciții_militare exercițiu_militar bază_militară baza_deveselu trupe_nato serviciu_militar prizonieri_de_război servicii_secrete linia_frontului
Defense asediu obuze mortier* lunetist* ambuscad* trupe mercenar* brigad* blindat*
Healthcare+ ministerul_sănătății sistemul_sanitar sistem_de_sănătate cadre_medicale stomatolog* cas_cnas oms organizația_mondială_a_sănătății cazuri_de_covid cazuri_noi carantină* măști campania_de_vaccinare toxiinfecți* meningit* hepatit* holer* hiv sida leucemi* avc infarct* parkinson boli_rare boală_rară donare_de_organe donatori_de_sânge fertilizare_in_vitro naștere nașteri cezarian* mortalitate_infantilă speranță_de_viață malpraxis infecții_nosocomiale supradoză fumători obezi
Healthcare sală_de_operație operat_de operați* doze internat* internări secția_de colesterol hipertensiune cardiac* autism* dizabilități
Education+ ministerul_educației sistemul_de_învățământ unități_de_învățământ evaluarea_națională an_școlar anul_școlar an_universitar abandon_școlar burse_școlare greva_profesorilor grevă_în_învățământ licenț* analfabet*
Education studenți* clasa_pregătitoare profesori profesorii profesorilor
Technology+ securitate_cibernetică atacuri_cibernetice virus_informatic furt_de_date scurgere_de_date protecția_datelor sistem_de_operare telefoane_inteligente realitate_virtuală comerț_electronic imprimant*_3d calculator*_cuantic* supercalculator* genetic* agenția_spațială misiune_spațială sondă_spațială nava_spațială planeta_marte asteroid* găuri_negre gaură_neagră exoplanet* cern astrofizic* nobel_pentru_fizică nobel_pentru_chimie nobel_pentru_medicină matematic*
Technology brevet* prototip* laborator* senzor* gadget* e-mail parole streaming utilizatori* browser operatori_de_telefonie
Energy+ prețul_gazelor criză_energetică criza_energiei tranziție_energetică parc_eolian panouri_solare panouri_fotovoltaice hidroelectric* hidrocentral* mină_de_cărbune mineri_din țiței* petrom gaze_de_șist marea_neagră_gaze prețul_carburanților prețul_benzinei biocarburan*
Energy miner* combustibil* kilowatt*
Agriculture+ producție_agricolă terenuri_agricole subvenții_agricole pesta_porcină gripă_aviară apicult* ciobani insecuritate_alimentară foamete* abator* podgorie podgoria podgorii podgoriile podgoriilor podgoriei
Agriculture porci vaci păsări_de_curte teren_agricol lapte_praf
Transport+ prăbușirea_avionului accidente_rutiere accident_de_circulație coliziune* cutii_negre cutia_neagră companii_aeriene greva_de_la_metrou drumuri_naționale dn1 limită_de_viteză radare mașini_electrice mașină_electrică dacia piața_auto bicicliști piste_de_biciclete uber canalul_suez troleibuz*
Transport elicopter* camioane tir-uri autocar* motociclist*
Trade+ bariere_comerciale relații_comerciale sancțiuni_economice interzicerea_importurilor contrafăcut*
Immigration+ criza_refugiaților criza_migranților flux_de_migranți tabără_de_refugiați centre_de_refugiați trafic_de_persoane gard_la_graniță dublă_cetățenie cetățenie* repatri*
WarZone- rus ruși rușii rușilor rusul rusului rusă rusia* rusiei* rusesc* ruseșt* ruseasc* graniț* ucrain*
Background după în_urma în_pofida reacți*_la reacționea*_la condamn*_atac*
Technology+ telescop* turism_spațial premiul_nobel_pentru_fizică premiul_nobel_pentru_chimie
Healthcare+ premiul_nobel_pentru_medicină opioide* stomatolog* dentist*
Energy+ pană_de_curent pene_de_curent fără_curent ministrul_energiei ministrului_energiei energie_curată petrolier_*
Climate+ pădurea_amazoniană economie_circulară pădure_tropicală
Transport+ transport_public transportul_public drumuri_închise drum_închis rută_aeriană
Casualties morți ucis* răniț*
Economy+ codul_muncii legislația_muncii inspecția_muncii contract*_de_muncă contract*_colectiv* creștere*_economică prețul_aurului spălare*_de_bani
Politics+ antiguvernament* activist*_pentru_drepturile apărător*_drepturilor_omului state_membre statele_membre xenofob* geopolit*
Defense+ coaliția_de_voință coaliția_voinței coaliția_celor_dispuși misiune*_de_pace căștile_albastre hipersonic* șeful_armatei șeful_serviciilor_secrete
Transport+ spațiu*_aerian_închis controlor*_de_trafic trafic*_aerian siguranț*_rutieră autobuz*_electric* polei drumuri_alunecoase
Transport- spațiu*_aerian
Climate+ strat*_de_ozon gaura_de_ozon
Healthcare+ mortalitatea_infantilă apă_contaminată sistem*_imunitar
Technology+ identitate*_digitală biotehnolog*
Economy+ adoptă_euro adoptarea_euro trecerea_la_euro moneda_unică siderurgi* plafonare*_prețurilor
Defense+ cursa_înarmărilor
Climate+ cod_galben codul_galben viscol* ninsori_abundente polei ger_năprasnic gerul val_de_frig val_de_aer_polar risc*_de_avalanș* pericol_de_avalanș* avertizare_meteo* avertizări_meteo* atenționare_meteo* atenționări_meteo* alert*_meteo* furtun*_puternic* furtună_de_zăpadă furtun*_violent* grindin* alunecare_de_teren alunecări_de_teren record_de_temperatur* record_de_căldură animale_sălbatice animal_sălbatic mistreț* atac_de_urs zimbri zimbrii zimbru zimbrilor braconaj* braconier* arie_protejată arii_protejate arii_naturale parcul_național parcului_național faun*_sălbatic*
Climate anm meteorolog* ro-alert ninsoare ninsori ger lapoviță carosabil_alunecos vânt_puternic avalanș* berze barza râs_carpatin lupul lupilor urșilor castor*
None emisiunea emisiuni emisiune natural natural* climat_de climatiz* clima_de_afaceri
Politics+ moțiune* moțiunii interimat* consilieri_județeni consilieri_locali consiliului_județean alegeri_parțiale alegeri_locale alegeri_anticipate prezență_la_vot prezența_la_urne coaliția_de_guvernare coaliția_guvernamentală ruptur*_în_coaliție premierul_interimar luare_de_mită abuz_în_serviciu lider*_pnl lider*_psd ministerului_afacerilor
Economy+ dobânda-cheie dobânzii-cheie robor legea_salarizării salarizare* salarizării salariu_minim venitul_minim pensionari pensionarilor pilonul_ii taxa_clădiri impozit_pe impozitul_pe mediul_de_afaceri mediului_de_afaceri rca prețuri*_alimentelor adaos_comercial prețul_locuințelor prima_casă chiriaș* șomeri lei_la_bursă titluri_fidelis execuți*_bugetar* absorbți*_fondurilor inspecți*_munci* codul_muncii tichete_de_masă
Technology+ atac*_informatic* informatic* măgurele racheta_spacex racheta_falcon racheta_starship racheta_ariane racheta_new_glenn rachet*_purtătoare rachete_spațiale spacex starship fraudă*_online fraude_online phishing semiconductoare fibră_optică operator*_de_telefonie exoplanet* telescop* astrofizic* paleontolog* genom* supercomputer* verificarea_vârstei dnsc directoratul_de_securitate_cibernetică
Technology parole
Climate+ urs_împușcat ursoaic* atac_de_urs atacat_de_urs atacuri_de_urși urși_bruni urșilor calitatea_aerului pm10 pm2 poluarea_aerului poluare_a_aerului garda_de_mediu apele_române cod_galben_de cod_portocaliu_de avertizare_de_viscol viscol* gerul caniculă_extremă temperaturi_extreme grindină furtuni_violente tornad* gospodării_inundate case_inundate sub_ape pârjol* incendiu_de_pădure incendii_de_vegetație tăieri_ilegale arbori braconaj* braconier* deșeuri_ilegale gunoaie zimbri* pelican* lebede vulturi barz* delta_dunării
Climate inundat* averse torențial* copac* zimbr*
Healthcare+ secți*_ati terapie_intensivă rezidenț*_medic* medici*_rezidenți rezidențiat* serratia bacteria_serratia medicamente_compensate bilet*_de_trimitere paturi_de_spital medici*_de_familie rujeolă gripă gripei gripa stare_epidemică alertă_epidemiologică ministrul_sănătății matei_balș chimioterapi* oncolog* cardiolog* pediatr* ginecolog* neurolog* dermatolog* tuse_convulsivă hantavirus west_nile
Healthcare rezidenții ambulanț*
Immigration+ muncitor*_nepalez* muncitori*_asiatici muncitor*_din_asia polițișt*_de_frontieră poliția_de_frontieră poliției_de_frontieră trecere*_ilegal* trecut_ilegal migrație* migrației lucrători_străini bangladez* returnat*_în inspectorat*_general*_pentru_imigrări cetățeni*_străini
Immigration nepalez* nepalezi ascunși_în_camion expulz* expulza*
Energy+ apă_caldă apa_caldă fără_căldură agent*_termic* termoenergetica elcen prosumator* compensarea_energiei magistrală_de_termoficare preț*_gazelor gazelor schema_de_plafonare factur*_la_curent facturi*_la_gaze facturi_la_energie electrica_furnizare benzinări* benzinărie motorinei prețul_motorinei prețul_benzinei grup_energetic panouri_fotovoltaice parc_eolian parc_fotovoltaic capacități_de_stocare mine_de_cărbune mineri minerii centrală_pe_gaz depozite_de_gaze
Education+ evaluare*_național* bacalaureat burse_școlare bursele_elevilor profesorii profesorilor profesori_suplinitori suplinitor* directori_de_școli școală școala școlii calendar*_școlar* ministrul_educației note_la_bac rezultate*_la_bac norme_didactice norma_didactică manuale_școlare abandon*_școlar* campus_universitar cămin*_studențesc* bullying admitere
Education la_matematică la_română subiectele_la
Trade+ export exporturi exporturile taxe_vamale taxelor_vamale tarife_vamale acordul_ue-mercosur contramăsuri importuri_ieftine importuri*_din comerț_liber balanță_comercială schimburi*_comerciale surplus_comercial
Defense+ mapn dron*_căzut* f-16 f-35 eurofighter tancuri_abrams mină_marină mine_marine mină*_plutitoar* scafandri*_militar* bombardeaz* bombardat* israelul_lovește rusia_lovește ucraina_lovește corvet* batalion* parașutișt* obuzier* transportoare_blindate himars rezerviști apărare_aeriană apărarea_antiaeriană grup_de_luptă flancul_estic înrolar* stagiul_militar rușii_avansează forțele_ruse trupele_ruse trupele_ucrainene
Agriculture+ pășun* oier* floarea-soarelui floarea_soarelui rapiță rapița porumbul grâul subvenții*_apia subvențiile_apia culturi_agricole producător*_agricol* pomicult* legumicult* viticult* podgori* seră sere crescători_de_oi fermieri fermierii abator* carne_de_porc silozuri siloz* romsilva bluetongue
Transport+ cfr_călători trenuri trenurile dn1 dn7 dn2 centura_bucurești drumuri_naționale compania_națională_de_administrare autostrada autostrăzii a7 otopeni aeroportul_otopeni metrou metroul magistrala_de_metrou cursă*_aerian* wizz_air cursele_aeriene zboruri radare radar permis_auto rabla programul_rabla stație_de_metrou tramvaie autobuze trafic_îngreunat circulație_oprită trafic_blocat drum_blocat restricții_de_circulație tunelul
Society moaște* procesiun* pelerin* credincioș*
Healthcare- cocaină consultații consultațiilor
Climate+ ger gerului gerul_de gerul_năprasnic
Economy împrumut*
Energy plafonat* foraj*
Technology laserul laser
Transport pasaj_rutier pasajul_rutier centura
Education+ la_matematică la_bacalaureat_și
Politics MAE
Transport+ A1 A2
Economy+ prețul_apartamentelor prețurile_apartamentelor apartamentelor
Climate+ urșii numărul_urșilor risc_de_avalanșă ninsori_abundente
Agriculture+ carne_de_vită carnea_de_vită carnea_de_porc carne_de_pasăre gripă_aviară
Culture+ filarmonic* simfonic* festivalul_enescu opera_națională opera_română opera_comică spectacol*_de_operă cântăreaț*_de_operă
Education+ simulare_națională
Climate erupți* vulcan*
None trafic_de_droguri trafic_de_influență trafic_de_minori trafic_de_arme trafic_de_cocaină brigada_rutieră brigada_silvică brigada_de_poliție baston*_telescopic* centura_de_siguranță centura_neagră centura_mondială zimbru_chișinău gazelor_lacrimogene un_turism echipa_de_interven* echipa_de_salva* echipei_de_interven* echipei_de_salva* tulburare*_ordin* tulburare*_linișt* la_datorie datoria_de_a sector*_primar curt*_de_arbitraj arbitraj*_internațional* tribunal*_de_arbitraj
Politics+ își_asumă_răspunderea consiliul_general aleși_locali liderul_aur reformist* guvern_învestit învestirea_guvernului vacanț*_parlamentar*
Politics laburiști parcurs*_european* învestitur* învestit_președinte învestit_premier învestit_prim învestit_în_funcție învestit_în_funcția învestirea_guvern* învestirea_noului_guvern învestirea_președinte*
Economy+ apartamente_vechi prețuri_la_alimente comerț_cu_amănuntul comerțul_cu_amănuntul turism turismul mediu_de_afaceri angajări angajatori titluri_tezaur
Technology+ chatgpt umanoid* telescoape galaxie galaxii materie_întunecată pe_orbită orbită neuroștiinț* date_furate laborator_de_cercetare cercetători fizicieni misiune_pe_lună aselenizare* NASA
Climate+ avalanșă avalanșe ninsori vijelia furtuni meteorolog* hidrolog* anm deșeurile reîmpădur* râuri
Climate păsări pești țânțari în_râul din_râul malul_râului albia_râului râurile furtuna rafale_de_vânt
Healthcare+ paturi_ati infecții accident_vascular consultații_medicale medic_primar medici_primari
Energy+ eoliene turbine turbină turbinele biomasă motorina curentul_electric încălzirea căldură_în_apartamente
Education+ profesori dascăli studenții studenților note_mici burse_sociale examen*_de_definitivat simularea_bac simularea_evaluării ciclul_primar învățământ*_primar vacanț*_școlar* vacanț*_elevilor
Trade+ embargoul
Defense+ drone dronele atacul_rusesc
Agriculture+ vacile vaci porcii oile vița_de_vie struguri carnea lactate producători_locali pădurari lemn_de_foc
Transport+ autobuzele curse_aeriene drum_național șosea_de_centură camioane vapoare
Sport- egal final finale finală finala echipe echipele echipelor
Immigration- frontier*
Culture- opera operă
Leisure- slăbesc slăbirea slăbirii slăbit slăbește
`;
