/** What Catalan has beside the words of Spanish and French. */
export const ca = `
Politics+ eleccions eleccion* govern governs generalitat parlament* diputat* conseller* consellera alcald* ajuntament* ministre ministra ministres moció_de_censura llei lleis referèndum independentis* sobirania president_de presidenta_de senador* candidat* vots votació* congrés ple_municipal pressupostos tribunal_constitucional fiscalia ERC Junts CUP Ciutadans PSC Comuns PP procés puigdemont junqueras rajoy
Politics polític* partits oposició* acord acords coalició* corrupció* dimissió* reforma* manifestació* protestes sancions drets_humans
Economy+ economi* atur aturat* inflació* impost* salari* pensions lloguer* habitatge* hipoteca* banc_ bancs borsa* sindicat* acomiada* dèficit* deute* pib_ vaga* vagues ocupació*
Economy empresari* inversió* mercat* treballador* preus autònoms indústria* milions
Climate+ canvi_climàtic emissions contaminació* sequera* inundacion* incendi_forestal incendis medi_ambient onada_de_calor aiguats reciclatge*
Climate temporal* natura espècies boscos residus
Technology+ intel·ligència_artificial xarxes_socials ciberatac* mòbil mòbils robot* satèl·lit* tecnològi* científics investigadors telescopi*
Technology aplicació* dades ordinador* descobr* recerca*
Defense+ exèrcit* militar* soldat* guerra* míssil* bombarde* terroris* atemptat* armes otan_ estat_islàmic daesh_ jihadist* yihadist* alto_el_foc
Defense atac* combats treva ostatges
Immigration+ immigra* migrant* refugiat* asil estranger* deporta* pasteres open_arms
Healthcare+ salut* sanitat* hospitals hospital metge* metges infermer* malalt* malaltia* vacuna* càncer* grip* epidèmi* urgències llistes_d_espera avortament* eutanàsia*
Education+ escola* escoles alumnes mestres professor* universitat* educació* institut_ instituts selectivitat beques
Energy+ energia* elèctric* electricitat* nuclear* petroli* gas_natural renovables llum_puja
Agriculture+ pagès pagesos agricult* ramader* collita* pesca* pescador* vinya* porcí*
Transport+ transport* tren trens rodalies metro_ autobús autobusos aeroport* avió avions autopista* peatge* ferrocarril* fgc_ tmb_ taxi taxis trànsit* carretera* bicing
Society+ jutge* judici* detingut* detinguda policia* mossos* presó* condemna* assassina* homicidi* violació* víctim* incendi* bombers accident* mort_ morts ferits desaparegut* església* pobresa*
Culture+ museu* exposició* teatre* òpera novel·la* literat* llibre* cinema* pel·lícula* festival* concert* cultura*
Sport+ futbol* barça espanyol_ girona_fc lliga champions entrenador* porter_ davanter* partit_de_lliga gol gols jugador*
Leisure+ horòscop* recepta* loteria_ bellesa famosos
Technology videojoc*
`;
