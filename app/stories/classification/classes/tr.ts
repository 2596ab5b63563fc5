export const tr = `
Society+ öldü öldürül* öldürdü ölen ölü cinayet* katil* vuruldu bıçakla* tutuklan* tutukla* gözaltı* mahkeme* mahkum* ceza cezası hapis* dava davası yargılan* savcı* polis* itfaiye* yangın* patlama* deprem* çığ heyelan* gemi_kaza* kayboldu kaçırıl* tecavüz* terör_saldırı* saldırı* yaralı* yaralan* kurban* cezaevi* ceset* tahliye* sel_felaket* hayatını_kaybet* can_kaybı idam* kaza kazası
Society hırsızlık* dolandırıcı* uyuşturucu* şüpheli* sanık* papa vatikan* kilise* cami camii yoksul* evsiz* fırtına* cenaze* kurtarma_ekip* şiddet* ayaklanma* ırkçı* antisemit* trajedi* suç suçu isyan*
Sport+ futbol* şampiyonlar_ligi avrupa_ligi süper_lig galatasaray fenerbahçe beşiktaş trabzonspor teknik_direktör* milli_takım kaleci* olimpiyat* tenis* basketbol* voleybol* madalya* şampiyona* maç maçı maçta maçın uefa fifa
Sport galibiyet* mağlubiyet*
Showbiz+ magazin* ünlü_oyuncu ünlü_şarkıcı ünlüler* hollywood* kraliyet_ailesi prens_harry dizi_oyuncu*
Showbiz şarkıcı*
Lifestyle+ tarifi yemek_tarif* burç burçlar diyet* zayıfla* makyaj* gezi_rehberi tatil_öner* nasıl_yapılır cilt_bakım*
Lifestyle restoran* moda*
Service+ hava_durumu günlük_burç* piyango_sonuç* bulmaca* kısa_sınav fotoğraf_galeri* foto_galeri* podcast* basın_özeti basında_bugün haftanın_fotoğraf* canlı_izle hangi_kanalda
None hava_saldırı* hava_kuvvet* hava_yol* hava_aracı hava_alan* hava_saha* hava_liman* hava_kirlili*
Society+ sarı_kod* turuncu_kod* kırmızı_kod* turuncu_uyarı* fırtına_uyarı* şiddetli_fırtına* kar_fırtına* yoğun_kar kar_yağış* buzlanma* çığ_düş* su_baskın* hortum_çık* hortum_felaket*
`;
