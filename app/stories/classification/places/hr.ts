export const hr = `
EU+ Europsk*_unij* EU EU_* Europsk*_komisij* Europsk*_parlament* Europsk*_vijeć* eurozon* eurozastupni* ECB Europsk*_središnj* europarlament* povjerenik* europovjerenik* zemlj*_članic* država*_članic* Schengen* Unij*
EU europsk* Europa Europe Europi Strasbourg*
AT+ Austri* austrij* Beč Beča Beču bečk* Graz Graza Grazu
BE+ Belgij* belgij* Flandrij* flamansk*
BG+ Bugar* bugar* Sofij*
HR+ Hrvat* hrvat* Zagreb* zagreb* Split Splita Splitu splits* Rijeka Rijeke Rijeci riječk* Osijek* osječ* Zadar* Zadra Dubrovnik* dubrov* Šibenik* Pula Pule Puli Istra Istre Istri Istru istar* Dalmaci* dalmat* Slavonij* Varaždin* Karlovac* Sisak Siska Sisku Plenković* Milanović* HDZ* SDP* Domovinsk*_pokret* HNB* HZZO* HEP* HŽ vlada_RH RH Banski* Pantovčak* Hajdaš* Anušić* Božinović* Tomašević* INA Ina Petrokemij* Jadrolinij* kuna Uskok* USKOK DORH Krk Hrvatsk*_vod* Filipović* Hina Kvarner* Jadran* Benčić* Grbin*
CY+ Cipar Cipra Cipru ciparsk*
CZ+ Češk* češk* Prag Praga Pragu Pragom Čeh*
DK+ Dansk* dansk* Danac Danci Kopenhagen*
EE+ Eston* eston* Tallinn* baltičk*_zemlj* baltičk*_držav*
FI+ Finsk* finsk* Finci Helsinki*
FR+ Francus* francus* Francuz* Pariz* parišk* Marseill* Lyon* Louvrea Louvreu
DE+ Njemač* njemač* Nijemac Nijemc* Nijemic* Berlin* berlinsk* München* Hamburg* Frankfurt* Bavar* Merz*
GR+ Grčk* grčk* Grci Atena Atene Ateni Atenu Atenom Solun* Kreta Kreti
HU+ Mađar* mađar* Budimpešt* Orban* Orbán*
IE+ Irsk* irsk* Irci Dublin*
IT+ Itali* talijan* Talijan* Rim Rima Rimu rimsk* Milan Milano* Napulj* Venecij* Mlec* Sicilij* Trst Trsta Trstu Trstom
LV+ Latvij* latvij* Riga Rige Rigi Rigu Rigom baltičk*_zemlj* baltičk*_držav*
LT+ Litv* litav* Vilnius* baltičk*_zemlj* baltičk*_držav*
LU+ Luksembur* luksembur*
MT+ Malta Malte Malti maltešk*
NL+ Nizozem* nizozem* Amsterdam* Haag* Haaš* Rotterdam*
PL+ Poljsk* poljsk* Poljac* Varšav* Krakov* Tusk*
PT+ Portug* portug* Lisabon*
RO+ Rumunj* rumunj* Bukurešt*
SK+ Slovač* slovač* Slovak* Bratislav* Fico Fica
SI+ Sloven* sloven* Ljubljan* Maribor* Golob* Krško* Janš*
ES+ Španjol* španjol* Madrid* Barcelon* Katalon* katalon* Valencij* Sanchez*
SE+ Švedsk* švedsk* Šveđan* Stockholm*
US+ SAD SAD-a SAD-u Sjedinjen*_Držav* američk* Amerikan* Washington* Bijel*_kuć* New_York* Kaliforni* Trump*
GB+ Velik*_Britanij* britansk* Britan* Englesk* englesk* Škotsk* London*
RU+ Rusij* rusk* Rusi Moskv* Kremlj* Putin*
UA+ Ukrajin* ukrajin* Kijev* Zelensk*
CN+ Kina Kine Kini Kinu Kinom Kinez* kinesk* Peking*
JP+ Japan* japansk*
IL+ Izrael* izrael*
PS+ Gaza Gaze Gazi Gazu Gazom palestin* Hamas*
IR+ Iran* iransk* Teheran*
SY+ Sirij* sirijsk*
TR+ Turs* tursk* Ankar*
CH+ Švicar* švicar*
RS+ Srbij* srpsk* srbijansk* Srbi Beograd* Vučić*
BA+ Bosn* bosansk* BiH Sarajev* Hercegovin* Mostar* Dodik*
ME+ Crn*_Gor* crnogorsk*
XK+ Kosov* kosovsk*
MK+ Makedonij* makedonsk*
VA+ Vatikan* papa pape papu
VE+ Venezuel* venezuel*
XX+ Velik*_Britani* britan* Engles* engles* SAD-* američ* Amerik* bjelorus* turs* Turci Ženev* Norvešk* norvešk* Island* srbijan* albansk* Sjevern*_Makedon* Makedon* crnogor* Moldav* Gruzij* Armen* Azerbajdž* Kina Kine Kini Kinu Kineza japan* Indij* indijsk* Hezbolah* sirij* Egip* Libij* Tunis* Maroko Alžir* Afri* afrič* Nigerij* Saudijsk* Afganist* afgan* Korej* Sjevern*_Korej* Južn*_Korej* brazil* Meksi* Austral* Blisk*_istok*
None Europsk*_lig* Konferencijsk*_lig* prvenstv*_Europ* prvak*_Europe prvaci_Europe Kino kino* kino gaz* Kinolog* Kinez_na pragov*
BXL+ Bruxelles* Bruxellesu
BY+ bjeloruski* bjelorus* Bjelorusij* Minsk*
AL+ albansk* albanac albanci Tirana Tirane Tirani Tiranu
MD+ moldavsk* Moldav*
GE+ gruzijsk* gruzij* Tbilisi*
AM+ armensk* Armen* Jerevan*
AZ+ azerbajdžansk* Azerbajdž*
KZ+ kazahstansk*
PK+ pakistansk*
AF+ afganistansk* afgan* Afganist* Kabul*
MM+ mjanmarsk*
TH+ tajlandsk*
VN+ vijetnamsk*
ID+ indonezijsk* indonežansk*
PH+ filipinsk*
KR+ južnokorejsk* Južn*_Korej*
KP+ sjevernokorejsk* Sjevern*_Korej*
TW+ tajvansk*
NZ+ novozelandsk*
EG+ egipatsk* Egip* Kair*
LY+ libijsk* Libij*
TN+ tuniski* tunisk* Tunis*
DZ+ alžirsk* Alžir*
MA+ marokansk* Maroko
SD+ sudansk*
ET+ etiopsk*
SO+ somalijsk*
NG+ nigerijsk* Nigerij*
ZA+ južnoafričk*
MX+ meksičk* Meksi*
CU+ kubansk*
CO+ kolumbijsk*
BR+ brazilsk* brazil*
AR+ argentinsk*
IQ+ iračk* Bagdad*
LB+ libanonsk* Bejrut*
JO+ jordansk*
SA+ saudijsk*
YE+ jemensk*
IN+ indijsk* Indij*
NO+ norvešk*
CA+ kanadsk*
AU+ australsk* Austral*
IS+ islandsk* Island*
TR+ turski* Turci
US+ američ*
GB+ engles*
SI+ Koper Kopru Kopra
HR+ Split* splitsk* Zadar Zadru Zadrom Zadran* zadarsk* Slavonsk* slavonsk* Karlovc* Karlovac Vukovar* Velik*_Goric* Bjelovar* Koprivnic* Čakov* Požeg* Virovitic* Gospić* Krapin* Petrinj* Knin* Makarsk* Imotsk* Sinj Sinju Trogir* Solin Solinu Omiš* Hvar* Brač Braču Korčul* Krku Rovinj* Poreč* Opatij* Umag* Zagorj* Međimurj* Velebit* Plitvi* Pelješ* Grmoj* Penav* Butković* Beroš* Janaf* Croatia_Airlines HGSS DHMZ Podravk* Končar* Fortenov* istarsk* dalmatinsk* zagrebačk* osječk*
HR SOA jadransk* Rimac Most_nezavisnih
None splitov* Splitter*
UA+ Harkiv* Harkov* Odesa Odesi Odese Zaporižj* Dnjipro* Herson* Lavov* Donjeck* Lugansk* Mariupol* Krim Krima Krimu Donbas* Černobil*
RU+ Sankt_Peterburg* Belgorod* Kursk* Kalinjingrad*
HR+ Istrom Istarsk* Gorsk*_kotar* zagorsk* Podravin* Baranj* Rijek* šibensk* pulsk* vukovars* Vinkov* Ogulin* Delnic* Brača Lošinj* Sabor Sabora Saboru saborsk* Ruđer* Pulsk*_festival* stranka_Možemo stranke_Možemo platforma_Možemo platforme_Možemo zastupni*_Možemo iz_Možemo
AL+ Albanc*
AD+ andorsk*
AO+ angolsk*
BS+ bahamsk*
BH+ bahreinsk*
BD+ bangladešk*
BJ+ Beninu Benina beninsk*
BT+ Butanu Butana butansk*
BO+ bolivijsk*
BA+ Bosanc* Bosanac* Bošnjak* bošnjačk* Bošnjac*
BW+ bocvansk*
BF+ Burkini_Fas*
ME+ Crnogor*
TD+ Čadu iz_Čada čadsk*
CL+ Čileu Čilea čileansk* Čileanc*
CD+ Kongu Konga Kongo kongoansk*
CR+ kostarikansk*
CU+ na_Kubi na_Kubu
DO+ Dominikansk*_Republi* Dominikansk*_republi*
EC+ ekvadorsk*
ER+ eritrejsk*
ET+ etiopijsk*
FJ+ Fidžiju fidžijsk*
GA+ Gabonu Gabona gabonsk*
GM+ gambijsk*
GH+ u_Gani iz_Gane ganski ganske ganska
GE+ gruzinsk*
GT+ gvatemalsk*
GN+ gvinejsk*
GQ+ Ekvatorijaln*_Gvinej*
GY+ gvajansk*
HT+ Haitiju Haitija haićansk* Haićan*
HN+ hondurašk*
ID+ Indonežan*
IQ+ Iračan*
IS+ Islanđan*
JM+ Jamajci jamajčansk* Jamajčan*
ZA+ Južnoj_Africi Južne_Afrike JAR Južnoafrik*
KR+ Južnokorej*
KP+ Sjevernokorej*
SS+ Južnom_Sudanu Južnog_Sudana južnosudansk*
JO+ u_Jordanu iz_Jordana Jordanac Jordanci Jordanc*
KH+ kambodžansk*
CM+ kamerunsk*
CA+ Kanađan*
CV+ Zelenortsk*_Otoc* Zelenortsk*_Otok*
QA+ katarsk*
KZ+ kazašk*
KE+ kenijsk*
KG+ kirgistansk* kirgisk* Kirgiz*
XK+ kosovar*
KW+ kuvajtsk*
LA+ Laosu Laosa laošk*
LR+ liberijsk*
LI+ lihtenštajnsk*
MG+ madagaskarsk*
MY+ malezijsk*
MW+ malavijsk*
MV+ maldivsk*
ML+ Maliju Malija Malijem malijsk* Malijc*
MU+ Mauricijusu Mauricijus*
MR+ Mauritaniji mauritansk*
MC+ monašk*_knež*
MN+ mongolsk* Mongol Mongoli Mongola
MZ+ mozambičk*
MM+ Mijanmaru Mijanmar* u_Burmi burmansk*
NA+ namibijsk*
NP+ nepalsk*
NE+ Nigeru Nigera nigersk*
NI+ nikaragvansk*
NO+ Norvežan*
NZ+ Novom_Zelandu Novog_Zelanda Novozelanđan*
OM+ Omanu Omana omansk*
PA+ panamsk*
PG+ Papui_Novoj_Gvineji Papue_Nove_Gvineje
PY+ paragvajsk*
PE+ Peruu Perua peruansk*
CI+ Obali_Bjelokosti Obale_Bjelokosti Bjelokosn*_Obal*
RU+ Rusa Rusima
RW+ ruandsk*
SV+ salvadorsk*
WS+ Samoi Samoe samoansk*
SN+ senegalsk*
SC+ sejšelsk*
MK+ Makedonac* Makedonc* sjevernomakedonsk*
SL+ Sijera_Leoneu Sierra_Leoneu
SG+ singapursk*
AE+ emiratsk* Dubaiju Abu_Dhabiju
RS+ Srbima Srbin
LK+ Šri_Lanki Šri_Lanke Šri_Lanku šrilanšk* šrilančan*
CF+ Srednjoafričk*_Republi* srednjoafričk*
SR+ surinamsk*
TZ+ tanzanijsk*
TH+ Tajlanđan*
TG+ Togou Togoa
TN+ tunižansk* Tunižan*
TM+ turkmenistansk* turkmensk*
TJ+ tadžikistansk* tadžičk* Tadžik*
UG+ ugandsk* Uganđan*
UY+ urugvajsk*
UZ+ uzbekistansk* uzbečk*
VE+ venecuelansk*
TL+ Istočnom_Timoru Istočnog_Timora
ZM+ zambijsk*
ZW+ zimbabveansk*
GL+ Grenlanđan* grenlandsk*
HK+ Hong_Kongu Hong_Konga hongkonšk*
TR+ Turaka
VA+ vatikansk*
GB+ Škoti Walesu
CY+ Cipran*
FI+ Finac
MT+ Maltež*
IE+ Iraca
AL+ Albanac*
HR- Možemo
`;
