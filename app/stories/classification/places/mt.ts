export const mt = `
EU+ Unjoni_Ewropea UE Kummissjoni_Ewropea Parlament_Ewropew Kunsill_Ewropew MEP MEPs Stati_Membri Bank_Ċentrali_Ewropew żona_tal_ewro ewroparlament* EU Frontex Kummissarju_Ewropew Ewroparlamentari
EU Ewrop* Ewropew* Ewropea* Strasburgu
AT+ Awstrij* Awstrijak* Vjenna
BE+ Belġju Belġjan*
BG+ Bulgarij* Bulgaru Sofija
HR+ Kroazj* Kroat*
CY+ Ċipru Ċiprijot*
CZ+ Ċek* Repubblika_Ċeka Praga
DK+ Danimarka Daniż* Kopenħagen
EE+ Estonj*
FI+ Finland* Finlandiż* Ħelsinki
FR+ Franza Franċiż* Pariġi
DE+ Ġermanj* Ġermaniż* Berlin
GR+ Greċja Grieg* Ateni
HU+ Ungerij* Ungeriż* Budapest
IE+ Irlanda Irlandiż* Dublin
IT+ Italj* Taljan* Ruma Milan Sqallij* Sqalli Lampeduża
LV+ Latvj*
LT+ Litwanj* Litwan*
LU+ Lussemburgu
MT+ Malta Malti Maltin Maltija Maltej* Valletta Għawdex Għawdxi* Sliema Birkirkara Mosta Qormi San_Ġiljan Abela Partit_Nazzjonalista Mater_Dei Enemalta Kastilja ARMS Marsa Marsaxlokk AFM KM_Malta Gozo Bormla Ħamrun Mellieħa Ħal_* Transport_Malta
NL+ Olanda Olandiż* Pajjiżi_l_Baxxi Amsterdam
PL+ Polonj* Pollakk* Varsavja
PT+ Portugall Portugiż* Liżbona
RO+ Rumanij* Rumen*
SK+ Slovakkj*
SI+ Slovenj*
ES+ Spanja Spanjol* Madrid Barċellona
SE+ Svezj* Żvediż* Stokkolma
US+ Stati_Uniti Amerikan* Washington White_House New_York California Trump
GB+ Renju_Unit Ingilterra Ingliż* Brittanik* Londra
RU+ Russja Russu Russi Moska Kremlin Putin
UA+ Ukrajna Ukren* Kiev Kyiv
CN+ Ċina Ċiniż* Beijing
IL+ Iżrael*
PS+ Gaża Palestin* Ħamas
IR+ Iran*
LY+ Libja Libjan* Tripli
TN+ Tuneżija
TR+ Turkija Tork
CH+ Svizzera Żvizzera
VA+ Vatikan papa
VE+ Venezwela
XX+ Brittan* Amerka Russj* Ukrajn* Turkij* Tork* Norveġ* Serbj* Ġappun India* Iraq Sirj* Sirjan* Libanu Eġittu Tuneżij* Marokk Alġerij* Afrik* Awstralj* Kanada Lvant_Nofsani
BXL+ Brussell
MT+ Naxxar Żabbar Mdina Kemmuna Raħal_Ġdid Birżebbuġa San_Pawl_il-Baħar Buġibba Msida Swieqi Żejtun Floriana Bernard_Grech Alex_Borg Myriam_Spiteri_Debono Joseph_Muscat Keith_Schembri Konrad_Mizzi Partit_Laburista MFSA Bank_Ċentrali_ta'_Malta FIAU Kamra_tad-Deputati MUMN TVM ADPD
MT PN MUT MEPA Attard Balzan
MT- PL ERA GWU
DZ+ Alġerin*
BR+ Brażiljan*
CL+ Ċili
CD+ Kongo
EG+ Eġizzjan*
IN+ Indjan*
JP+ Ġappuniż*
JO+ Ġordan Ġordaniż*
ML+ il-Mali
NG+ Niġerja Niġerjan*
NO+ Norveġja Norveġiż*
RS+ Serbja Serb
SY+ Sirja Sirjan*
SA+ Għarabja_Sawdija Arabja_Sawdita Sawdi*
SO+ Somalja Somal*
TN+ Tuneżin*
TR+ Torok
GE+ Ġeorġja
GB+ Gran_Brittanja Skozja
`;
