export const ga = `
EU+ Aontas*_Eorpach* Aontais_Eorpaigh an_tAontas AE Coimisiún*_Eorpach* Coimisiúin_Eorpa* Coimisiún_na_hEorpa Coimisiún_Eorpa* Parlaimint*_na_hEorpa Parlaimint*_Eorpa* Comhairle_Eorpach Comhairle_na_hEorpa ballstá* limistéar_an_euro BCE Frontex
EU Eorp* Eorpach* Eoraip* hEorpa Strasbourg
AT+ Ostair* hOstaire Vín
BE+ Beilg* Bheilg*
BG+ Bulgáir*
HR+ Chróit
CY+ Chipir Cipir
CZ+ Seice Seicis Seicia Seicslóvac* tSeic Seiceach* Prág
DK+ Danmhair* Danmharg*
EE+ Eastóin*
FI+ Fionlain* Fhionlain*
FR+ Fhrainc Fraince Frainc* Francach* Pháras Páras
DE+ Ghearmáin* Gearmáin* Gearmánach* Bheirlín Beirlín
GR+ Ghréig Gréig* Gréige Gréagach* Aithin
HU+ Ungáir* hUngáire
IE+ Éire Éirinn Éireann* hÉireann Éireannach* Baile_Átha_Cliath Bhaile_Átha_Cliath BÁC Gaillimh* nGaillimh Corcaigh* gCorcaigh Luimneach* Port_Láirge Ciarraí gCiarraí Dún_na_nGall Conamara gConamara Gaeltacht* Maigh_Eo Taoiseach* Tánaiste* Dáil Dála Oireachtas* Fianna_Fáil Fine_Gael Sinn_Féin Garda* Gardaí RTÉ FSS HSE Udarás_na_Gaeltachta Údarás_Náisiúnta Údaráis_Áitiúla údarás_áitiúil Údarás_Cuntas Údarás_na_Gaeltachta Gaeilge Uachtarán_na_hÉireann tSeanad Leinster Mumhan Connacht* Laighean An_Post Iarnród
IT+ Iodáil* hIodáile Róimh
LV+ Laitvia Laitviach*
LT+ Liotuáin*
LU+ Lucsamburg
MT+ Málta
NL+ Ísiltír* hÍsiltíre Amstardam Háig
PL+ Pholainn Polainn* Polannach* Vársá
PT+ Phortaingéil Portaingéil* Liospóin
RO+ Rómáin*
SK+ tSlóvaic Slóvaic*
SI+ tSlóivéin Slóivéin*
ES+ Spáinn* Spáinneach* Maidrid
SE+ tSualainn Sualain* Stócólm
US+ Stáit_Aontaithe SAM Meiriceá* Meiriceánach* Washington Teach_Bán Nua-Eabhrac Trump
GB+ Breatain* Briotan* Sasana* Sasanach* Albain* Londain Ríocht_Aontaithe Tuaisceart_Éireann Béal_Feirste Albain Alban Albanach
RU+ Rúis* Rúiseach* Moscó Putin
UA+ Úcráin* Cív
CN+ tSín Síneach* Béising an_tSín sa_tSín Síne_an Sínigh
IL+ Iosrael*
PS+ Gaza Palaist*
IR+ Iaráin
TR+ Tuirc*
CH+ Eilvéis*
VA+ Vatacáin pápa
VE+ Veiniséala
XX+ Sasan* Sasana Londan Tuaisceart* mBéal_Feirste Mheiriceá hÚcráine Tuirceach* Ioru* tSeapáin India Indiach* Indiaigh Palaistín* nGaza Iaráin Iaráine Iaránach* tSiria Liobáin Éigipt* Afraic* Afracach* Afracaigh hAfraice Astráil* Ceanada Vatacáin*
BXL+ Bruiséil*
IE+ Garda Gardaí
IE+ Sligeach Cill_Chainnigh Loch_Garman Contae_an_Chláir Tiobraid_Árann Ros_Comáin Cill_Dara Cill_Mhantáin Contae_na_Mí Contae_Lú Muineachán Cabhán Liatroim Longfort Iarmhí Uíbh_Fhailí Laois Ceatharlach Oileáin_Árann an_Daingean Daingean_Uí_Chúis Gaoth_Dobhair Catherine_Connolly Mary_Lou_McDonald Áras_an_Uachtaráin TG4 Bord_Pleanála Coláiste_na_Tríonóide
DZ+ hAilgéire
AR+ hAirgintíne
AU+ hAstráile Astrálach*
BR+ Brasaíle
CN+ na_Síne
EG+ hÉigipte Éigipteach*
ET+ hAetóipe
IN+ Indiach*
ID+ hIndinéise
IQ+ hIaráice
IR+ hIaráine Iaránach*
JP+ Seapáine Seapánach*
JO+ Iordáin hIordáine
LB+ Liobáine
NG+ Nigéire
NO+ Ioruach*
NZ+ Nua-Shéalainne
PK+ Pacastáine
SD+ Súdáine
SA+ Araibe_Sádaí
ZA+ hAfraice_Theas
GL+ Graonlainne
PS+ Palaistín Palaistíne
SO+ Somáile
YE+ hÉimine
MM+ Maenmar
GE+ tSeoirsia
GB+ in_Albain
`;
