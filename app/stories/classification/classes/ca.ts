/** What Catalan has beside the words of Spanish and French. */
export const ca = `
Society+ detingut* detinguda* mort_ morta morts mor_ moren assassin* homicid* jutge* jutjat* judici* condemna* presó* mossos* policia* bombers incendi* explosió* ferit ferits ferida desaparegut* accident* violació* agressió* víctim* evacua* atemptat* tribunal*
Society robatori* estafa* drog* sospitós* jutgen sensellar* pobresa* església* bisbe* papa_
Sport+ barça futbol* lliga champions entrenador* jugador* partit_de gol gols espanyol_
Lifestyle+ recepta* horòscop* dieta_ bellesa
Service+ el_temps_avui horòscop* concurs_de loteria_ sorteig*
`;
