export const lv = `
Society+ miris mirus* gājis_bojā gājuš*_bojā bojāgāj* nogalin* nogalināt* slepkav* nošaut* šaušan* apšaud* sadurt* sadūr* aizturē* aizturēt* apcietin* notiesāt* spriedum* tiesa tiesas tiesā prokur* policij* policist* ugunsdzēs* vugd ugunsgrēk* sprādzien* zemestrīc* lavīn* kuģa_katastrof* pazud* nolaupī* izvaro* terakt* teror* uzbruk* ievainot* cietuš* upur* cietum* līķ* evaku* noziegum* noziedz* vardarb* brīdināj*
Society avārij* sadursm* laupīš* laupītāj* zādzīb* zagļ* krāpniek* krāpšan* narkot* aizdom* apsūdz* izmeklē* bīskap* arhibīskap* pāvest* vatikān* baznīc* mošej* bezpajumt* nabadzīb* vētr* orkān* sēras sērās sērām sēro* bēres bērēs bērēm bēru glābēj* glābšan* noslīk* nemier* rasis* antisemīt* traģēdij* katastrof* negadījum* dzērum* reibum* invalid* pabalst*
Sport+ futbol* hokej* basketbol* virslīg* čempionu_līg* porziņģ* tenis* ostapenko treneri* trener* vārtsarg* uzbrucēj* izlase izlases izlasei izlasē izlasēm izlašu medaļ* olimpi* pasaules_kauss pasaules_čempionāt* pusfināl* ceturtdaļfināl* bobslej* skeleton* kamaniņ* biatlon* vieglatlēt* f-1 formula_1 volejbol* nhl handbol* čempionāt*
Sport spēl* mač* vārtus vārti spēlētāj* sezon* komand* klub* uzvar* zaudē* turnīr* fināl* stadion* sacensīb* rekord* sport* līdzjutēj* līga līgā
Showbiz+ aktier* aktris* dziedātāj* slavenīb* supernova eirovīzij* influencer* ietekmētāj* holivud* netflix* princis princi princa princim prinču princes* karalisk*_ģimen* raidījuma_vadītāj* realitātes
Showbiz seriāl* film* album* koncert* kāz* šķiršan* šķīrus* šķiras grūtniec* mazul* televīzij* model* mīlest* mīļot*
Showbiz- zvaigzn*
Lifestyle+ recept* horoskop* diēt* notievē* kosmētik* skaistum* mode modes frizūr* interjer* dārz* joga labsajūt* ceļojum* galamērķ* zodiak* seks* attiecīb*_partner*
Lifestyle virtuv* restorān* viesnīc* atpūt* vīns vīna vīnu vīniem vīndar* stil* miegs suņ* suns psiholog* ēdien* garšīg*
Lifestyle- padomi padomus kaķ*
Service+ laika_prognoze laika_ziņas horoskop* krustvārdu* sudoku viktorīn* loto loterij* eurojackpot* tv_programma akcijas black_friday podkāst* vārda_dien* atlaides_līdz atlaidēm_līdz atlaidi_līdz lielas_atlaides atlaižu_akcij*
Service lietus sniegs sniega* temperatūr* lvģmc sinoptiķ* darba_laik*
None prāta_vētr*
Society- plūd* putenis puteņ* karstuma_vil* apledojum* sniegputen* putenī oranž*_brīdinājum* sarkan*_brīdinājum* dzelten*_brīdinājum* brīdina_par_vētr* brīdina_par_plūd* brīdina_par_apledojum* zemes_nogruvum* vētras
Service- atlaide atlaides atlaidi atlaidēm atlaižu
`;
