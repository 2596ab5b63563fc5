export const sv = `
Society+ döda död dog dödad* dödats *mord *mordet mördad* mördare dråp* skjuten skjutning* skottlossning* knivdåd* knivskuren gripen grips gripna häktad* anhållen anhållna döms dömd* åtal* tingsrätt* hovrätt* *polis *polisen* brandkår* räddningstjänst* *brand *branden *explosion* jordbävning* *lavin laviner *försvunnen kidnapp* våldtäkt* övergrepp* terror* attentat* skadad* *offer *offren *åklagare* fängelse* evakuer* gängkrimin* sprängning* sprängdåd* omkom*
Society *olycka *olyckan rån rånad* rånet stöld* inbrott* bedrägeri* narkotika* *brott *brottet misstänk* domstol* domare *biskop* påve påven påvens vatikan* *kyrka* moské* *flykting* hemlös* fattigdom* översvämning* *storm orkan* sorg begravning* drunkn* *våld *våldet upplopp* rasis* antisemit* *katastrof* tragedi* larm larmades saknas socialtjänst* lvu funktionshind* bidragsfusk*
Sport+ allsvenskan* champions_league fotboll* *landslag* ishockey* shl *målvakt* anfallare* mittfält* *tränare* förbundskapten* *vm vm em em-guld os os-guld *medalj* *semifinal* kvartsfinal* tennis* skidskytt* längdskid* slalom* alpint *mästare* *mästerskap* *cupen handboll* innebandy* bandy* speedway* formel_1 djurgården aik hammarby malmö_ff friidrott* världscup* tour_de_ski juniorvm jvm
Sport *match* målet mål *spelare* säsong* laget *ligan seger segern förlust* *turnering* final finalen *loppet idrott* sport* klubb* *rekord* skada fans
Sport- *lag
Showbiz+ kändis* kungahus* kungafamilj* kronprinsess* prinsessan prins_harry melodifestivalen mello let's_dance influencer* skådespel* sångare sångerska* artist* hollywood netflix dokusåp* robinson paradise_hotel programledar* skvaller*
Showbiz *serie *serien *film *filmen album* konsert* bröllop* skilsmäss* skiljer_sig gravid* bebis tv komiker rappare* nöje*
Lifestyle+ recept* horoskop* diet* gå_ner_i_vikt smink* mode *mode skönhet* frisyr* inredning* trädgård* odla* yoga träningstips restips semestertips stjärntecken* hälsotips relationstips sexliv* bakar spelrecension* husdjur* julklappstips resmål* inredningstips hudvård* skönhetstips gamer*
Lifestyle mat *maten krog *krogen restaurang* hotell* resa resor resmål* semester* vin viner stil tips sömn hemma_hos psykolog* kärlek dejting*
Lifestyle- hund* katt*
Service+ väder vädret väderprognos* horoskop* korsord* sudoku* quiz* lotto* triss* eurojackpot* v75 tv-tablå* tv-tips rabatt* erbjudande* black_friday nyhetsbrev* podd* bäst_i_test
Service regn snöfall* smhi temperatur* öppettider*
Service- snö*
Society+ lavinfar* jordskred*
None får_nöjet nöjet_att med_nöje hundra*
Society- *vädervarning* röd_varning orange_varning snökaos* oväder* skyfall* värmebölj* halka* smhi_varnar smhi-varning* varnar_för_snö* varnar_för_halka varnar_för_storm* snöoväder* snöstorm* blixthalka* köldrekord* gul_varning
`;
