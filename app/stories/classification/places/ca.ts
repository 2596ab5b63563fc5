/** What Catalan has beside the words of Spanish and French. */
export const ca = `
EU+ Unió_Europea UE Comissió_Europea Parlament_Europeu Eurocambra eurodiputat* zona_euro
EU Europa europeu* europea europees
ES+ Espanya* espanyol* Catalunya* català catalana catalans catalanes Barcelona* Madrid* València* valencià* Girona* Tarragona* Lleida* Balears* Mallorca* Generalitat* Mossos* Puigdemont* Rajoy* Sabadell* Terrassa* Badalona* Ajuntament_de_Barcelona
FR+ França* francès francesa francesos París*
DE+ Alemanya* alemany* Berlín*
IT+ Itàlia* italià italiana italians Roma
PT+ Portugal* portuguès portuguesa Lisboa
GR+ Grècia* grec grega grecs Atenes
BE+ Bèlgica* belga belgues
NL+ Holanda* Països_Baixos holandès holandesa
IE+ Irlanda* irlandès irlandesa
GB+ Regne_Unit* britànic* Anglaterra* anglès Londres Escòcia*
US+ Estats_Units EUA nord-americà* Washington* Trump*
RU+ Rússia* rus russos russa Moscou* Putin*
UA+ Ucraïna* ucraïnès ucraïnesa Kíiv
CN+ Xina* xinès xinesa
MA+ Marroc* marroquí*
TR+ Turquia* turc turca turcs
SY+ Síria* sirià siriana sirians
MA+ marroquin*
VE+ veneçol*
US+ nord-americ* estatunidenc*
RU+ russ russ* Rússia
UA+ ucraïn* Ucraïna
IL+ israelià israelian*
PS+ palestí palestin*
SY+ sirian* Síria
TR+ Turquia
CN+ xines* Xina
JP+ japonès japones*
EG+ egipci* Egipte
SA+ saudita saudites
IR+ iranià iranian*
IQ+ iraquià iraquian*
LY+ libi libis líbia Líbia
AF+ afganès afganes*
MX+ mexicà mexican*
BR+ brasiler*
AR+ argentí argentin*
CO+ colombià colombian*
CU+ cubà cuban*
CH+ suís suïss*
NO+ noruec norueg*
ES+ l'Hospitalet Mataró Santa_Coloma_de_Gramenet Reus Manresa Igualada Figueres Olot Granollers Vilanova_i_la_Geltrú Tortosa Puigcerdà Seu_d'Urgell Osona Bages Empordà Costa_Brava Maresme Vallès Baix_Llobregat Penedès Priorat Delta_de_l'Ebre Montseny Salvador_Illa Junqueras Pere_Aragonès Turull Collboni Colau Rodalies FGC TMB Meteocat CatSalut CUP PSC Òmnium Eivissa Castelló Alacant gironí gironina lleidatà lleidatana tarragoní barceloní barcelonina mallorquí mallorquina valencià valenciana Sabadell Terrassa Badalona
ES Vic Berga ANC TV3 Rubí Pirineu
ES- Montserrat
None Marco_Reus
`;
