export const mt = `
Society+ miet mietet mietu maqtul* maqtula nqatel* qtil qatel omiċidj* femiċidj* spara sparatura arrestat* arrest* ħabs* kundannat* sentenza qorti qrati maġistrat* pulizija uffiċjal*_tal-pulizija pompieri nar nirien inċendj* splużjoni* terremot* għarqa nieqes neqsin ħtif stupr* attakk* terrorist* ferut* ferita feruti midruba midrub vittm* prosekut* tfittx* akkużat* kriminal* delitt* twissija*
Society inċident* aċċident* ħabta serq serqa ħalliel* frodi droga drogi suspettat* imputat* inkjesta isqof* arċisqof* papa vatikan knisja qassis* moskea refuġjat* faqar bla_dar għargħar uragan* luttu funeral* salvat* għereq vjolenz* rvellijiet razziż* antisemit* traġedj* diżastr* abbuż* diżabilit* pensjonant*
Sport+ futbol* premier_league champions_league goal gowl plejer* coach kowċ goalkeeper attakkant* medalj* olimpi* tazza_tad-dinja kampjonat* kampjun* semifinali tennis waterpolo basketball valletta_fc hibernians floriana sliema_wanderers formula_1 tim_nazzjonali
Sport logħba logħbiet staġun tim timijiet klabb* rebħa rebħu telfa tournament finali grawnd tellieqa sport* sportiv* partitarji rekord*
Showbiz+ attur attriċi kantant* stilla stilel celebrit* eurovision x_factor influencer* hollywood netflix prinċ prinċipessa familja_rjali preżentatriċ* reality
Showbiz serje film films album* kunċert* tieġ divorzj* tqila tarbija televiżjoni mudell* namra
Lifestyle+ riċett* oroskop* dieta make-up sbuħija moda xagħar tiżjin ġnien yoga benesser btajjel destinazzjon*
Lifestyle kċina ristorant* vjaġġ* inbid stil pariri rqad kelb qattus psikolog* ikel
Lifestyle- lukanda
Service+ temp it-temp oroskop* tisliba sudoku kwizz lottu super_5 programmi_tat-tv offert* black_friday newsletter podcast* spiżeriji
Service xita riħ ħinijiet
Service- skont temperatur*
Society- maltemp* għargħar* mewġa_ta twissija_tat-temp riħ_qawwi silġ_qawwi
`;
