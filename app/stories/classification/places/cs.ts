export const cs = `
EU+ Evropsk*_uni* EU Evropsk*_komis* Evropsk*_parlament* Evropsk*_rad* europosl* eurovol* ECB Evropsk*_centráln* eurozón* eurokomis* člensk*_stát* člensk*_zem* unijn* Schengen*
EU evropsk* Evropa Evropy Evropě Evropu Lagardeov* Leyenov* Metsolaov* Kallasov* Štrasburk*
AT+ Rakous* rakous* Vídeň Vídn* vídeň* Salcbur* Linec
BE+ Belgi* belgick* Belgič* Vlám* vlámsk* Valon* Antverp*
BG+ Bulhar* bulhar* Sofie Sofii
HR+ Chorvat* chorvat* Záhřeb* Dalmáci*
CY+ Kypr* kypersk* Nikósi*
CZ+ Česk* česk* Čech* Češi Česko ČR Praha Praze Prahy Prahu pražsk* Pražsk* Brno Brna Brně brněnsk* Ostrav* ostravsk* Plzeň Plzni Plzn* Morav* moravsk* Slezsk* Olomouc* Liberec* Budějovic* Zlín* Pardubic* Ústí Karlov*_Var* Babiš* Fiala Fialy Fialov* Pavel Pavla ANO ODS STAN KDU* Piráti Pirátů SPD Okamur* Havlíč* Schillerov* ČNB ČEZ Škoda_Auto ČSSZ VZP Strakov* Temelín* Dukovan* Macink* Ústavní_soud 
DK+ Dánsk* dánsk* Kodaň Kodan* Frederiksenov*
EE+ Eston* eston* Tallin*
FI+ Finsk* finsk* Finov* Helsin*
FR+ Franci* francouz* Francouz* Paříž* Paříži pařížsk* Marseill* Lyon* Elysejsk* Le_Penov*
DE+ Němec* německ* Němc* Berlín* berlínsk* Mnichov* Hamburk* Frankfurt* Bavorsk* bavorsk* Sask* Drážďan* Merz* Merkelov* Lipsk*
GR+ Řec* řeck* Řek Řekov* Athén* Soluň* Kréta Krétě
HU+ Maďar* maďar* Budapeš* Orbán* Magyar*
IE+ Irsk* irsk* Irov* Dublin*
IT+ Itál* ital* Řím* římsk* Milán Milána Miláně Neapol* Benátk* Sicíli* Meloniov* Turín*
LV+ Lotyš* lotyš* Rig*
LT+ Litev* litev* Litv* Vilnius*
LU+ Lucembur* lucembur*
MT+ Malta Malty Maltě malts*
NL+ Nizozem* nizozem* Holand* holand* Amsterdam* Haag* Rotterdam* Wilders*
PL+ Polsk* polsk* Polác* Polák* Varšav* Krakov* Tusk* Nawrock* Gdaňsk* Vratislav*
PT+ Portugal* portugal* Lisabon*
RO+ Rumun* rumun* Bukureš*
SK+ Slovensk* slovensk* Slovác* Slovák* Bratislav* Košic* Fico Fica Ficov* Šimečk* Pellegrin*
SI+ Slovin* slovin* Lublaň* Lublan*
ES+ Španěl* španěl* Madrid* Barcelon* Katalán* katalán* Valenci* Andalus* Mallor* Sánchez*
SE+ Švéd* švéd* Stockholm*
XX+ Velk*_Britán* britsk* Británi* Brit* Angli* anglic* Skots* Londýn* USA Spojen*_stát* americk* Američ* Amerik* Washington* Bíl*_dům* Bíl*_dom* Trump* Bidenov* Rusk* rusk* Rusov* Moskv* Putin* Kreml* Ukraj* ukraj* Kyjev* Zelensk* Bělorus* bělorus* Tureck* tureck* Erdogan* Švýcar* švýcar* Ženev* Norsk* Norové Norů norsk* Island* Srb* srbsk* Bělehrad* Bosn* Albán* alban* Severní_Makedon* Makedon* Kosov* Černá_Hora Černé_Ho* Moldav* moldav* Gruz* Armén* Ázerb* Čín* čínsk* Peking* Japon* japon* Indi* indick* Izrael* izrael* Palestin* palestin* Gaz* Hamás* Hizballáh* Írán* íránsk* Irák* Sýri* syrsk* Libanon* Egypt* egypt* Liby* Tunis* Marok* Alžír* Afri* africk* Súdán* Nigéri* Saúdsk* Katar* Afghán* afghán* Pákistán* Korej* korejsk* Severn*_Kore* Jižn*_Kore* Brazíl* brazil* Argentin* Mexi* Kanad* Venezuel* Austrál* Blízk*_východ* Vatikán* Grónsk*
None Evropsk*_lig* mistrovstv*_Evropy mistr*_Evropy Norber* Nora Norem_
`;
