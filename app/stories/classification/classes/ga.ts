export const ga = `
Society+ maraíodh marbh* mharaigh dúnmhar* dúnorgain bás fuair_bás gabháil gabhadh gabhálacha cúirt cúirte cúirteanna chúirt triail* pianbhreith* príosún* ciontaíodh gardaí garda garda* póilín* péas briogáid_dóiteáin dóiteán* tine pléasc* crith_talún talamhchrith maidhm_shneachta longbhriseadh ar_iarraidh fuadach* éigniú* ionsaí* sceimhlitheoir* gortaíodh gortaithe íospart* ionchúisitheoir* corpán* aslonn* coir_thromchúiseach coir_ghráin* coir_ghnéis coireanna coiriúil* rabhadh*
Society timpist* taisme* robáil* gadaí* goid calaois* druga* drugaí amhras* cúisí* cúiseamh* fiosrúchán* easpag* ardeaspag* pápa vatacáin eaglais* mosc teifigh teifeach* gan_dídean bochtain* tuile tuilte hairicín caoineadh sochraid* tarrtháil* foréigean* círéib* ciníoch* frith-ghiúdach* tragóid* tubaiste* mí-úsáid* míchumas*
Sport+ peil* iomáint* iománaí* camógaíocht* clg cumann_lúthchleas_gael sacar* rugbaí cúl cúlaí traenálaí* bainisteoir_na corn_an_domhain oilimpe* bonn_óir boinn craobh craoibhe craobhchluich* craobhchomórtas* leathcheannais leadóg* galf rásaíocht cluiche_ceannais imreoir* sraith_náisiúnta peileadóir*
Sport cluich* séasúr* foireann* club* bua comórtas* páirc_an_chrócaigh rás curadh* spórt* lúthchleas* cúilín*
Showbiz+ aisteoir* amhránaí* réalta cáiliúil* eoraifís* banphrionsa prionsa teaghlach_ríoga hollywood netflix láithreoir*
Showbiz sraith_teilifíse scannán* albam* ceolchoirm* bainis bainise bainiseacha colscaradh teilifís* ros_na_rún
Lifestyle+ oideas oidis tuarscéal horascóp* aiste_bia smideadh áilleacht* faisean* gruaig garraíodóireacht* ióga folláine* saoire
Lifestyle cistin* bialann* óstán* taisteal* fíon leid* codladh madra* cat
Service+ aimsir réamhaisnéis* horascóp* crosfhocal* sudoku tráth_na_gceist crannchur* sceideal_teilifíse tairiscintí lascaine* nuachtlitir podchraolad*
Service báisteach teocht* met_éireann uaireanta_oscailte
Service- sneachta
Society- stoirm* tonn_teasa foláireamh* rabhadh_oráiste rabhadh_dearg rabhadh_buí rabhadh_aimsire rabhadh_stoirme rabhadh_sneachta drochaimsir*
Sport- caillteoir*
`;
