export const es = `
EU+ Unión_Europea UE Comisión_Europea Parlamento_Europeo Consejo_Europeo Eurocámara eurodiputad* eurozona zona_euro BCE Banco_Central_Europeo los_Veintisiete Veintisiete Estados_miembros TJUE comisari*_europe* Tribunal_de_Justicia_de_la_U* elecciones_europeas
EU europe* Europa Estrasburgo
AT+ Austri* austri* austriac* Viena Tirol
BE+ Bélgic* belga* Flandes Amberes Gante Lieja Brujas
BG+ Bulgaria* búlgar* Sofía
HR+ Croacia croat* Zagreb
CY+ Chipr* chipriot* Nicosia
CZ+ Chequia checo checa checos checas República_Checa Praga Moravia
DK+ Dinamarca danés* danes* daneses Copenhague
EE+ Estoni* estoni* países_bálticos estados_bálticos repúblicas_bálticas
FI+ Finland* finland* Helsinki
FR+ francés* francesa* franceses París Marsella Lyon Burdeos Toulouse Niza Elíseo galo gala galos Francia Francia's museo_del_Louvre
DE+ Aleman* alemán* alemana* alemanes Berlín Múnich Hamburgo Fráncfort Colonia Baviera Sajonia germano* teutón*
GR+ Grecia* grieg* Atenas Salónica Creta
HU+ Hungr* húngar* Budapest
IE+ Irland* irland* Dublín
IT+ Itali* italian* Roma Milán Nápoles Turín Venecia Florencia Sicilia Cerdeña transalpin*
LV+ Letoni* letón* leton* Riga países_bálticos estados_bálticos repúblicas_bálticas
LT+ Lituan* lituan* Vilna países_bálticos estados_bálticos repúblicas_bálticas
LU+ Luxemb* luxemb*
MT+ Malta maltés La_Valeta
NL+ Países_Bajos Holand* holand* neerland* Ámsterdam Róterdam La_Haya
PL+ Poloni* polac* Varsovia Cracovia
PT+ Portug* portug* Lisboa Oporto Palacio_de_Belém Torre_de_Belém
RO+ Rumaní* rumano* rumana* Bucarest
SK+ Eslovaqu* eslovac* Bratislava
SI+ Esloven* esloven* Liubliana
ES+ España* español* españoles Español* Madrid* madrileñ* Barcelona* barcelon* Catalu* catalan* Andaluc* andaluz* Galicia galleg* País_Vasco vasco vasca vascos Euskadi Castilla* Extremadura Aragón Asturias Canarias Baleares Cantabria Murcia* Comunitat_Valenciana valencian* Valencia Sevilla Bilbao Zaragoza Málaga Moncloa* Congreso_de_los_Diputados comunidades_autónomas Generalitat* Audiencia_Nacional Guardia_Civil Policía_Nacional CCAA autonómic* Ibex* IBEX BOE INE ERC Junts* PNV Bildu SEPE Mossos* CNMC AEMET Aemet
SE+ Sueci* sueco* sueca* Estocolmo
US+ Estados_Unidos EE_UU EEUU estadounidense* norteamerican* Washington Casa_Blanca Nueva_York California Texas Florida Trump Pentágono
GB+ Reino_Unido británic* Inglaterra ingles* inglés Escocia escocés Londres Gran_Bretaña
RU+ Rusia ruso* rusa* Moscú Kremlin Putin
UA+ Ucrania ucranian* Kiev Zelenski
CN+ China chino chinos china_comunista Pekín
JP+ Japón japon* Tokio
IN+ India indio* Nueva_Delhi
IL+ Israel israelí*
PS+ Gaza palestin* Palestina Hamás Cisjordania
IR+ Irán iraní* Teherán
SY+ Siria sirio* siria*
TR+ Turquía turco* turca*
CH+ Suiza suizo* suiza* Ginebra
VE+ Venezuela venezolan* Caracas Maduro
CO+ colombian* Colombia
MX+ México mexican*
AR+ argentin* Argentina
MA+ Marruecos marroquí*
AU+ australian*
CA+ canadiense*
VA+ Vaticano papa
NO+ Noruega norueg*
KR+ Corea_del_Sur surcorean*
XX+ Inglat* inglés* Escoci* escoc* norteameric* estadounid* Rusia* ruso rusa rusos rusas Ucrani* ucrani* Bielorr* Turquía turco turca turcos Suiza* Serbi* serbi* Montenegro Moldav* Georgia* China* china India israel* gazat* Irán iraní* Líban* liban* egipc* Libia libio* Túnez tunecin* Marruec* marroqu* Argel* argelin* Sáhara* saharau* Sudáfr* Áfric* african* Nigeri* Arabia* saudí* afgan* Pakist* Corea* coreano* corean* brasil* mexic* canad* venezol* Colombi* colombi* Chile* chilen* Perú* peruan* cuban* Bolivi* Uruguay* Paraguay* Austral* austral* Latinoam* Oriente_Próximo Oriente_Medio
None Eurocopa* Copa_de_Europa campe*_de_Europa Europa_League Liga_Europa Tour_de_Francia Roland_Garros tortilla_española ensaladilla_rusa montaña_rusa agua_de_Colonia colonia colonias
ES+ La_Rioja riojan* Vizcaya vizcaín* Guipúzcoa Gipuzkoa Bizkaia Álava Vitoria San_Sebastián Donostia donostiarra* Huesca Teruel Cádiz gaditan* Córdoba cordobés* cordobes* Granada granadin* Jaén Almería almeriens* Huelva onubens* Badajoz pacens* Cáceres cacereñ* Mérida Toledo toledan* Albacete Cuenca Ávila Segovia Soria Burgos burgalés* Palencia Salamanca salmantin* Valladolid vallisoletan* Zamora Lugo Ourense Orense Pontevedra Vigo vigués* viguesa* A_Coruña La_Coruña coruñés* Santiago_de_Compostela Alicante alicantin* Castellón Menorca Lleida Lérida Girona Gerona Tarragona Gijón Oviedo Logroño Pamplona Plasencia Elche Cartagena_murcia Jerez Marbella Algeciras Móstoles Alcalá_de_Henares Leganés Getafe Alcorcón Fuenlabrada Bolaños Lanzarote Fuerteventura Gran_Canaria Moncloa madrileñ* sevillan* malagueñ* barcelonés* bilbaín* zaragozan* extremeñ* gallego* gallega* asturian* cántabr* navarra* navarros murcian* balear* canari* Policía_Local Guardia_Civil Ertzaintza
RS+ serbi* serbio serbia serbios Belgrado
BA+ bosnio bosnia bosnios bosnias Sarajevo
XK+ kosovar* albanokosovar*
AL+ albanés* albanes*
ME+ montenegrin*
MK+ macedoni*
MD+ moldav*
BY+ bielorrus* Minsk
GE+ georgian* Tiflis
AM+ armeni* Ereván
AZ+ azerbaiyan* Bakú
KZ+ kazaj*
PK+ paquistaní* pakistaní*
AF+ afgan*
BD+ bangladesí* bengalí*
LK+ esrilanqués* esrilanques*
NP+ nepalí* nepalés* Katmandú
MM+ birman* rohinyá* rohingya*
TH+ tailandés* tailandes*
KH+ camboyan*
VN+ vietnamit*
ID+ indonesi* Yakarta
PH+ filipin*
JP+ nipón* nipon*
KR+ Seúl
KP+ norcorean*
TW+ taiwanés* taiwanes* Taipéi
NZ+ neozelandés* neozelandes*
EG+ egipci*
LY+ libio libia libios Trípoli Gadafi
TN+ tunecin*
DZ+ argelin* Argel
SD+ sudanés* sudanes* Jartum
ET+ etíope*
SO+ somalí*
KE+ keniano* keniana*
NG+ nigerian*
ML+ maliense*
CD+ congoleñ* congolés*
RW+ ruandés* ruandes*
ZA+ sudafrican* Mandela
SN+ senegalés* senegales*
CM+ camerunés*
GQ+ ecuatoguinean* Obiang Malabo
EH+ saharau* saharaui*
MX+ mexic* mexicano* mexicana* Ciudad_de_México
CU+ cuban* La_Habana Fidel_Castro Raúl_Castro castris*
PE+ peruan*
CL+ chilen*
BO+ bolivian* La_Paz Evo_Morales
EC+ ecuatorian*
PY+ paraguay* paraguayo* paraguaya*
UY+ uruguay* uruguayo* uruguaya* Montevideo
BR+ brasileñ* brasiler* Bolsonaro Lula Brasilia
HT+ haitian*
HN+ hondureñ*
GT+ guatemaltec*
SV+ salvadoreñ* Bukele
NI+ nicaragüense* Managua
CR+ costarricense*
PA+ panameñ*
DO+ dominican* Santo_Domingo
IQ+ iraquí* irakí* Bagdad Mosul
LB+ liban* libanés* libanes* Beirut Hezbolá
JO+ jordanos jordanas jordano* jordana* Ammán
SA+ saudí* saudita* Riad
YE+ yemení* hutí*
QA+ qatarí* catarí cataríes
AE+ emiratí* Dubái Abu_Dabi
IS+ islandés* islandes*
HK+ hongkonés* Hong_Kong
US+ Donald_Trump Obama Joe_Biden San_Francisco Los_Ángeles Las_Vegas Chicago Miami Silicon_Valley
CN+ Xi_Jinping Shanghái
ES+ Museo_Thyssen Thyssen-Bornemisza Museo_Nacional_Thyssen*
None Francesca* Francesco Duda Dudas Dudan Hospital_La_Paz Hospital_Universitario_La_Paz hospital_de_La_Paz
ES+ Badalona Sabadell Terrassa L'Hospitalet Torrejón_de_Ardoz Torrevieja Benidorm Gandía Lorca Mataró Manresa Ponferrada Torrelavega Ferrol Avilés Barakaldo Getxo Irún Tudela Calatayud Ciudad_Real La_Gomera Sagrada_Familia Primavera_Sound Zarzuela Felipe_VI Sierra_Nevada Doñana CGPJ Fiscalía_Anticorrupción CCOO UGT CEOE DGT UME manchego* aragonés aragones* mallorquín* ibicenc* tinerfeñ* alavés alavesa tarraconense* gerundense* leridan* ceutí* melillense* Mercadona El_Corte_Inglés Aena
ES Illa Montoro Colau Pirineo Pirineos Museo_del_Prado PP Reus provincia_de_León la_Macarena Martínez-Almeida Sánchez
ES+ Grupo_Prisa
None García_Lorca
ES+ Picos_de_Europa AEPD MareNostrum CSIC Selectividad EBAU CNI Cercanías Renfe Adif Salvamento_Marítimo CNMV Sanlúcar Antequera Motril Écija Baza Guadix Priego Villarrobledo Vilagarcía Campo_de_Gibraltar Las_Hurdes Sierra_de_la_Culebra Lotería_de_Navidad Hospital_Clínic Navantia Almaraz Ascó Cofrentes
BR+ Belém favela favelas Río_de_Janeiro
CO+ Petro ELN Arauca Sierra_Nevada_de_Santa_Marta
None Canadair* Marco_Reus
ES+ Reina_Sofía Mar_Menor Tramuntana Arguineguín Navantia Biblioteca_Nacional_de_España San_Mamés IAC Red_Eléctrica_de_España Redeia Pedro_Sánchez
MA+ Tánger Rabat
ES- Podemos Ribeira El_Hierro
MA Casablanca
ES Valle_de_los_Caídos Cuelgamuros El_Pardo
`;
