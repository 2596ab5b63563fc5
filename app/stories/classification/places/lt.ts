export const lt = `
EU+ Europos_Sąjung* ES ES_* Europos_Komisij* EK Europos_Parlament* EP Europos_Vadovų_Taryb* europarlamentar* euro_zon* ECB Europos_centrin* eurokomisar* valstyb*_nar* šalys_narės Bendrij* Šengen* Leyen
EU Europ* europ* europieč* Strasbūr*
AT+ Austrij* austrij* austrai austrų
BE+ Belgij* belg* belgų Flandrij* Antverpen*
BG+ Bulgarij* bulgar* Sofij*
HR+ Kroatij* kroat* Zagreb*
CY+ Kipr* kipr* Nikosij*
CZ+ Čekij* čekų čekai čekijos Praho* Prag*
DK+ Danij* danų danai danijos Kopenhag*
EE+ Estij* estų estai Talin* Tartu
FI+ Suomij* suomi* suomų Helsink*
FR+ Prancūz* prancūz* Paryž* Marsel* Macron* Makron*
DE+ Vokiet* vokie* Berlyn* Miunchen* Hamburg* Merz* Bavarij* Frankfurt*
GR+ Graikij* graik* Atėn* Kreto*
HU+ Vengrij* vengr* Budapešt* Orban* Orbán*
IE+ Airij* airių airiai Dublin*
IT+ Italij* ital* Roma Romos Romoje Milan* Neapol* Venecij* Sicilij* Meloni
LV+ Latvij* latv* Ryg*
LT+ Lietuv* lietuv* Viln* viln* Kaun* kaun* Klaipėd* klaipėd* Šiauli* Panevėž* Alyt* Marijampol* Palang* Nerin* Seim* Nausėd* Ruginien* Palucko Paluckas Šimonyt* Landsberg* socialdemokrat* konservator* LSDP TS_LKD TS-LKD Nemuno_aušr* Žemaitait* VMI Sodra* Registr*_centr* LRT VRM LTG Ignitis* Litgrid* STT VSD VTEK VRK Konstitucin*_Teism* Lietuvos_bank* Kapčiamies* Rūdnink* Pabrad* Ignalin*
LU+ Liuksembur* liuksembur*
MT+ Malta Maltos Maltoje maltieč*
NL+ Nyderland* nyderland* Oland* oland* Amsterdam* Haga Hagos Hagoje Roterdam*
PL+ Lenkij* lenkų lenkai lenkas lenkams Varšuv* Krokuv* Tusk* Gdansk*
PT+ Portugalij* portugal* Lisabon*
RO+ Rumunij* rumun* Bukarešt*
SK+ Slovakij* slovak* Bratislav* Fico
SI+ Slovėnij* slovėn* Liublian*
ES+ Ispanij* ispan* Madrid* Barselon* Katalon* Valensij*
SE+ Švedij* šved* Stokholm*
XX+ Didž*_Britanij* Jungtin*_Karalyst* britų britai britan* Anglij* anglų Škotij* London* JAV Jungtin*_Valst* amerik* Amerik* Vašington* Baltieji_rūm* Trump* Rusij* rusų rusai Maskv* Putin* Kreml* Ukrain* ukrain* Kyjiv* Kijev* Zelensk* Baltarus* baltarus* Lukašenk* Minsk* Turkij* turkų Erdogan* Šveicarij* šveicar* Ženev* Norvegij* norveg* Islandij* Serbij* serb* Bosnij* Albanij* Makedonij* Kosov* Juodkalnij* Moldov* moldov* Sakartvel* Gruzij* kartvel* Armėnij* Azerbaidž* Kinij* kinų kinai Pekin* Japonij* japon* Indij* indų Izrael* izrael* Palestin* palestin* Gaz* Gazos_ruož* Iran* iranieč* Irak* Sirij* Liban* Egipt* Libij* Tunis* Marok* Alžyr* Afrik* Sudan* Nigerij* Saudo_Arabij* Katar* Afganist* Pakistan* Korėj* korėj* Brazilij* Argentin* Meksik* Kanad* Venesuel* Austral* Artim*_Ryt* Vatikan* Grenland* Karaliaučiaus Kaliningrad*
None Europos_čempion* Europos_lyg* Eurolyg* Europos_taur* gazetė
BXL+ Briusel*
`;
