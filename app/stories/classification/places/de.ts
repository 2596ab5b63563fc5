export const de = `
EU+ EU_* Europäische* Europaparlament* Europaabgeordnet* Kommissionspräsident* EU_Kommission* Europarat* Eurozone* Euroraum* EZB EuGH Staatenbund* Mitgliedstaat* Mitgliedsstaat* Mitgliedsländer* EU-Staat* Eurogruppe* Europawahl*
EU Europa* europäisch* Straßburg*
AT+ Österreich* österreich* Wien Wiens Wiener* Vorarlberg* Burgenland* Niederösterreich* Oberösterreich* Nationalratswahl* Kärnt*
BE+ Belgi* belgi* Flander* Flandern* flämisch* Wallon* Lüttich* Brügge
BG+ Bulgari* bulgari* Sofia
HR+ Kroat* kroat* Istrien Dalmatien
CY+ Zypern* Zyprio* zyprio* zyprisch* Nikosia*
CZ+ Tschech* tschech* Prag Prags Prager Brünn Mähren Böhmen
DK+ Dänemark* dänisch* Däne Dänen Dänin* Kopenhagen* Jütland
EE+ Estland* Estn* estnisch* Este Esten baltische*_Staat* baltische*_Länder* Baltikum*
FI+ Finnland* finnisch* Finne Finnen Helsinki*
FR+ Frankreich* französisch* Franzos* Französ* Pariser* Elsass Lothringen Bretagne Korsika* Straßburger Provence Elysée*
DE+ Deutschland* deutsch* Deutsch* bundesdeutsch* Bundesregierung* Bundeskanzler* Bundestag* Bundesrat Bundesbank* Bundesverfassungsgericht* Bundesminister* Bundesinnenminister* Bundesfinanzminister* Bundesnetzagentur* Bundespolizei* Bundesfinanz* Bundesgerichtshof* Bayern* bayerisch* NRW Ruhrgebiet* Bundesland* Landtag* Ostdeutsch* ostdeutsch* Union_und_SPD Berlin* Hartz* Bürgergeld* Wirtschaftsweise* Ministerpräsident_S* sächsisch* hessisch*
GR+ Griech* griech* Athen Athens Athener Ägäis* Kreta*
HU+ Ungar* ungar* Budapest*
IE+ Irland* irisch* Ire Iren Dublin*
IT+ Italien* italien* Rom Roms römisch* Mailand* Sizili* Sardin* Neapel* Turin* Venedig* Toskana* Südtirol*
LV+ Lettland* lettisch* Lette Letten baltische*_Staat* baltische*_Länder* Baltikum*
LT+ Litau* litau* baltische*_Staat* baltische*_Länder* Baltikum*
LU+ Luxemburg* luxemburg*
MT+ Malta Maltas maltesisch* Malteser_Regierung
NL+ Niederland* niederländ* Niederländ* Holland Hollands holländ* Holländ* Den_Haag*
PL+ Polen Polens polnisch* Pole Polin Polinnen Warschau* Schlesien* Danzig* Breslau*
PT+ Portug* portug* Lissabon*
RO+ Rumän* rumän* Bukarest* Siebenbürgen*
SK+ Slowak* slowak* Pressburg*
SI+ Slowen* slowen* Laibach*
ES+ Spani* spani* Katal* katal* Baskenland* baskisch* Mallorc* Kanar* Andalus* andalus* Balear*
SE+ Schwed* schwed* Stockholm*
US+ USA US US-Präsident* amerikan* Amerikan* Washington* Weiß*_Haus Weißen_Haus New_York* Kaliforni* Texas Florida Alaska Pentagon* Trump* ICE-Beamte* Republikaner* Supreme_Court
GB+ Großbritanni* britisch* Brite* Briten England* englisch* Schottland* schottisch* London* Wales King_Charles Starmer* Vereinigte*_Königreich*
RU+ Russland* russisch* Russe* Russen Moskau* Kreml* Putin*
UA+ Ukrain* ukrain* Kyjiw*
CN+ China* chinesisch* Chinese* Peking*
JP+ japan* Japan*
IN+ Indien* indisch* Inder Neu-Delhi
IL+ israel* Israel*
PS+ Gaza* palästinens* Palästinens* Hamas*
IR+ iran* Iran* Teheran* Mullah*
SY+ syrisch* Syrer* Syrien*
TR+ türkisch* Türk* Ankara
CH+ schweiz* Schweiz* Zürich* Genf* Wallis* Crans*
NO+ norweg* Norweg* Oslo
VE+ venezolan* Venezuel* Maduro*
KR+ Südkorea* südkoreanisch*
KP+ Nordkorea* nordkoreanisch*
AU+ austral* Austral*
CA+ kanad* Kanad* Alberta
BR+ brasilian* Brasil*
SA+ Saudi* saudi*
AF+ afghan* Afghan* Taliban*
VA+ Vatikan* Papst* vatikan*
GL+ Grönland* grönländ*
ZA+ südafrik*
GE+ Georgien* georgisch* Tiflis
XX+ Großbrit* Brite Britin US_* Amerika* Russ* russ* belarus* Weißruss* Island* serb* bosni* Alban* alban* Nordmazed* Montenegr* Moldau* moldau* Chinesin* chines* palästin* Westjord* irak* syri* ägypt* Liby* liby* tunes* marokk* Alger* Südafrik* Pakist* Korea* brasil* argentin* Mexi* Venezue* Afrika* afrikan* Nahost* Nahen_Osten Balkan* Thailand* Antarkti* Südpol* Nordpol*
None Europameister* Europapokal* Europa_League Europatour* Engländer_auf Wiener_Schnitzel Wiener_Würstchen Berliner_Pfannkuchen Frankfurter_Würstchen Schweden_Rätsel französische_Bulldogge Deutscher_Schäferhund Malteser Rumpel* Romy* Rommel* Chinakohl Champions_League Polenta* Polente Island_Hopping Suizid* Turing* Rhode_Island Long_Island Balkansky Balkon* englischsprachig* deutschsprachig* türkis türkise türkisen türkiser türkises türkisblau* türkisgrün* türkisfarb* türkis_grün* türkis-grün* Lars_von_Trier Kanarienv* Ruß Rußpartikel* Rußfilter* rußig* Kannibal*
DE+ Essener* Duisburg* Bochum* Wuppertal* Bielefeld* Bonn Bonns Bonner* Münster Münsteraner* Karlsruhe* Mönchengladbach* Gelsenkirchen* Aachen* Braunschweig* Kiel Kieler* Chemnitz* Freiburg* Krefeld* Mainz* Erfurt* Lübeck* Kassel* Saarbrücken* Schwerin* Mecklenburg* Baden-Württemberg* Heidelberg* Ulm Ulms Ulmer* Regensburg* Würzburg* Göttingen* Friedrichshafen* Erlangen* Cottbus* Wolfsburg* Solingen* Zwickau* Jena Jenaer* Passau* Konstanz* Trier* Koblenz* Siegen Paderborn* Oldenburg* Osnabrück* Flensburg* Hannover* BND Bundesamt_für_Verfassungsschutz Bundesverfassungsgericht* Bundesgerichtshof* Bundesanwaltschaft* Kanzleramt* Sachsen-Anhalt* Hunsrück Ruhrgebiet* Schwarzwald* Allgäu* Harz
AT+ Villach* Wels St_Pölten St_Pöltner* Dornbirn* Bregenz* Eisenstadt* Grazer* Linzer* Salzburger* Innsbrucker* Neos Norbert_Hofer Sebastian_Kurz Christian_Kern Heinz-Christian_Strache Strache* Verfassungsgerichtshof* VfGH Burgtheater* Raiffeisen* OMV Voestalpine* AMS Nationalratswahl* Bundespräsidentenwahl* Stichwahlverschiebung* Hofburg* Hypo_Alpe* Wiener_Neustadt Leoben* Steyr* Kärntner* Steirer* steirisch*
None Katalog* Katalys*
DE+ Oberhausen* Darmstadt* Leverkusen* Ingolstadt* Heilbronn* Fulda* Weimar* Lüneburg* Bamberg* Bayreuth* Rügen* Sylt* Usedom* Niederbayern* niederbayerisch* Oberbayern* Straubing* Hildesheim* Ludwigshafen* Offenbach* Bremerhaven* Reutlingen* Pforzheim* Recklinghausen* Bottrop* Remscheid* Fürth Wilhelmshaven* Deutscher_Wetterdienst Deutsche*_Bahn Bundespräsident_Steinmeier
`;
