export const fi = `
Society+ kuoli kuollu* kuole* *surma* *murha* tappo* tapettu* tapetti* ammuttu* ampumi* ampui puukot* pidätet* pidätti* vangit* tuomit* *tuomio* *oikeudenkäyn* *käräjäoikeu* hovioikeu* syyttäj* *poliisi* palokunt* pelastuslaito* *tulipalo* *räjähdy* räjäht* maanjäristy* *vyöry *haaksirikko* kadonn* kateiss* siepa* siepp* *raiskau* raiskat* terrori* isku iskussa loukkaantu* *uhri* *uhria vankil* evakuoi* rikosepäi* epäil* ruumi* menehty* *varoitus *varoituks*
Society *onnettomuu* *kolari* ryöst* varka* varasti varastanut varastettu* varastettiin varastaja* varastaa varastivat murto* petos huijau* huume* *rikos* *rikolli* *piispa* paavi* vatikaan* *kirkko* *kirkon moskeij* *pakolai* asunnottom* *köyhy* *tulva* *myrsky* hirmumyrs* suru* hautajai* hukku* *väkivalt* mellak* rasis* antisemit* *katastrof* tragedi* hälyty* toimeentulotu* vammai* *kiusaa* lastensuojel* rattijuopo* turma*
Sport+ jalkapal* jääkiek* liiga* nhl* valmentaj* maalivaht* maajoukku* leijonat huuhkaj* mm-kisat MM-* em-kisat olympia* mitali* hiiht* mäkihyp* ampumahiih* yleisurheil* tennis* formula* koripal* salibandy* pesäpal* ralli* mestaruu* maailmancup* puolivälier* välierä* tour_de_ski pelaaja* rangaistuspot*
Sport *ottelu* maali maalin *peli pelissä kausi kauden *joukkue* *seura voitto* voitti tappio* hävisi *turnau* *finaali* *kisa *kisat *juoksu* urheil* ennäty* kannattaja* siirto
Showbiz+ julkkis* julkim* kuninkaallis* prinsess* prinssi* tanssii_tähtien_kanssa temptation* salatut_elämät euroviisu* uuden_musiikin_kilpailu* näyttelij* laulaj* artist* hollywood* netflix* tosi-tv somevaikutt* vaikuttaja* juontaj* missi missin missit missejä missien räppär*
Showbiz *sarja *elokuva* albumi* konsert* häät hääkuv* avioero* eroaa raskaan* vauva* televisio* tv koomikk* rakkau* seurustel*
Lifestyle+ resept* horoskoop* dieetti* laihdu* meikki* meikkaa* muoti* kauneus* hiust* sisustu* puutarh* jooga* matkavinkk* tähtimer* seksi* parisuh* leivo* tietokonepel* pelaaj*_konsoli lemmiki* lahjavink* matkakohte* sisustusvink* ihonhoito* pukeutumisvink*
Lifestyle ruoka* ruoan ravintola* hotell* matka* loma* viini* tyyli* vinkk* uni unen koira* psykolog* deitti* treff*
Lifestyle- kissa*
Service+ sää sääennuste* horoskoop* ristik* sudoku* visa tietovis* lotto* eurojackpot* keno tv-ohjelma* tv-opas tarjou* alennu* black_friday uutiskirj* podcast* kolumni
Service sade* lumisade* ilmatieteen_laito* lämpötila* pakka* aukiolo* liukka*
Service- säässä sääst lumi*
Society+ lumivyöry*
None *neuvottelu* *keinottelu* *odottelu*
Society- lumimyrsky* rajuilm* hellea* tulva* ajokeli* ilmatieteen_laitos_varoit* lumipyry* lumikaaos* rajuilma* tuulivaroitus* myrskyvaroitus* säävaroitus* liikennesäävaroitus* paukkupakka* pakkasvaroitus* tulvavaroitus* myrskytuho* kovi*_pakkas* kovat_pakkas*
`;
