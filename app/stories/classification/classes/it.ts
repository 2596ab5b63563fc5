export const it = `
Society+ morto morti morta morte muore muoiono ucciso uccisa uccisi omicidi* assassin* femminicidi* accoltell* sparatoria arrestat* arresto arresti fermato condannat* condanna processo tribunal* polizia carabinieri poliziott* vigili_del_fuoco incendi* esplosion* terremot* valanga valanghe naufragi* deragli* scompars* rapiment* stupro stupri violenza_sessuale attentat* terroris* ferito feriti ferita vittim* procura procurator* pm carcere detenut* cadavere ergastolo indagat* evacuat* aggress* rapina rapine allerta_meteo allerta_rossa allerta_arancione maltempo nubifrag* alluvion* ondata_di_*
Society incidente incidenti furto furti truff* droga mafia camorra ndrangheta giudic* sospett* accusat* vescov* arcivescov* papa vaticano chiesa moschea rifugiat* senzatetto povertà frana uragan* lutto funerali soccors* annegat* violenz* rogo razzis* abus* tragedia strage cronaca sequestr* investito maltratt* caporalato disabil*
Society- indagin*
Sport+ serie_a champions_league juventus juve inter milan napoli_calcio roma_calcio lazio calciator* calciomercato calcio nazionale_di pallavolo basket tennis sinner ciclis* giro_d'italia medagli* portiere attaccant* centrocampist* allenator* mondiali_di mondiale_di campion*_del_mondo semifinal* quarti_di_finale coppa_italia formula_1 ferrari_f1 motogp olimpiad* olimpic* arbitr* scudetto sci_alpino var fantacalcio
Sport partita partite gol giocator* stagione campionat* campion* squadra squadre club vittoria sconfitta pareggio torneo finale stadio gara gare infortunio sport* tifos* mister
Showbiz+ vip gossip grande_fratello isola_dei_famosi sanremo ballando_con_le_stelle amici_di_maria attore attrice cantante cantanti influencer fedez ferragni famiglia_reale principe_harry principessa hollywood netflix red_carpet uomini_e_donne belen
Showbiz serie_tv film album concert* matrimonio nozze divorzi* incinta fidanzat* flirt conduttor* conduttrice televisione ascolti_tv showgirl regista coppia reality
Lifestyle+ ricett* oroscop* dieta diete dimagrir* trucco makeup bellezza moda capelli arredament* giardinaggio benessere yoga viaggi vacanz* borghi ristorante_stellato gastronomi* segno_zodiacale sessualità
Lifestyle cucina ristorant* hotel viaggio vino vini stile consigli sonno casa_dei_sogni cane cani gatto gatti psicolog* weekend
Service+ oroscop* meteo previsioni_meteo cruciverba sudoku quiz lotto superenalotto estrazion* programmi_tv stasera_in_tv dove_vederla dove_vedere offerte_del sconti black_friday saldi newsletter podcast* almanacco
Service pioggia temperature orari classifica_completa
Service- neve
`;
