export const sk = `
EU+ Európsk*_úni* EÚ Európsk*_komisi* EK Európsk*_parlament* Európsk*_rad* europosl* eurovoľ* ECB Európsk*_centráln* eurozón* eurokomisár* člensk*_štát* člensk*_kraj* únia únie úniu Schengen*
EU európsk* Európa Európy Európe Európu Štrasburg* Leyenov*
AT+ Rakús* rakús* Viedeň Viedn* viedens*
BE+ Belgi* belgick* Belgič* flámsk* Antverp*
BG+ Bulhar* bulhar* Sofia Sofii
HR+ Chorvát* chorvát* Záhreb*
CY+ Cyprus Cypru Cypre cypersk*
CZ+ Česk* česk* Čech* Češi ČR Prah* pražsk* Prahe Brno Brna Babiš* Fiala Fialu Petr_Pavel
DK+ Dánsk* dánsk* Kodaň Kodan*
EE+ Estón* estón* Tallin*
FI+ Fínsk* fínsk* Helsin*
FR+ Francúz* francúz* Paríž* parížsk* Marseill*
DE+ Nemec* nemeck* Nemci Nemcov Berlín* Mníchov* Hamburg* Frankfurt* Bavorsk* Merz*
GR+ Gréc* gréck* Atén* Solún*
HU+ Maďar* maďar* Budapeš* Orbán* Magyar*
IE+ Írsk* írsk* Dublin*
IT+ Talian* talian* Rím Ríma Ríme rímsk* Milán Miláne Neapol* Benátk* Sicíli* Meloniov*
LV+ Lotyš* lotyš* Rig*
LT+ Litv* litov* Vilnius*
LU+ Luxembur* luxembur*
MT+ Malta Malty Malte maltsk*
NL+ Holand* holand* Amsterdam* Haag* Rotterdam*
PL+ Poľsk* poľsk* Poliac* Varšav* Krakov* Tusk* Nawrock* Gdansk*
PT+ Portugal* portugal* Lisabon*
RO+ Rumun* rumun* Bukurešt*
SK+ Slovensk* slovensk* Slovác* Slovák* SR Bratislav* bratislav* Košic* košick* Žilin* žilinsk* Nitra Nitry Nitre Prešov* prešov* Trnav* Trenčín* Bystric* Poprad* Tatr* Fico Fica Ficov* Šimečk* Pellegrin* Čaputov* Smer Smeru Hlasu SNS Progresívn* SaS KDH OĽaNO Matovič* Danko Danka Šutaj_Eštok* Kaliňák* Takáč* Kamenick* NR_SR NBS ŠÚ ÚVO Slovnaft* VšZP ÚS Šaško* Ústavný_súd Sulík* NAKA Mochovc* Danišov* Žitn*_ostrov*
SI+ Slovin* slovin* Ľubľan*
ES+ Španiel* španiel* Madrid* Barcelon* Katalán* katalán* Valenci*
SE+ Švéd* švéd* Štokholm*
XX+ Veľk*_Británi* britsk* Británi* Brit* Anglick* anglick* Angli* Škóts* Londýn* USA Spojen*_štát* americk* Američ* Amerik* Washington* Biel*_dom* Trump* Rusk* rusk* Rusi Rusov Moskv* Putin* Kreml* Ukrajin* ukrajin* Kyjev* Zelensk* Bielorus* bielorus* Tureck* tureck* Švajčiar* švajčiar* Ženev* Nórsk* nórsk* Island* Srb* srbsk* Belehrad* Bosn* Albánsk* albán* Macedón* Kosov* Čiern*_Hor* Moldav* Gruzín* Armén* Azerb* Čín* čínsk* Peking* Japon* japon* Indi* indick* Izrael* izrael* Palestín* palestín* Gaz* Pásm*_Gaz* Hamas* Hizballáh* Irán* iránsk* Irak* Sýri* sýrsk* Libanon* Egypt* Líbyi* Tunisk* Marok* Alžírsk* Afrik* africk* Sudán* Nigéri* Saudsk* Katar* Afgan* afgan* Pakistan* Kórej* kórejsk* Kóre* Brazíl* Argentín* Mexi* Kanad* Venezuel* Austrál* Blízk*_východ* Vatikán* Grónsk*
None Európsk*_lig* majstrovstv*_Európy majster_Európy
`;
