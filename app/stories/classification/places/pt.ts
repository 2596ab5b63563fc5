export const pt = `
EU+ União_Europeia UE Comissão_Europeia Parlamento_Europeu Conselho_Europeu eurodeputad* zona_euro Zona_Euro BCE Banco_Central_Europeu Estados_membros Vinte_e_Sete os_27 comissári*_europe* Tribunal_de_Justiça_da_U* eurogrupo bloco_europeu eleições_europeias Tribunal_de_Contas_Europeu
EU europe* Europa Estrasburgo
AT+ Áustria austríac* Viena Tirol
BE+ Bélgica belga belgas Flandres flameng* Antuérpia Bruges
BG+ Bulgária búlgar* Sófia
HR+ Croácia croata* Zagrebe
CY+ Chipre cipriota* Nicósia
CZ+ Chéquia República_Checa checo checa checos Praga
DK+ Dinamarca dinamarqu* Copenhaga
EE+ Estónia estónio* estoni* países_bálticos Estados_bálticos
FI+ Finlând* finland* Helsínquia
FR+ França francês Paris Marselha Lião Eliseu gaulês* francesa franceses francesas
DE+ Alemanha alemã alemão alemães alemãs Berlim Munique Hamburgo Frankfurt Colónia Baviera germânic*
GR+ Grécia grego grega gregos Atenas Salónica Creta
HU+ Hungria húngar* Budapeste
IE+ Irlanda irland* Dublin
IT+ Itália italian* Roma Milão Nápoles Turim Veneza Florença Sicília transalpin*
LV+ Letónia letão letã letões países_bálticos Estados_bálticos
LT+ Lituânia lituan* países_bálticos Estados_bálticos
LU+ Luxemburgo luxemburgu*
MT+ Malta maltês
NL+ Países_Baixos Holanda holand* neerland* Amesterdão Roterdão Haia
PL+ Polónia polac* Varsóvia Cracóvia
PT+ Portugal portugu* Lisboa lisboeta* Porto Coimbra Braga Algarve Alentejo Madeira Açores Setúbal Évora Aveiro Leiria Faro Beja Viseu Guimarães Minho Assembleia_da_República Presidente_da_República Tribunal_Constitucional Montenegro Luís_Montenegro Marcelo Chega PSD PCP CDS SNS GNR PSP ANEPC INE TAP Orçamento_do_Estado Ministério_Público luso lusa lusos Banco_de_Portugal CGTP UGT PRR São_Bento Belém Entidade_Reguladora ERSE
RO+ Roménia romen* Bucareste
SK+ Eslováquia eslovac*
SI+ Eslovénia esloven* Liubliana
ES+ Espanha espanh* Madrid Barcelona Catalunha catalã catalães catalão catalãs Sevilha Galiza andaluz* Andaluzia Baleares Canárias Corunha
SE+ Suécia suec* Estocolmo
US+ Estados_Unidos EUA norte-american* american* Washington Casa_Branca Nova_Iorque Califórnia Texas Florida Trump Pentágono
GB+ Reino_Unido britânic* Inglaterra ingles* Escócia Londres Grã-Bretanha
RU+ Rússia russo* russa* Moscovo Kremlin Putin
UA+ Ucrânia ucranian* Kiev
CN+ China chines* chinês Pequim
JP+ Japão japones* Tóquio
IL+ Israel israelit* israelens*
PS+ Gaza palestinian* Cisjordânia
IR+ Irão iranian* Teerão
BR+ brasileir* Brasil
AO+ Angola angolan* Luanda
MZ+ Moçambique moçambican* Maputo
CV+ Cabo_Verde caboverdian*
CH+ Suíça suíço suíça suíços suíças Genebra
TR+ Turquia turc*
VE+ Venezuela venezuelan*
VA+ Vaticano papa
MA+ Marrocos marroquin*
AU+ australian* Austrália
XX+ Grã_Bretanha inglês escoc* norte_american* russo russa russos russas ucrania* Bielorrússia turco turca turcos suíço suíça suíços suíças Noruega norueg* Islând* Sérvia sérvio sérvia sérvios sérvias Bósnia* Albânia* Macedónia* Moldávia* moldav* Geórgia* Arménia* Azerbaijão japon* Índia indian* israel* palestin* Iraque* síria* sírio* liban* Egito* egípci* Líbia* Tunísia* marroqu* Argélia* Angola* Moçambique* cabo-verdian* Guiné* São_Tomé Timor* Macau África* african* Arábia* saudit* Afeganist* Coreia* corean* argentin* México* mexican* Venezuela* Médio_Oriente Antártica
None campe*_da_Europa Liga_Europa campeonato_da_Europa campeonato*_europe* Taça_de_Portugal Volta_a_Portugal Volta_a_França Liga_Portugal
PT+ Funchal Gaia Matosinhos Viana_do_Castelo Bragança Vila_Real Santarém Portalegre Castelo_Branco Cascais Sintra Almada Amadora Oeiras Loures Polícia_Judiciária PJ INEM André_Ventura Famalicão Póvoa_de_Varzim Gondomar Barcelos Penafiel Amarante Chaves Lamego Covilhã Figueira_da_Foz Torres_Vedras Caldas_da_Rainha Vila_do_Conde Espinho Ovar Portimão Albufeira Loulé Tavira Nazaré Fátima Paredes Felgueiras Feira Santa_Maria_da_Feira Mirandela Raríssimas lisboet* portuens* alentejan* algarvi* minhot* transmontan* açorian* madeirens* na_A1 Montepio Novo_Banco
RS+ Sérvia sérvio sérvia sérvios sérvias Belgrado
BA+ bósni* Sarajevo
XK+ kosovar*
AL+ albanês* albanes*
ME+ montenegrin*
MK+ macedóni*
MD+ moldav*
BY+ bielorruss* Minsk
GE+ georgian*
AM+ arméni* armêni*
AZ+ azeri azeris azerbaijan* Baku
PK+ paquistanês* paquistanes*
AF+ afegã afegão afegãos afegãs
BD+ bengali bengalis bangladeshian*
MM+ birmanês* birmanes* rohingya*
TH+ tailandês* tailandes*
VN+ vietnamit*
ID+ indonési* Jacarta
TL+ timorens* Timor-Leste Díli
PH+ filipin*
JP+ japonês* nipónic*
KR+ sul-corean* Seul Coreia_do_Sul
KP+ norte-corean* Coreia_do_Norte Pyongyang
TW+ taiwanês* taiwanes*
NZ+ neozelandês* neozelandes*
EG+ egípci* Cairo
LY+ Líbia líbio líbia líbios líbias Trípoli Kadhafi
TN+ tunisin*
DZ+ argelin*
SD+ sudanês* sudanes* Cartum
ET+ etíop*
SO+ somali somalis
KE+ quenian*
NG+ nigerian*
ML+ malian*
CD+ congolês* congoles*
RW+ ruandês* ruandes*
ZA+ sul-african*
SN+ senegalês* senegales*
CV+ cabo-verdian* Praia_Cabo
GW+ guineens* Guiné-Bissau Bissau
ST+ são-tomens* São_Tomé
MX+ mexican*
CU+ cuban* Havana
CO+ colombian* Bogotá
PE+ peruan*
CL+ chilen*
BO+ bolivian*
EC+ equatorian*
PY+ paragua* paraguai*
UY+ urugua* uruguai*
BR+ Brasília São_Paulo Rio_de_Janeiro Bolsonaro Lula Palácio_do_Planalto
HT+ haitian*
IQ+ iraquian* Bagdad Mossul
LB+ libanês* libanes* Beirute
JO+ jordanos jordanas jordano* jordana*
SA+ saudit*
YE+ iemenit*
QA+ catari catarian*
AE+ emirad* Dubai
IS+ islandês* islandes*
CA+ canadian*
HK+ Hong_Kong
US+ Donald_Trump Obama Biden Los_Angeles Las_Vegas Chicago
CN+ Xi_Jinping Xangai
IN+ indian*
RU+ russo russa russos russas Moscou
SY+ Síria sírio síria sírios sírias Damasco
TR+ Ancara
IR+ Teerã
VE+ Maduro Caracas
KR+ Seul
PT+ Olhão Silves Barreiro Seixal Montijo Palmela Sesimbra Odivelas Vila_Franca_de_Xira Valongo Trofa Santo_Tirso Esposende Fundão Abrantes Elvas Sines Grândola Pedrógão_Grande Arganil Serra_da_Estrela Ponta_Delgada Angra_do_Heroísmo Câmara_de_Lobos bracarense* Pedro_Nuno_Santos Rui_Rocha Gouveia_e_Melo Iniciativa_Liberal Bloco_de_Esquerda Sonae Jerónimo_Martins CTT Caixa_Geral_de_Depósitos Infarmed AIMA Ordem_dos_Médicos Fenprof Autoridade_Tributária RTP TVI
PT Segurança_Social Carris SIC DGS cidade_da_Guarda distrito_da_Guarda Millennium_BCP ilha_Terceira ilha_do_Pico Tribunal_de_Contas Proteção_Civil Procuradoria-Geral_da_República
PT+ Anacom Serralves Gulbenkian Galp EDP ANA_Aeroportos Odemira Vila_do_Bispo Lourinhã Peniche Mafra Alcobaça Entroncamento Ourém Marinha_Grande Cantanhede Elevador_da_Glória IP3 CP TAP Comboios_de_Portugal autárquicas Autárquicas Alqueva Alcochete Alvalade Estádio_da_Luz IRS_Jovem IPMA Fuzileiros_portugueses
MZ+ Cabo_Delgado Moçambique
None Canadair* Wagner_Moura
PT+ Montalegre Arouca Soflusa Mondego multibanco
PT- Tomar Moura Serpa Mira Pombal Pego A1
`;
