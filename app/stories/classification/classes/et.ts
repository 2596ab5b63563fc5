export const et = `
Society+ suri surnud* hukkus* hukkunu* tapeti tapmi* tappis mõrv* mõrvar* tulistam* tulistas noahoop* pussita* pidas_kinni kinni_peetud peeti_kinni vahista* mõisteti süüdi_mõist* kohus kohtu kohtus kohtupro* prokur* politsei* päästeam* päästja* tulekahju* põleng* põles plahvat* maavärin* laviin* laevahuk* kadunud kaduma röövi* vägistam* vägista* terror* rünnak* vigasta* vigastu* ohver ohvri* ohvrid vangi* vangla* surnukeh* evakueeri* kuritarvita* kuriteg* kahtlusta* hoiatus*
Society õnnetus* avarii* kokkupõr* vargus* varas varga vargad kelmus* kelmi* pettus* narko* uimast* süüdista* piiskop* paavst* vatikan* kirik* mošee* põgenik* kodutu kodutud kodutute kodutuid kodutus kodututele vaesus* torm tormi* orkaan* lein* matus* päästet* uppus* uppunu* vägival* rahutus* rassis* antisemit* tragöödi* katastroof* joobes purjus kiusam* puudega toimetuleku*
Society- uurim* üleujut* lumetuisk* kuumalai* ilmateenistus_hoiatab keskkonnaagentuur_hoiatab hoiatab_tormi* hoiatab_tugeva lumetorm* kiilasjää* tormihoiatus* tugev_tuisk paduvih* üleujutu* käre_pakane libedaho*
Sport+ jalgpall* korvpall* premium_liiga meistrite_liiga võrkpall* tennis* kontaveit* kanepi treener* väravavaht* ründaja* koondis* medal* olümp* mm mm-il MM-* em EM-* mk-etap* poolfinaal* veerandfinaal* ralli* tänak* suusata* suusahüp* laskesuus* kergejõust* vormel-1 meistrivõistlus* jäähoki* kelly_sildaru käsipall*
Sport matš* värav* mängija* hooaeg* hooaja* liiga* meeskon* naiskon* klubi* võit võitis kaotus* viik turniir* finaal* staadion* võistlus* sõit rekord* sport* spordi* fännid
Showbiz+ näitleja* laulja* kuulsus* staar* seltskon* eesti_laul eurovisioon* tantsud_tähtedega influencer* suunamudija* hollywood* netflix* prints* printsess* kuningapere* saatejuht* tõsielusar*
Showbiz seri sari sarja* film* album* kontser* pulm* lahutus* lahku rase beebi televisioon* modell* armastus* kallima*
Lifestyle+ retsept* horoskoop* dieet* kaalulang* meik* mood moele soeng* sisustus* aed aiand* jooga heaolu reisisiht* tähtkuju* seks* suhtenõu* paarisuht*
Lifestyle köök köögi restoran* hotell* reisi* puhkus* vein* stiil* nõuann* uni koer* kass kassid psühholoog* toit
Service+ ilm ilmateade ilmaprogno* horoskoop* ristsõn* sudoku viktoriin* lotto* bingo eurojackpot* telekav* sooduspakku* allahindlus* black_friday uudiskir* taskuhääling* podcast*
Service vihm* lumi lumesa* temperatuur* ilmateenistus* libedus* lahtioleku*
`;
