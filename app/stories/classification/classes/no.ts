/** What Norwegian has beside the words of Danish and Swedish. */
export const no = `
Society+ drept* drap* døde omkom* siktet tiltalt dømt pågrepet politiet rettssak* tingrett* lagmannsrett* voldtekt* skutt knivstukket ulykke* brann* eksplosjon* ras jordras* steinras* skred* flom* savnet evakuer* fengsel* overgrep* uvær* oransje_nivå rødt_nivå
Society ran ranet svindel* tyveri* mistenkt* vitner redningsaksjon* sykehus* alvorlig_skadd forulykket kirken imam biskop*
Sport+ fotball* skiskyt* langrenn* landslag* håndball* eliteserien trener* målvakt* ol-gull vm-gull sjakk* klæbo*
Showbiz+ kjendis* kongelige prins_harry reality* melodi_grand_prix
Lifestyle+ oppskrift* horoskop* interiør* slank* reisetips treningstips hverdagstips
Service+ værmelding* værvarsel* quiz* kryssord* podkast* nyhetsbrev*
Society+ farevarsel* snøstorm* snøkaos* styrtregn* jordskred* snøskred* skredfar* ekstremvær* flomvars* sprengkulde* orkan_i_kast
`;
