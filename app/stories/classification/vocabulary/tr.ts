export const tr = `
Politics+ seçim* parlamento* meclis* milletvekil* başbakan* bakan bakanı bakanlığı bakanlar* cumhurbaşkan* hükümet* muhalefet* koalisyon* referandum* anayasa* kanun_teklif* yasa_tasarı* büyükelçi* diplomat* kabine* belediye_başkan* oy_kullan* sandık* aday adayı adaylık senato* kongre kongresi avrupa_parlamentosu avrupa_komisyonu zirve zirvesi devlet_başkan* istifa istifa_et* akp chp mhp hdp bdp ak_parti parti_lider* siyasi siyaset* siyasetçi* başkanlık_seçim* genel_seçim* üyelik_müzakere*
Politics politika* reform* demokrasi* demokratik* yaptırım* müzakere* darbe darbesi protesto* gösterici* gösteri göstericiler eylemci* yolsuzluk* erdoğan erdogan davutoğlu kılıçdaroğlu bahçeli obama merkel sarkozy putin medvedev esad kaddafi cameron berlusconi papandreu trump biden zelenski özgürlük* bağımsızlık* isyan* ayaklanma* devrim* rejim* insan_hakları bm_güvenlik birleşmiş_milletler muhalif* diktatör* darbeci* ifade_özgürlüğü kürt_sorunu ab_üyeli* filistin_devlet* filistin_üyelik* vekil* parti partisi lideri*
Politics- kriz* yasa yasalar lider tartışma* anlaşma* karar kararı yönetim*
Economy+ ekonomi* enflasyon* faiz* merkez_bankası imf dünya_bankası bütçe* vergi* işsiz* borç* kurtarma_paket* kemer_sıkma* büyüme* resesyon* durgunluk* euro_bölgesi borsa borsalar borsası piyasalar* bankalar* banka bankası emekli* maaş* asgari_ücret* sendika* konut_fiyat* gsyih kredi_not* moodys tahvil* iflas*
Economy piyasa* yatırım* yatırımcı* milyar* şirket* sanayi* üretim* ihracatçı* grev grevi işçi* çalışan* fiyat* dolar dolara euro hisse* finans* bankacı* tasarruf* harcama* zam zammı kira kiralar
Economy- milyon para iş
Climate+ iklim* küresel_ısınma sera_gaz* karbon* emisyon* kuraklık* sel_felaket* sel_baskın* orman_yangın* çevre* biyoçeşitlil* kirlilik* buzul*
Climate doğa* plastik* atık* çevreci* nesli_tükenm* türler* sel seller kasırga*
Climate- hava su deniz sıcaklık*
Technology+ yapay_zeka internet* yazılım* siber* hacker* korsan* sosyal_medya* akıllı_telefon* cep_telefonu uydu* uzay* nasa robot* kuantum* facebook twitter google apple iphone* microsoft bilim_adam* bilim_insan* arkeolog* astronom* genetik* teknoloji* dijital* cern nötrino* parçacık*
Technology bilgisayar* araştırmacı* keşif keşfi keşfetti deney* gezegen* teleskop* dna fosil* dinozor* elektronik* uygulama* buluş* bilim*
Technology- araştırma* ekran
Defense+ ordu ordusu asker* askeri* savunma* nato füze* bomba* bombalı hava_saldırı* insansız_hava_aracı savaş* tank tanklar silah* silahlı militan* terör* terörist* pkk taliban el_kaide ateşkes* çatışma* işgal* nükleer_silah* nükleer_program* hamas hizbullah ışid işid deniz_kuvvet* donanma* savaş_uça* casus* istihbarat* operasyon*_ordu tsk genelkurmay* saldırı* roket* kara_harekat* rehine*
Defense isyancı* komutan* gerilla* intihar_saldırı* patlama* cephe* kuşatma* muharebe* general* esir* gazze sınır_ötesi libya sirte afganistan irak suriye
Defense- güvenlik* tehdit* ölü öldür* sınır*
Trade+ ihracat* ithalat* gümrük* ticaret_anlaşma* serbest_ticaret* dış_ticaret* ticaret_savaş* ambargo*
Trade ticaret* ticari* mal malları
Immigration+ göçmen* mülteci* sığınmacı* iltica* sınır_dışı* kaçak_göç* göç göçü vize_serbest* vatandaşlı*
Immigration vize* pasaport* yabancılar*
Healthcare+ sağlık* hastane* doktor* hasta hastalar* hastalık* aşı aşısı aşıları ilaç* ilaçlar* kanser* virüs* salgın* grip gribi ameliyat* kürtaj* tıp tıbbi hemşire* diyabet* obezite* alzheimer* organ_nakl* aids hiv
Healthcare tedavi* enfeksiyon* bakteri* sigara* alkol* uyuşturucu* psikolo* gebelik hamile* bebek_ölüm* beyin*
Education+ okul* öğretmen* öğrenci* üniversite* eğitim* sınav* ygs lys yök müfredat* profesör*
Education ders dersler* akademi* mezun*
Energy+ enerji* elektrik* nükleer_santral* santral* petrol* doğalgaz* doğal_gaz* boru_hat* kömür* yenilenebilir* rüzgar_enerji* güneş_enerji* akkuyu gazprom opec varil*
Energy benzin* yakıt* akaryakıt* gaz gazı maden*
Agriculture+ tarım* çiftçi* hasat* buğday* tahıl* hayvancılı* süt et_fiyat* balıkçı* çiftlik*
Agriculture gıda* ürün_kayb* sığır*
Transport+ uçak* havaalan* havaliman* havayol* tren* demiryol* metro* otobüs* feribot* gemi* liman* otoyol* trafik* thy yolcu* tünel* köprü* uçuş* kamyon*
Transport araç* otomobil* sürücü* yol kaza kazası ulaşım*
International+ birleşmiş_milletler ortadoğu orta_doğu beyaz_saray güvenlik_konseyi
International abd suriye* irak* iran* israil* filistin* rusya* çin ukrayna* libya* mısır* yemen* afganistan* pakistan* somali* yunanistan* insani
Society+ mahkeme* dava davası polis* tutukla* gözaltı* cinayet* hapis* savcı* suç* kadına_şiddet tecavüz* papa kilise* ayrımcılı* ırkçı* yoksul* deprem* yangın* cenaze* kurban*
Society kadın* çocuk* aile* genç* ölen öldü yaralı* kayıp*
Business+ hissedar* kâr halka_arz birleşme* satın_alma* ceo
Business şirket* firma* fabrika* marka* mağaza* üretici* satış* müşteri*
Culture+ müze* sergi* tiyatro* opera* roman romanı edebiyat* yazar* film_festival* yönetmen* kültür* bale ressam* heykel* nobel_edebiyat* şair* orhan_pamuk
Culture film* müzik* kitap* albüm* konser* oyuncu* sanat* sanatçı* sinema*
Sport+ futbol* şampiyonlar_ligi süper_lig galatasaray fenerbahçe beşiktaş trabzonspor teknik_direktör* milli_takım* kaleci* forvet* şampiyona* şampiyon* olimpiyat* tenis* basketbol* voleybol* formula_1 gol goller maç maçı maçta şike* uefa fifa madalya* lig ligi turnuva* derbi*
Sport takım* oyuncu galibiyet* yenilgi* transfer* sezon* kupa* puan*
Leisure+ burç burçlar* yemek_tarif* magazin* ünlüler* moda* düğün* diyet* dizi dizisi piyango* sayısal_loto evlilik_program*
Leisure restoran* otel* tatil* güzellik* aşk stil* köpek* kedi*
None bakanak uçakta_doğ* ordubozan hastası_olduğ*
Technology video_oyun* bilgisayar_oyun*
`;
