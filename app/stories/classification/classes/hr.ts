export const hr = `
Society+ poginu* preminu* umro umrla mrtv* ubijen* ubio ubojstv* ubojic* upucan* pucnjav* izbo izbola izboli izboden* uhić* uhit* pritvor* osuđen* presud* sud suda sudski* suđenj* policij* policaj* vatrogas* požar* eksplozij* potres* lavina* brodolom* nestal* otet* otmic* silovan* silova* napad* napadač* atentat* teror* ozlijeđen* ranjen* žrtv* tužitelj* državno_odvjetništvo dorh uskok zatvor* tijelo_muškarca evakuira* femicid*
Society nesreć* pljačk* razbojniš* krađ* lopov* provaln* prijevar* prevar* drog* osumnjič* optužen* optužnic* istrag* biskup* nadbiskup* papa pape vatikan* crkv* džamij* beskućn* siromaš* oluj* orkan* uragan* žalovanj* sprovod* spašav* utopi* nasilj* nered* rasiz* antisemit* tragedij* katastrof* zločin* kazn* pijan* prometn*_nesreć* invalid*
Society- sudar* nevrijem* poplav* crveni_alarm narančasti_alarm crveno_upozorenje mećav* toplinsk*_val* meteoalarm* poledic* ledena_kiša olujn*_vjetr* olujn*_nevrem* nevrijeme* nevremen* klizišt* tuča pijavic* snježn*_oluj*
Sport+ nogomet* dinamo hajduk rijeka_hnk hnl liga_prvaka vatreni rukomet* košark* tenis tenisa tenisu tenisom tenisk* tenisač* trener* izbornik* vratar* napadač_dinama reprezentacij* medalj* olimpij* svjetsko_prvenstvo svjetskom_prvenstvu polufinal* četvrtfinal* modrić* formula_1 vaterpol* skijaš* prvenstv* transfer* odbojk* bokser*
Sport utakmic* gol gola golova igrač* sezon* ekip* momčad* klub* pobjed* poraz* remi turnir* finale stadion* utrk* rekord* sport* navijač* liga lige
Showbiz+ pjevač* pjevačic* glumac glumic* influencer* celebrit* showbiz* big_brother supertalent ljubav_je_na_selu dora eurosong* hollywood* netflix* princez* princ_harry kraljevsk*_obitelj* voditeljic* reality*
Showbiz serij* film* album* koncert* vjenčanj* svadb* razvod* razve* trudn* beba televizij* manekenk* ljubav* partneric*
Showbiz- zvijezd*
Lifestyle+ recept* horoskop* dijeta dijeti dijetu dijetom dijetama dijetn* dijetaln* mršavljen* šminka* ljepot* moda modni* frizur* uređenj* vrtlar* joga wellness odmor* putovanj* destinacij* seks*
Lifestyle kuhinj* restoran* hotel* vino vina stil savjet* trik* san pas psi psiholog*
Lifestyle- mačk*
Service+ vremenska_prognoza vrijeme_sutra prognoza horoskop* križaljk* sudoku kviz* loto eurojackpot* tv_program akcija popust* black_friday newsletter podcast* imendan
Service kiša kiše dhmz meteoalarm radno_vrijeme
Service- snijeg* temperatur*
Society+ tučnjav* huligan*
`;
