export const cs = `
Society+ zemřel* zemře zahynul* zahyn* mrtv* zabil* zabit* vražd* zavražd* vrah* postřel* zastřel* střelb* pobodal* ubodal* zadržel* zadržen* zatkl* zatčen* odsouzen* odsoudil* soud soudu soudní* rozsudek* žalob* žalobc* policie policist* policej* kriminalist* hasič* požár* výbuch* vybuchl* exploz* zemětřesen* lavin* ztroskot* vykolej* pohřešovan* zmizel* únos* unesl* znásiln* atentát* teror* zraněn* zranil* oběť oběti obětí vězení vazb* tělo_muže evakuov* týrán* gibs výstrah* kalamit*
Society nehod* havár* srážk* loupež* krádež* zloděj* vloupa* podvod* podvodn* drog* podezřel* obvinil* obviněn* obžalov* vyšetřov* biskup* arcibiskup* papež* vatikán* církev* kostel* bezdomov* chudob* povod* záplav* hurikán* pohřeb* smutek záchran* utonul* utopil* násil* výtržn* rasis* antisemit* tragéd* trest* přepad* napadl* útok útočník* postižen*
Sport+ fotbal* hokej* chance_liga liga_mistrů sparta slavia extralig* brankář* útočník_sparty trenér* reprezentac* mistrovství* olympi* medail* tenis tenisu tenisem tenisov* tenist* biatlon* formule_1 atlet* semifinál* čtvrtfinál* nhl kvitov* krejčíkov* ledeck* lyžař* šampion* darts házená házené házenou házenkář* basketbal* florbal* přestup*
Sport zápas* gól gólů góly utkán* hráč* sezon* ligu ligy tým týmu vítězstv* prohr* porazil* turnaj* finále stadion* závod* rekord* sport* fanoušk* klubu pohár*
Showbiz+ hereč* herec herci zpěvá* zpěvač* celebrit* stardance tvoje_tvář influencer* youtuber* hollywood* netflix* královsk*_rodin* princezn* princ_harry moderátor* reality_show miss rapper* seriálov*
Showbiz seriál* film* album* koncert* svatb* rozvod* rozchod* rozešl* těhotn* miminko televiz* modelk* kapel*
Showbiz- hvězd*
Lifestyle+ recept* horoskop* diet* hubnut* líčen* móda módní krása krásy krásu kráse krásou krásk* účes* bydlení interiér* zahrad* zahrádk* jóga wellness dovolen* výlet* znamení_zvěrokruhu partnersk*
Lifestyle kuchyn* restaurac* hotel* cestov* víno vína styl tip tipy spánek pes psi psycholog* láska vaření
Lifestyle- kočk*
Service+ počasí předpověď horoskop* křížovk* sudoku kvíz* sportka loterie eurojackpot* tv_program program_tv slevy sleva black_friday newsletter podcast* svátek_má
Service déšť sníh sněžen* teplot* čhmú meteorolog* otevírací_dob* náledí
Society+ lavinov*
Society- vánic* povodn* ledovk* vichřic* bouřk*_škod* vedra čhmú_var* sněhov*_kalamit* sněhov*_bouř* povodeň orkán* krupobit* hust*_sněžen*
`;
