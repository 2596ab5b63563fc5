export const sk = `
Society+ zomrel* zomrie zahynul* mŕtv* zabil* zabit* vražd* zavražd* vrah* postrel* zastrel* streľb* dobodal* zadržal* zadržan* zatkl* zatknut* odsúd* súd súdu súdny rozsudok* prokur* polícia polícii polície policajt* policaj* hasič* požiar* výbuch* explóz* zemetrasen* lavín* nezvestn* zmizol* únos* uniesl* znásiln* atentát* teror* zranen* zranil* obeť obete obetí väzen* väzb* evakuov* týran* trestn* výstrah* kalamit*
Society nehod* havár* zrážka zrážke zrážku zrážkou lúpež* krádež* zlodej* podvod* drog* podozriv* obvinil* obvinen* obžalov* vyšetrov* biskup* arcibiskup* pápež* vatikán* cirkev* kostol* bezdomov* chudob* povod* záplav* hurikán* pohreb* smútok záchran* utopil* násil* výtržn* rasiz* antisemit* tragéd* prepad* napadol útok* útočník* dôchodc* postihnut*
Sport+ futbal* hokej* liga_majstrov slovan extralig* brankár* tréner* reprezent* majstrovst* olymp* medail* tenis tenisu tenise tenisom tenisov* tenist* biatlon* vlhov* sagan* formula_1 atlét* semifinál* štvrťfinál* nhl lyžiar* šampión* hádzaná hádzanej hádzanú hádzanou hádzanár* basketbal* nike_liga prestup*
Sport zápas* gól góly gólov hráč* sezón* ligy tím tímu víťazstv* prehral* turnaj* finále štadión* pretek* rekord* šport* fanúšik* klub* pohár*
Showbiz+ hereč* herec herci spevá* speváč* celebrit* let's_dance superstar influencer* hollywood* netflix* kráľovsk*_rodin* princezn* princ_harry moderátor* reality_šou farma miss rapper*
Showbiz seriál* film* album* koncert* svadb* rozvod* rozchod* tehotn* bábätko televíz* modelk* kapel*
Showbiz- hviezd*
Lifestyle+ recept* horoskop* diét* chudnut* líčen* móda módn* krása krásy krásu kráse krásou účes* bývanie interiér* záhrad* joga wellness dovolenk* výlet* znameni* partnersk*
Lifestyle kuchyň* reštaurác* hotel* cestovan* víno vína štýl tip tipy spánok pes psy psychológ* láska varenie
Lifestyle- mačk*
Service+ počasie predpoveď horoskop* krížovk* sudoku kvíz* lotéri* eurojackpot* tv_program zľav* akcie_v black_friday newsletter podcast* meniny_má
Service dážď sneh* snežen* teplot* shmú meteorológ* otváracie_hodin*
Society+ lavínov*
Society- fujavic* povodn* poľadovic* víchric* horúčav* shmú_var* snehov*_kalamit* snehov*_búrk* povodeň orkán* krupobit* zosuv*
`;
