export const ro = `
Society+ mort_într* mort morți morţi moartă deced* ucis* omor* crimă crima crimei crime crimele crimelor criminal* asasin* împușc* înjunghi* reținu* arestat* arest condamnat* proces_penal proces tribunal* judecător* poliți* poliţi* jandarm* pompier* isu incendiu* explozi* cutremur* avalanș* naufragi* deraia* dispărut* răpire răpirea răpit_de viol violat* atentat* terori* rănit* răniți victim* procuror* diicot dna închisoare* pușcărie cadavr* evacua* anchet* agres*
Society accident* jaf tâlhă* furt hoțul hoții hoților înșelăciun* fraud* drog* trafic suspect* inculpat* episcop* patriarh* mitropolit* papa vatican* biseric* preot* moschee* sărăci* uragan* doliu înmormânt* salvamont salvat* înecat* violenț* scandal_cu revolt* rasis* antisemit* tragedi* catastrof* dosar* persoane_cu_dizabilit* azil*
Sport+ fotbal* superliga liga_campionilor fcsb steaua dinamo cfr_cluj rapid antrenor* portar* atacant* mijlocaș* naționala tricolorii medali* olimpic* olimpiad* tenis* halep handbal* gimnast* cupa_româniei campionat* campion* semifinal* sfertur* formula_1 baschet rugby cupa_mondială hagi chivu finala_cupei finala_ligii finala_campionat*
Sport meci meciul gol goluri jucător* sezon* echipă echipa echipei coechipier* club* victori* înfrânger* egal turneu* stadion* cursă record* sport* sportiv* suporter*
Sport- transfer* finala echipe echipele echipelor
Showbiz+ vedet* cântăreț* cântăreaț* actor* actriț* survivor_românia chefi_la_cuțite asia_express influencer* monden* prințes* prințul_harry casa_regală hollywood netflix manelist* prezentatoare* divorț* bianca_drăgușanu
Showbiz serial* film* album* concert* nuntă nunta divorțat însărcinată iubit* relație televiziun* fotomodel* bebeluș* artist*
Lifestyle+ rețet* horoscop* zodi* dietă diete slăbire slăbești machiaj* frumuseț* modă coafur* decor decorul decoruri decorare* decorațiun* decorator* decorativ* grădin* yoga wellness vacanță vacanța vacanței vacanțele vacanțelor vacanțier* destinați* cuplu sexual*
Lifestyle bucătăr* restaurant* hotel* călător* vin vinuri stil sfat* sfaturi somn câin* pisic* psiholog* trucuri
Service+ vremea prognoza meteo horoscop* rebus* sudoku quiz loto rezultate_loto program_tv reduceri ofert* black_friday newsletter podcast* calendar_ortodox
Service ploi ninsor* ninge temperatur* anm orar
Society+ ro-alert
Society moaște* procesiun* pelerin* credincioș* înecat* fântână
None evaluare*_național* banca_național* educați*_național* apărare*_național* siguranț*_național* securitat*_național* drum*_național* agenți*_național* autoritate*_național* compani*_național* direcți*_național* arhiv*_național* oper*_național* muze*_național* ziua_națională colegiul_național interes*_național* monedă_națională
None într-un_club club_de_noapte clubul_colectiv într-o_discotecă captură_de_ecran echipa_de_interven* echipa_de_salva* echipei_de_interven* echipei_de_salva* vacanț*_școlar* vacanț*_parlamentar* vacanț*_elevilor
Lifestyle+ salată_de ciorb* prăjitur* ca_la_mama slăbit_*_kilograme slăbit_*_de_kilograme slăbit_*_kg slăbirea_rapidă cură_de_slăbi*
Society- captur* prăbuș* cod_roșu cod_portocaliu cod_galben viscol* inundați* caniculă caniculă* furtun* avertizare_meteo* alert*_meteo* polei vijeli* grindin* alunecări_de_teren ploi_torențiale ninsori_abundente
Lifestyle- slăbesc slăbirea slăbirii slăbit slăbește
`;
