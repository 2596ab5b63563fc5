export const pl = `
Society+ nie_żyje zginął zginęł* zginie zabójstw* zabił* zabit* morderstw* zamordow* postrzel* strzelanin* zatrzyman* aresztow* areszt* skazan* wyrok* sąd sądu sądzie prokurat* policj* policyj* strażak* strażac* pożar* eksplozj* wybuch* trzęsieni* lawin* katastrof* zaginion* zaginię* porwan* gwałt* zgwał* zamach* terroryst* ofiar* ranny ranna ranni rannych poszkodowan* tragedi* tragiczn* śmierteln* ewakuac* nożownik* kryminaln* przestęp* zwłok* ciał*_mężczyzn* ostrzeże* alert* zamieć* zamieci* zawiej* zawieje śnieżyc* wichur* atak_zimy atak*_zimy siarczyst*_mr* nawałnic* podtopieni* rcb upał*
Society wypadek wypadku wypadk* zderzen* zderzył* potrąc* utoną* napad* atak* kradzież* ukradł* złodziej* oszust* oszuka* narkotyk* więzieni* kara kary śledztw* podejrzan* oskarż* sędzi* biskup* arcybiskup* papież* watykan* kości* ksiądz ksied* parafi* uchodź* bezdomn* ubóstw* powód* powodz* huragan* żałob* pogrzeb* ratowni* gopr topr służb* wandal* przemoc* pobi* zginą kierowc* pijan* bójk* dziecko niemowl* śmierć śmierci
Society- mieszkańc* akcj* zarzut* świadk* protest* karetk* szpital* alarm*
Sport+ piłk*_nożn* piłkar* ekstraklas* liga_mistrz* ligi_mistrz* skoczk* skoki_narciarsk* turniej_czterech_skoczni siatk* koszyk* tenis* żużl* lekkoatlet* mistrzost* medal* bramk* napastnik* trener* transfer* reprezentac* świątek hurkacz* lewandowsk* igrzysk* olimpijsk* mundial* półfinał* ćwierćfinał* puchar* kadr* f1 rajd_dakar dakar* darts narciar* biathlon* real_madryt barcelon* legia legii lech wisła_kraków
Sport mecz* gol goli gola liga ligi sezon* zawodnik* zawodnic* sędzia_piłk* kibic* drużyn* klub* wygrał* przegrał* zwycięstw* porażk* finał* wyścig* boks* gala_ksw ksw ufc hokej* rywal* rekord* stadion* kontuzj* sportow*
Showbiz+ celebryt* aktor* aktork* piosenkar* influencer* serial* taniec_z_gwiazdami showbiz* plotk* rozwod* rozwód zaręczyn* hollywood rodzin*_królewsk* księżn* książę_harry netflix* instagram* doda prezenterk* wokalist* raper* miss_polonia
Showbiz album* koncert* film* ślub* ciąż* romans* partnerk* fani premier*_film* program*_tv gala gali sylwester_z_dwójk*
Showbiz- gwiazd*
Lifestyle+ przepis_na przepis* horoskop* dieta diety diet* odchudzan* makijaż* kosmetyk* moda modow* modn* fryzur* wnętrz* ogród ogrod* domowy_sposób domow*_sposob* wakacje wczasy podróż* ciasto sałatk* trik* uroda pielęgnac* joga wellness stylizac* randk*
Lifestyle kuchni* restaurac* hotel* urlop* smak* gotowa* trend* związ*_partnersk* zdrow*_nawyk* porad* sprawdź wypróbuj święta prezent* psycholog*
Service+ prognoz*_pogod* pogoda horoskop* lotto wyniki_lotto krzyżówk* quiz* program_tv kalendarium niedziel*_handlow* zakaz_handlu promocj* kod_rabat* gazetk* imieniny kartka_z_kalendarza podcast* newsletter
Service pogod* ocieplen* mróz mrozu mrozy opad* imgw synoptyk* godziny_otwarcia sklepy_otwarte zdjęcia_dnia
Service- śnieg*
`;
