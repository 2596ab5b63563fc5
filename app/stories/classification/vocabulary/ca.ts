/** What Catalan has beside the words of Spanish and French. */
export const ca = `
Politics+ eleccions eleccion* govern governs generalitat parlament* diputat* conseller* consellera alcald* ajuntament* ministre ministra ministres moció_de_censura llei lleis referèndum independentis* sobirania president_de presidenta_de senador* candidat* vots votació* congrés ple_municipal pressupostos tribunal_constitucional fiscalia ERC Junts CUP Ciutadans PSC Comuns PP procés puigdemont junqueras rajoy
Politics polític* partits oposició* acord acords coalició* corrupció* dimissió* reforma* manifestació* protestes sancions drets_humans
Economy+ economi* atur taxa_d'atur inflació* impost impostos salari* pensions lloguer* habitatge* hipoteca* banc bancs borsa* sindicat* acomiada* dèficit* deute* vaga vaguist* vagues ocupació*
Economy empresari* inversió* mercat* treballador* preus autònoms indústria* milions
Climate+ canvi_climàtic emissions contaminació* sequera* inundacion* incendi_forestal incendis medi_ambient onada_de_calor aiguats reciclatge*
Climate temporal* natura espècies boscos residus
Technology+ intel·ligència_artificial xarxes_socials ciberatac* mòbil mòbils robot* satèl·lit* tecnològi* científics investigadors telescopi*
Technology aplicació* dades ordinador* descobr* recerca*
Defense+ exèrcit* militar* soldat* guerra* míssil* bombarde* atemptat* armes estat_islàmic jihadist* yihadist* alto_el_foc
Defense atac* combats treva ostatges
Immigration+ immigra* migrant* refugiat* asil estrangeria llei_d'estrangeria deporta* pasteres open_arms
Healthcare+ salut* sanitat* hospitals hospital metge* metges infermer* malalt* malaltia* vacuna* càncer* grip gripal* epidèmi* urgències llistes_d_espera avortament* eutanàsia*
Education+ escola* escoles alumnes mestres universitat* educació* institut instituts selectivitat beques
Energy+ energia* elèctric* electricitat* nuclear* petroli* gas_natural renovables llum_puja
Agriculture+ pagès pagesos agricult* ramader* collita* pesca* pescador* vinya* porcí*
Transport+ transport* tren trens rodalies metro autobús autobusos aeroport* avió avions autopista* peatge* ferrocarril* FGC TMB taxi taxis trànsit* carretera* bicing
Society+ jutge* judici* detingut* detinguda policia* mossos* presó* condemna* assassina* homicidi* violació* víctim* incendi* bombers accident* mort morta morts morts ferits desaparegut* església* pobresa*
Culture+ museu* exposició* teatre* òpera novel·la* literat* llibre* cinema* pel·lícula* festival* concert concerts concertista* cultura*
Sport+ futbol* barça RCD_Espanyol girona_fc lliga champions entrenador* porter davanter* partit_de_lliga gol gols jugador*
Leisure+ horòscop* recepta* loteria bellesa famosos
Politics+ electoral* diputad* senat govern_de president_de_la ministeri* conseill_de_ministres constituc* projecte_de_llei decret_llei eurodiputat* comissió_europea extrema_dreta regidor* investidura procés_català amnistia partit_polític vicepresident* portaveu_del_govern crisi_de_govern cimera ambaixad* diplom* presos_polítics govern_espanyol primer_ministre cap_de_l_estat junts_per_catalunya esquerra_republicana
Politics democràci* campanya_electoral dimiteix negociació acord_de_govern protesta manifestants sobirani* unionis* escons llibertat_de_premsa llibertat_d'expressió pres*_polític* nacionalis*
Economy+ econom* tipus_d_interès banc_central recessió desocupació creixement_econòmic pressupost* fiscal* salar* pension* pensionistes expedient_de_regulació ero hipotec* bancari* mercat_laboral seguretat_social cost_de_la_vida turisme reforma_laboral
Economy inversor* indústri* fàbric* beneficis consum comerç_minorista estalvi crèdit comerciants botiguers contractes subvenci*
Climate+ climàtic* escalfament_global gasos_d_efecte inundaci* incendis_forestals biodiversitat mediambiental* qualitat_de_l_aire espècies_protegides sostenib* parc_natural embassament* restriccions_d_aigua ecologist* glacera glaceres
Climate plàstic* bosc pluges aiguat* fauna llop llops ós_bru
Defense+ dron drons gihad* jihadis* armament* armes_nuclears ofensiva_militar invasió ostatg* espionatge tropes forces_armades crims_de_guerra
Healthcare+ sanitari* sanitàries pacient* medicament* farmàc* pandèmi* virus covid* cirurg* atenció_primària alzheimer diabetis obesitat antibiòtic* catsalut trasplantament* donació_de_sang drogues tabac
Healthcare tractament* teràpi* infecció contagi* psicòleg* símptom* naixements
Education+ institut_escola universitat* universitari* alumn* docent* educati* batxillerat fp llar_d_infants curs_escolar preinscripció menjador_escolar immersió_lingüística concert*_educati*
Education classes exàmens deures professors professorat
Education- estudiant* professor*
Technology+ digital* ciberseguretat hacker* programari semiconductor* xips telèfon_intel·ligent espacial* algoritm* algorisme* fibra_òptica centre_de_dades mobile_world_congress arqueòleg* jaciment astronom* planeta dinosaure*
Technology tecnolog* innovació app internet
Energy+ energètic* central_nuclear reactor* barril* eòlic* parc_eòlic solar* fotovolta* hidrogen carbó carburant* gasolina apagada_elèctrica factura_de_la_llum preu_de_la_llum ascó vandellòs castor
Agriculture+ pages* pagesia blat cereal* pesticida* tractor* bestiar porc_senglar pesta_porcina grip_aviària abelles oli_d_oliva vinyes viticult* verema regants llet_de cava unió_de_pagesos
Transport+ renfe tren_de prat_aeroport aerolín* vols_cancel·lats autovia* carril_bici accident_de_trànsit retencions tramvia* metro_de_barcelona taxistes vtc vaga_de_metro línia_9 camions camió port_de_barcelona ap-7 c-32 velocitat_màxima
Transport carreteres cotxe cotxes bus vols passatgers conductor* vehicle* circulació
Trade+ aranzel* acord_comercial guerra_comercial exportaci* importaci* comerç_exterior duan*
Immigration+ migratori* migració pastera expulsió_d sense_papers menors_no_acompanyats permís_de_residència
Society+ violència_masclista guàrdia_urbana feminicidi agressió_sexual desigualtat
Society tribunal* jutjat* detenen ferit* veïns barri condemn* delicte*
Culture+ liceu orquestra novel·l* escriptor* premi_planeta sant_jordi_llibres patrimoni_cultural
Background després_d* arran_d* malgrat reaccion*_a* condemn*_l
None guerra_mundial
None mercat_de_sant mercat_municipal mercats_municipals mercat_de_nadal fons_voltor*
Casualties mort morts ferits
Economy+ dret_laboral inspecció_de_treball conveni_col·lectiu zona_euro eurozona preu_de_l'or blanqueig_de_capitals
Politics+ antigovernament* defensor*_dels_drets activist*_dels_drets estats_membres xenòfob* geopolític*
Defense+ coalició_de_voluntaris cascos_blaus missió_de_pau hipersònic*
Transport+ espai_aeri_tancat controlador*_aeri* trànsit_aeri sinistralitat_viària morts_a_la_carretera autobús_elèctric autobusos_elèctrics
Transport- espai_aeri
Climate+ capa_d'ozó forat_d'ozó
Healthcare+ mortalitat_infantil aigua_contaminada hospital_universitari* hospitals_universitari*
Technology+ identitat_digital biotecnologi*
Economy+ adopta_l'euro adopció_de_l'euro moneda_única siderúrgi* concert_econòmic
Climate+ nevades onada_de_fred fred_polar glaçades gelades_intenses alerta_meteorològic* avís_meteorològic avisos_meteorològics alerta_taronja alerta_vermella neucat inuncat ventcat infocat llevantad* ventades esllavissad* perill_d'allaus risc_d'allaus allaus pluges_torrencials pedregad* calamarsa riuad* senglar* fauna_salvatge fauna_autòctona espècies_invasores cetaci* voltor* espai_protegit
Climate meteocat servei_meteorològic nevada allau temporal_de_* glaçada tempesta tempestes agents_rurals tortugues
Climate- protecció_civil
Defense- terroris*
Culture videojoc*
Economy- aturat*
Immigration- estranger*
Technology- coet coets
`;
