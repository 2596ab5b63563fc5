export const ga = `
Politics+ toghchán* parlaimint* teachta* dála dáil taoiseach tánaiste rialtas* aire airí aireacht* uachtarán* comhrialtas* freasúra* páirtí* páirtithe reifreann* bunreacht* reacht reachta reachtúil* reachtóir* bille feisir* coimisiún_eorpach coimisinéir* comhairleoir* seansailéir* cruinniú_mullaigh taidhleoir* ambasadóir* iarrthóir* vóta* vótáil seanad seanadóir* fianna_fáil fine_gael sinn_féin lucht_oibre micheál_martin simon_harris connolly comh-aireacht comhaireacht rialtais Dála dáilcheantar* dáilcheantair seanaid toghcháin páirtí polaitíoch* polaiteoir* polaitíoc* taoisigh uachtaráin teachta_dála teachtaí_dála comhairle_cathrach vótáil* vóta vótaí freasúra ambasáid* conradh conartha comhaontú neamhspleáchas* agóid* agóideoir* reachtaíocht* dlí_nua comhdháil* ceannaire_stáit méara vótálaí* toghchá* toghlach* chomhdháil comhdháil teach_na_nionadaithe reachtas príomh_aire* príomhaire* daingniú daingnithe daingníodh forógra*_saoirse saoirse_na_* cúirt*_uachtarach* gcúirt_uachtarach staid_pholaitiúil polaitíocht* trúpaí_comhfhórsa saoránaigh
Politics polait* smachtbhann* éirí_as athchóiriú* daonlath* caibidlíocht* idirbheartaíocht* na_náisiúin_aontaithe bruiséil* conradh* dlí dlíthe feachtas* caimiléireacht comhairle_contae cumhacht ceannaire* léirsiú* neamhspleách* conarth* comhaontú* poblacht* gobharnóir* ríshliocht* impireacht* coup neodrach* coilín* ionradh ionraigh* gabháltas impiriúlach* ríocht* rítheaghlach* réabhlóid* forghabháil* éirí_amach reibiliún* reibiliúnaí* ceannairc* coilíneacht* coilíneach* díospóid*_teorann urlabhraí* agóideoir* agóid* conradh conarthaí comhaontú comhaontuithe polaitiúil* páipéar*_ballóide bosca*_ballóide vótáil* reachtaíocht* atofa atoghadh uachtarán* ceann_stáit cónaidhme rialtas* aire airí parlaimint* seanaid comhdháil* páirtithe polaiteoir* iarrthóir* vótálaí* vótálaithe comhairleoir* méara ambasadóir* taidhleoir* seanadóir* teach_na_n-ionadaithe impire leas-uachtarán* príomh-aire phríomh-aire náisiúin_aontaithe smachtbhanna* reachtas coimisinéir* cearta_daonna cearta_sibhialta daonlathas* daonlathach* deachtóir* deachtóireacht* neamhspleách feachtas_toghcháin daingni* ionraidh ionróir* concas díneamhnú* agóidí* cogaíochta cinsireacht saoirse_an_phreasa saoirse_cainte náisiúnachas
Economy+ geilleagar* geilleagrach eacnam* boilsciú ráta*_úis banc_ceannais cúlú_eacnamaíochta dífhostaíocht* oti easnamh fiach fiacha buiséad* cáin cánach* pá íosphá ceardchumann* pinsean* stocmhalartán scaireanna fostaíocht* clisteadh féimheacht cíos morgáist* banc* limistéar_an_euro costas_maireachtála
Economy comhlacht* gnólacht* stailc* margadh infheistíocht* infheisteoir* billiún milliún tionscal* tionsclaíocht* monarcha brabús* tomhaltóir* praghas* praghsanna costas* deontas* fostóir* oibrithe poist tithíocht* tithe airgead* fás_eacnamaíoch
Climate+ aeráid* astaíocht* gás*_ceaptha_teasa carbón* tonn_teasa triomach tuilte tuile timpeallacht* comhshaol* bithéagsúlacht* truailliú* athchúrsáil inbhuanaithe gníomhú_ar_son_na_haeráide breosla*_iontaise
Climate teocht* plaisteach dramhaíl foraois* dúlra báisteach mac_tíre éan
Climate- stoirm* aigéan* iolar*
Technology+ intleacht_shaorga digiteach* cibear* haiceálaí* bogearra* leathsheoltóir* cosaint_sonraí meáin_shóisialta fón*_cliste satailít* spás* gnólacht*_nuathionscanta algartam* ardán* idirlíon* róbat* leathanbhanda ionad*_sonraí teicneolaíoch* teicneolaíochta ríomhair* crua-earra* cibearshlándáil* cibear-ionsaí* haiceáil* haiceir* roicéad* spásárthach* spásaire* sonraí_pearsanta lárionad_sonraí lárionaid_sonraí fón_cliste fóin_chliste leathanbhanda* slis slisní aipeanna criptea-airgeadra* 5g nuáil* gníomhaireacht_spáis* réaltlong* teileascóp* eolaí eolaithe eolaíoch*
Technology teicneolaíocht* aip* ar_líne ríomhaire* nuálaíocht* sonraí taighdeoir* leictreonach
Defense+ cosaint* arm míleata* saighdiúir* nato diúracán* drón dróin cogadh* cogaí tanc* fomhuireán* armlón* ionradh* sceimhlitheoir* spiaireacht* óglaigh_na_héireann fórsaí_cosanta
Defense giall* an_úcráin úcráin*
Defense- ionsaí* buama buamaí slándáil*
Trade+ taraif* comhaontú_trádála cogadh_trádála saorthrádáil* onnmhair* easpórtáil* allmhair* iompórtáil* trádáil* custam
Immigration+ imirce* inimirc* imirceach* tearmann* dídeanaí* díbirt* frontex schengen rialú_teorann cosaint_idirnáisiúnta
Immigration teorainn* saoránacht*
Immigration- víosa*
Healthcare+ sláinte* ospidéal* dochtúir* altra* altraí othar* othair galar* vacsaín* leigheas* cógas* cógaslann* ailse eipidéim* paindéim* víreas* covid fliú éigeandála máinlia* feidhmeannacht_na_seirbhíse_sláinte fss liosta*_feithimh ginmhilleadh diaibéiteas murtall antaibheathach* clinic* otharcharr* sláinte ospidéil altra banaltra* othar galair leighis máinliacht* obráid* diaibéit* meabhairshláint* dochtúir_teaghlaigh cógaisíoch* ionfhabhtú* taom_croí stróc ginmhilleadh* cnáimhseach* otarchara* otharlann* tinneas* raimhre murtall*
Healthcare cóireáil* teiripe* alcól drugaí caitheamh_tobac síceolaí* siomptóm* airí_galair ionfhabhtú* antashubstaint* galar* tinn* siondróm* neamhord* diagnóis* nimhiú* maláire* ailléirge* inchinn* eipidéim* víreas* vacsaín* othar* dochtúir* leighis sláinte ospidéal* ailse néareolaíoch* damáiste_inchinne nimh antasubstaint* frithghin* siadaí dúlagar* buinneach ilscléaróis* imdhíon* tógálach* galr* máinliach* máinlia
Education+ scoil scoile scoileanna* scoileanna scolaíocht* múinteoir* dalta* mac_léinn mic_léinn ollscoil* oideachas* scrúdu* scrúduithe ardteist* gaelscoil* naíonra* bunscoil* meánscoil* coláiste* curaclam* léachtóir*
Energy+ fuinneamh* leictreachas* núicléach* gás ola peitril* gaoithe feirm*_ghaoithe grianchumhacht* hidrigin gual breosla* in-athnuaite* eirgrid bsl gearradh_cumhachta móin móna
Agriculture+ feirm* feirmeoir* feirmeoireacht* talmhaíoch* talmhaíocht* fómhar* lotnaidicíd* eallach bó bainne* muc muca muice muiceoil* mucfheoil* muicfheoil* caora* caoirigh iascair* iascaireacht* iasc* tarracóir* ifa beacha glasraí
Agriculture tuaithe* bia* feoil
Transport+ iompair iompar_poiblí traein* traenach* iarnród* aerfort* eitil* aerlíne* mótarbhealach* luas busanna gluaisteán* rothar* rothaíocht* trácht_ar ceadúnas_tiomána calafort* bád_farantóireachta tollán droichead* paisinéir* píolóta* leoraí*
Transport bóthar* bóithre timpiste_bhóthair
Transport- eitilt* bus carr* tiománaí* long*
International+ na_náisiúin_aontaithe comhairle_slándála meánoirthear
International gaza iosrael* palaistín* úcráin* rúis* sa_tsín meiriceá* trump iaráin iaráine iaránach*
Society+ comhionannas bochtaineacht* gan_dídean idirdhealú* ciníochas* lgbt* foréigean* éigniú* dúnmharú* cúirt cúirte cúirteanna eaglais pápa míchumas* gaeltacht* teanga_na_gaeilge
Society mná clann teaghlach* leanaí óige garda* gardaí príosún* coireanna coireacht* coiriúil* coiriúla* coirpeach* coirpigh coire timpiste* maraíodh bás fuair_bás gortaíodh ar_iarraidh tine*
Business+ príomhfheidhmeannach* scairshealbhóir*
Business comhlacht* monarcha branda* brabús* díolachán*
Culture+ músaem* taispeántas* amharclann* ceoldráma* ceolfhoireann* úrscéal* litríocht* scríbhneoir* féile_scannán oidhreacht* dealbhóir* péintéir* cultúr* seandálaí* file filí filíocht* sean-nós oireachtas_na_gaeilge
Culture scannán* ceol* leabhar* leabhair albam* ceolchoirm* féile* aisteoir* ealaín*
Sport+ peil* peileadóir* iománaíocht* iománaí* clg gaa sacar rugbaí leadóg* galf craobh craoibhe craobhchluich* craobhchomórtas* corn_an_domhain corn_domhanda oilimpeach* báire báirí cúl cúil bonn bonn_óir bainisteoir_na camógaíocht* lúthchleas* croke_park páirc_an_chrócaigh cluiche* foireann* sraith_náisiúnta spórt* imreoir*
Sport bua buaigh* ceannais leathcheannais séasúr*
Leisure+ horascóp* oideas* crannchur lotto* bainise faisean* áilleacht* cócaire* bialann* laethanta_saoire garraíodóireacht* clár_réaltachta eoraifís*
Leisure réalta* amhránaí láithreoir* aisteoir teilifís* clár madra* cat trá óstán*
Politics- rí comhghuaillith* Cúige Cúigí críocha críche réimeas* údaráis oifigigh rialóir*
Healthcare- pian* créacht*
Healthcare+ ionad_míochaine míochain* dochtúirí_gan_teorainn medecins_sans_frontieres médecins_sans_frontières scléaróis* niúmóin* eitinn maláire ebola leoicéime titimeas uathachas calar heipitíteas víris cairdeolaí* néareolaí* fiaclóir* péidiatra* toircheas* aslú* trasphlandú* brú_fola asma moirfín* ainéistéise* coraintín* eagraíocht_dhomhanda_sláinte ráig*_galair ráig*_den
Politics+ fhorógra_saoirse forógra_saoirse fhorógra*_saoirse dí-armáil_núicléach a_saoirse_amach neamhspleáchas príomh-aire* dlí_idirnáisiúnta monarcacht* olltoghchán* fothoghchán* toghchán_uachtaráin* conradh_idirnáisiúnta aontas_eorpach parlaimint_na_heorpa
Technology físchluich*
Defense+ aer-ruathar* ionsaí_míleata sos_lámhaigh coir_chogaidh coireanna_cogaidh airm_núicléacha paraimíleat* long_chogaidh seirbhís_faisnéise
Technology+ seandálaí* iontaise* dineasár* réalteolaí* urú_gréine cóiméad* dreige* stáisiún_spáis
Energy+ gearradh_cumhachta gan_chumhacht costas_leictreachais stáisiún_núicléach
Climate+ athrú_aeráide géarchéim_aeráide
Politics+ an_taire_airgeadais aire_airgeadais aire_sláinte aire_oideachais aire_dlí_agus_cirt aire_gnóthaí_eachtracha aire_stáit comhaltaí_dála bille_nua comhaontas_glas diúltú_vóta rún_muiníne saoirse_cainte stormont tionól_thuaisceart
Economy+ rátaí_úis ráta_úis fiachas_náisiúnta cáinaisnéis* cáin_ioncaim cbl pá_íosta tuarastal* pinsinéir* poist_nua post_caillte cíosanna praghas_tithe géarchéim_tithíochta olltáirgeacht_intíre
Climate+ gáis_cheaptha_teasa caighdeán_an_aeir tinte_foraoise speiceas* páirc_náisiúnta bruscar oighearshruth* leibhéal_na_farraige caomhnú_dúlra míolta_móra
Defense+ buamáil* ionsaí_sceimhlitheoireachta cinedhíothú airm_cheimiceacha
Healthcare+ roinn_sláinte seirbhís_sláinte feidhmeannacht_na_seirbhíse bruitíneach* eotanáis* cóicín hearóin tobac liostaí_feithimh tralaithe breith_linbh
Education+ an_roinn_oideachais roinn_oideachais gaelcholáiste* teastas_sóisearach táillí_coláiste ollamh scoláireacht*
Technology+ hacaeir* pláinéad* astaróideach* géineolaíocht* duais_nobel_na_fisice
Energy+ praghas_ola praghas_gáis praghas_leictreachais feirm_ghaoithe feirmeacha_gaoithe painéil_ghréine peitreal díosal gás_nádúrtha gan_leictreachas imreoir_núicléach bord_na_móna
Agriculture+ barr_cruithneacht* cruithneacht* prátaí éineach fliú_éan cuóta_iascaigh beachair* leasachán feoil_mairteola
Transport+ timpiste_bóthair timpiste_eitleáin tuairteáil* aerlínte luas_tram bus_éireann tiománaithe teorainn_luais carr_leictreach carranna_leictreacha rothaí* tacsaí*
Trade+ smachtbhannaí*
Immigration+ imircigh lucht_iarrtha_tearmainn cead_cónaithe gáinneáil_ar_dhaoine teifig*
Economy+ an_taire_airgeadais aire_airgeadais
Healthcare+ aire_sláinte
Education+ aire_oideachais
Background tar_éis i_ndiaidh
None cogadh_domhanda
Casualties maraíodh gortaíodh
Economy+ dlí_saothair dlí_fostaíochta fás_eacnamaíoch praghas_an_óir sciúradh_airgid
Politics+ frithrialtais cearta_daonna ballstá* seineafóib* geopholait*
Defense+ comhghuallaíocht_na_toilteanach misean_síochána lucht_coimeádta_síochána hipearsonach
Transport+ aerspás aerthrácht bás_ar_na_bóithre bus_leictreach
Climate+ ózón*
Healthcare+ básmhaireacht_naíonán uisce_éillithe córas_imdhíonachta
Technology+ aitheantas_digiteach biteicneolaíocht*
Climate+ rabhadh_oráiste rabhadh_dearg rabhadh_buí rabhadh_aimsire rabhadh_stoirme rabhadh_sneachta stoirm_shneachta sneachta_trom sioc_crua drochaimsir* oighear_dubh rabhadh_tuilte aimsir_gheimhridh fiadhúlra* caomhantas_dúlra tearmann_dúlra seirbhís_páirceanna
Climate met_éireann sneachta sioc oighear gaoth_láidir gaotha_láidre rónta rón_glas fianna_rua
`;
