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
Defense- güvenlik* tehdit* ölü öldür*
Trade+ ihracat* ithalat* gümrük* ticaret_anlaşma* serbest_ticaret* dış_ticaret* ticaret_savaş* ambargo*
Trade ticaret* ticari* mal malları
Immigration+ göçmen* mülteci* sığınmacı* iltica* sınır_dışı* kaçak_göç* göç göçü vize_serbest* vatandaşlı*
Immigration vize* pasaport* yabancılar*
Healthcare+ sağlık* hastane* doktor* hasta hastalar* hastalık* aşı aşısı aşıları ilaç* ilaçlar* kanser* virüs* salgın* grip gribi ameliyat* kürtaj* tıp tıbbi hemşire* diyabet* obezite* alzheimer* organ_nakl* aids hiv
Healthcare tedavi* enfeksiyon* bakteri* sigara* alkol* uyuşturucu* psikolo* gebelik hamile* bebek_ölüm* beyin*
Education+ okul* öğretmen* öğrenci* üniversite* eğitim* sınav* ygs lys yök müfredat*
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
Culture+ müze* sergi* tiyatro* opera operada operanın operası operalar* roman romanı edebiyat* yazar* film_festival* yönetmen* kültür* bale ressam* heykel* nobel_edebiyat* şair* orhan_pamuk
Culture film* müzik* kitap* albüm* konser* oyuncu* sanat* sanatçı* sinema*
Sport+ futbol* şampiyonlar_ligi süper_lig galatasaray fenerbahçe beşiktaş trabzonspor teknik_direktör* milli_takım* kaleci* forvet* şampiyona* şampiyon* olimpiyat* tenis* basketbol* voleybol* formula_1 gol goller maç maçı maçta şike* uefa fifa madalya* lig ligi turnuva* derbi*
Sport takım* oyuncu galibiyet* yenilgi* transfer* sezon* kupa* puan*
Leisure+ burç burçlar* yemek_tarif* magazin* ünlüler* moda* düğün* diyet* dizi dizisi piyango* sayısal_loto evlilik_program*
Leisure restoran* otel* tatil* güzellik* aşk stil* köpek* kedi*
None bakanak uçakta_doğ* ordubozan hastası_olduğ* seçim_barajı pilot_uygulama* pilot_proje* pilot_bölge*
Technology video_oyun* bilgisayar_oyun*
Politics+ dışişleri_bakan* içişleri_bakan* adalet_bakan* maliye_bakan* ekonomi_bakan* sağlık_bakan* milli_eğitim_bakan* savunma_bakan* yüksek_seçim_kurulu seçmen* oy_oranı anket_sonuç* kamuoyu_yoklama* erken_seçim yerel_seçim* ikinci_tur güvenoyu gensoru tbmm yeni_anayasa yargıtay danıştay hsyk ergenekon balyoz_davası kck darbe_girişim* askeri_darbe cunta* geçici_konsey ulusal_geçiş_konsey* geçiş_hükümet* olağanüstü_hal ohal siyasi_mahkum* siyasi_tutuklu* basın_özgürlü* ifade_özgürlü* insan_hakları_örgüt* af_örgüt* bm_genel_kurul* bm_genel_sekreter* genel_sekreter* bm_güvenlik_konseyi avrupa_konseyi arap_baharı arap_birliği afrika_birliği resmi_ziyaret* elçilik ab_üyeliği müzakere_süreci çözüm_süreci belediye_meclis* valisi vali yolsuzluk_soruşturma* dokunulmazlı* parti_kongre* iktidar_parti* ana_muhalefet* işçi_parti* muhafazakar_parti* liberal_demokrat* cumhuriyetçi* demokratlar beyaz_saray kremlin devlet_bakanı özerklik* tek_taraflı_bağımsızlık bağımsız_filistin
Politics eylem eylemler yürüyüş yürüyüşü sokağa_çık* ayaklan* baskı_rejim* sansür* liderler sözcüsü sözcü diplomasi uluslararası_toplum ittifak* kampanya adayları eski_başbakan* eski_bakan* eski_cumhurbaşkan* sansür* basın_özgürlü* ifade_özgürlü* siyasi_tutuklu* siyasi_mahkum* milliyetçi*
Economy+ euro_krizi mali_kriz* küresel_kriz* kurtarma_fon* avrupa_merkez_bankası merkez_bankaları kamu_borcu cari_açık dış_borç* kredi_derecelendirme* uluslararası_para_fonu işten_çıkar* toplu_sözleşme* genel_grev grevler grevde konut_kredi* ev_fiyat* kiracı* tüketici_fiyat* alım_gücü geçim_sıkıntı* yoksulluk_sınır* kdv ötv gelir_vergi* özelleştir* döviz_kur* kur_krizi altın_fiyat* dolar_kuru tl_değer wall_street_işgal wall_street_eylem* sanayi_üretim* iktisat*
Economy kriz_ülke* kesinti* kamu_çalışan* memur* istihdam* kredi krediler borsada dolarlık tüketici* alacaklı* turizm* maliyet*
Climate+ sera_etki* hava_kirlili* su_kıtlı* kirletici* petrol_sızıntı* geri_dönüşüm* plastik_poşet* soyu_tüken* yok_olma_tehlike* milli_park* doğal_yaşam* yağmur_orman* ormansızlaş* kutup_ayı* deniz_seviye* sel_sular* su_baskın* tayfun* greenpeace baraj_protesto* hes_protesto* vahşi_yaşam* balina* yunus_balı* köpekbalı* fil_avı gergedan* ekosistem* kutup kutuplar kutuplarda
Defense+ hava_harekat* hava_bombardıman* nato_uçak* nato_operasyon* isyancı_güç* muhalif_güç* kaddafi_güç* hükümet_güç* hükümet_birlik* sınır_ötesi_operasyon* intihar_bomba* hakkani eş_şebab boko_haram drone balistik_füze* nükleer_deneme* iran_nükleer atom_bomba* kimyasal_silah* barış_görüşme* barış_süreci* barış_anlaşma* barış_gücü iç_savaş soykırım* esir_takas* gilad_şalit şehit* er_şehit mayın* pusu pusuda tugay* birlikler* zorunlu_askerlik bedelli_askerlik ajan ajanlar mi6 cia fbi denizaltı* insansız_uçak*
Healthcare+ dünya_sağlık_örgüt* diş_hekim* hekim* tabip* uzman_doktor* meme_kanser* akciğer_kanser* kalp_kriz* kalp_hasta* felç parkinson* bunama demans depresyon* otizm* obez* şişmanlı* kolesterol* tansiyon* doymuş_yağ* tuz_tüket* beslenme* zayıflama* sigara_yasa* içki* uyuşturucu_bağımlı* kokain* eroin* aşılama* domuz_gribi kuş_gribi kolera sıtma tüberküloz verem hepatit* menenjit* bakteri_salgın* kızamık* aids_hasta* organ_bağış* böbrek_nakli yüz_nakli kan_bağış* tüp_bebek* taşıyıcı_anne* sezaryen* doğum_kontrol* anne_ölüm* bebek_ölümleri yaşam_süresi ortalama_ömür ötanazi antibiyotik* göz_ameliyat* kök_hücre_tedavi* bağışıklık* gıda_zehirlenme*
Education+ milli_eğitim ilkokul* lise liseler ortaokul* anaokul* kreş* öss harç harçlar öğrenim_ücret* ders_kitap* okuma_yazma* okuryazar* burs burslar rektör* doktora tezi fakülte* yurt_sorunu kampüs*
Technology+ bilgisayar_korsan* virüs_bilgisayar veri_sızıntı* kişisel_veri* gizlilik_ayar* arama_motor* işletim_sistemi* tablet_bilgisayar* tablet* cep_telefon* sosyal_paylaşım* sosyal_ağ* wikileaks sanal_gerçeklik* 3_boyutlu_yazıcı* elektrikli_otomobil* sürücüsüz* nanoteknoloji* biyoteknoloji* klonla* gen_haritası genom* mars'ta mars'a ay_yüzey* asteroid* göktaşı* göktaşlar* kuyrukluyıldız* kuyruklu_yıldız* güneş_tutulma* karadelik* kara_delik* galaksi* evrenin higgs ışık_hızı fizikçi* fizik_ödülü nobel_fizik nobel_kimya gökbilim* neandertal* ilk_insan* arkeoloji* kazı kazılar kazısı steve_jobs
Technology patent* prototip* laboratuvar* algılayıcı* e-posta parola* şifre* tweet* kullanıcı* tarayıcı* icat* mobil
Energy+ ham_petrol* gaz_boru_hat* nabucco kaya_gazı nükleer_enerji* nükleer_reaktör* nükleer_kaza* nükleer_atık* fukuşima* fukushima* çernobil* güneş_panel* rüzgar_türbin* hidroelektrik* maden_kaza* maden_işçi* akaryakıt_zam* benzin_zam* biyoyakıt* uranyum*
Agriculture+ gıda_fiyat* gıda_kriz* gıda_güvenli* kıtlık açlık_kriz* açlık_tehlike* pirinç mısır_üretim* besici* süt_üretici* süt_fiyat* büyükbaş* küçükbaş* kurban_fiyat* şap_hastalı* deli_dana* böcek_ilac* gübre* gdo* genetiği_değiştiril* zeytinyağ* üzüm_bağ* şarap_üret* fındık* pamuk* kota_balık* aşırı_avlan* arıcı* arılar sulama*
Transport+ uçağı_düş* düşen_uçak zorunlu_iniş acil_iniş karakutu kara_kutu hava_trafik* hava_sahası pilotlar* pilot hızlı_tren* toplu_taşıma* hız_sınır* ehliyet* üçüncü_köprü marmaray kanal_istanbul batan_gemi tekne_kaza* vapur* yük_gemi* süveyş_kanal* otomobil_üretici* otomobil_satış* otomotiv* elektrikli_araç* bisiklet* taksici* helikopter* taksi taksiler taksilere taksinin taksiye
Trade+ dünya_ticaret_örgüt* ticaret_ambargo* ekonomik_yaptırım* ticari_yaptırım*
Immigration+ sınırdışı* göç_politika* göç_yasa* insan_kaçakçı* insan_ticaret* vize_muafiyet* schengen oturma_izn* çalışma_izn* çifte_vatandaş* yurttaşlı* sınır_duvar* iade_edil*_mülteci
Transport pilotun
Economy+ maliye_bakan* ekonomi_bakan*
Healthcare+ sağlık_bakan* escherichia*
Education+ milli_eğitim_bakan*
Defense+ savunma_bakan* tabur taburu taburun taburlar
Energy- barajı
None saldırı*_sonra saldırı*_ardından savaş*_sonra savaş*_ardından operasyon*_ardından dünya_savaş* kurtlar_vadisi
WarZone- sınır*
Technology+ teleskop* uzay_turizmi nobel_fizik nobel_kimya
Healthcare+ nobel_tıp opioid* diş_hekim*
Energy+ elektrik_kesinti* enerji_bakanı* petrol_tanker*
Climate+ amazon_orman* yağmur_orman*
Transport+ toplu_taşıma* toplu_ulaşım*
Economy+ iş_kanunu iş_yasası işveren* avro_bölgesi ekonomik_büyüme kara_para*
Politics+ hükümet_karşıt* insan_hakları_savunucu* insan_hakları_aktivist* üye_ülke* yabancı_düşman* jeopolitik*
Defense+ gönüllüler_koalisyon* barış_gücü* barış_misyon* hipersonik* istihbarat_başkan* genelkurmay_başkan*
Transport+ hava_sahası_kapat* hava_trafiği* trafik_kaza* elektrikli_otobüs* buzlanma*
Transport- hava_sahası*
Climate+ ozon*
Healthcare+ bebek_ölüm* kirli_su* bağışıklık_sistem*
Technology+ dijital_kimlik* bilimadam*
Economy+ avroya_geç* euroya_geç* ortak_para_birimi çelik_sektör* çelik_sanayi*
Defense+ silahlanma_yarış*
Climate+ kar_yağış* yoğun_kar kar_fırtına* yoğun_tipi buzlanma* don_olay* çığ_tehlike* çığ_düş* çığ_altında sarı_kod* sarı_uyarı* turuncu_kod* turuncu_uyarı* kırmızı_kod* sarı_alarm turuncu_alarm fırtına_uyarı* şiddetli_yağış* sağanak_yağış* şiddetli_fırtına* sel_uyarı* heyelan* aşırı_sıcak* sıcak_hava_dalga* soğuk_hava_dalga* dondurucu_soğuk* sıcaklık_rekor* hortum_çık* dolu_yağış* yaban_hayvan* yaban_hayat* kaçak_avcı* kaçak_avlan* tabiat_park* doğa_koruma* su_taşkın* kar_ve_tipi
Climate meteoroloji* fırtına* soğuk_hava sağanak* kurtlar leylek* fok foklar caretta*
Education- profesör*
None trend* metropol* aracılığ* aracılık*
`;
