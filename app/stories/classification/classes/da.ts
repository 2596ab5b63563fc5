export const da = `
Society+ døde død dør dræbt* *drab *drabet myrdet* mord morder* skudt skyderi* knivstik* knivstukket anholdt* fængsl* dømt dømmes sigtet* tiltal* *retten byret* landsret* *politi *politiet* brandvæsen* *brand *branden *eksplosion* jordskælv* lavine* *forsvundet savnet kidnap* voldtægt* *overgreb* terror* attentat* såret* tilskadekom* *offer *ofre anklager* fængsel* evakuer* bandekrim* liget omkom*
Society *ulykke* røveri* indbrud* tyveri* *svindel* bedrageri* narko* *kriminal* mistænk* dommer* *biskop* pave paven vatikan* *kirke* moské* *flygtning* hjemløs* fattigdom* oversvøm* storm* *stormflod orkan* sorg begravelse* drukne* *vold volden optøjer racis* antisemit* katastrofe* tragedi* alarm* kontanthjælp* handicap* børnesag* spritkørsel eftersøg*
Sport+ superliga* champions_league fodbold* *landshold* håndbold* ishockey* *målmand* angriber* midtbane* *træner* landstræner* vm VM-* em EM-* ol *medalje* semifinale* kvartfinale* tennis* cykling cykelrytter* *mester *mestre *mesterskab* *pokal* badminton* formel_1 fc_københavn brøndby tour_de_france vingegaard* holger_rune transfer*
Sport *kamp mål målet *spiller* sæson* holdet *liga sejr* nederlag* *turnering* finale* løbet sport* klub* rekord* fans
Sport- kampen *hold skade
Showbiz+ kendte_mennesker kendis* kongehus* dronning_mary kronprins* prinsesse* prins_harry vild_med_dans melodi_grand_prix x_factor influencer* skuespiller* sanger* sangerinde* hollywood netflix reality* tv-vært* paradise_hotel sladder*
Showbiz *serie *serien *film *filmen album* koncert* bryllup* skilsmisse* gravid* baby tv komiker rapper* kæreste*
Lifestyle+ opskrift* horoskop* slankekur* diæt* makeup *mode mode skønhed* frisure* boligdrøm* boligstil* boligtrend* boligmagasin* indretning* havebrug havetips haven yoga træning* rejsetips stjernetegn* sexliv* parforhold* computerspil* kæledyr* gaveidéer rejsemål* boligindretning* hudpleje* gamer*
Lifestyle mad maden restaurant* hotel* rejse rejser rejsemål ferie* vin vine stil råd søvn hund* kat psykolog* kærlighed dating* livsstil*
Lifestyle- katte bolig boliger
Service+ vejret vejrudsigt* vejr horoskop* krydsord* sudoku* quiz* lotto* eurojackpot* tv-program* tv-guide tilbudsavis* ugens_tilbud gode_tilbud rabat* black_friday nyhedsbrev* podcast*
Service regn sne snefald* dmi temperatur* glatte åbningstider*
None hundred*
Society- *uvejr* snestorm* skybrud* vejrvars* hedebølge* isslag* dmi_varsler dmi_advarer varsel_om_storm varsel_om_kraftig* varsel_om_sne* varsel_om_skybrud rødt_varsel snekaos* stormflod* orkanstyrke* glatte_veje
`;
