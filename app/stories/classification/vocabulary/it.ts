export const it = `
Politics+ elezion* elettoral* parlament* senato* senator* camera_dei_deputati deputat* govern* presidente_del_consiglio presidente_* ministr* ministero* consiglio_dei_ministri premier coalizione* opposizion* referendum* costituzional* costituzione* disegno_di_legge decreto* legge_* leggi quirinale palazzo_chigi montecitorio viminale farnesina eurodeputat* europarlament* commissione_europea parlamento_europeo consiglio_europeo estrema_destra ultradestra sindac* cancellier* vertice_* diplomat* ambasciat* voto voti maggioranza centrodestra centrosinistra candidat* sondaggi_politici capo_dello_stato mozione_di_sfiducia voto_di_fiducia fiducia_al_governo questione_di_fiducia stato_di_diritto corte_costituzionale premierato autonomia_differenziata elettor* urne congresso camera_dei_rappresentanti legislator* primo_ministro ratific* costituzion* primarie parlamentar* manifestanti dichiarazione_d_indipendenza dichiarazione_di_indipendenza corte_suprema situazione_politica
Politics politic* sanzioni dimission* riform* democra* sinistra destra campagna corruzione negoziat* cessate_il_fuoco accordo_di_pace onu nazioni_unite bruxelles meloni schlein salvini conte tajani mattarella pd lega fdi m5s trattato veto adesione disinformazione cremlino casa_bianca regionali comunali europee sovranit* separazione_delle_carriere magistrat* separatist* mandato alleati consigli*_regional* giunta protest* manifestant* indipenden* anness* occupat* trattat* accordo_di repubblica governator* dinastia impero golpe colpo_di_stato neutralit* coloni* indipendenza indipendentis* invasione invad* conquista* imperial* regno dinasti* rivoluzion* occupazione_militare insurrezion* ribell* coloniale* colonialis* diritto_internazionale disput*_confin* portavoce manifestanti ratific* trattati accord*_di_pace scheda_elettorale urne disegno_di_legge legislazion* rielett* presidenzial* capo_di_Stato federal* giunta* assessor* ballottaggi* maggioranza opposizion* premierato vicepresident* imperator* diritti_umani diritti_civili armistizio monarchi* colpo_di_Stato elettor* invade* conquist* denuclearizz*
Politics- crisi manifestazion* polemica* leader dibattito diritti giustizia giudici stato scontro partit* re provincia territori* regime autorità dirigent* sovran* ricorso_al_tar conservatori
Economy+ econom* inflazione* tassi_di_interesse tassi_d_interesse banca_centrale recessione* disoccupazion* crescita pil deficit debito_* legge_di_bilancio bilancio_dello_stato bilanci_pubblici tasse tassa* fiscal* irpef iva stipend* salari* salario_minimo pensione pensioni spread azionist* occupazion* licenziament* esuber* cassa_integrazione fallimento* affitt* mutui mutuo banca banche bancari* eurozona bce manovra_* legge_di_bilancio confindustria potere_d_acquisto mercato_del_lavoro istat contratto_nazionale finanza_pubblica conti_pubblici pnrr bankitalia reddito* caro_vita
Economy aziende impres* sciopero* mercat* investiment* investitor* industri* fabbric* utile utili fatturato consumi vendite risparmi* credito produttività pmi bolletta* opa fusione* lavoro lavorator* sindacato sindacati sussid* incentiv* bonus finanzia* manifattur* contratti euro manovra
Economy- aument* calo milioni soldi spesa borsa* azienda* prezzi prezzo costo costi
Climate+ clima* cambiament*_climatic* riscaldamento_globale emission* gas_serra carbonio co2 ondata_di_calore siccità* alluvion* incendi_boschivi biodiversità* ecolog* inquinament* ghiacciai* ghiacciaio maltempo* riciclo riciclaggio_dei_rifiuti deforestazione sostenibil* transizione_ecologica combustibili_fossili microplastic* smog green_deal dissesto_idrogeologico desertificazione specie_protett* decarbonizzazione frana* frane eventi_estremi ondata_di_caldo allerta_meteo
Climate plastica rifiuti oceano* oceani nubifragio* bosco boschi foresta* natura* piogge uragan* lupo lupi orso orsi parco_nazionale fauna mare_nostrum allerta_meteo
Climate- caldo acqua mare neve pioggia afa ambient* temperatur* tempesta* specie
Technology+ intelligenza_artificiale digital* cyber* attacco_informatico hacker* software semiconduttor* chip protezione_dei_dati privacy social_network smartphone* quantistic* satellit* spazial* razzo algoritm* giganti_del_web big_tech piattaform*_digital* internet robot* 5g banda_larga fibra_ottica data_center chatbot* riconoscimento_facciale informatic* IA IA deepfake
Technology tecnolog* app applicazione* online computer* innovazione* dati ricercator* elettronic* criptovalut* astronaut* piattaform* motore_di_ricerca telecomunicazion* spazio
Technology- scientifi* scienziat* ricerca rete schermi web social startup* fossile fossili
Defense+ difesa_* esercito* militar* soldat* nato missil* dron* guerra* carri_armati caccia_f aerei_da_caccia sottomarin* fregat* armament* munizion* raid bombardament* riarmo forze_armate marina_militare aeronautica_militare spese_militari invasion* offensiva* jihad* spionaggio intelligence artigli* ministro_della_difesa truppe leva_militare leonardo_* scudo_antimissile carabinieri_all_estero
Defense difesa ostagg* armi arma_nucleare tregua ibrid* sabotag* sicurezza_nazionale
Defense- sicurezza minacc* conflitt* uccis* attacc* attentat* bomba* bombe combattiment* esplosion* terroris*
Trade+ dazi* dazio accordo_commerciale guerra_commerciale libero_scambio export* esportazion* esportator* importazion* importator* commercio_estero commercio_internazionale bilancia_commerciale dogan* mercosur wto protezionis* catena*_di_fornitura mercato_unico antidumping made_in_italy
Trade commercio commercial* esporta* container merci embargo* quote
Immigration+ immigra* migrant* migrator* migrazion* asilo* rifugiat* sbarchi sbarco* barcon* barchin* espulsion* rimpatri* scafist* permess*_di_soggiorno frontex schengen lampedusa centri_in_albania cpr cittadinanza ius_s* ong trafficant*_di_esseri decreto_flussi clandestin* naufragi* accoglienza_migranti richiedent*_asilo
Immigration straniero stranier* visti visto_d*_ingresso visti_d* accoglienza confin*
Healthcare+ salute sanità* sanitari* ospedal* medic* infermier* pazient* malatti* vaccin* farmac* tumor* cancro epidemi* pandemi* virus covid* influenza influenzale pronto_soccorso chirurg* liste_d_attesa servizio_sanitario eutanasia suicidio_assistito fine_vita aborto* alzheimer diabete* obesità antibiotic* morbillo salute_mentale clinic* asl ssn rsa focolaio west_nile oncolog*
Healthcare cure terapi* trattament* fumo sigarett* tabacco alcol* droga* droghe infezion* contagi* batteri* screening natalità* psicolog* psichiatr* sintom* disabil* medicina infett* malatti* tumor* sindrom* disturb*_mentali diagnos* intossicazion* allergi* cervell* cerebral* epidemi* virus vaccin* medic* pazient* clinic* neurologic* salute_mentale avvelenament* contraccet* contraccezione depressione_clinica diarrea vomit* lesion*_cerebral* sclerosi immunit* contagios*
Healthcare- anziani studio dolor* ferit* igiene eroina
Education+ scuola* scuole scolastic* liceo licei universit* studente* alunn* insegnant* docent* istruzione educazion* maturità* esame_di_stato asilo_nido asili_nido rettor* ateneo atenei didattic* cattedr* invalsi formazione_professionale lezion* edilizia_scolastica borsa_di_studio borse_di_studio compiti maestr* dottorat* its_academy campus
Education classi corso corsi diploma lettura
Education- student* classe professor*
Energy+ energ* elettricità* elettric* nuclear* centrale_nucleare centrali_nucleari centrale_elettrica reattor* gas_naturale gas_russo prezzo_del_gas petroli* barile eolic* solare solari fotovoltaic* idrogeno carbone carburant* benzina rinnovabil* gasdotto* blackout rete_elettrica rigassificator* raffineri* bollett* terna enel eni gnl megawatt gigawatt accise pompe_di_calore
Energy gas bolletta_della_luce luce_e_gas diesel gasolio riscaldamento batteri*_a accumul* uranio oleodotto litio trivell*
Agriculture+ agricoltor* agricoltura* agricol* agroaliment* agroindustr* allevator* allevament* raccolt*_di grano cereal* pesticid* glifosato pac_* politica_agricola pesca_* pescator* trattor* bestiame bovin* suin* peste_suina aviaria apicolt* api olio_d_oliva ulivi olivicol* vigneti viticol* vendemmia* latte coldiretti confagricoltura fertilizzant* irrigazion* braccianti caporalato xylella floricol* serre granchio_blu
Agriculture campi rural* carne vino vini frutta ortaggi verdur* alimentar* cibo coltiv* sementi semina terreni uova pomodor* latterie
Agriculture- animali pesce formaggi*
Transport+ treno ferrovi* trenitalia italo alta_velocità metropolitana metro_* tram aeroport* compagnia_aerea compagnie_aeree aereo aerei voli autostrad* pedagg* auto_elettric* automobil* automotive bici biciclett* pista_ciclabile piste_ciclabili patente codice_della_strada traffico* controllori_di_volo traghett* camion* autotrasport* tir monopattin* ztl limite_di_velocità ponte_sullo_stretto porti porto_di pendolari macchinist* ita_airways ferrovie mobilità deragli* navi_*
Transport strade bus viadott* galleri* parchegg* pilot* stazion* cantieri nave tamponament* incidente_stradale incidenti_stradali traffico strada_statale tangenziale tir camion pedone pedoni sciopero_dei_treni voli
Transport- trasport* volo passegger* strada* veicol* auto conducent* viaggiator*
International+ nazioni_unite consiglio_di_sicurezza medio_oriente casa_bianca
International gaza israel* palestin* ucrain* russia* cina cines* stati_uniti usa trump iran* siri* liban* africa* libia sudan taiwan corea venezuel* cremlino umanitari* hamas
Society+ femminicid* violenza_di_genere violenza_sulle_donne povert* disuguaglianz* senzatetto discriminazion* razzis* antisemit* lgbt* parità_* stupro* omicidi* mafia* 'ndrangheta camorra chiesa papa vaticano diritti_civili carcer* processo*
Society donne famigli* bambin* giovani polizia carabinier* giudic* tribunal* condann* crimin* incident* morto morta morti ferit* scompars* incendio vigili_del_fuoco indagin* vittim* arrest* popolazion* denatalità volontar* rapina* procura* accoltell* sparator* maltratt* cronaca violenz*
Business+ fatturato quotazione_in_borsa opa fusione* azionist* amministratore_delegato ad_di utile_netto startup* multinazional* trimestr*
Business azienda* aziende impres* fabbric* stabiliment* marchi* lusso investitor* ricavi vendite
Culture+ museo musei mostra_d*_arte in_mostra mostra_di teatro teatri teatral* opera_lirica lirica orchestra* romanzo romanzi letterari* letteratura scrittor* scrittric* premio_strega cinema cineast* mostra_del_cinema patrimonio_culturale scultur* pittor* pittur* danza balletto archeolog* libreri* cultural* uffizi scala_* biennale* salone_del_libro festival_del_cinema pompei beni_culturali poeta poesia
Culture film cultura* musica* libro libri album concerto concerti festival* autore attore attrice regista registi arte artist* videogioc*
Sport+ calcio calciator* serie_a serie_b champions* juventus juve inter milan_* roma_calcio napoli_calcio lazio_calcio atalanta nazionale_di_calcio azzurri azzurr* allenator* attaccant* portier* centrocampist* semifinal* quarti_di_finale ottavi_di_finale mondial* coppa_italia europei_di olimpi* tennis tennist* sinner musetti roland_garros basket pallavolo volley rugby ciclismo ciclista_professionista giro_d_italia motogp formula_1 f1 gran_premio ferrari_* calciomercato goleador gol campion* medagli* rigore rigori derby scudetto sport* atlet* arbitr* classifica_marcatori serie_c sci_alpino biathlon nuoto fioretto pole_position var marcator* bianconer* nerazzurr* rossoner* gialloross* biancocelest*
Sport vittori* sconfitt* finalist* giocator* squadra* club stagione partita* torneo* stadio record gara gare titolo tifos* pareggi* vinc* batte infortuni* panchina trasferta scherma allenament* campionato* in_finale la_finale_di finale_di_coppa
Leisure+ oroscop* vip gossip ricett* lotto superenalotto grande_fratello isola_dei_famosi ballando_con_le_stelle temptation_island amici_di_maria uomini_e_donne influencer* reality principess* principe_* reali_inglesi royal* matrimonio incinta* moda_* stile look outfit bellezz* trucco dieta_* dimagrire tarocchi segn*_zodiac* programmi_tv stasera_in_tv serie_tv netflix fiction sanremo meghan_markle kate_middleton chef masterchef gastronom* ristorant* vacanz* arredamento giardin* fai_da_te offerte black_friday saldi gratta_e_vinci cruciverba sudoku x_factor anticipazioni
Leisure star stella cantant* conduttor* conduttric* attore attrice tv puntat* cane cani gatto gatti spiagg* hotel fidanzat* divorzio gravidanza tendenz* viral* spettacolo showgirl modella
None partito_da campi_flegrei al_governo_del camera_da_letto in_camera camera_ardente scuola_calcio scuola_di_calcio diretta_gol dalla_parte aria_condizionata piano_terra parte_del governance ora_legale partita partite in_partita a_partire partire partito_per partiti_da fondo_campo borsa_di_studio_no classe_1 di_classe sci_di_fondo guerra_mondiale titoli_della_difesa campagna_natalizia campagna_abbonamenti presidente_dell'associazione presidente_del_club presidente_della_federazione presidente_dell'azienda guerre_stellari star_wars guerra_dei_prezzi guerra_di_nervi guerra_di_parole guerra_culturale
Economy partita_iva partite_iva
Healthcare+ sclerosi_multipla danni_cerebrali polmonit* malaria ebola tubercolosi anticorp* leucemia epilessia autismo adhd colera epatite hiv aids sepsi cardiolog* ginecolog* neurolog* pediatr* medici_senza_frontiere organizzazione_mondiale_della_sanità quarantena gravidanz* incinta aborto_spontaneo trapiant* ipertensione asma antidepressiv* contraccett* anestesi* morfina epidemiolog* virolog* terapia_intensiva centro_medico
Economy- miliard*
Defense+ attacco_russo attacchi_russi attacco_israeliano raid_israeliano raid_aereo raid_aerei attacco_degli_usa attacco_usa operazione_militare intervento_militare crimini_di_guerra criminale_di_guerra paramilitar* milizi* miliziani jihadist* stato_islamico isis talebani hezbollah houthi armi_nucleari armi_a industria_bellica servizi_segreti caschi_blu forza_di_pace prigionieri_di_guerra nave_da_guerra navi_da_guerra base_militare difesa_aerea spese_militari riarmo
Defense combattent* combattimenti guerra_civile ribelli ostaggi cattura_di_maduro cattura_di pentagono spia spie tregua bombardamenti missili linea_del_fronte
Politics+ vicepresident* presidente_del_consiglio palazzo_chigi consiglio_comunale giunta_comunale giunta_regionale sindac* assessor* campidoglio raggi gualtieri regione_lazio elezioni_comunali ballottaggio movimento_5_stelle m5s partito_democratico
Politics consigliere_comunale consigliera_comunale municipio municipi delibera* opposizioni dittator* dittatura dissident* autoritar* diritti_umani geopolitic* diplomazia ministro_degli_esteri
Economy+ crescita_economica salario_minimo stipendi costo_della_vita debito_pubblico legge_di_bilancio manovra_finanziaria banca_d_italia tasso_di_disoccupazione disoccupati cassa_integrazione licenziamenti reddito_di_cittadinanza caro_vita caro_affitti
Economy stipendio lavoratori lavoratrici sciopero_generale vertenza* contratto_collettivo evasione_fiscale tassa tasse tributi
Climate+ crisi_climatica rifiuti_a_roma emergenza_rifiuti differenziata inceneritore termovalorizzatore qualità_dell_aria polveri_sottili blocco_del_traffico domeniche_ecologiche incendi ghiacciai
Climate discarica discariche alberi alberi_caduti cinghiali verde_pubblico parchi siccità
Technology+ smartphone* smartwatch* iphone* galaxy_s xiaomi huawei samsung realme oppo oneplus honor motorola whatsapp aggiornamento_software android_1* windows_1* beta_pubblica processore snapdragon mediatek fotocamera* schede_video schermo_oled playstation xbox nintendo intelligenza_artificiale archeolog* paleontolog* scienziati ricercatori_scoprono nobel_per_la_fisica nobel_per_la_chimica telescopio stazione_spaziale auto_elettriche
Technology tablet notebook smart_tv cuffie auricolari app aggiornamento aggiornamenti funzione funzioni display specifiche_tecniche ricarica_rapida chatgpt ricercatori ricercatrici scoperta laboratorio esperimento utenti sicurezza_informatica
Healthcare+ ospedali pronto_soccorso policlinico asl medici_di_base intossicazione legionella vaccini medico_di_famiglia ambulanza 118 ares_118
Education+ scuola scuole studenti universitari maturità insegnanti professori docenti asilo_nido asili_nido ateneo atenei
Energy+ petrolio prezzo_del_petrolio caro_bollette bollette gas_naturale centrale_nucleare energia_solare fotovoltaico rinnovabili benzina caro_carburanti
Transport+ autobus atac metro_a metro_b metro_c cotral tangenziale raccordo_anulare GRA incidente_stradale incidente_aereo incidente_ferroviario treni ritardi_dei_treni sciopero_dei_trasporti sciopero_mezzi ztl fiumicino aeroporti ryanair ita_airways taxi tassisti pista_ciclabile piste_ciclabili monopattini auto_elettrica auto_elettriche
Transport incidente_sulla motociclista automobilista* traffico strada_chiusa strade_chiuse autobus_in_fiamme buche scooter investit*_da_un_auto
Trade+ dazi accordo_ue-mercosur guerra_commerciale
Immigration+ centri_di_accoglienza centro_di_accoglienza sbarchi sbarco ong_migranti migranti_morti richiedenti_asilo permessi_di_soggiorno centri_in_albania
Agriculture+ coldiretti agricoltori trattori raccolto raccolti vendemmia olio_d_oliva allevamenti peste_suina
Business+ trimestrale ricavi utile_netto acquisizione_di
Business negozi negozio catena_di punti_vendita
Technology videogam*
Politics+ referendum_costituzionale giunta_raggi virginia_raggi ignazio_marino legge_elettorale primarie_del_pd consiglieri_comunali assemblea_capitolina mafia_capitale vicesindac*
Healthcare+ vaccinazione green_pass lockdown zona_rossa tamponi ricoverati terapie_intensive
Technology+ samsung_galaxy iphone_1* pixel_* one_ui miui hyperos ios_1* ipad* macbook* airpods* windows_11 geforce* ryzen* ps5 xbox Steam streaming bing_chat whatsapp_* telegram_* instagram_* smartphone_pieghevole pieghevole pieghevoli aggiornamenti_software
Technology offerta_operatore operatore operatori vodafone TIM windtre iliad fibra_ottica aggiornare batteria_da smart_home aspirapolvere_robot auto_elettrica_tesla
Transport+ ataf metro_roma linea_a linea_b linea_c bus_atac autobus_atac viabilità incidente_mortale incidente_stradale_a pendolari roma-lido
Politics+ sottosegretari* segretario_generale_dell_onu segretario_del_pd direzione_del_pd congresso_del_partito commissione_elettorale seggi seggio_elettorale affluenza spoglio_delle_schede scrutini_elettorali intenzioni_di_voto campagna_elettorale primo_turno secondo_turno crisi_di_governo rimpasto voto_di_fiducia questione_di_fiducia aula_del_senato consiglio_regionale assemblea_nazionale assemblea_costituente visita_di_stato visita_ufficiale crisi_diplomatica relazioni_diplomatiche caso_diplomatico prigionier*_politic* libertà_di_stampa libertà_di_espressione amnesty_international riforma_costituzionale riforma_della_giustizia giunta_militare insediamento_del_presidente oppositor* autorizzazione_a_procedere finanziamento_ai_partiti voto_di_scambio tangent* commissione_parlamentare commissione_d_inchiesta emendament* question_time unione_africana g20 g7 g8 capo_del_governo primavera_araba
Politics istituzion* populist* populismo centrist* comunist* socialist* liberali ex_ministro ex_premier ex_sindaco ex_presidente neosindac* minisindac* consigliere_regionale circoscrizion* ordinanza_del_sindaco amministrazion*_comunale amministrative consultazioni alleanze coalizion* espulso_dal_partito censura repressione epurazion* esule_politico regime_di oligarch* consolato attivist* corteo cortei sit-in presidio_davanti petizion* raccolta_firme manifestazione_contro libertà_di_stampa libertà_di_espressione prigionier*_politic* repressione nazionalism* nazionalist*
Economy+ tasso_di_interesse tassi_di_riferimento politica_monetaria crisi_economica crisi_finanziaria titoli_di_stato btp piazza_affari ftse_mib borsa_di_milano borse_europee mercati_finanziari agenzie_di_rating fmi fondo_monetario banca_mondiale bilancio_pubblico spending_review patto_di_stabilità pressione_fiscale cuneo_fiscale flat_tax imu tari tasi evasori agenzia_delle_entrate condono patrimoniale prelievo_fiscale pensionati età_pensionabile riforma_delle_pensioni quota_100 inps posti_di_lavoro mercato_immobiliare prezzi_delle_case sfratt* emergenza_abitativa case_popolari cgil cisl uil fiom sindacal* sciopero_di precari precariat* lavoro_nero jobs_act smart_working settimana_corta giovani_disoccupati produzione_industriale consumi_delle_famiglie prezzi_al_consumo carrello_della_spesa indigen* soglia_di_povertà redditi turism* pil_italiano BOT
Economy contribuent* dipendenti_pubblici statali impieg* assunzion* stabiliment*_chiude prestit* creditor* valute dollaro svalutazion* rincar* tariff* prezzi_in_aumento valuta_estera
Climate+ cambiamento_climatico impronta_di_carbonio neutralità_climatica pm10 marea_nera sversament* raccolta_differenziata sacchetti_di_plastica discarica_abusiva discariche_abusive rifiuti_tossici rifiuti_speciali ecoball* specie_in_via_d_estinzione specie_a_rischio area_protetta aree_protette riserva_naturale foresta_amazzonica incendi_in incendio_boschivo incendi_estivi crisi_idrica emergenza_idrica risorse_idriche depurator* legambiente wwf lipu greenpeace accordo_di_parigi scioglimento_dei_ghiacci livello_del_mare emergenza_climatica ultima_generazione fridays_for_future
Climate ecosistem* habitat balen* delfin* elefant* rinocer* tartarughe impollinator* cinghial* uccelli bracconagg* erosione_costiera artico antartide iceberg barriera_corallina allagament* esondazion* tromba_d_aria ciclone tifone squalo squali
Defense+ ministero_della_difesa attentato_suicida kamikaze autobomba ordigno* esplosivo cellula_jihadista al_qaeda boko_haram ribelli_siriani gruppi_armati gruppo_armato presa_d_ostaggi processo_di_pace accordo_di_pace colloqui_di_pace cessate_il_fuoco crimini_contro_l_umanità genocidi* armi_chimiche test_nucleare test_missilistico bomba_atomica portaerei esercitazion*_militar* base_navale missione_militare contingente_italiano spese_per_la_difesa corsa_agli_armamenti vendita_di_armi leva_obbligatoria veterani spia_russa agenti_segreti controspionaggio
Defense assedio colpi_di_mortaio cecchin* artificier* mine_antiuomo imboscat* truppe_governative escalation riservist* mercenari* terza_guerra_mondiale minaccia_di_intervenire piano_di_pace garanzie_di_sicurezza
Healthcare+ ministro_della_salute ministero_della_salute sistema_sanitario azienda_sanitaria personale_sanitario dentist* ostetric* fisioterapist* oms casi_di_coronavirus nuovi_contagi positiv*_al tampone mascherin* novax no-vax campagna_vaccinale intossicazione_alimentare salmonella influenza_suina zika dengue meningite ictus infarto infarti parkinson donazione_di_organi banca_del_sangue donatori_di_sangue procreazione_assistita fecondazione_assistita utero_in_affitto parto parti_cesarei mortalità_infantile aspettativa_di_vita interruzione_di_gravidanza ru486 testamento_biologico biotestamento cure_palliative anoressia bulimia disturbi_alimentari tossicodipenden* ludopat* dipendenza overdose tabagismo fumatori sovrappeso obesi malasanità ticket_sanitari barelle reparto_di reparti_ospedalieri
Healthcare sala_operatoria operat*_d_urgenza intervento_chirurgico dosi ricoverat* ricoveri rianimazion* ricetta_medica colesterolo cardiopatic* menopausa allattamento badanti
Education+ ministero_dell_istruzione ministro_dell_istruzione sistema_scolastico edifici_scolastici istituto_comprensivo istituti_superiori dirigente_scolastico dirigenti_scolastici presidi_e preside_del precari_della_scuola concorsone buona_scuola abbandono_scolastico dispersione_scolastica mensa_scolastica mense_scolastiche libri_di_testo anno_scolastico anno_accademico rientro_a_scuola tasse_universitarie test_d_ingresso numero_chiuso sciopero_della_scuola occupazione_del_liceo laureat* analfabet*
Education esami esame materie educator* laurea tesi genitori_degli_alunni studenti_universitari
Technology+ virus_informatico attacchi_informatici ransomware vulnerabilità furto_di_dati violazione_dei_dati sistema_operativo aggiornament*_di_windows telefoni_cellulari telefonini cellulari realtà_virtuale realtà_aumentata commercio_elettronico e-commerce stampa*_3d guida_autonoma auto_a_guida_autonoma computer_quantistic* supercomputer nanotecnolog* biotecnolog* clonazione cellule_staminali genetic* genoma agenzia_spaziale missione_spaziale sonda_spaziale navicella_spaziale marte asteroid* meteorit* eclissi buco_nero buchi_neri esopianet* onde_gravitazionali bosone cern neutrin* astrofisic* astronom* dinosaur* neanderthal* scoperta_archeologica scavi_archeologici tomba_etrusca cnr nobel_per_la_medicina premio_nobel_per matematic* silicon_valley processori scheda_video scheda_madre schede_grafiche fotocamere wearable foldable aggiornamento_android app_store google_play fossile_di fossili_di resti_fossili
Technology brevett* prototip* laborator* esperiment* sensor* gadget posta_elettronica password tweet youtuber browser operatori_telefonici antenne dispositiv* pirateria scienza
Energy+ prezzo_dell_energia prezzi_dell_energia crisi_energetica transizione_energetica efficienza_energetica fonti_rinnovabili parco_eolico pannelli_solari pannelli_fotovoltaici impianto_fotovoltaico scorie_nucleari incidente_nucleare fukushima centrale_a_carbone centrali_a_carbone idroelettric* miniera_di_carbone greggio giacimento_di piattaforma_petrolifera opec fracking forniture_di_gas tap_gasdotto senza_corrente senza_elettricità caro_benzina prezzi_dei_carburanti distributori_di_benzina benzinai biocarburant* colonnine_di_ricarica superbonus ecobonus
Energy miniera miniere minatori atomic* combustibil* arricchimento_dell_uranio kilowatt fonti_fossili
Agriculture+ prodotti_agricoli aziende_agricole azienda_agricola imprenditori_agricoli quote_latte protesta_dei_trattori rivolta_dei_trattori forconi_agricoltori raccolta_dei_pomodori raccolto_di mais soia olio_extravergine vino_italiano cantine doc_e docg mucca_pazza lingua_blu ogm diserbant* erbicid* politica_agricola_comune acquacoltura tonno_rosso pescherecc* insicurezza_alimentare carestia mattatoio macell* cimice_asiatica peronospora
Agriculture maiali pecore pastori mucche polli galline miele semine semina seminare vitivinicol* campagne contadin* agrumi arance olive
Transport+ disastro_aereo sciagura_aerea disastro_ferroviario scatola_nera scatole_nere sciopero_aerei sciopero_atac fermata_della_metro linea_metro trasporto_pubblico trasporti_pubblici mezzi_pubblici treno_deragliato atterraggio_d_emergenza voli_cancellati treni_regionali linea_ferroviaria stazione_termini malpensa linate incidente_mortale_in scontro_frontale incidente_in_autostrada incidente_sul_raccordo grande_raccordo_anulare pirata_della_strada omicidio_stradale sicurezza_stradale limiti_di_velocità autovelox multe bollo_auto blocco_delle_auto auto_diesel auto_ibride mercato_dell_auto immatricolazioni case_automobilistiche ciclisti licenze_taxi uber ncc crociera portacontainer canale_di_suez tav torino-lione ponte_morandi crollo_del_ponte viadott* semafor*
Transport binari carrozze locomotor* elicotter* velivol* furgon* motociclist* sottopass* imbarcazion*
Trade+ guerra_dei_dazi accordi_commerciali barriere_commerciali relazioni_commerciali sanzioni_economiche sanzioni_commerciali ttip ceta prodotti_importati contraffazion* contraffatt* organizzazione_mondiale_del_commercio
Trade importare merce dumping
Immigration+ politica_migratoria crisi_migratoria emergenza_migranti emergenza_sbarchi flussi_migratori campo_profughi campi_profughi profugh* sprar hotspot salvataggio_in_mare navi_ong sea_watch open_arms ocean_viking mare_jonio porti_chiusi traffico_di_esseri_umani tratta_di_esseri muro_al_confine chiusura_delle_frontiere ricollocament* ricongiungiment* espulsi campo_rom campi_rom rom_e_sinti doppia_cittadinanza apolid* espulso_dall'italia espulso_dal_territorio espulso_dal_paese in_fuga_dalla_guerra fuggono_dalla_guerra fuggiti_dalla_guerra
Immigration esodo sfollat* frontier* extracomunitar* click_day porto_sicuro
Agriculture risicol* risaie
Immigration- espulso
WarZone- russ* ucrain*
Background dopo in_seguito_a* a_seguito_d* in_risposta_a* nonostante reagisc*_a* reazion*_a* condanna_l condanna_i condannano_l condannano_i conseguenze_d* critica_l criticano_l
Business+ quota_di_mercato consiglio_di_amministrazione mercato_pubblicitario
Business profitti dividend* azionist* filial* bilancio_trimestrale
Technology+ volo_spaziale voli_spaziali turismo_spaziale telescopio telescopi asta_5g frequenze_5g tassa_digitale web_tax corsi_online euro_digitale
Energy+ energia_pulita energie_pulite ministro_dell_energia prezzo_dell_energia prezzi_dell_energia blackout senza_corrente senza_elettricità cavo_elettrico cavi_elettrici gasolio petrolier* miniera_di_uranio
Climate+ foresta_amazzonica economia_circolare rifiuti_zero raccolta_differenziata investimenti_verdi foresta_pluviale foreste_tropicali
Healthcare+ oppioid* oppiacei dentist* studio_dentistico
Transport+ trasporto_pubblico trasporti_pubblici nuova_rotta rotta_aerea salone_dell_auto strade_chiuse strada_chiusa
Economy+ investimenti_pubblici povertà_infantile imposta_sulle crisi_del_debito tasso_d_inflazione
Climate- amazzonia
Energy senza_luce
Casualties morti morto morta ferit* uccis*
Economy+ diritto_del_lavoro ispettorato_del_lavoro contratto_di_lavoro contratti_di_lavoro contrattazione_collettiva area_euro prezzo_dell'oro riciclaggio_di_denaro partite_iva
Economy- più_cari
Politics+ antigovernativ* difensor*_dei_diritti attivist*_per_i_diritti stati_membri xenofob* geopolit* dichiarazione_congiunta discorso_di_fine_anno
Politics autocrat* autoritari*
Defense+ coalizione_dei_volenterosi missione_di_pace ipersonic* capo_dei_servizi_segreti capo_dell'esercito
Transport+ spazio_aereo_chiuso chiusura_dello_spazio_aereo controllor*_di_volo traffico_aereo incidenti_stradali vittime_della_strada autobus_elettric* strade_ghiacciate passeggeri_bloccati treni_cancellati
Transport- spazio_aereo ponte ponti
Climate+ strato_di_ozono buco_dell'ozono
Healthcare+ mortalità_materna acqua_contaminata sistema_immunitario
Technology+ identità_digitale missione_lunare
Education+ libertà_accademica scuole_chiuse chiusura_delle_scuole
Energy+ compagnie_petrolifere giacimento_petrolifero giacimenti_di_petrolio accise_sui_carburanti
Economy+ adotta_l'euro ingresso_nell'euro moneta_unica siderurgic* acciaieri* blocco_dei_prezzi
Defense+ corsa_al_riarmo
Climate+ accord*_sul_clima vertice_sul_clima conferenza_sul_clima protocollo_di_kyoto nevicat* bufera_di_neve bufere_di_neve ondata_di_gelo ondata_di_freddo ondata_di_maltempo ghiaccio_sulle_strade strade_ghiacciate allerta_rossa allerta_arancione allerta_gialla pericolo_valanghe rischio_valanghe bomba_d_acqua bombe_d_acqua grandinat* mareggiat* raffiche_di_vento forti_raffiche nubifragi* smottament* emergenza_freddo piano_freddo emergenza_gelo fauna_selvatica animali_selvatici specie_selvatiche legge_sulla_caccia
Climate gelate gelido sotto_zero freddo grandine valanga valanghe vento_forte forte_vento tramontana bollino_rosso protezione_civile orsa bioparco esondat* temporali
None a_freddo sangue_freddo clima_di clima_politico clima_sociale climatizza* clima_natalizio emissione_di_obbligazioni emissione_di_bond piatto_freddo valanga_di valanga_azzurra
Climate- avvistat* disgelo gelo
Technology+ phishing smishing truffa_online truffe_online infn muon* particell*_elementar* fisica_delle_particelle banda_ultralarga starlink deepfake* camera_bianca falla_di_sicurezza cyberattacco modell*_linguistic* paleontolog* crittografia vulcanolog* sismolog* vega_c razzo_vega stazione_spaziale orbita_terrestre cometa asi_agenzia_spaziale verifica_dell'età nuvola_informatica cloud_nazionale cavi_sottomarini
Technology polizia_postale geolog*
Economy+ metalmeccanic* busta_paga buste_paga ccnl tredicesim* quattordicesim* cedolare_secca isee affitti_brevi detrazion* rottamazione cartelle_esattoriali rinnovo_del_contratto pressione_fiscale assegno_unico assegno_di_inclusione naspi reddito_medio minimi_salariali codacons federconsumatori carovita potere_di_acquisto ape_sociale pensioni_minime rendimenti_dei_btp
Economy inquilini proprietari_di_casa agevolazion* sgravi sgravio
Economy- pensionato pensionata
Politics+ decreto_sicurezza piano_regolatore azzera_la_giunta golpe golpist* peculato abuso_d'ufficio avviso_di_garanzia campo_largo primarie_del terzo_mandato segretari*_dem ddl capigruppo capogruppo legge_delega riforma_del_premierato quirinarie elezioni_anticipate voto_anticipato
Climate+ canadair orso_abbattuto abbattimento_dell'orso abbattimento_degli_orsi fiumi_in_piena fiume_in_piena soglia_di_allarme argini macchia_mediterranea carabinieri_forestali incendio_boschivo specie_aliene specie_aliena qualità_dell'aria scioglimento_del_ghiacciaio polveri_sottili invasi_vuoti dighe_vuote caldo_record calura afa_record mucillagin* ispra animalist* mare_inquinato consumo_di_suolo pfas
Climate seconda_soglia piena_del enpa oipa lav_animali pinet* vespa_velutina vespa_orientalis cervi caprioli fenicotter* foca_monaca laguna
Healthcare+ medico_di_famiglia medici_di_famiglia medici_di_base medico_di_base case_di_comunità case_della_comunità risonanza_magnetica tac_e_risonanza esami_diagnostici mammografi* ecografi* aifa farmaci_carenti carenza_di_farmaci rimborsabilità legionella listeria botulino morbillo pertosse bronchiolite chikungunya mpox gettonisti medici_gettonisti specializzandi semaglutide dermatolog* oculist* ortopedic* fisioterapi* prestazioni_sanitarie intramoenia
Healthcare recidive zanzar* odontoiatr* in_barella su_una_barella donatori posti_letto cro_di_aviano
Immigration+ clic_day quote_di_ingresso alarm_phone trattenimenti trattenimento_dei_migranti centro_per_i_rimpatri salvati_in_mare protocollo_italia-albania paesi_sicuri paese_sicuro figli_di_immigrati naufragio_al_largo
Energy+ megawattora kilowattora ttf mini_reattori small_modular centrali_idroelettriche grandi_dighe benzinai self_service_benzina comunità_energetich* agrivoltaic* geotermi* biometano biogas teleriscaldament* caldai* mercato_tutelato fotovoltaico stoccaggi*_di_gas pale_eoliche parco_eolico_offshore colonnine fonti_pulite nucleare_civile
Energy pannelli pipeline
Education+ semestre_filtro test_di_medicina facoltà_di_medicina supplenti supplenze precari_della_scuola fuorisede fuori_sede asili_nido nidi_comunali mensa_universitaria bullismo cyberbullismo gita_scolastica gite_scolastiche registro_elettronico voto_in_condotta cellulare_in_classe cellulari_a_scuola telefonini_a_scuola aula_scolastica bidell* personale_ata concorso_scuola maestri_di scioperano_i_docenti erasmus
Education di_matematica in_matematica
Trade+ barriere_tariffarie barriere_doganali dazi_sul sovradazi clausole_di_salvaguardia italian_sounding contromisure_commerciali accordo_con_il_mercosur surplus_commerciale deficit_commerciale vendite_all'estero terre_rare
Trade reciprocità acciaio_cinese aliquota_sui
Defense+ unifil brigata_corazzata caccia_eurofighter f-35 obici obice mezzi_blindati battaglion* reggiment* paracadutist* bersaglier* incursori drone_kamikaze droni_ucraini droni_russi droni_iraniani servizio_militare leva_volontaria colpo_di_stato_militare difesa_comune_europea piano_di_riarmo contractor bombe_plananti
Defense brigata brigate sigonella aviano camp_darby golpe cannoneggiamento*
Agriculture+ fermo_pesca fermo_biologico marineri* risicoltor* prezzo_del_riso semine flavescenza grano_duro grano_tenero prezzo_del_grano prezzo_del_latte quote_pesca pescherecci peste_dei_piccoli_ruminanti dermatite_nodulare brucellosi frutticol* agrumicol* castanicol* tabacchicol* ulivet* frantoi* frantoio mietitura trebbiatur* cia_agricoltori campi_allagati agriturism* stalla stalle mangimi filiera_agricola
Agriculture prosecco parmigiano_reggiano grana_padano marinerie mandorle kiwi fragole ciliegie asparagi
Transport+ fasce_garantite fasce_di_garanzia fasce_orarie_garantite sciopero_dei_treni sciopero_treni sciopero_aereo sciopero_bus voli_dirottati volo_dirottato voli_soppressi treni_soppressi funivi* cabinovi* seggiovi* aliscaf* code_in_autostrada chilometri_di_coda code_chilometriche casello barriera_autostradale variante_di_valico cantieri_in_autostrada blocco_dei_diesel blocco_auto targhe_alterne frecciarossa frecciargento intercity caro_voli passaggio_a_livello scalo_aereo guard_rail
Transport bollino_nero tamponamento* carambola_tra corse_soppresse rotaie vagone vagoni mezzi_pesanti
Society pellegrin* partigian*
None brigate_rosse brigatist* seminar* seminterrat* seminat*_il_panico evasione_da_film da_film
Healthcare- cocaina
Climate Arpa argine
Education graduatorie bocciat*_per
Trade+ acciaio_cinese barriere_commerciali barriere_contro_le_importazioni
Economy+ compravendit* concordato_preventivo mercato_della_casa mercato_delle_case prezzi_degli_immobili
Economy mattone locazion*
Climate+ neve_a_bassa_quota caretta tartaruga_marina tartarughe_marine nidific* fontane_di_lava colata_lavica cenere_vulcanica strage_di_pesci specie_invasive specie_invasiva
Climate eruzion* vulcan* tartaruga foche gipet* aquil*_reale
Immigration+ minori_non_accompagnati msna navi_umanitarie nave_umanitaria sgombero_dei_migranti profughi_afghani mediterranea_saving_humans
Energy+ accisa accis*_sul caro_energia consumi_elettrici pieno_di_benzina
Education+ concorso_presidi concorso_scuola ricorso_dei_genitori esami_di_riparazione debiti_formativi
Trade+ blocca_l'export l'export controlli_sull'export vendite_negli_usa
Agriculture+ raccolto_dimezzato influenza_aviaria nocciole nocciolet* castagne
Transport+ treno_merci linea_interrotta linea_ferroviaria_interrotta traffico_in_tilt statale_chiusa
Business+ utile_in_calo utile_in_crescita utile_netto
None traffico_di_droga traffico_di_stupefacenti traffico_di_armi traffico_illecito traffico_di_cocaina traffico_di_organi traffico_di_influenze traffico_internazionale_di paesi_donatori conferenza_dei_donatori astensione_dal_lavoro astensione_dalle_udienze orsa_maggiore mele_marce
Politics+ consiglieri_regionali opposizioni forza_italia fratelli_d'italia italia_viva azione_di_calenda verdi_e_sinistra astensione astensionismo segreteria_del_pd palazzo_madama impeachment mozione
Politics repubblicani laburisti bagarre alle_camere
Economy+ fisco buoni_pasto lavoratori_autonomi caro_prezzi spesa_delle_famiglie retribuzion* costo_del_lavoro tfr canone_concordato bonus_casa bonus_mamme
Economy retribuito negozianti albergatori ristoratori
Technology+ chatgpt intelligenze_artificiali umanoid* materia_oscura in_orbita sulla_luna verso_la_luna neuroscien* crispr criptovalute social_vietati down_di_whatsapp
Technology orbita particell* mummia mummie biologo biologa biologi biologhe galassi* lanciatore
Climate+ esondazione esondazioni temporali_violenti trombe_d'aria meteorolog* idrogeologic* inquinant* riforestazione piromane piromani fauna parco_naturale riserve_naturali mare_sporco divieto_di_balneazione bandiere_blu raccolta_rifiuti termovalorizzator* inceneritor*
Climate fiumi fiume pesci rondini zanzare etna
Healthcare+ specializzand* terapia_genica antivirali intossicati ambulatori
Immigration+ sbarcati rotta_balcanica rotta_del_mediterraneo centri_di_permanenza accoglienza_diffusa
Immigration- sgomberato afghani
Energy+ biomass* gasdotti centrale_a_gas elettrodott*
Education+ istituti_tecnici rientro_in_classe diplomati diplomi ricercatori_precari
Defense+ carro_armato golpisti
Agriculture+ frutteti vitigni mele pere kiwicoltura castagneti bufala_campana latterie pomodoro_da_industria foraggi siccità_nei_campi tonnare
Transport+ statale_interrotta linea_sospesa tranvia tramvia corse_cancellate capotreno autisti tassista strada_provinciale caselli_autostradali ponte_crollat*
Economy imprenditori artigiani commercianti
Defense mercenari incursion* blindati
Energy+ stoccaggi
Defense+ nave_della_marina navi_della_marina
Agriculture+ agrumi
Transport mercantile mercantili svincolo svincoli
Economy+ dati_sull'occupazione occupati_in fiducia_dei_consumatori fiducia_delle_imprese
Climate+ rifiuti_pericolosi rifiuti_abbandonati rifiuti_tossici rifiuti_speciali discarica_abusiva discariche_abusive
Agriculture- terreno_agricolo terreni_agricoli
Politics commissario_prefettizio commissariata commissariare commissariamento
None si_sono_dati sono_dati_appuntamento cyberpunk*
Politics- fiducia
None vincol*
None asilo_infantile progetto_pilota progetti_pilota in_via_finale
Sport- finale finali
`;
