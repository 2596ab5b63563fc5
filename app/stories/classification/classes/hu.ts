export const hu = `
Society+ meghalt* meghal meghalnak halott* halál* elhunyt* gyilkos* megölt* megöl* lelőtt* lövöld* késel* letartóztat* elfogt* őrizetbe elítélt* börtön* bíróság* tárgyalás* ügyész* rendőr* tűzoltó* tűz tűzben tűzeset* *robban* földreng* lavina* hajótör* kisikl* eltűnt* elrabol* erőszak* terror* merénylet* sérült* megsérült* áldozat* gyanúsít* holttest* evakuál* kitelepít* bűncselek* gázol* riasztás*
Society *baleset* karambol* rabl* rablás* betör* lopás* tolvaj* csalás* csalt csalók csaló csalót csalókat csalóknak csalókra kábítószer* drog* vádlott* vádemel* nyomoz* püspök* érsek* pápa vatikán* *templom* egyház* hajléktalan* szegény* vihar* hurrikán* gyász* temetés* mentő* mentők katasztrófavéd* vízbe_fúl* zaklat* zavargás* rasszis* antiszemit* tragéd* katasztróf* bántalmaz* fogyatékk* ittas*
Sport+ labdarúg* futball* foci* nb_i ferencváros* fradi bajnokok_ligája kapus* csatár* középpály* edző* edzője szövetségi_kapitány* válogatott* vb vb-* eb eb-* olimpi* érem* érmes* elődöntő* negyeddöntő* tenisz* kézilabd* vízilabd* úszó* forma_1 f1 kosárlabd* jégkorong* szoboszlai* bajnok* kupadöntő* átigazol*
Sport meccs* mérkőzés* gól gólt gólja játékos* szezon* liga* csapat* győz* győzelem* vereség* döntetlen* torna döntő stadion* verseny* rekord* sport* szurkoló* klub*
Showbiz+ sztár* celeb celebek celebet celebeket celebpár* celebként színész* énekes* énekesnő* műsorvezető* valóságshow* királyi_család* harry_herceg hercegnő* hollywood* netflix influenszer* x-faktor dancing_with_the_stars megasztár* bulvár* rapper*
Showbiz sorozat* film* album* koncert* esküvő* válás* válnak szakít* terhes* várandós* baba tévé* modell* szerelm* párja
Lifestyle+ recept* horoszkóp* diéta* fogyókúra* fogyás* smink* divat* szépség* frizura* lakberend* kertész* jóga wellness* úti_cél* csillagjegy* párkapcsolat* szexu*
Lifestyle étel* konyha* étterem* szálloda* utazás* nyaral* bor borok stílus* tipp* tippek alvás kutya* macska* pszicholog* főz* életmód*
Service+ időjárás* horoszkóp* keresztrejtvény* szudoku* kvíz* lottó* ötöslottó nyerőszám* eurojackpot* tévéműsor* tv-műsor akció* kedvezmény* black_friday hírlevél* podcast* névnap*
Service eső havazás* hó hőmérséklet* hungaromet nyitvatartás*
Society+ riasztást_adott figyelmeztetést_adott
Society- hóvihar* hófúvás* árvíz* jégkár* hőség* piros_riaszt* narancs_riaszt* ónos_es* ítéletid* viharkár* árviz* felhőszakad* jégeső*
`;
