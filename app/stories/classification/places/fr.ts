export const fr = `
EU+ Union_européenne UE Commission_européenne Parlement_européen Conseil_européen Banque_centrale_européenne zone_euro eurodéput* Vingt_Sept Vingt-Sept les_27 eurozone commissaire_européen* institutions_européennes État*_membre* Etat*_membre* Cour_de_justice_de_l* espace_Schengen élections_européennes pays_européens
EU européen* Europe
AT+ Autrich* autrich* Vienne Tyrol
BE+ Belg* belg* Flandre flamand* Flamand* wallon* Bruges Anvers Gand Ostende Bruxellois* bruxellois*
BG+ Bulgar* bulgar* Sofia
HR+ Croat* croat* Dalmatie
CY+ Chypr* chypr* Nicosie
CZ+ Tchéqu* tchèqu* République_tchèque Prague Moravie
DK+ Danemark* danois* Danois* Copenhague
EE+ Estoni* estoni* pays_baltes États_baltes Etats_baltes
FI+ Finland* finland* Helsinki
FR+ France* Français* français* Française* Paris parisien* Parisien* Marseille* Lyon* Nice Toulouse Bordeaux Lille Nantes Élysée* Elysée* Matignon Assemblée_nationale Hexagone Bercy Île_de_France Ile_de_France Seine* Bretagne Alsace Corse corse* Occitanie Nouvelle_Aquitaine Provence* Auvergne Guadeloupe Martinique La_Réunion Guyane Mayotte Conseil_constitutionnel Quai_d_Orsay gilets_jaunes départements Rhône Gironde Hérault Loire Vendée Finistère Mélenchon* RN LR Les_Républicains Parti_socialiste Rassemblement_national France_insoumise Nouveau_Front_populaire MEDEF Medef CGT CFDT RSA baccalauréat
DE+ Allem* allem* Bavière Saxe Berlin* Munich Cologne Francfort Hambourg outre_Rhin Rhénanie
GR+ Grec* grec* Athènes Thessalonique Crète Grèce*
HU+ Hongrie Hongrois* hongr* Budapest
IE+ Irland* irland* Dublin
IT+ Ital* ital* Rome Milan Naples Turin Venise Sicile Toscane Sardaigne romaine romaines romains Vénétie
LV+ Letton* letton* Riga pays_baltes États_baltes Etats_baltes
LT+ Lituan* lituan* pays_baltes États_baltes Etats_baltes
LU+ Luxemb* luxemb*
MT+ Malte maltais*
NL+ Pays_Bas Pays-Bas néerland* Néerland* hollandais* La_Haye la_Hollande en_Hollande
PL+ Pologn* polonais* Polonais* Varsovie Cracovie Silésie
PT+ Portug* portug* Lisbonne
RO+ Rouman* roumain* Roumain* Bucarest
SK+ Slovaqu* slovaqu*
SI+ Slovén* slovèn*
ES+ Espagn* espagn* Madrid Catalogne catalan* Catalan* basque* Séville Andalousie Valence Baléares Canaries madrilène*
SE+ Suéd* suéd* Suède* Stockholm
US+ États-Unis Etats-Unis américain* Américain* Washington Maison_Blanche New_York Californie Texas Floride Trump Pentagone
GB+ Royaume-Uni britannique* Britannique* Grande-Bretagne Angleterre anglais* Écosse écossais* Londres Pays_de_Galles
RU+ Russie russe* Russes Moscou Kremlin Poutine Crimée
UA+ Ukraine ukrainien* Ukrainien* Kiev Zelensky
CN+ Chine chinois* Chinois* Pékin
JP+ Japon japonais* Tokyo
IN+ Inde indien* New_Delhi
IL+ Israël israélien* Israélien* Tel-Aviv
PS+ Gaza palestinien* Palestinien* Hamas Cisjordanie
IR+ Iran iranien* Iranien* Téhéran
SY+ Syrie syrien*
TR+ Turquie turc turcs turque* Ankara
CH+ Suisse suisse* Genève Lausanne Valais
NO+ Norvège norvégien*
DZ+ Algérie algérien* Alger Institut_Pasteur_d'Algérie
MA+ Maroc marocain*
TN+ Tunisie tunisien*
AU+ australien* Australie
CA+ canadien* Canada québécois*
BR+ brésilien* Brésil
SA+ Arabie_saoudite saoudien*
VA+ Vatican pape
GL+ Groenland groenlandais*
KR+ Corée_du_Sud sud-coréen*
KP+ Corée_du_Nord nord-coréen*
XX+ Royaume_Uni Grande_Bretagne britann* Britann* Anglet* Écoss* écoss* londonien* États_Unis Etats_Unis Amérique* Russie russo* Ukrain* ukrain* Biéloruss* biéloruss* Bélarus Turqu* turc* turqu* Suiss* suiss* Norvèg* norvég* serb* Monténégr* Moldav* moldav* Géorgie* géorgien* Chine Chinois* japon* israél* palestin* iran* irak* syri* liban* Égypt* égypt* Liby* liby* Tunis* tunis* maroc* Algéri* algéri* Afrique* africain* Mali malien* Nigér* Sénég* sénég* Camerou* Arabie* afghan* Pakist* Corée* coréen* brésil* argentin* Mexiq* mexic* canad* Québec* québéc* Vénézu* Austral* austral* Proche_Orient Proche-Orient Moyen_Orient arménie* albanie albanais*
None Champions_d_Europe championnat*_d_Europe Tour_de_France Stade_de_France Miss_France bulldogue_français coupe_d_Europe Ligue_Europa Vienne_le cuisine_italienne pomme*_de_terre Inde* Philippine turquoise*
FR+ Gers Landes Gironde Dordogne Finistère Morbihan Côtes-d'Armor Ille-et-Vilaine Vendée Hérault Gard Vaucluse Isère Savoie Haute-Savoie Ardèche Drôme Doubs Vosges Moselle Meurthe-et-Moselle Bas-Rhin Haut-Rhin Alsace* alsacien* Lorraine Bretagne breton* bretonne* Normandie normand* Picardie Pas-de-Calais Oise Aisne Yvelines Essonne Hauts-de-Seine Seine-Saint-Denis Val-de-Marne Val-d'Oise Seine-et-Marne Loire-Atlantique Charente* Corrèze Aveyron Tarn Corse corse corses Bastia Ajaccio Martinique Guadeloupe Mayotte Guyane Île-de-France Occitanie Auvergne Bourgogne Franche-Comté Provence Côte_d'Azur Bobigny Créteil Nanterre Versailles Saint-Denis Saint-Étienne Clermont-Ferrand Limoges Poitiers Tours Orléans Amiens Metz Perpignan Besançon Mulhouse Brest Le_Havre Bayonne Biarritz Calais Dunkerque Hexagone franco-belge franco-allemand* franco-britannique* franco-italien* franco-suisse* franco-espagnol* franco-américain* Bouygues* Air_France* La_Poste Ve_République Cinquième_République Conseil_d'État Cour_de_cassation
FR+ Reims Toulon Angers Nîmes Villeurbanne Rouen Caen Avignon La_Rochelle Lorient Quimper Saint-Nazaire Colmar Troyes Annecy Chambéry Roubaix Tourcoing RATP Fillon Manuel_Valls Benoît_Hamon Wauquiez Juppé Martine_Aubry UMP Somme Sarthe Mayenne Orne Calvados Loiret Nièvre Yonne Haute-Garonne Puy-de-Dôme Cantal Lozère Aude Haute-Loire Haute-Vienne Deux-Sèvres Maine-et-Loire Indre-et-Loire Saône-et-Loire Côte-d'Or Territoire_de_Belfort Hautes-Alpes Alpes-Maritimes Alpes-de-Haute-Provence Pyrénées-Atlantiques Hautes-Pyrénées Lot-et-Garonne Tarn-et-Garonne Eure-et-Loir Loir-et-Cher Seine-Maritime Argenteuil Montreuil Aubervilliers Évry Melun Meaux Pontoise Cergy Sarcelles Mantes-la-Jolie Fréjus Antibes Béziers Narbonne Carcassonne Bourges Auxerre Laval Le_Mans Chartres Évreux Beauvais Compiègne Saint-Quentin Valenciennes Douai Lens Arras Charleville-Mézières Épinal Belfort Vannes Saint-Malo parisien* lyonnais* marseillais* toulousain* bordelais* lillois* nantais* niçois*
BE+ franco-belge
DE+ franco-allemand* Nancy_Faeser
GB+ franco-britannique*
IT+ franco-italien*
CH+ franco-suisse*
ES+ franco-espagnol*
US+ franco-américain*
RS+ serbe serbes Belgrade
BA+ bosnien* bosniaque* Sarajevo
XK+ kosovar*
AL+ albanais* albanie
ME+ monténégr*
MK+ macédon* macédonien*
MD+ moldav* moldave* Chisinau
BY+ biéloruss* biélorusse* bélarusse* Minsk
GE+ géorgien* Géorgie*
AM+ arménien* Erevan arménie*
AZ+ azéri* azerbaïdjanais* Bakou
KZ+ kazakh*
UZ+ ouzbek* ouzbèke*
PK+ pakistanais*
AF+ afghan*
BD+ bangladais*
LK+ sri-lankais* srilankais*
NP+ népalais*
MM+ birman* Birmanie
TH+ thaïlandais*
KH+ cambodgien*
VN+ vietnamien*
ID+ indonésien* Djakarta
MY+ malaisien*
PH+ philippin philippins Manille armée_philippine marine_philippine
JP+ japon* nippon*
TW+ taïwanais* Taïwan Taipei
MN+ mongol mongole
NZ+ néo-zélandais*
EG+ égypt* égyptien* Égypte Le_Caire
LY+ libyen* Tripoli Kadhafi
MA+ maroc*
TN+ tunis* Institut_Pasteur_de_Tunis
SD+ soudanais* Khartoum
ET+ éthiopien*
ER+ érythréen*
SO+ somalien*
KE+ kényan*
NG+ nigérian*
NE+ nigérien*
ML+ malien malienne maliens Bamako
BF+ burkinabè burkinabé* Ouagadougou
TD+ tchadien* N'Djamena
CF+ centrafricain* Bangui
CD+ congolais* RDC Kinshasa
RW+ rwandais*
BI+ burundais* Burundi Bujumbura
UG+ ougandais*
ZA+ sud-africain* Mandela Pretoria
CI+ ivoirien* Abidjan Gbagbo
SN+ sénégal* sénégalais* Institut_Pasteur_de_Dakar
CM+ camerou* camerounais*
GN+ guinéen*
GA+ gabonais*
GH+ ghanéen* Ghana
TG+ togolais*
BJ+ béninois*
MG+ malgache* Institut_Pasteur_de_Madagascar
ZW+ zimbabwéen* Mugabe
AO+ angolais*
MX+ mexic* mexicain*
CU+ cubain* La_Havane Castro
CO+ colombien*
PE+ péruvien*
CL+ chilien* Chili
VE+ vénézuélien* Maduro Chavez
BO+ bolivien*
EC+ équatorien*
PY+ paraguayen*
UY+ uruguayen*
HT+ haïtien* Port-au-Prince
HN+ hondurien*
GT+ guatémaltèque*
SV+ salvadorien*
NI+ nicaraguayen*
IQ+ irak* irakien* Bagdad Mossoul
LB+ liban* libanais* Beyrouth Hezbollah
JO+ jordanien* Amman
YE+ yéménite* houthis Sanaa
QA+ qatari* qatarien* Doha
AE+ émirati* Dubaï Abou_Dhabi
KW+ koweïtien*
BH+ bahreïni*
IS+ islandais* Reykjavik
HK+ hongkongais* Hongkong
CD- Kivu
US+ Donald_Trump Obama Joe_Biden Biden Chicago Baltimore Boston Los_Angeles Las_Vegas Silicon_Valley Nancy_Pelosi Nancy_Reagan
CN+ Shanghaï Shanghai Xi_Jinping
RU+ poutinien* tchétchène*
CA+ Québec Montréal
FR+ francilien* Inserm CNRS Parquet_national_financier Pnat Cnil Arcom DGCCRF Anses ANSM Pôle_emploi URSSAF Urssaf Sciences_Po brigade_criminelle Polynésie_française Nouméa Papeete Festival_de_Cannes strasbourgeois* rennais rennaise rennaises Société_générale Société_Générale Crédit_agricole Crédit_Agricole TF1 Villers-Cotterêts Ircam Beaubourg
FR Nancy Tarbes Montauban Agen Brive Angoulême Cherbourg Béthune Maubeuge Rodez Albi Mâcon Nevers Châteauroux Ariège Insoumis insoumis Sorbonne Polytechnique Vivendi Michelin Danone L_Oréal BNP_Paribas Sanofi Alstom Thales Dassault* Safran Framasoft havrais havraise marine_nationale Cour_des_comptes proviseur* Beauce Grasse Menton Berry
BE+ SNCB Tournai Verviers La_Louvière Vooruit Belfius
BE Mons Les_Engagés Hainaut
LU+ Grand-Duché Differdange Esch-sur-Alzette
FR- Strasbourg Ardennes
EU+ Cour_des_comptes_européenne
FR+ Morvan Cévennes Vercors Écrins Ecrins Périgord Quercy Béarn Sologne Camargue Bresse Roussillon Languedoc Aubrac Larzac Ouessant Oléron Belle-Île Noirmoutier Gravelines Sangatte Lisieux Deauville Rungis Flamanville Fessenheim Saint-Tropez Kourou Livret_A Agirc-Arrco Vigicrues Anssi France_Travail Parcoursup Navigo SNCF EDF Insee Smic MaPrimeRénov* Musée_d'Orsay Académie_française prix_Goncourt prix_Médicis prix_Renaudot prix_Femina OQTF Cannes ZFE Dassault_Aviation périphérique_parisien
IT+ Vintimille Lampedusa
AZ+ Bakou
None Canadair* Halle_Berry Chuck_Berry
ML+ Mali
FR+ Val-Thorens Chamonix Courchevel Tignes Méribel Megève Avoriaz Val-d'Isère Alpe_d'Huez Comédie-Française RN_88 Chooz Cattenom Canal_Plus Institut_Pasteur
TD+ Tchad tchadien*
`;
