export const mt = `
Politics+ elezzjon* parlament* parlamentar* deputat* gvern* prim_ministru kap_tal-oppożizzjoni ministru* ministr* ministeru* president* koalizzjoni* oppożizzjoni* partit partiti partitarj* referendum* kostituzz* kostituzzjoni* liġi liġijiet abbozz* mozzjoni* ewroparlament* kummissjoni_ewropea kummissarju* parlament_ewropew sindku* kunsill_lokali kanċillier* summit* diplomat* ambaxxat* kandidat* vot* votazzjoni* stħarriġ_politiku abela bernard_grech alex_borg partit_laburista partit_nazzjonalista pl pn kabinett votant* elettor* elezzjoni* kungress* kamra_tar_rappreżentanti leġiżlat* prim_ministr* ratifik* dimostrant* protestaturi dikjarazzjoni_tal-indipendenza qorti_suprema sitwazzjoni_politika
Politics politik* politiċi sanzjonijiet* riżenja* riforma* riformi* demokraz* korruzzjoni* negozjat* waqfien_mill-ġlied paċi nazzjonijiet_magħquda brussell trattat* veto diżinformazzjoni* mandat* baġit* protest* dimostr* indipenden* annes* okkup* repubblika* gvernatur* dinastija* imperu* newtral* kolon* indipendenza indipendenti invażjoni jinvad* invad* konkwista imperu imperjali* renju dinastij* rivoluzzjon* okkupazzjoni okkupat* rewwixta ribell* kolonja kolonji kolonjali dritt_internazzjonali liġi_internazzjonali tilwim*_fruntier* kelliem* dimostrant* dimostrazzjoni* protesti ratifik* kaxx*_tal-vot* votazzjoni* leġiżla* elett_mill-ġdid president* presidenz* kap_tal-istat federali repubblika gvern* ministr* parlament* senat* kungress* kandidat* viċi-president* imperatur* drittijiet_tal-bniedem armistizju monarkij* kolp_ta'_stat votant* sindku invażjon* konkwist* denuklearizz* saltn* imperj* protestant_i ċensura libertà_tal-istampa libertà_tal-espressjoni
Economy+ ekonomi* ekonomija inflazzjoni* rati_tal-imgħax bank_ċentrali reċessjoni* qgħad qgħad* pgd defiċit* dejn baġit* taxx* pagi paga salarj* unjin* pensjoni* borża ishma impjieg* xogħol falliment* kera kirja self bank* żona_tal-ewro għoli_tal-ħajja finanz* cola
Economy kumpanij* strajk* suq investiment* investitur* biljun* miljun* industrij* fabbrik* profitt* konsum* prezz* spiż* fond* fondi sussidj* ħaddiem* propjet*
Climate+ klim* tibdil_fil-klima emissjonijiet* gassijiet_serra karbonju mewġa_sħana nixfa għargħar* nirien ambjent* ekoloġ* tniġġis riċiklaġġ sostenib* patt_ekoloġiku ern
Climate temperatur* plastik* skart foresti natura xita għasafar
Climate- oċean* kaċċa ħalel*
Technology+ intelliġenza_artifiċjali diġital* ċiber* hacker* softwer* semikondutt* data_personali midja_soċjali netwerk*_soċjali smartphone* satellit* spazjal* algoritm* pjattaform* internet* robot* 5g
Technology teknoloġ* app online kompjuter* innovazzj* data riċerkatur* kripto*
Defense+ difiż* armata forzi_armati suldat* nato missil* dron* gwerra* tank* sottomarin* armi armament* munizzjon* bumbard* invażjoni* spjunaġġ militar*
Defense ostaġġ*
Defense- attakk* attakki bomb* sigurtà terroriż* terrorist*
Trade+ tariff* dazj* ftehim_kummerċjali gwerra_kummerċjali esportazz* importazz* kummerċ dwana
Immigration+ migrant* immigra* migrazzjoni* ażil* refuġjat* deport* traffikar frontex schengen dgħajsa* permess_ta'_residenza nawfraġju* salvataġġ ċittadinanza
Healthcare+ saħħa sptar* mater_dei tabib* tobba infermier* pazjent* mard* vaċċin* mediċin* spiżerij* kanċer epidemij* pandemij* virus* covid* influwenza emerġenza kirurg* abort* ewtanasja* dijabete* obeżità klinik* marda kanċer* operazzjoni_kirurġ* infezzjoni* antibijotik* dijabet* ħosba hiv aids malarja tuberkulożi sintom* dijanjosi ambulanz* obeżit* mentali
Healthcare kura trattament* tipjip alkoħol* drog* psikolog* psikjatr* sintom* infezzjon* infett* antikorp* mard* sindrom* disturb* dijanj* dijanjos* avvelenament malarja tuberkulożi allerġij* terapij* moħħ epidemij* virus* vaċċin* pazjent* tabib* tobba mediċ* saħħa sptar* kanċer* kliniċi newroloġik* saħħa_mentali mard marda dijarea rimettar sklerożi immunit* li_jittieħ*
Education+ skol* skejjel student* għalliem* edukazz* universit* eżami* eżamijiet tagħlim mcast childcare klassi
Energy+ enerġij* elettriku elettriċità dawl enemalta nukleari gass żejt petrol* xemx solari riħ interconnector fjuwil* karburant* dizil qtugħ_tad-dawl batterij*
Agriculture+ agrikolt* bdiewa bidwi raba' razzett* ħsad pestiċid* bhejjem sajd sajjied* ħalib tonn dgħajjes_tas-sajd tadam inbid
Transport+ trasport* karozzi ajruport* ajruplan* linja_tal-ajru airmalta km_malta triq toroq traffiku port portijiet mina bus xarabank* passiġġier* ferry gozo_channel roti metro
Transport- karozz* titjir* vapur* sewwieq*
International+ nazzjonijiet_uniti kunsill_tas-sigurtà lvant_nofsani
International gaża israel* iżrael* palestin* ukraina russja ċina stati_uniti trump iran*
Society+ ugwaljanza faqar persuni_bla_dar diskrimin* razziż* lgbt* vjolenza stupru omiċidju qtil qorti maġistrat* knisja papa diżabil* isqof
Society nisa familj* tfal żgħażagħ pulizija akkużat* ħabs reat* inċident* mejjet mietet miet weġġgħ* korra nar xhieda inkjesta arrest*
Business+ azzjonist* kap_eżekuttiv
Business kumpanij* fabbrika* profitt* investitur* bejgħ klijent*
Culture+ mużew* wirja teatr* opra orkestr* rumanz* letteratur* kittieb* festival_tal-film wirt skultur* pittur* kultur* arkeoloġ* poeta
Culture film* mużik* ktieb kotba album kunċert* festival* attur* attriċi artist* arti
Sport+ futbol* premier_league_malti valletta_fc ħamrun_spartans floriana hibernians birkirkara_fc kowċ* gowler* gowl* semifinal* tazza_tad-dinja kampjonat* olimp* tennis waterpolo basketbol* atletik* medall* penalty champions_league sport* plejer* logħba* tim
Sport rebaħ* rebħa telfa final* klabb* staġun* rekord* deheb fidda bronż
Leisure+ oroskop* riċett* celebrity lotterij* influencer* tieġ* tqala divorzju prinċ* prinċip* moda sbuħij* dieta eurovision chef ristorant* vaganz* festa_tal-isem
Leisure kantant* programm tv episodj* kelb qattus bajja lukand* tarbija
Politics- re alleat* provinċ* territorj* reġim* awtoritajiet uffiċjal* mexxej* ftehim*
Healthcare- uġigħ feriti ferita iġjene
Technology- startup*
Healthcare+ mediku medika mediċi mediċi_bla_fruntieri tobba_mingħajr_fruntieri medecins_sans_frontieres infettiv* infettat* kontraċett* medikazzjoni* ċentru_mediku sklerożi_multipla ħsara_fil-moħħ ħsarat_fil-moħħ pnewmonja ebola depressjoni dipressjoni tumur* lewkimja epilessija awtiżmu kolera epatite kardjolog* ginekolog* newrolog* dentist* pedjatri* tqila_bi tqal*_tal-mara organizzazzjoni_dinjija_tas-saħħa kwarantina trapjant* pressjoni_tad-demm ażma morfina anestesija epidemjolog* tilqim* tilqima ċentru_tas-saħħa kura_tas-saħħa professjonisti_tas-saħħa
Technology logħba_tal-vidjo logħob_tal-vidjo
Defense+ attakk_mill-ajru attakki_mill-ajru attakk_bid-drones delitti_tal-gwerra waqfien_mill-ġlied armi_nukleari servizz_sigriet paramilitari
Technology+ arkeologi* fossil* dinosawr* astronomi* eklissi kometa meteorit*
Energy+ qtugħ_tad-dawl bla_dawl interconnector prezz_taż-żejt
Climate+ tibdil_fil-klima kriżi_klimatika
Politics+ segretarju_parlamentari segretarju_permanenti membru_parlamentari kunsilli_lokali kampanja_elettorali laburist* nazzjonalist* rimpast riżenj* irriżenj* libertà_tal-espressjoni libertà_tal-istampa inkjesta_maġisterjali inkjesta_pubblika metsola
Economy+ rata_tal-imgħax dejn_pubbliku bonds_tal-gvern budget vat paga_minima pensjon* pensjonant* sensj* għaqda_tal-ħaddiema djar_prezz prezzijiet_tad-djar prezzijiet_tal-proprjetà proprjetà kirjiet self_bankarj tkabbir_ekonomiku turiżmu
Climate+ gass_serra kwalità_tal-arja nirien_fil-foresti speċi_protetti park_nazzjonali miżbla drenaġġ livell_tal-baħar tixrid_taż-żejt era_awtorità natura_riserva kaċċaturi insib fkieren delfini
Defense+ suwiċida_bomba paċi_taħditiet ġenoċidju armi_kimiċi submarin* ajruplan_tal-gwerra ribelli milizzji
Healthcare+ ministeru_għas-saħħa każijiet_ġodda maskra attakk_tal-qalb puplesija alzheimer donaturi_tad-demm ivf twelid kokaina eroina doża_eċċessiva antibijotiċi
Education+ ministeru_għall-edukazzjoni mut_unjin tfal_tal-iskola kulleġġ rettur* professur* litteriżmu boroż_ta_studju
Technology+ attakk_ċibernetiku mowbajl software spazju pjaneta asterojde xjentist* arkeolog* ġenetik* premju_nobel_għall-fiżika blockchain vidjowgejms
Energy+ prezz_tal-gass prezzijiet_tal-fjuwil prezzijiet_tal-enerġija dawl_u_ilma qtugħ_tal-elettriku blackout power_station reattur pannelli_solari pannelli_fotovoltajċi turbini_tar-riħ diesel pipeline faħam electrogas
Agriculture+ raħħal* raħħala għelejjel qamħ patata dwieli baqar ħnieżer lampuki naħal art_agrikola
Transport+ inċident_tat-traffiku inċidenti_tat-traffiku traffiku_awtur sewqan liċenzja_tas-sewqan karozzi_tal-linja karozza_tal-linja vettura_elettrika vetturi_elettriċi air_malta disastru_tal-ajru mina_għawdex ferrovija tren ċiklist* e-scooter* cab_drivers
Trade+ sanzjonijiet_kontra embargo
Immigration+ salvataġġ_fil-baħar ngo_salvataġġ ripatrijazzjoni traffikar_tal-bnedmin ħal_far passaporti_bejgħ barranin_ħaddiema ċentru_ta_detenzjoni
WarZone- ukraina
Background wara minkejja
None gwerra_dinjija
Casualties mietu feriti
Economy+ liġi_tax-xogħol inspettorat_tax-xogħol min_iħaddem żona_ewro prezz_tad-deheb ħasil_tal-flus
Politics+ kontra_l-gvern drittijiet_tal-bniedem stati_membri ksenofob* ġeopolit*
Defense+ koalizzjoni_tal-volenterużi missjoni_ta'_paċi ipersonik*
Transport+ spazju_tal-ajru traffiku_tal-ajru mwiet_fit-toroq xarabank_elettrik*
Climate+ saff_tal-ożonu ożonu
Healthcare+ mortalità_infantili ilma_kkontaminat sistema_immunitarja
Technology+ identità_diġitali bijoteknoloġ*
Economy+ tadotta_l-ewro jadotta_l-ewro munita_unika
Climate+ maltemp* maltempata riħ_qawwi twissija_tat-temp rekord_ta'_sħana animali_slavaġ ħajja_selvaġġa birdlife natura_2000
Climate silġ borra uffiċċju_meteoroloġiku met_office għargħar żiffa
`;
