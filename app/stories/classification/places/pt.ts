export const pt = `
EU+ União_Europeia UE Comissão_Europeia Parlamento_Europeu Conselho_Europeu eurodeputad* zona_euro Zona_Euro BCE Banco_Central_Europeu Estados_membros Vinte_e_Sete os_27 comissári*_europe* Tribunal_de_Justiça_da_U* eurogrupo bloco_europeu eleições_europeias
EU europe* Europa Estrasburgo
AT+ Áustria austríac* Viena Tirol
BE+ Bélgica belga belgas Flandres flameng* Antuérpia Bruges
BG+ Bulgária búlgar* Sófia
HR+ Croácia croata* Zagrebe
CY+ Chipre cipriota* Nicósia
CZ+ Chéquia República_Checa checo checa checos Praga
DK+ Dinamarca dinamarqu* Copenhaga
EE+ Estónia estónio* estoni*
FI+ Finlând* finland* Helsínquia
FR+ França francês frances* Paris Marselha Lião Eliseu gaulês*
DE+ Alemanha alemã alemão alemães alemãs Berlim Munique Hamburgo Frankfurt Colónia Baviera germânic*
GR+ Grécia grego grega gregos Atenas Salónica Creta
HU+ Hungria húngar* Budapeste
IE+ Irlanda irland* Dublin
IT+ Itália italian* Roma Milão Nápoles Turim Veneza Florença Sicília transalpin*
LV+ Letónia letão letã letões
LT+ Lituânia lituan*
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
XX+ Reino_Unido Grã_Bretanha Grã-Bretanha britânic* Inglaterra inglês ingles* Escócia escoc* Londres Estados_Unidos EUA norte_american* norte-american* Washington Casa_Branca Rússia russo russa russos russas Ucrânia ucrania* Bielorrússia Turquia turco turca turcos Suíça suíço suíça suíços suíças Noruega norueg* Islând* Sérvia sérvio sérvia sérvios sérvias Bósnia* Albânia* Macedónia* Moldávia* moldav* Geórgia* Arménia* Azerbaijão China chinês chines* Japão japon* Índia indian* Israel* israel* Palestin* palestin* Gaza Cisjordânia Irão iranian* Iraque* Síria síri* Líbano liban* Egito* egípci* Líbia* Tunísia* Marrocos marroqu* Argélia* Angola* angolan* Moçambique* moçambican* Cabo_Verde cabo-verdian* Guiné* São_Tomé Timor* Macau África* african* Nigéria* Arábia* saudit* Afeganist* Paquist* Coreia* corean* Brasil* brasileir* Argentin* argentin* México* mexican* Canad* Venezuela* venezuelan* Austrália* Médio_Oriente Kremlin Moscovo Kiev Pequim Teerão Genebra Vaticano
None campe*_da_Europa Liga_Europa campeonato_da_Europa campeonato*_europe* Taça_de_Portugal Volta_a_Portugal Volta_a_França Liga_Portugal
`;
