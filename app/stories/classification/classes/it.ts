export const it = `
Society+ morto morti morta morte muore muoiono ucciso uccisa uccisi omicidi* assassin* femminicidi* accoltell* sparatoria arrestat* arresto arresti fermato condannat* condanna processo tribunal* polizia carabinieri poliziott* vigili_del_fuoco incendi* esplosion* terremot* valanga valanghe naufragi* deragli* scompars* rapiment* stupro stupri violenza_sessuale attentat* terroris* ferito feriti ferita vittim* procura procurator* pm carcere detenut* cadavere ergastolo indagat* evacuat* aggress* rapina rapine allerta_meteo allerta_rossa allerta_arancione maltempo nubifrag* alluvion* ondata_di_*
Society incidente incidenti furto furti truff* droga mafia camorra ndrangheta giudic* sospett* accusat* vescov* arcivescov* papa vaticano chiesa moschea senzatetto povertà uragan* lutto funerali soccors* annegat* violenz* rogo razzis* abus* tragedia strage cronaca sequestr* investito maltratt* caporalato disabil* dispers* sfollat* isolati_dalla_neve
Society- indagin* blitz
Sport+ serie_a champions_league juventus juve inter milan napoli_calcio roma_calcio lazio calciator* calciomercato calcio nazionale_di pallavolo basket tennis sinner giro_d'italia medagli* portiere attaccant* centrocampist* allenator* mondiali_di mondiale_di campion*_del_mondo semifinal* quarti_di_finale coppa_italia formula_1 ferrari_f1 motogp olimpiad* olimpic* arbitr* scudetto sci_alpino var fantacalcio ciclismo
Sport partita partite gol giocator* stagione campionat* campion* squadra squadre club vittoria sconfitta pareggio torneo finale stadio gara gare infortunio sport* tifos* mister
Showbiz+ vip gossip grande_fratello isola_dei_famosi sanremo ballando_con_le_stelle amici_di_maria attore attrice cantante cantanti influencer fedez ferragni famiglia_reale principe_harry principessa hollywood netflix red_carpet uomini_e_donne belen
Showbiz serie_tv film album concert* matrimonio nozze divorzi* incinta fidanzat* flirt conduttor* conduttrice televisione ascolti_tv showgirl regista coppia reality
Lifestyle+ ricett* oroscop* dieta diete dimagrir* trucco makeup bellezza moda capelli arredament* giardinaggio benessere yoga viaggi vacanz* borghi ristorante_stellato gastronomi* segno_zodiacale sessualità rimedi_naturali idee_regalo animali_domestici fai_da_te mete_turistiche cosa_fare_nel_weekend cosa_vedere look torta torte biscotti insalata* zuppa zuppe sugo ricette segni_zodiacali bagaglio_a_mano caduta_dei_capelli single
Lifestyle cucina ristorant* hotel viaggio vino vini stile consigli sonno casa_dei_sogni cane cani gatto gatti psicolog* weekend per_la_cena
Service+ oroscop* meteo previsioni_meteo cruciverba sudoku quiz lotto superenalotto estrazion* programmi_tv stasera_in_tv dove_vederla dove_vedere offerte_del sconti black_friday saldi newsletter podcast* almanacco
Service pioggia temperature orari classifica_completa
Service- neve
None serie_di serie_a_rischio squadra_mobile squadra_di_governo squadre_di_soccorso partita_iva partite_iva modello_di modello_organizzativo club_med finale_di_partita casa_bianca Casa_Bianca gara_d_appalto gare_d_appalto gara_di_appalto stella_polare campo_largo
Society+ allerta_gialla maltempo* nubifragi* valang* bufera_di_neve ondata_di_gelo ondata_di_caldo mareggiat* grandinat* esondazion* allagament* tromba_d_aria bomba_d_acqua
Sport- ciclista* ciclisti*
Society pellegrin* partigian* evaso evasi evade escursionist* alpinist* rissa risse bullismo pedofil* stalking
None nel_lazio del_lazio regione_lazio tar_lazio evasione_fiscale da_film
None vino_italiano vini_italiani vini_europei valanga_azzurra valanga_di al_forno_crematorio evade_il_fisco evasi_al_fisco
Society+ neve_a_bassa_quota disagi_per_la_neve piogge_torrenziali forti_piogge valanga_di_neve valanga_di_fango valanga_di_ghiaccio
Society coltellat* ventenne* trentenne* frana frane
Lifestyle+ al_forno in_padella
`;
