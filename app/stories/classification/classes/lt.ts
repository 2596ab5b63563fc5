export const lt = `
Society+ žuvo žuvus* žūsta mirė mirus* mirtis mirties nužud* žudik* žmogžud* nušov* šaudyn* nudūr* subad* sulaik* sulaikyt* suimt* suėm* nuteist* nuteis* teismas teismo teisme teism* prokuror* policij* pareigūn* ugniages* gaisr* sprogim* sprogo žemės_drebėj* lavin* dingo dingus* pagrob* išprievart* prievart* terorist* teror* užpuol* išpuol* sužeist* sužalo* nukentėj* auka aukos aukų aukai aukomis kalėjim* rast*_kūn* evakuo* nusikalt* perspėj*
Society avarij* avarijo* eismo_įvyk* nelaimė nelaimės nelaimę nelaimių nelaimėje nelaimėms nelaimei nelaiming* apiplėš* plėšik* vagyst* vagis vagys sukči* apgav* narkotik* įtariam* kaltin* tyrim* vyskup* arkivyskup* popiež* vatikan* bažnyč* mečet* benam* skurd* audr* uragan* gedul* laidotuv* gelbėt* gelbėj* nuskend* smurt* riauš* rasiz* antisemit* tragedij* katastrof* neblaiv* girt* neįgal* pašalp*
Sport+ krepšin* žalgir* eurolyg* lkl futbol* a_lyga čempionų_lyg* rinktin* treneri* vartinink* puolėj* medal* olimpi* pasaulio_čempionat* europos_čempionat* pusfinal* ketvirtfinal* tenis* nba sabon* valančiūn* biatlon* lengv*_atlet* formulė_1 formulės_1 formulėje_1 rankinio rankininki* rankinink* čempion* dviratinink* bokso
Sport rungtyn* įvart* žaidėj* sezon* komand* klub* pergal* laimėjo pralaim* turnyr* final* stadion* varžyb* rekord* sport* sirgal* lyga lygos
Sport- plauk*
Showbiz+ aktori* aktorė* dainini* atlikėj* influencer* nuomonės_formuotoj* eurovizij* šok_su_manim holivud* netflix* princas princo princui princą princu princai princų princes* karališk*_šeim* laidos_vedėj* realybės_šou
Showbiz serial* film* album* koncert* vestuv* skyryb* nėšči* kūdik* televizij* model* meil* myli
Showbiz- žvaigžd* skiriasi
Lifestyle+ recept* horoskop* diet* lieknėj* makiaž* grož* mada mados šukuosen* interjer* sodinink* joga gerovė atostog* kelionių zodiak* seks* santyki*_poroje
Lifestyle virtuv* restoran* kelion* vyn* stili* patarim* miegas šun* šuo katė katės katinas psicholog* skanus skanu skaniai skani skanūs skanios skanumyn* skanėst*
Lifestyle- viešbut*
Service+ orai orų_prognozė horoskop* kryžiažod* sudoku viktorin* loterij* teleloto eurojackpot* tv_programa nuolaid* akcij* black_friday naujienlaišk* podkast* tinklalaid* vardadien*
Service lietus lietaus lietų lietui lietumi lietūs lieting* temperatūr* sinoptik* meteorolog* darbo_laik* plikled*
Service- snieg*
Society+ stichin* rast*_moters_kūn* rast*_vyro_kūn* rast*_žmogaus_kūn*
None kritikos_škval* rankin*_bagaž* rankin*_stabd*
Society- kūnas kūno kūną potvyn* pūg* lijundr* karščio_bang* sinoptikai_įspėja įspėja_dėl_orų pūga pūgos snygis sniego_audr* plikled* škval* pavojingi_orai moters_kūn* vyro_kūn*
`;
