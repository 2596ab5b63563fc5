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
EE+ Estland* Estn* estnisch* Este Esten
FI+ Finnland* finnisch* Finne Finnen Helsinki*
FR+ Frankreich* französisch* Franzos* Französ* Pariser* Elsass Lothringen Bretagne Korsika* Straßburger Provence Elysée*
DE+ Deutschland* deutsch* Deutsch* bundesdeutsch* Bundesregierung* Bundeskanzler* Bundestag* Bundesrat Bundesbank* Bundesverfassungsgericht* Bundesminister* Bundesinnenminister* Bundesfinanzminister* Bundesnetzagentur* Bundespolizei* Bundesfinanz* Bundesgerichtshof* Bayern* bayerisch* NRW Ruhrgebiet* Bundesland* Landtag* Ostdeutsch* ostdeutsch* Union_und_SPD Berlin* Hartz* Bürgergeld* Wirtschaftsweise* Ministerpräsident_S* sächsisch* hessisch*
GR+ Griech* griech* Athen Athens Athener Ägäis* Kreta*
HU+ Ungar* ungar* Budapest*
IE+ Irland* irisch* Ire Iren Dublin*
IT+ Italien* italien* Rom Roms römisch* Mailand* Sizili* Sardin* Neapel* Turin* Venedig* Toskana* Südtirol*
LV+ Lettland* lettisch* Lette Letten
LT+ Litau* litau*
LU+ Luxemburg* luxemburg*
MT+ Malta Maltas maltesisch* Malteser_Regierung
NL+ Niederland* niederländ* Niederländ* Holland Hollands holländ* Holländ* Den_Haag*
PL+ Polen Polens polnisch* Pole Polin* Warschau* Schlesien* Danzig* Breslau*
PT+ Portug* portug* Lissabon*
RO+ Rumän* rumän* Bukarest* Siebenbürgen*
SK+ Slowak* slowak* Pressburg*
SI+ Slowen* slowen* Laibach*
ES+ Spani* spani* Katal* katal* Baskenland* baskisch* Mallorc* Kanar* Andalus* andalus* Balear*
SE+ Schwed* schwed* Stockholm*
XX+ Großbrit* britisch* Brite Briten Britin England* englisch* Schottland* schottisch* London* USA US_* amerikan* Amerika* Washington* Russ* russ* Ukrain* ukrain* Belarus* belarus* Weißruss* Türkei* türkisch* Türk* Schweiz* schweiz* Norweg* norweg* Island* Serb* serb* Bosni* bosni* Alban* alban* Nordmazed* Montenegr* Moldau* moldau* Georgien* georgisch* Armeni* Aserbaid* Chin* chines* Japan* japan* Indien* indisch* Israel* israel* Palästin* palästin* Gaza* Westjord* Iran* iran* Irak* irak* Syri* syri* Liban* Ägypt* ägypt* Liby* liby* Tunes* tunes* Marokk* marokk* Alger* Südafrik* Nigeria* Saudi* saudi* Afghan* afghan* Pakist* Korea* Südkorea* Nordkorea* Brasil* brasil* Argentin* argentin* Mexi* Kanad* kanad* Venezue* Austral* austral* Afrika* afrikan* Nahost* Nahen_Osten Balkan* Thailand* Genf* Zürich* Kreml*
None Europameister* Europapokal* Europa_League Europatour* Engländer_auf Wiener_Schnitzel Wiener_Würstchen Berliner_Pfannkuchen Frankfurter_Würstchen Schweden_Rätsel französische_Bulldogge Deutscher_Schäferhund Malteser Rumpel* Romy* Rommel* Chinakohl Champions_League Polenta* Polente
`;
