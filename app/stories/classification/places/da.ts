export const da = `
EU+ EU EUs EU_* Europa_Parlament* Europaparlament* EU-Kommission* Europa-Parlament* Kommissionen Det_Europæiske_Råd ECB Den_Europæiske_* eurozone* medlemslande* unionen EU-landene
EU Europa* europæisk* Strasbourg
AT+ Østrig* østrig* Wien Wiens
BE+ Belgi* belgisk* belgier* Flandern flamsk* Vallonien
BG+ Bulgari* bulgar* Sofia
HR+ Kroati* kroat*
CY+ Cypern* Cypriot* cypriot*
CZ+ Tjekki* tjekk* Prag tjekkerne
DK+ Danmark* dansk* dansker* Københ* københ* Aarhus* Odense* Aalborg* Jylland* jysk* Fyn Sjælland* Bornholm* Folketing* folketing* Christiansborg Statsminister_Mette* statsminister_Mette* Socialdemokrat* Enhedslisten SF Danmarksdemokrat* Moderaterne Løkke* Støjberg* Lars_Løkke* Messerschmidt DR DSB Nationalbank* Danske_* Rigspoliti* Novo_Nordisk* Finansloven Finanslov* Sundhedsstyrelsen Femern*
EE+ Estland* estisk* estere Baltikum* baltiske_land* baltiske_stat*
FI+ Finland* finsk* finner* Helsinki Helsingfors*
FR+ Frankrig* fransk* franskmænd* franskmand Paris
DE+ Tyskland* tysk* tysker* Berlin* Hamborg* München* Slesvig*
GR+ Græk* græk* Athen Kreta*
HU+ Ungarn* ungar* Budapest*
IE+ Irland* irsk* irer* irlænd* Dublin*
IT+ Itali* italiensk* Rom Roms Milano Napoli Venedig Sicilien
LV+ Letland* lettisk* letter Baltikum* baltiske_land* baltiske_stat*
LT+ Litau* litau* Baltikum* baltiske_land* baltiske_stat*
LU+ Luxemb* luxemb*
MT+ Malta Maltas maltes*
NL+ Holland* hollandsk* hollænd* Nederland* nederland* Haag Amsterdam*
PL+ Polen Polens polsk* polak* Warszawa*
PT+ Portug* portug* Lissabon*
RO+ Rumæni* rumæn* Bukarest*
SK+ Slovak* slovak*
SI+ Sloven* sloven*
ES+ Spani* spansk* spani* Catalon* catal* Mallorca* Andalus* baskisk*
SE+ Sverige* svensk* svensker* Stockholm* Malmø* Gøteborg* Skåne*
US+ USA amerikan* amerikansk* Washington* Hvide_Hus New_York Californien Texas Florida Trump*
GB+ Storbritanni* britisk* briter* England* engelsk* Skotland* London*
RU+ Rusland* russisk* russer* Moskva Kreml* Putin*
UA+ Ukrain* ukrain* Kyiv Kyjiv
CN+ Kina* kines* Beijing
JP+ japansk* Japan*
IN+ Indien* indisk*
IL+ israel* Israel*
PS+ Gaza* palæstin* Palæstin* Hamas
IR+ iransk* Iran*
SY+ syrisk* Syrien*
TR+ tyrkisk* Tyrkiet*
CH+ schweiz* Schweiz*
NO+ norsk* Norge* nordmænd*
GL+ grønland* Grønland* Nuuk
FO+ Færøerne færøsk*
VA+ pave paven Vatikan*
VE+ venezuelansk* Venezuela*
XX+ Storbrit* brit* Skotte* Skotland* skotsk* Amerika* Det_Hvide_Hus russ* Hviderus* Tyrki* tyrk* Oslo* Island* islandsk* Serbi* serb* Alban* Nordmakedon* Montenegr* Moldova* Georgien* Armen* Aserb* japan* Palæst* palæst* Vestbred* iran* irak* syri* egypt* Liby* Sydafrik* Afrika* afrikan* afghan* Sydkorea* Korea* Brasili* Mexi* Venezu* Austral* Mellemøst* Moskva* Beijing* Færø*
None Europa_League europamester* Europamester* EM-guld tyrkis*
RS+ serbisk* serbere Beograd
BA+ bosnisk* Sarajevo
XK+ kosovoalban* kosovar*
AL+ albansk*
MK+ makedonsk*
MD+ moldovisk* moldavisk*
BY+ hviderussisk* belarusisk* Hviderusland Minsk
GE+ georgisk*
AM+ armensk*
AZ+ aserbajdsjansk* Aserbajdsjan
PK+ pakistansk*
AF+ afghansk* afghanere
MM+ burmesisk*
TH+ thailandsk*
VN+ vietnamesisk*
ID+ indonesisk*
PH+ filippinsk*
KR+ sydkoreansk* Sydkorea*
KP+ nordkoreansk* Nordkorea*
TW+ taiwansk* taiwanesisk*
NZ+ newzealandsk*
EG+ egyptisk* Ægypten* ægyptisk*
LY+ libysk* Libyen
TN+ tunesisk* Tunesien
DZ+ algerisk* Algeriet
MA+ marokkansk*
SD+ sudanesisk* sudansk*
ET+ etiopisk* Etiopien
SO+ somalisk* somaliere
ER+ eritreisk*
KE+ kenyansk*
NG+ nigeriansk*
CD+ congolesisk*
RW+ rwandisk*
ZA+ sydafrikansk* Sydafrika*
MX+ mexicansk*
CU+ cubansk*
CO+ colombiansk*
CL+ chilensk*
BR+ brasiliansk*
AR+ argentinsk*
IQ+ irakisk* irakere Bagdad
LB+ libanesisk* Libanon
JO+ jordansk*
SA+ saudisk* saudiarabisk* Saudi-Arabien
YE+ yemenitisk* Yemen houthi*
CA+ canadisk* Alberta
HK+ Hongkong*
AU+ australsk*
US+ Donald_Trump Obama Biden Los_Angeles Las_Vegas Pentagon
CN+ kinesisk* kinesere
IL+ israelsk*
TR+ tyrkere
IS+ islandsk*
GL+ grønlandsk*
UA+ ukrainsk* ukrainere
DK+ Randers Kolding* Horsens Vejle Roskilde* Herning* Silkeborg* Næstved* Fredericia* Viborg* Køge Holstebro* Slagelse* Hillerød* Sønderborg* Svendborg* Hjørring* Frederikshavn* Haderslev* Ringsted* Nykøbing* Aabenraa* Kalundborg* Amager* Nørrebro* Frederiksberg* Gentofte* Lolland* Falster* Læsø Samsø Langeland* Nordjylland* nordjysk* Sønderjylland* sønderjysk* Vestjylland* vestjysk* Midtjylland* midtjysk* fynsk* sjællandsk* Storebælt* Vadehavet* Troels_Lund* Radikale_Venstre Liberal_Alliance Dansk_Folkeparti Fødevarestyrelsen* Miljøstyrelsen* Arbejdstilsynet* Rigsrevisionen* Kong_Frederik kong_Frederik Dronning_Margrethe dronning_Margrethe Billund* Kastrup* Nykredit* DMI PET SSI Helsingør*
DK Carlsberg* Lego Arla Coop Skive KL FH
UA+ Kharkiv Kharkiv* Odesa Odessa Zaporizjzja Dnipro Kherson Lviv Donetsk Luhansk Mariupol Krim Krim-halvøen Donbas Tjernobyl Zelenskyj*
RU+ Sankt_Petersborg Belgorod Kursk Kaliningrad
DK+ Datatilsynet Udlændingestyrelsen Flygtningenævnet Energinet Banedanmark Statens_Museum Esbjerg Jyll* Lillebælt* Limfjord* Kattegat* Christiansborg*
None tjekke tjekket tjekkede tjekkes tjekker tjek
`;
