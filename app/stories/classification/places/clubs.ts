/** Teams by the country that they play in; only names without another meaning. Notation: `lexicon.ts`. */
export const clubs = `
AT Rapid_Wien Austria_Wien Sturm_Graz RB_Salzburg Red_Bull_Salzburg LASK Wolfsberger_AC ÖFB*
BE Club_Brugge Anderlecht* KRC_Genk Union_Saint_Gilloise KAA_Gent Rode_Duivels Diables_Rouges Standard_Luik Jupiler_Pro_League
BG Левски Лудогорец ЦСКА Берое Черно_море Levski Ludogorets ЦСКА-София
CY APOEL ΑΠΟΕΛ Ομόνοια* ΑΕΛ_Λεμεσού Omonia_Nicosia Pafos_FC
CZ Sparta_Praha Slavia_Praha Sparta_Praga Slavia_Prague Sparta_Prague Viktoria_Plzeň Sigma_Olomouc Baník_Ostrava Bohemians_1905 Fortuna_lig*
DE Bayern_München* Bayern_Munich Bayern_Múnich Bayern_Monachium Bayern_Monaco Borussia_Dortmund BVB RB_Leipzig* Bayer_Leverkusen* Werder_Bremen* Schalke Eintracht_Frankfurt* VfB_Stuttgart* Hertha_BSC Bundesliga* DFB* DFB-Team* DFB-Elf* Nationalelf Nagelsmann*
DK FC_Midtjylland FC_København FC_Copenhagen FC_Kopenhagen Brøndby* FC_Nordsjælland Randers_FC Viborg_FF Superligaen
EE Flora_Tallinn* FCI_Levadia Levadia Paide_Linnameeskond*
ES Real_Madrid* FC_Barcelona Barça Atlético_de_Madrid Atlético_Madrid Atletico_Madrid Athletic_Club Athletic_Bilbao Real_Sociedad Real_Betis Sevilla_FC Villarreal* Celta_de_Vigo Getafe Osasuna Rayo_Vallecano LaLiga La_Liga Copa_del_Rey La_Roja Baskonia Unicaja
FI HJK KuPS Leijonat Leijonien Leijonille Leijonia Huuhkaj* HIFK Tappara* Veikkausliig* Liigan Liigassa
FR PSG Paris_Saint_Germain Olympique_Lyonnais Olympique_de_Marseille AS_Monaco LOSC OGC_Nice Stade_Rennais RC_Lens Ligue_1 Top_14 Stade_Toulousain Bleus XV_de_France Girondins Mbappé Equipe_de_France Tour_de_France Roland_Garros
GB Arsenal Chelsea_FC Tottenham* Aston_Villa Crystal_Palace West_Ham Everton Leicester_City Wolverhampton* Man_United Man_Utd Man_City Manchester_United Manchester_City Liverpool_FC Premier_League Celtic Wimbledon FA_Cup England_team Three_Lions
GR Ολυμπιακός Ολυμπιακού Ολυμπιακό Παναθηναϊκ* ΠΑΟΚ ΑΕΚ Άρης_Θεσσαλονίκης Olympiakos Olympiacos Panathinaikos PAOK
HR Hajduk* Dinamo_Zagreb* Dinama_Zagreb NK_Osijek HNK_Rijeka HNL Vatreni Vatrenih Lokomotiva_Zagreb
HU Ferencváros* Fradi Újpest_FC Puskás_Akadémia NB_I MTK_Budapest
IE Shamrock_Rovers Bohemians_FC GAA Bohs Connacht_Rugby Leinster_Rugby Munster_Rugby Boys_in_Green
IT Juventus Juve Inter_Mailand Inter_Milan Inter_Milano AC_Milan AS_Roma SSC_Napoli Lazio Atalanta* Fiorentina* Udinese Sampdoria Serie_A Serie_B Azzurri Coppa_Italia Scudetto Giro_d_Italia
LT Žalgir* Kauno_Žalgir* Rytas_Vilnius Lietuvos_rytas
LU F91_Düdelingen F91_Dudelange Progrès_Niederkorn BGL_Ligue
LV Rīgas_FS FK_RFS Dinamo_Rīga VEF_Rīga
MT Valletta_FC Hibernians_FC Birkirkara_FC Floriana_FC
NL Ajax Feyenoord* PSV AZ_Alkmaar FC_Utrecht FC_Twente Vitesse_Arnhem Eredivisie KNVB
PL Legia_Warszawa Legia_Warschau Lech_Poznań Wisła_Kraków Raków_Częstochowa Jagielloni* Górnik_Zabrze Ekstraklas* Lewandowsk* Świątek Biało-Czerwoni
PT Benfica* Sporting_CP FC_Porto SC_Braga Vitória_de_Guimarães Primeira_Liga Liga_Portugal Águias Leões_de_Alvalade
RO FCSB Steaua* CFR_Cluj Universitatea_Craiova Dinamo_București Rapid_București Farul_Constanța Tricolorii
SE Malmö_FF AIK Djurgården* Hammarby* IFK_Göteborg IFK_Norrköping BK_Häcken Frölunda* Färjestad* Allsvenskan* Tre_Kronor Blågult
SI Olimpija Olimpijo Olimpije_Ljubljana NK_Maribor NK_Celje Pogačar* Roglič* Prevc Prevca Dončić*
SK Slovan_Bratislava Spartak_Trnava Žilina_FC HC_Košice Dukla_Trenčín Niké_lig*
RS+ Crvena_zvezda Crvene_zvezde Partizan_Beograd Red_Star_Belgrade Roter_Stern_Belgrad Đoković* Djoković* Novak_Djokovic
TR+ Galatasaray Fenerbahçe* Fenerbahce Beşiktaş* Besiktas Trabzonspor
UA+ Shakhtar_Donetsk Schachtar_Donezk Szachtar_Donieck Dynamo_Kyiv
CH+ FC_Basel Young_Boys_Bern FC_Zürich Grasshopper* Servette
NO+ Rosenborg* Molde_FK Eliteserien Ødegaard Haaland Bodø Bodö
US+ NBA NFL NHL MLB MLS Super_Bowl Lakers Knicks Yankees
None Celtic_music Celtic_Tiger Celtic_Sea Celtic_languages
`;
