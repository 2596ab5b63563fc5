export const hu = `
EU+ Európai_Unió* EU EU_* uniós* Unió* Európai_Bizottság* Európai_Parlament* EP Európai_Tanács* EP_képvisel* európai_parlamenti EKB Európai_Központi_Bank* eurózóna* euróövezet* tagállam* Von_der_Leyen* EU-s brüsszeli_bizottság
EU európai* Európa* Európá* Strasbourg*
AT+ Ausztriá* Ausztria* osztrák* Bécs* bécs* Burgenland*
BE+ Belgium* belg belga belgá* Flandri* flamand* Antwerpen*
BG+ Bulgár* bulgár* Szófi*
HR+ Horvát* horvát* Zágráb*
CY+ Ciprus* ciprus*
CZ+ Cseh* cseh* Prág* prág*
DK+ Dánia* Dániá* dán dánok Koppenhág*
EE+ Észtország* észt észtek Tallinn* balti_állam* balti_ország* Baltikum*
FI+ Finn* finn finnek Helsink*
FR+ Franci* francia* franciá* Párizs* párizs* Marseille* Macron*
DE+ Német* német* Berlin* berlin* München* müncheni* Hamburg* Frankfurt* Merz* Bajorország* bajor*
GR+ Görög* görög* Athén* athén* Kréta
HU+ Magyarország* magyar* Magyar* Budapest* budapest* Debrecen* Szeged* Pécs* Győr* Miskolc* Nyíregyház* Kecskemét* Székesfehérvár* Balaton* Orbán* Fidesz* fidesz* KDNP Tisza* Országgyűlés* Gulyás_Gergely Szijjártó* Lázár* Sulyok* MNB KSH NAV Mol MOL OTP MÁV MVM Paks* Karmelita Kúria* Alkotmánybíróság* DK Mi_Hazánk Karácsony* forint* Jobbik* Kossuth Alaptörvény*
IE+ Írország* ír írek Dublin*
IT+ Olasz* olasz* Róma* Rómá* Milánó* Nápoly* Velenc* Szicíli* Meloni* Torinó*
LV+ Lettország* lettországi* Rigá* balti_állam* balti_ország* Baltikum*
LT+ Litván* litván* Vilnius* balti_állam* balti_ország* Baltikum*
LU+ Luxemb* luxemb*
MT+ Máltá* Málta* máltai*
NL+ Holland* holland* Amszterdam* Hágá* Hága* Rotterdam* Wilders*
PL+ Lengyel* lengyel* Varsó* varsói* Krakk* Tusk* Gdansk*
PT+ Portug* portug* Lisszabon*
RO+ Román* román* Bukarest* bukaresti* Erdély* erdély* Kolozsvár* Székelyföld* Temesvár* Marosvásárhely* Csíkszered* RMDSZ
SK+ Szlovák* szlovák* Pozsony* Kassa Kassán Kassára Kassáról Kassai kassai Felvidék* felvidéki* Fico Robert_Fico
SI+ Szlovén* szlovén* Ljubljan*
ES+ Spanyol* spanyol* Madrid* Barcelon* Katalán* katalán* Katalón* Valenci* Sánchez*
SE+ Svéd* svéd* Stockholm* stockholmi*
US+ USA Egyesült_Államok* amerikai* Amerika* Washington* Fehér_Ház* New_York* Kalifornia* Texas* Trump*
GB+ Nagy-Britanni* brit britek* Egyesült_Királyság* Angli* angol* Skóci* London*
RU+ Oroszorsz* orosz* Moszkv* Kreml* Putyin*
UA+ Ukrajn* ukrán* Kijev* Zelenszkij* Kárpátal*
CN+ Kína* Kínai* kínai* Peking*
JP+ Japán* japán* Tokió*
IN+ India* indiai*
IL+ Izrael* izraeli*
PS+ Gáza* Gázai* palesztin* Hamász* Gázában Gázába Gázából Gázát Gázára Gázához Gázával Gázáért Gázának Gázáról Gázától
IR+ Irán Iránt Iránban Iránból Iránra Iránnal Iránnak Irántól Iránhoz Iránról Iránon Iránig iráni* Teherán*
SY+ Szíri* szír*
TR+ Törökorsz* török* Ankara*
CH+ Svájc* svájci* Genf*
NO+ Norvég* norvég*
RS+ Szerbi* szerb* Belgrád* Vajdaság*
BY+ Fehérorosz*
VA+ Vatikán* pápa
VE+ Venezuel* venezuel*
GL+ Grönland* grönland*
XX+ Nagy_Britann* Nagy-Britann* britek Brit* Ameriká* Orosz* Ukrán* Kárpátalj* Belarusz* Török* Ankar* Izland* Szerb* Bosznia* albán* Észak_Macedón* Koszov* Montenegr* moldov* Grúz* Örmény* Azerbajdzs* Kíná* izrael* Palesztin* Hezboll* iraki* Egyipt* Líbi* Tunézi* Algéri* Afrik* afrik* Szudán* Nigéri* Szaúd* afgán* Pakiszt* Észak_Kore* Dél_Kore* Korea* Koreá* koreai* brazil* Mexik* Ausztrál* ausztrál* Közel_Kelet* Közel-Kelet*
None magyaráz* Európa_bajnok* Európa-bajnok* Európa_Liga* Európa-liga* Magyar_Nemzet Magyar_Nagydíj* nagykorú oroszlán* Angolá* görögdinny* angoln* angolul angolt angol_nyelv* angol_tanár* indián*
HU+ Magyar_Péter*
BXL+ Brüsszel* brüsszel*
RS+ szerbiai*
BA+ bosnyák* boszniai* Bosznia* Szarajev*
XK+ koszovó* Koszov*
AL+ albán* albániai* Tirana
ME+ montenegró*
MK+ macedón* Észak_Macedón* Szkopje
MD+ moldov* moldáv* Chisinau
BY+ belarusz* Minszk*
GE+ grúz* Tbiliszi
AM+ örmény* Jereván*
AZ+ azeri* azerbajdzsáni* Azerbajdzs* Baku*
KZ+ kazah*
PK+ pakisztáni* Pakiszt*
AF+ afgán* afganisztáni* Kabul* tálib*
BD+ bangladesi*
LK+ srí_lankai*
NP+ nepáli*
MM+ mianmari* burmai*
TH+ thai thaiföldi*
VN+ vietnámi*
ID+ indonéz* Jakarta
PH+ fülöp-szigeteki* Fülöp-szigetek*
KR+ dél-koreai* Dél-Kore* Dél_Kore*
KP+ észak-koreai* Észak-Kore* Észak_Kore* Phenjan*
TW+ tajvani* Tajvan*
NZ+ új-zélandi* Új-Zéland*
EG+ egyiptomi* Egyipt* Kairó*
LY+ líbiai* Líbi* Tripoli
TN+ tunéziai* Tunézi*
DZ+ algériai* Algéri*
MA+ marokkói*
SD+ szudáni* Szudán*
ET+ etióp*
SO+ szomáliai* szomáli
KE+ kenyai*
NG+ nigériai* Nigéri*
CD+ kongói*
RW+ ruandai*
ZA+ dél-afrikai*
MX+ mexikói* Mexik*
CU+ kubai*
CO+ kolumbiai*
PE+ perui*
CL+ chilei*
BR+ brazil*
AR+ argentin*
IQ+ iraki* Bagdad*
LB+ libanoni* Bejrút*
JO+ jordán*
SA+ szaúdi* szaúd-arábiai* Szaúd* Szaúd-Arábi*
YE+ jemeni* húszi*
CA+ kanadai*
AU+ ausztrál* ausztráliai*
HK+ hongkongi* Hongkong*
IS+ izlandi*
HU+ Szombathely* Szolnok* Tatabány* Kaposvár* Sopron* Veszprém* Békéscsab* Zalaegerszeg* Egerben Nagykanizsa* Nagykanizsá* Dunakeszi* Hódmezővásárhely* Salgótarján* Cegléd* Esztergom* Gödöllő* Mohács* Makó Makón Hajdúszoboszló* Siófok* Hortobágy* Alföld* Dunántúl* Borsod* Szabolcs-Szatmár* Baranya Baranyában Somogy* Nógrád* vármegye* Gyurcsány* Dobrev_Klára* Rogán* Pintér_Sándor* Nagy_Márton* Tuzson* Momentum* MSZP LMP BKK BKV ORFK BRFK Ferihegy* Liszt_Ferenc_repül* Integritás_Hatóság* Állami_Számvevőszék* Mészáros_Lőrinc* Szuverenitásvédelmi* HungaroMet Terrorelhárítási* Nemzeti_Nyomozó_Iroda* Mátrában
UA+ Harkiv* Harkov* harkivi Odessza Odessz* odesszai Zaporizzsja zaporizzsjai Dnyipro* Herszon* Lviv* Lemberg* Donyeck* donyecki Luhanszk* Mariupol* Krím* krími Donbasz* Csernobil*
RU+ Szentpétervár* Belgorod* Kurszk* Kalinyingrád*
HU+ Röszke* röszkei Mátra* alföldi Kazincbarcik* Kispest* Szépművészet* Nemzeti_Galéri*
DZ+ algéri* algír*
AO+ Angolában Angola Angolából angolai
AZ+ azerbajdzsán*
BH+ bahreini*
BY+ fehérorosz*
BJ+ Beninben benini
BT+ bhutáni
BO+ bolíviai* bolivi*
BA+ Bosznia* Boszniá*
TD+ Csádban Csádba Csádnak Csádi Csádból
CL+ Chilé*
CN+ Kíná*
CD+ Kongóban
KM+ Comore-szigeteken
CR+ Costa_Ricában
CU+ Kubá*
EC+ ecuadori*
ER+ eritreai*
FJ+ fidzsi
PH+ filippínó*
GA+ Gabonban Gabonba Gabonból Gabonnak gaboni
GH+ Ghán* ghánai*
GT+ guatemalai*
GN+ guineai*
HT+ Haitira haiti Haitiről
HN+ hondurasi*
IN+ Indiá* Indiának Indiánál
JM+ jamaicai* jamaikai*
ZA+ Dél-Afrikában
SS+ dél-szudáni*
KH+ kambodzsai*
CM+ kameruni*
CV+ Zöld-foki-szigeteken
QA+ katari katariak
KE+ Kenyá*
KG+ kirgiz*
KW+ kuvaiti*
LA+ laoszi*
LR+ libériai*
LI+ liechtensteini*
MG+ madagaszkári*
MY+ malajziai*
ML+ Maliban Maliba Maliból Malinak maliak
MU+ Mauritiuson mauritiusi*
MR+ mauritániai*
MC+ monacói*
MN+ mongol*
MZ+ mozambiki*
MM+ Burmában
NA+ namíbiai*
NE+ Nigerben nigeri
NI+ nicaraguai*
OM+ ománi
PA+ panamai*
PY+ paraguayi*
PE+ Peruban Peruból
CI+ elefántcsontparti*
SV+ salvadori*
SN+ szenegáli*
SL+ Sierra_Leonéban
SG+ szingapúri*
AE+ Egyesült_Arab_Emírség* Emírségekben emirátusi* dubaji* Abu-Dzabiban
LK+ Srí_Lankán Srí_Lankáról
TZ+ tanzániai*
TG+ Togóban togói
TO+ Tongá* tongai
TN+ tunéz*
TM+ türkmén*
TJ+ tádzsik*
UG+ ugandai*
UY+ uruguayi*
UZ+ üzbég*
VN+ vietnami*
TL+ Kelet-Timorban kelet-timori*
ZM+ zambiai*
ZW+ zimbabwei*
VA+ vatikáni*
GB+ brit skót* Walesben walesi*
LA+ Laosz*
NP+ Nepál*
OM+ Omán*
SO+ szomáli*
GB+ angol_* angolok* angolnak angolszász*
GE- Georgiában
`;
