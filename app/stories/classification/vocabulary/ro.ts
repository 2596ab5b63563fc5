export const ro = `
Politics+ alegeri alegeril* electoral* parlament* deputat* camera_deputaților senat* senator* guvern* premier* prim_ministr* prim-ministr* ministr* ministerul* președint* presedint* prezidenț* cotroceni coaliți* opoziți* partid* referendum* constituți* curtea_constituțională ccr lege legea legii legi proiect_de_lege ordonanț* moțiun*_de_cenzură eurodeputat* europarlamentar* comisia_europeană parlamentul_european consiliul_european extrema_dreaptă extremist* primar* primări* cancelar* summit* diplomat* ambasad* candidat* vot voturi scrutin* sondaj* psd pnl usr udmr simion georgescu bolojan grindeanu nicușor_dan ciolacu iohannis lasconi stat_de_drept csat suveranist* remaniere* ministerul_de_externe
Politics politic* sancțiuni demisi* reform* democra* conservator* liberal* social-democrat* dreapta stânga campani* corupți* negocier* încetarea_focului acord_de_pace onu bruxelles tratat* veto aderare* dezinformare* kremlin casa_albă suveran* mandat* imunitate* dna ccj secretar_de_stat protocol* protest* manifestan* independen* anex* ocupat* acord* republic* guvernator* dinasti* imperi* lovitur*_de_stat neutralit* coloni*
Politics- criză* crize* lider* dezbater* drepturi judecător* decizi* justiți*
Economy+ econom* inflați* dobânzi* dobânda dobânzi* banca_central* banca_națională bnr recesiun* șomaj* pib deficit* datori* datoria_public* buget* impozit* tax* taxe tva fiscal* salari* salariul_minim sindicat* pensi* bursă bursa bursei bvb acțiuni acționar* concedier* faliment* insolvenț* chiri* ipotec* credit* bănc* bancă bancar* zona_euro bce piața_muncii scumpir* anaf rating* austeritat* robor finanț* curs_valutar cursul_leului
Economy firm* grev* piața_de piețe piețele invest* investitor* miliard* industri* fabric* profit* cifra_de_afaceri consum* preț prețul* costuri economii subvenți* angajat* angajator* fuziun* achiziți* producți* creștere_economică locuri_de_muncă ajutor_de_stat locuinț* retail*
Economy- euro lei creșter* scăder* compani* prețuri* bani
Climate+ clim* schimbări_climatice schimbările_climatice încălzire* emisii emisiile emisiilor gaze_cu_efect carbon* val_de_căldură caniculă* canicul* secet* inundați* incendii_de_pădure incendiu_de_vegetație biodiversitat* mediu mediului ecolog* poluar* poluat* ghețar* recicl* defrișăr* defriș* sustenab* pactul_verde combustibili_fosili microplastic* cod_roșu cod_portocaliu meteo viitur*
Climate temperatur* plastic* deșeu* deșeur* pădur* pădure* natur* ploi ploai* uragan* urs urși* lup lupi calitatea_aerului vijeli*
Climate- căldur* apă apei mare zăpad* ninso* furtun* ocean* speci*
Technology+ inteligenț*_artificial* digital* ciber* hacker* atac_cibernetic cibernetic* software* semiconductor* cip cipuri cipur* datele_personale datelor_personale rețel*_social* rețele_sociale telefoane_mobile smartphone* cuantic* satelit* spațial* rachet*_spațial* startup* algoritm* gigan*_tehnolog* platform* internet* robot* 5g centr*_de_date chatbot* recunoaștere_facial* deepfake* aplicați* IA AI
Technology tehnolog* online calculator* computer* inovați* date cercetător* criptomoned* astronaut* electronic* it telecom*
Technology- științ* cercetar* rețea ecran*
Defense+ apărar* apărării armat* armata armatei militar* soldaț* nato rachet* dron* război* războ* tanc* tancuri avioane_de_luptă avion*_de_luptă submarin* fregat* înarmar* armament* muniți* bombardament* forțe_armate invazi* ofensiv* teroris* spion* serviciil*_secrete sri sie artiler* f_16 f_35 mapn patriot* serviciu*_militar* baz*_militar* sabotaj* flota_fantomă antiaerian*
Defense atentat* ostatic* arme armă arma_nuclear* hibrid* general* ucrain* front
Defense- amenințăr* conflict* graniț* rus* morți atac atacuri atacat* bomb* securitat* explozi* lupt*
Trade+ tarif* taxe_vamale taxele_vamale vam* vamal* acord_comercial război_comercial liber_schimb export* importul importuri* importator* comerț_exterior comerțul_exterior balanța_comercială deficit_comercial mercosur omc protecțion* lanț*_de_aprovizionare piața_unică
Trade comerț* comercial* containe* mărfuri* marf* embargo* cote
Immigration+ migra* migranț* imigra* azil* refugiaț* deport* expulza* călăuz* trafic_de_migranți frontex schengen controale_la_frontier* permis_de_ședere pactul_migrație* migranți_ilegali cetățeni_străini muncitori_străini diaspora*
Immigration străini viză vize frontier*
Healthcare+ sănătat* spital* medic* medici doctor* asistent*_medical* pacienț* pacient* boală boli bolnav* vaccin* medicament* farmac* cancer* epidemi* pandemi* virus* covid* grip* urgențe upu chirurg* operați*_chirurg* cas_de_sănătat* casa_de_asigurări cnas eutanasi* avort* alzheimer* diabet* obezitat* antibiotic* rujeol* sănătat*_mintal* clinic* ambulanț* smurd tuberculoz* maternitat* nosocomial* transplant*
Healthcare tratament* terapi* fumat* țigări alcool* drog* infecți* bacter* prevenți* natalitat* psiholog* psihiatr* simptom* decese
Healthcare- vârstnici studiu
Education+ școal* școli* școlar* elev* profesor* universit* educați* învăță* bacalaureat* evaluare*_național* grădiniț* creșă creșe manual* rector* admiter* licee* liceu* bursel* bursă_școlar* facultat* inspectorat*_școlar* cadre_didactice meditați* titularizare* olimpiad*_de doctorat* plagiat*
Education examen* cursuri lecți* citit* învăț*
Energy+ energi* energetic* electricitat* curent_electric facturi* nuclear* reactor* centrală_nucleară centrale_electr* centrala_de centralei_nucl* termocentral* gaze gaz gazul* gazel* petrol* baril* eolian* solar* fotovoltaic* hidrogen* cărbun* carburant* benzin* regenerabil* pană_de_curent gazoduct* conduct* rafinări* hidroelectrica nuclearelectrica cernavod* neptun_deep transgaz romgaz omv_petrom anre gnl complexul_energetic lukoil* plafonar*
Energy motorin* încălzir* bateri* uraniu* termoficar* termie*
Agriculture+ agricult* fermier* agricol* crescător* recolt* grâu* cereal* pesticid* glifosat* îngrăș* zootehni* bovin* porcin* pest*_porcin* grip*_aviar* ovin* oieri* pescar* pescuit* tractor* viticult* viile apicultor* albin* lapte* păsări legum* irigați* apia porumb* floarea_soarelui fermă ferme despăgubiri_pentru_secet*
Agriculture rural* sat sate carne* vin vinul* fructe aliment* semințe teren*_agricol* pădurar* oi
Agriculture- animal* pește*
Transport+ transport* tren* feroviar* cfr gară gara metrou* metrorex tramvai* aeroport* avion* compani*_aerian* companie_aeriană zborur* autostrad* autostrăz* rovinet* mașin*_electric* biciclet* pist*_de_biciclet* permis_de_conducere trafic* ambuteiaj* controlori_de_trafic feribot* camion* tir tiruri șofer* port_constanța portul_* nav* nave navă tunel* pod podul* pasager* mecanic*_de_locomotivă trotinet* stb cnair drum_expres deraiat* tarom taxi* ridesharing rabl*
Transport șosea* parcăr* parcare* accident_rutier accident* circulați* metroul*
Transport- zbor* mașin* autobuz* drum* călător* vehicul* pilot*
International+ națiunile_unite consiliul_de_securitate orientul_mijlociu casa_albă
International gaza israel* palestin* ucrain* rus* rusia chin* sua trump iran* siri* liban* afric* sudan taiwan core* venezuel* kremlin moldov* umanitar* hamas maia_sandu transnistr*
Society+ egalitat* sărăci* fără_adăpost discrimin* rasis* antisemit* lgbt* violenț*_domestic* viol violat* crim* omor* ucis* procuror* biseric* patriarh* papa* dizabil* tribunal* femicid*
Society femei* famili* copi* copii tineri* poliți* judecat* condamn* închisoar* arest* infracț* accident* mort murit* răniț* rănit* dispărut* incendi* pompier* anchet* victim* reținut* societat* populați* voluntar* acuzat* înșel* înjungh* împușc* furt* dosar penal* jandarm* isu
Business+ acționar* listare* fuziun* achiziț* director_general ceo startup* trimestr* profit_net cifră_de_afaceri cifra_de_afaceri
Business compani* firm* fabric* brand* lanț_de_magazine profit* investitor* vânzări* clienți* producător* antreprenor*
Culture+ muze* expozi* teatr* oper* orchestr* roman_ romane literar* literatur* scriitor* festival_de_film tiff cinematograf* regizor* patrimoni* sculpt* pictor* pictur* balet* monument* librări* cultur* arheolog* poet* poezi* galeri* george_enescu ateneu*
Culture film* muzic* muzică carte cărți album* concert* festival* actor* actriț* artist* artă arte
Sport+ fotbal* superlig* liga_1 fcsb fcsb_* cfr_cluj dinamo_* rapid_* universitatea_craiova liga_campionilor europa_league echipa_națională naționala_de_fotbal selecționer* antrenor* atacant* portar* mijlocaș* fundaș* semifinal* sferturi* optimile optimi_de_final* mondial* campionat* campioan* campion_* olimp* olimpic* tenis* simona_halep sorana_cîrstea handbal* baschet* volei* gimnast* david_popovici înot* atletism* formula_1 medali* penalty* derby* transfer* gol goluri* sport* arbitr* meci* mircea_lucescu gică_hagi playoff play-off* rugby* box ciclist* turneu*
Sport victori* înfrâng* final* jucător* echip* club* sezon* cup* titlu* suporter* egal* stadion* record* argint bronz învins* câștigat* marcat*
Leisure+ horoscop* zodi* rețet* vedet* loto* chefi_la_cuțite asia_express survivor insula_iubirii vocea_româniei influencer* reality* nunt* nunta însărcinat* gravid* divorț* despărți* familia_regală prinț* prințesa mod* modă stil* look* frumuseț* machiaj* diet* slăbi* program_tv serial* netflix eurovision chef restaurant* rețete vacanț* destinați* decor* grădin* black_friday integrame* test_de bikini* monden* sexy iubit* iubita bebeluș* picant* pro_tv antena_1 kanal_d can-can* paparazzi
Leisure cântăreț* prezentat* actriț* actor* episod* câine* câini pisic* plaj* hotel* trend* viral* concurent* showul* show*
None modific* modern* model_de modalit* modul_* moder* mod_de în_mod_* de_mod* mod partid_fotbal zodiacal_cop navigat* navet* navigh* rusal* rusin* vama_veche comis_de stilou* mediul_online clasament* clasific* clasic* copie* copil* cupr* cuplu* cupl* cupă_* trenul_vieț* special* specific* clasă_mondială drumeți* compania_sa în_compania zborul_spre specialist* accident_rutier
Society copil* copii*
Education+ creșe creșă creșel*
Education- student* clas*
`;
