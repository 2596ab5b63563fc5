/** What Catalan has beside the words of Spanish and French. */
export const ca = `
Society+ detingut* detinguda* mort morta morts mortes morta morts mor moren moren assassin* homicid* jutge* jutjat* judici* condemna* presó* mossos* policia* bombers incendi* explosió* ferit ferits ferida desaparegut* accident* violació* agressió* víctim* evacua* atemptat* tribunal*
Society robatori* estafa* drog* sospitós* jutgen sensellar* pobresa* església* bisbe* Papa
Sport+ barça futbol* lliga champions entrenador* jugador* partit_de gol gols RCD_Espanyol
Lifestyle+ recepta* horòscop* dieta dietes bellesa
Service+ el_temps_avui horòscop* loteria sorteig_de_nadal sorteig_de_la_grossa
Society+ allau allaus
Society- inundaci* aiguat* esllavissad* llevantad* onada_de_fred temporal_de_neu temporal_de_vent temporal_de_mar alerta_taronja alerta_vermella neucat
None concert_econòmic concert*_educati*
`;
