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
EE+ Észtország* észt észtek Tallinn*
FI+ Finn* finn finnek Helsink*
FR+ Franci* francia* franciá* Párizs* párizs* Marseille* Macron*
DE+ Német* német* Berlin* berlin* München* müncheni* Hamburg* Frankfurt* Merz* Bajorország* bajor*
GR+ Görög* görög* Athén* athén* Kréta
HU+ Magyarország* magyar* Magyar* Budapest* budapest* Debrecen* Szeged* Pécs* Győr* Miskolc* Nyíregyház* Kecskemét* Székesfehérvár* Balaton* Orbán* Fidesz* fidesz* KDNP Tisza* Országgyűlés* Gulyás_Gergely Szijjártó* Lázár* Sulyok* MNB KSH NAV Mol MOL OTP MÁV MVM Paks* Karmelita Kúria* Alkotmánybíróság* DK Mi_Hazánk Karácsony* forint* Jobbik* Kossuth Alaptörvény*
IE+ Írország* ír írek Dublin*
IT+ Olasz* olasz* Róma* Rómá* Milánó* Nápoly* Velenc* Szicíli* Meloni* Torinó*
LV+ Lettország* lettországi* Rigá*
LT+ Litván* litván* Vilnius*
LU+ Luxemb* luxemb*
MT+ Máltá* Málta* máltai*
NL+ Holland* holland* Amszterdam* Hágá* Hága* Rotterdam* Wilders*
PL+ Lengyel* lengyel* Varsó* varsói* Krakk* Tusk* Gdansk*
PT+ Portug* portug* Lisszabon*
RO+ Román* román* Bukarest* bukaresti* Erdély* erdély* Kolozsvár* Székelyföld* Temesvár* Marosvásárhely* Csíkszered* RMDSZ
SK+ Szlovák* szlovák* Pozsony* Kass* Felvidék* felvidéki* Fico Robert_Fico
SI+ Szlovén* szlovén* Ljubljan*
ES+ Spanyol* spanyol* Madrid* Barcelon* Katalán* katalán* Katalón* Valenci* Sánchez*
SE+ Svéd* svéd* Stockholm* stockholmi*
XX+ Egyesült_Királyság* Nagy_Britann* Nagy-Britann* brit_* brit britek Brit* Angli* angol* Skóci* London* Egyesült_Államok* USA amerikai* Ameriká* Amerika* Washington* Fehér_Ház* Trump* Orosz* orosz* Moszkv* Putyin* Kreml* Ukrajn* ukrán* Ukrán* Kijev* Zelenszkij* Kárpátalj* Fehérorosz* Belarusz* Török* török* Ankar* Erdogan* Svájc* svájci* Genf* Norvég* norvég* Izland* Szerb* szerb* Belgrád* Vajdaság* Bosznia* Bosznia-* Albán* albán* Észak_Macedón* Koszov* Montenegr* Moldov* moldov* Grúz* Örmény* Azerbajdzs* Kína* Kíná* kínai* Peking* Japán* japán* India* indiai* Izrael* izrael* Palesztin* palesztin* Gáza* Gázá* Hamász* Hezboll* Irán* iráni* Irak* iraki* Szíri* szír* Libanon* Egyipt* Líbi* Tunézi* Marok* Algéri* Afrik* afrik* Szudán* Nigéri* Szaúd* Katar* Afgan* afgán* Pakiszt* Észak_Kore* Dél_Kore* Korea* Kore* koreai* Brazil* brazil* Argentin* Mexik* Kanad* Venezuel* Ausztrál* ausztrál* Közel_Kelet* Közel-Kelet* Vatikán* Grönland*
None magyaráz* Európa_bajnok* Európa-bajnok* Európa_Liga* Európa-liga* Magyar_Nemzet Magyar_Nagydíj* nagykorú
HU+ Magyar_Péter*
BXL+ Brüsszel* brüsszel*
`;
