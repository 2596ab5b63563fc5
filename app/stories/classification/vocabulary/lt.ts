export const lt = `
Politics+ rinkim* seim* parlament* vyriausyb* premjer* ministr* ministerij* prezident* koalicij* opozicij* partij* referendum* konstituc* įstatym* interpeliac* nepasitikėj* europarlament* europos_komisij* komisar* kraštutin*_dešin* meras mero merai merė merui kancler* viršūnių_susitikim* diplomat* ambasador* kandidat* balsav* balsuo* nausėd* ruginien* paluck* šimonyt* žemaitait* nemuno_aušr* socdem* konservator* liberal* lsdp tslkd ts-lkd vrk teisin*_valstyb* frakcij* užsienio_reikal* savivaldyb* apkalta apkaltos apkaltą apkaltai apkaltų rinkėj* kongres* atstovų_rūm* įstatymų_leid* ministr*_pirminink* ratifik* protestuotoj* demonstrant* nepriklausomybės_deklaracij* aukščiausi*_teism* politin*_padėt* politin*_situacij*
Politics politi* sankcij* atsistatyd* reform* demokrat* dešin* kair* kampanij* korupcij* deryb* paliaub* taika taikos taikai taiką taikiai taiki taikus taikūs jt brisel* briusel* veto dezinformacij* kreml* baltieji_rūmai suveren* mandat* stt protest* demonstr* aneks* okup* respublik* gubernator* dinastij* imperij* perversm* neutral* kolonij* įsiverž* invazij* užkariav* karalyst* revoliucij* okupacij* okupuo* sukilim* sukilėl* kolonijin* sienų_ginč* sienos_ginč* atstovas_spaudai atstovė_spaudai protestuotoj* demonstrant* ratifik* politin* balsalapi* biuleten* balsadėž* urn* balsav* perrinkt* prezident* valstybės_vadov* federalin* vyriausyb* ministr* parlament* senat* kongres* kandidat* viceprezident* imperator* žmogaus_teis* rinkėj* merą suverenit* meras mero merui denuklearizac*
Politics- kriz* mitin* lyder* diskusij* teisė teisės teisę teisių teises teisei sprendim* karali* sąjunginink* provincij* teritorij* režim* pareigūn* valdžios valdov* sutart* susitarim*
Economy+ ekonomi* infliacij* palūkan* centrin*_bank* recesij* nedarb* bvp deficit* skol* biudžet* mokes* mokesč* pvm atlygin* minimal*_alg* mma profsąjung* pensij* birža biržos biržoje akcij* užimtum* atleid* bankrot* nuoma nuomos nuomai nuomą nuomoja* nuomoti nuomot* nuomini* nuominink* būsto_nuom* būsto_paskol* bank* euro_zon* ecb darbo_rink* infliacin* kainų_augim* finans* sodra
Economy streik* rinka rinkos rinkai rinką rinkoje rinkas rinkų rinkoms rinkose investic* investuotoj* pramon* gamykl* pelnas pelno pelną apyvart* vartoj* vartotoj* kainos kainų kaina išlaid* taup* kredit* subsidij* darbdav* darbuotoj* gamyb* būst* nekilnojam* verslas
Economy- brang* įmon* verslo
Climate+ klimat* atšilim* emisij* tarš* šiltnam* anglies karščio_bang* sausr* potvyn* miško_gaisr* miškų_gaisr* biologin*_įvairov* aplinkos* aplinkosaug* ekolog* teršal* ledyn* perdirb* tvarum* tvari* žali*_kurs* iškastin* mikroplast*
Climate temperatūr* plastik* atliekų atliekos mišk* gamt* lietus vilkai vilkų lok* rūšis rūšių oro_kokyb* škval*
Climate- vandenyn* audr*
Technology+ dirbtin*_intelekt* di skaitmen* kiber* programišiai programiš* programin*_įrang* puslaidinink* lust* asmens_duomen* duomenų_nutekėj* socialin*_tinkl* išman*_telefon* kvant* palydov* kosmos* algoritm* technologij*_milžin* platform* internet* robot* 5g duomenų_centr* pokalbių_robot*
Technology technolog* programėl* kompiuter* inovacij* duomen* mokslinink* tyrėj* kriptoval* astronaut* elektronin* it
Defense+ gynyb* kariuomen* karin* karys kariai karių kariams karius kariais kario karį kariškі* karišk* karo karas karui nato raket* dron* bepilot* tankas tanko tanką tanku tankai tankams tankais naikintuv* povandenin* ginkl* ginkluo* šaudmen* bombard* apšaud* invazij* puolim* šnip* žvalgyb* artilerij* šauktin* krašto_apsaug* sabotaž* diversij* oro_erdv* oro_gynyb* šešėlin*_laivyn* divizij* brigad* gynybos_finansav*
Defense mūš* įkait* branduolin*_ginkl* hibridin* general*
Defense- atak* išpuol* bomb* saugum* sprogim* teror* tankus tankų
Trade+ muit* tarif* prekybos_sutart* prekybos_kar* prekybos_susitar* laisv*_prekyb* eksport* import* užsienio_prekyb* mercosur ppo tiekimo_grand*
Trade prekyb* konteiner* preki* embarg*
Immigration+ migra* migrant* imigr* prieglobst* pabėgėl* deport* išsiuntimas išsiunt*_migrant* frontex šengen* sienos_kontrol* pasienie* leidim*_gyventi neteisėt*_sien* pilietyb* užsieniečių
Immigration užsienie*
Immigration- viz* sien*
Healthcare+ sveikat* ligonin* gydytoj* medik* medicin* slaugytoj* pacient* liga ligą ligų ligai ligoms ligas ligomis ligon* ligos skiep* vakcin* vaist* vaistin* vėžys vėžio vėžiu vėžį vėžiui vėžin* onkolog* epidemij* pandemij* virus* covid* grip* skubi*_pagalb* operacij* chirurg* eil*_pas_gydytoj* eutanazij* abort* alzheimer* diabet* nutukim* antibiotik* tymai tymų psichikos_sveikat* klinik* greit*_pagalb* gimdy* šeimos_gydytoj* poliklinik*
Healthcare gydym* terapij* rūk* alkohol* narkot* infekcij* gimstamum* psicholog* psichiat* simptom* užsikr* antikūn* ligos navik* sindrom* sutrikim* diagnoz* apsinuodij* maliarij* ebol* tuberkulioz* alergij* smegen* epidemij* virus* vakcin* skiep* pacient* gydytoj* medicin* sveikat* ligonin* vėžys vėžio vėžiu vėžį vėžiui vėžin* smegenų neurologin* psichikos_sveikat* kontracep* auglys augli* depresij* viduriav* vėmim* smegenų_pažeid* skleroz* plaučių_uždeg* morfij* imunit* užkreč*
Education+ mokykl* mokin* mokytoj* universitet* student* švietim* egzamin* brandos_egzamin* darželi* rektor* gimnazij* pedagog* ugdym* aukšt*_mokykl* abiturient* stojan* vadovėl*
Energy+ energ* elektr* elektros elektrin* branduolin*_energ* reaktor* dujos dujų gamtin*_duj* naft* vėjo_jėgain* vėjo_elektrin* vėjo_park* saulės_elektrin* vandenil* anglių_kasyk* anglies anglis degal* benzin* atsinaujin* ignitis litgrid sgd suskystint* harmony_link šildym* desinchroniz* sinchroniz*
Agriculture+ ūkinink* žemės_ūk* žemdirb* derl* grūd* kvieč* pesticid* trąš* gyvulinink* galvij* kiaul* afrikin*_kiaul* paukščių_grip* žvej* traktor* bitinink* bit* pienas pieną pienu pienui pieninė* pienini* pieno paukštyn* melior* javapj* rapsai
Agriculture kaimo kaimas kaime mės* daržov* vais* vynas
Agriculture- maist*
Transport+ traukinys traukiniai traukin* geležinkel* stotis stoty* troleibus* oro_uost* lėktuv* oro_linij* magistral* greitkel* elektromobil* dvirat* dviračių vairuotojo_pažym* spūst* keltas keltai kelto vilkik* uost* laiv* tunel* tilt* autobus* mašinist* pilot* rail_baltica ltg paspirtuk* via_lietuva vairuotoj*
Transport kelių_priež* keliuose avarij* parkav* vežėj*
Transport- transport* skryd* automobil* keleiv* eism* kelio kelio
International+ saugumo_taryb* artim*_ryt* baltieji_rūmai
International gaz* izrael* palestin* ukrain* rusij* kinij* jav Trump* iran* sirij* afrik* venesuel* kreml* baltarus* humanitarin* hamas*
Society+ lygyb* skurd* benam* diskrim* rasiz* antisemit* lgbt* smurt* išprievart* nužud* teism* prokuratūr* prokuror* bažnyč* popiež* negalia negalios negalią neįgal*
Society moter* šeim* vaik* jaun* polic* nuteis* kalėj* nusikalt* avarij* žuvo mirė žuvus* sužeist* sužalo* dingus* gaisr* ugniagesi* tyrim* auka aukos aukų aukai auką aukoms aukas aukomis sulaik* gyventoj* kaltin* sukčia*
Business+ akcinink* susijungim* įsigij* startuol*
Business įmon* gamykl* prekės_ženkl* tinkl* parduotuv* pelnas pelno pelną investuotoj* pardavim* klient* gamintoj* bendrov*
Culture+ muziej* paroda parodos parodą parodoje teatr* opera operos operą operoje operų operai operet* orkestr* roman* literat* rašytoj* kino_festival* kinas kino režis* paveld* skulpt* daili* balet* kultūr* archeolog* poezij* bibliotek* galerij* menin* dainų_švent*
Culture film* muzik* knyg* album* koncert* festival* aktor* spektakl* menas meno menui meną menu menų menai menams menus menais meninin* meninė* meninį meninis meninių vaizdo_žaidim* kompiuterini*_žaidim*
Sport+ futbol* a_lyg* rinktin* trener* puolėj* vartinink* pusfinal* ketvirtfinal* pasaulio_čempion* europos_čempion* olimp* tenis* krepšin* krepšinink* žalgiris žalgirio rytas_vilni* eurolyg* valančiūn* sabon* lkl nba rankinio rankininki* rankinink* biatlon* plaukik* irkluot* lengv*_atlet* formulė_1 formulės_1 formulėje_1 ral* medal* baudin* derbi* čempion* lyga lygos lygą lygoje lygų lygai sport* turnyr* alekna* meilutyt* žaidėj*
Sport pergal* pralaim* įvart* final* komand* klub* sezon* taur* titul* sirgal* lygiosios stadion* rekord* auks* sidabr* bronz* rungtyn* mačas mačo mačą mačui mače mačai mačų mačus mačuose
Leisure+ horoskop* recept* žvaigžd* įžymyb* loto* eurojackpot vikinglotto nuomonės_formuot* influencer* vestuv* nėšči* skyryb* karališk* princas princo princui princą princu princai princų princes* mada mados madą madų madas mading* stili* groži* makiaž* diet* lieknėj* zodiak* tv_program* serial* netflix* eurovizij* virtuvės_šef* virėj* restoran* kelion* atostog* interjer* sod sodinink* juodasis_penktad* kryžiažod* viktorin* bikini* šoka_žvaigždės
Leisure dainink* laid* aktorė* serij* šuo šun* katė katės katinas paplūdim* viešbut* kūdik* meil* tendenc* žaidimų_konsol*
None tirpst* taikom* taikyt* merg* merdi* merkurij* laidoj* laidot* menes* mėnes* mena* ligi ligšiol* lyginam* lygia* lygin* teisin* jaunyst* autom* katalik* kateg* katast* katedr* menk* rali ralis madrid* auksinink* kaltas vizij* vizit* vizual* brangus_žmogus eismo_įvyk* pasaulin*_kar* būstin* rankin*_bagaž* rankin*_stabd* trumpai trumpal* trumpiau* trumpam trumpa trumpos
Healthcare- skausm* žaizd* higien*
Technology- startuol*
Politics+ nepriklausomyb* nepriklausom*_valstyb* tarptautin*_teis* imperializm* teisės_akt*_leidėj* įstatymų_leidėj* pakomite* branduolin*_nusiginklavim* monarchij* suverenitet*
Politics susitarim*_pasiraš* atstov*_spaudai komitet* cenzūr* spaudos_laisv* žodžio_laisv* politin*_kalin* nacionalizm* nacionalist*
Economy- milijard*
Defense+ oro_smūg* oro_antskryd* raketų_smūg* dronų_atak* rusijos_atak* rusijos_smūg* izraelio_smūg* jav_smūg* karo_nusikaltim* paliaub* karo_belaisv* sukarint* džihadist* islamo_valstyb* branduolin*_ginkl* karo_laiv* krašto_apsaugos_ministeri* žvalgyb* šnipinėj* povandenin*_kabel* naikintuv*
Technology+ archeolog* fosilij* dinozaur* neandertal* astronom* užtemim* komet* meteorit* kosminė_stot* kamienin*_ląstel* savivald* duomenų_nutekėjim*
Technology mokslininkai tyrėjai atradim* eksperiment* fizik* biolog* dnr
Energy+ be_elektros elektros_tiekimo_sutrikim* elektros_kain* atominė_elektrinė naftos_tanklaiv* naftos_kain*
Transport+ traukinių_vėlav* atšaukti_skrydžiai avarinis_nusileidimas lėktuvo_katastrof*
Immigration+ prieglobsčio_prašytoj* deportacij*
Climate+ klimato_kait* klimato_kriz* miškų_gaisr* ledyn*
Politics+ finansų_ministr* vidaus_reikalų_ministr* teisingumo_ministr* krašto_apsaugos_ministr* sveikatos_apsaugos_ministr* švietimo_ministr* viceministr* savivaldos_rinkim* pirmalaikiai_rinkimai europos_parlamento_rinkim* antrasis_turas karinė_chunta valstybinis_vizitas politin*_kalin* žodžio_laisv* žiniasklaidos_laisv* ambasad* socialdemokrat* valstieči*
Economy+ lietuvos_bank* centrinis_bankas pinigų_politik* valstybės_skol* obligacij* akciz* gpm vmi minimali_mėnesinė vidutinis_darbo_užmokestis pensinink* bedarb* būsto_kain* pragyvenim* vartotojų_kain* antras_pensijų
Climate+ išmetam* oro_tarš* nykstan* saugom*_rūš* raudon*_knyg* nacionalin*_park* sąvartyn* rūšiav* užstato_sistem* jūros_lyg* naftos_išsilie* vandens_trūkum* meška meškos lūš* miško_kirt* miškų_kirt* biologinė_įvairovė atliekas atliekoms atliekomis
Defense+ šaulių_sąjung* antskryd* savižud*_sprogdin* taikos_deryb* taikos_sutart* pilietin*_kar* karo_nusikalt* genocid* cheminiai_ginklai cheminių_ginklų branduolin*_gink* branduolinis_bandymas balistin* pratybos veteran* karo_belais* vsd karas_ukrainoje rusijos_invazij* frontas fronte privalom*_karo kareivi*
Healthcare+ odontolog* greitoji_pagalba greitosios_pagalbos gmp eilės_pas_gydytoj* nvsc koronavirus* karantin* hepatit* erkinis_encefalitas erki* leukemij* insult* infarkt* parkinson* transplantac* donor* dirbtinis_apvaisinimas anoreksij* priklausomyb* kokain* heroin* perdozav* salmonel*
Education+ moksleivi* vaikų_darž* aukštosios_mokyklos studijų_kain* stipendij* dėstytoj* plagiat*
Technology+ hakeri* dirbtinis_intelektas dirbtinio_intelekto socialini*_tinkl* išmani*_telefon* mobiliojo_ryšio programinė_įranga kosmin* planet* asteroid* juodoji_skylė genetik* genom* nobelio*_fizikos nobelio*_chemijos matematik* lazeri*
Energy+ dujų_kain* visagino_atomin* ignalinos_atomin* astravo atomin*_elektrin* saulės_park* anglių kasykl* dujotieki* sgd_terminal* dyzelin* orlen_lietuva mažeikių
Agriculture+ raps* bulvi* karvės karvi* avys tiesioginės_išmokos
Transport+ aviakatastrof* sudužo_lėktuv* oro_bendrov* aviakompanij* atšaukti_skrydži* avarinis_nusileidim* nulėkė_nuo_bėgių automagistral* keliuose_žuvo susidūr* kaktomuš* neblaivus_vairuotoj* greičio_matuokl* greičio_ribojim* viešasis_transportas viešojo_transporto sunkvežim* dviračių_tak* taksi bolt uber automobilių_gamintoj* kruizini* klaipėdos_uost*
Trade+ laisvosios_prekybos sankcij*_rusijai
Immigration+ prieglobs* prieglobsčio išsiunt* kontraband*_žmonių prekyba_žmonėmis neteisėt*_migrant* neteisėt*_migracij* dvigub*_pilietyb* emigrac* emigrant* pasienio užsieniečių_darb*
Climate vilkus
Transport keltų
Economy+ finansų_ministr* biržą biržų biržose biržin*
Defense+ krašto_apsaugos_ministr*
Healthcare+ sveikatos_apsaugos_ministr*
Education+ švietimo_ministr*
WarZone- ukrain*
Background po_atak* po_išpuol* po_smūg* po_invazij* po_kar* po_jav po_rusijos po_izraelio nepaisant reag*_į reakcij*_į smerk*_atak*
Casualties žuvo žuvus* sužeist*
Economy+ darbo_kodeks* darbo_inspekcij* darbdav* kolektyvin*_sutart* ekonomikos_augim* aukso_kain* pinigų_plovim*
Politics+ antivyriausybin* žmogaus_teisių_gynėj* valstybės_narės valstybių_narių ksenofob* geopolit*
Defense+ norinčiųjų_koalicij* taikos_palaikym* taikdar* hipergarsin* žvalgybos_vadov* kariuomenės_vad*
Transport+ uždar*_oro_erdv* skrydžių_vadov* oro_eism* žuvusių_keliuose elektrin*_autobus* plikled*
Transport- oro_erdv*
Climate+ ozono_sluoksn* ozono_skyl*
Healthcare+ kūdikių_mirtingum* užterštas_vanduo užteršt*_geriam* imunin*_sistem*
Technology+ skaitmenin*_tapatyb* biotechnolog*
Economy+ euro_įvedim* įved*_eurą bendr*_valiut* plieno_pramon*
Defense+ ginklavimosi_varžyb*
Climate+ pūga pūgos pūgą pūgų sniego_audr* snygis snygio snygį snygiai plikled* lijundr* speig* hidrometeorolog* stichin* karščio_rekord* šalčio_rekord* šilumos_rekord* temperatūros_rekord* nuošliauž* lavinų_pavoj* laukin*_gyvūn* laukini*_gyvūn* saugom*_teritorij* draustin* šernai šernų stumbrai stumbrų stumbrus ruoniuk* ruoniai gamtosaug*
Climate sinoptik* meteorologijos_tarnyb* meteorolog* sning* snieg* šalčiai šalčių šaltis šalčio liūtys liūčių slidūs_keliai slidžiuose lavin* gandr* banginiai banginių briedž*
Education- profesor*
Sport- rankinis
`;
