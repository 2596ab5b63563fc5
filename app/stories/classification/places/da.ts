export const da = `
EU+ EU EUs EU_* Europa_Parlament* Europaparlament* EU-Kommission* Europa-Parlament* Kommissionen Det_Europæiske_Råd ECB Den_Europæiske_* eurozone* medlemslande* unionen EU-landene
EU Europa* europæisk* Strasbourg
AT+ Østrig* østrig* Wien Wiens
BE+ Belgi* belgisk* belgier* Flandern flamsk* Vallonien
BG+ Bulgari* bulgar* Sofia
HR+ Kroati* kroat*
CY+ Cypern* Cypriot* cypriot*
CZ+ Tjekki* tjekk* Prag
DK+ Danmark* dansk* dansker* Københ* københ* Aarhus* Odense* Aalborg* Jylland* jysk* Fyn Sjælland* Bornholm* Folketing* folketing* Christiansborg Statsminister_Mette* statsminister_Mette* Socialdemokrat* Enhedslisten SF Danmarksdemokrat* Moderaterne Løkke* Støjberg* Lars_Løkke* Messerschmidt DR DSB Nationalbank* Danske_* Rigspoliti* Novo_Nordisk* Finansloven Finanslov* Sundhedsstyrelsen Femern*
EE+ Estland* estisk* estere
FI+ Finland* finsk* finner* Helsinki Helsingfors*
FR+ Frankrig* fransk* franskmænd* franskmand Paris
DE+ Tyskland* tysk* tysker* Berlin* Hamborg* München* Slesvig*
GR+ Græk* græk* Athen Kreta*
HU+ Ungarn* ungar* Budapest*
IE+ Irland* irsk* irer* irlænd* Dublin*
IT+ Itali* italiensk* Rom Roms Milano Napoli Venedig Sicilien
LV+ Letland* lettisk* letter
LT+ Litau* litau*
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
XX+ Storbrit* brit* England* engelsk* Skot* skotsk* London* USA amerikansk* Amerika* amerikan* Washington* Hvide_Hus Det_Hvide_Hus Rusland* russ* Ukrain* ukrain* Belarus* Hviderus* Tyrki* tyrk* Schweiz* schweiz* Norge* norsk* nordmænd* Oslo* Island* islandsk* Serbi* serb* Bosni* Alban* Nordmakedon* Montenegr* Moldova* Georgien* Armen* Aserb* Kina* kines* Japan* japan* Indien* indisk* Israel* israel* Palæst* palæst* Gaza* Vestbred* Iran* iran* Irak* irak* Syri* syri* Liban* Egypt* egypt* Liby* Tunes* Marok* Algeri* Sydafrik* Afrika* afrikan* Nigeria* Saudi* Afghan* afghan* Pakistan* Sydkorea* Nordkorea* Korea* Brasili* Argentin* Mexi* Canad* Venezu* Austral* Mellemøst* Kreml* Moskva* Beijing* Grønland* grønland* Nuuk Færø*
None Europa_League europamester* Europamester* EM-guld
`;
