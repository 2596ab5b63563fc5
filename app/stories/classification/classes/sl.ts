export const sl = `
Society+ umrl* umre mrtev mrtv* ubil* ubit* umor* umorjen* umoril* ustrel* streljanj* zabodel* zabod* aretir* aretac* prijet prijeta prijeti prijeto prijete prijetih prijetje prijetega pripor pripora priporu priporom priporn* obsojen* obsodb* sodišč* sodni* sojenj* policij* policist* gasilc* požar* eksplozij* potres* plaz plazov* brodolom* pogreša* izginil* ugrabit* ugrabl* posilstv* posilil* napad* napadal* atentat* teror* ranjen* poškodovan* žrtev žrtve žrtvam tožil* zapor zaporn* truplo evakuir* kriminal*
Society nesreč* trčenj* rop* roparj* tatvin* vlom* goljuf* prevar* droge mamil* osumnjič* obtožen* obtožnic* preiskav* škof škofa škofu škofom škofi škofov* škofij* škofovsk* nadškof* papež* vatikan* cerkv* cerkev mošej* brezdomc* revšč* orkan* žalovanj* pogreb* reševalc* reševanj* utonil* nasilj* izgred* rasiz* antisemit* tragedij* katastrof* pijan* umrla umrlo zlorab* invalid* socialn*_pomoč*
Sport+ nogomet* liga_prvakov olimpija maribor_nk košark* dončić* rokomet* odbojk* smučar* smučanj* skakal* skoki prevc* pogačar* roglič* tenis* trener* selektor* vratar* reprezentanc* kolajn* medalj* olimpij* svetovno_prvenstvo svetovnega_prvenstva polfinal* četrtfinal* nba kolesar* hokej* novoletna_turneja
Sport tekm* gol gola golov igral*_tekm* sezon* ekip* moštv* klub* zmag* poraz* remi turnir* finale stadion* dirk* rekord* šport* navijač* prvak*
Showbiz+ pevec pevk* igralk* zvezdnik* vplivnež* estrad* trač* kmetija slovenija_ima_talent hollywood* netflix* princes* princ_harry kraljev*_družin* voditeljic* resničnostn* manekenk*
Showbiz serij* film* album* koncert* porok* ločitev* ločila noseč* dojenč* televizij* ljubez* partner* rdeča_preproga
Showbiz- zvezd*
Lifestyle+ recept* horoskop* dieta diete hujšanj* ličil* lepot* moda modni* pričesk* notranj*_oprem* vrt vrtnar* joga wellness dopust dopusta dopustu dopustom dopustov* dopustnik* dopustnišk* potovanj* destinacij* spolnost* partnersk*
Lifestyle kuhinj* kuhanj* restavracij* hotel* vino vina slog nasvet* triki spanec pes psi psiholog* recepti
Lifestyle- mačk*
Service+ vreme vremenska_napoved horoskop* križank* sudoku kviz* loto eurojackpot* spored tv_spored popust popusta popustov popuste popustom akcija black_friday e-novice podkast*
Service dež dežj* sneženj* temperatur* arso odpiraln*_čas*
Service- sneg* popusti
Society+ snežn*_plaz* zemeljsk*_plaz*
Society- neurj* poplav* rdeče_opozorilo oranžno_opozorilo žled* snežn*_metež* vročinsk* arso_opozarja oranžn*_opozoril* rdeč*_opozoril* rumen*_opozoril* snežn*_zamet* žled poledic* orkansk*
None porodnišk*_dopust* starševsk*_dopust* bolnišk*_dopust*
`;
