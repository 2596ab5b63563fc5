/** Names that are written alike in most languages of the Latin script, and acronyms. Notation: `lexicon.ts`. */
export const shared = `
Politics+ CDU CSU SPD AfD FDP BSW ÖVP FPÖ SPÖ NEOS Bundestag* Bundesrat* Élysée* Matignon LFI LREM Quirinal* Montecitorio Sejm* Senat PiS PSOE Vox Podemos Sumar Moncloa PVV VVD CDA GroenLinks* D66 Fidesz* Tisza_Párt* PSD USR AUR PNL UDMR SNS Smer* SMER Saeima* Saeimā Seimas Riigikog* Folketing* Riksdag* Eduskun* Dáil Taoiseach Tánaiste Oireachtas Fianna Sinn_Féin HDZ SDP Sabor* ANO ODS STAN GERB Chega Livre Fratelli_d_Italia Lega Forza_Italia N-VA Vlaams_Belang Bundeskanzler* Taliban
Politics Merz Scholz Macron* Bayrou Lecornu Barnier Mélenchon Bardella Zemmour Meloni Salvini Schlein Sánchez Feijóo Abascal Tusk* Duda* Nawrock* Kaczyńsk* Morawieck* Orbán* Orban* Magyar_Péter* Fico* Pellegrini* Babiš* Babis* Fiala* Wilders Rutte Schoof Jetten Kickl Babler Stocker Kristersson Åkesson Frederiksen Orpo Stubb Mitsotaki* Tsipra* Plenković* Milanović* Janša* Golob* Borissov Borisov Radev Iohannis Ciolacu Simion Nicușor_Dan Bolojan Nausėd* Siliņ* Kall*s Trump* Putin* Zelensk* Selensk* Zelenskij* Zełensk* Starmer Leyen* Metsola Kallas Lavrov Erdoğan* Erdogan* Netanyahu Netanjahu Biden
Politics- EU UE UN ONU Coalition
Economy+ ECB EZB BCE EBC BIP GDP PIB BNP DAX CAC40 IBEX MDAX Euribor Eurostat Wall_Street Nasdaq Ifo BBP IMF IWF FMI Fed FTSE Stoxx Nikkei
Economy Lagarde Siemens BASF Airbus Volkswagen VW Nestlé Unilever LVMH Stellantis Santander UniCredit Commerzbank BNP_Paribas Deutsche_Bank Zalando Ikea ABN_AMRO ING Nokia Ericsson Novo_Nordisk
Climate+ CO2 COP28 COP29 COP30 COP31 IPCC Greenpeace Copernicus Greta_Thunberg PFAS
Technology+ Linux Windows macOS iOS iPhone* iPad* Android Firefox Ubuntu GitHub JavaScript Java_* Kubernetes firmware Wi_Fi GPU CPU AMD Xiaomi Fairphone Snapdragon Galaxy_S* Pixel_* SSD OLED Oracle Visual_Studio Bluetooth Windows_1* AI KI ChatGPT OpenAI Nvidia ASML GPT Anthropic DeepSeek Starlink SpaceX
Technology Google Microsoft Apple WhatsApp Intel Samsung Huawei iPhone* Android* Elon_Musk Musk Twitter Telegram startup* start_up* software* app apps 5G 6G blockchain* bitcoin* GDPR DSGVO RGPD NASA ESA cyber* chip* robot* algoritm* algorithm* smartphone* laptop* Linux Windows
Technology- TikTok Facebook Instagram YouTube Amazon Tesla
Defense+ NATO OTAN Rheinmetall Leopard_2 Patriot F_35 F_16 Eurofighter* Gripen Bundeswehr* Saab Taurus Hamas Hezbollah Hisbollah Isis ISIS IS_Kämpfer* Taliban
Defense IDF Pistorius Rutte drone*
Trade WTO OMC Mercosur* CETA TTIP USMCA Temu Shein
Immigration+ Frontex Lampedusa UNHCR
Healthcare+ WHO OMS Covid* COVID Pfizer BioNTech AstraZeneca mpox HIV EMA
Education+ PISA Erasmus* Pisa_Studie
Energy+ LNG GNL OPEC OPEP Gazprom Nord_Stream* TotalEnergies RWE EDF Orlen Vattenfall Ørsted
Transport+ Ryanair Lufthansa Eurostar Deutsche_Bahn SNCF RENFE Renfe Trenitalia Eurowings EasyJet Wizz_Air Boeing KLM ÖBB FlixBus Rail_Baltica SAS Finnair
Sport+ UEFA FIFA Bundesliga* Champions_League Europa_League Conference_League Premier_League Serie_A LaLiga La_Liga Ligue_1 Eredivisie NBA NFL NHL MLB ATP WTA Wimbledon Roland_Garros Formel_1 Formula_1 Fórmula_1 F1 MotoGP Tour_de_France Giro_d_Italia Vuelta Real_Madrid FC_Barcelona Barça Bayern_München Bayern_Munich Borussia_Dortmund BVB PSG Juventus Inter_Mailand Milan_AC AC_Milan Manchester_United Manchester_City Liverpool_FC Arsenal Chelsea_FC Chelsea Ajax PSV Feyenoord Benfica Sporting FC_Porto Mbappé* Haaland Ronaldo Messi Alcaraz Sinner Djokovic* Đoković* Świątek Verstappen Hamilton Leclerc Pogačar* Vingegaard Lewandowsk* Bellingham Ancelotti Guardiola Mourinho DFB Ballon_d_Or Davis_Cup Super_Bowl Euroleague EuroLeague Ekstraklas* HNL Superettan Allsvenskan Veikkausliiga Liiga Eliteserien Superliga Olympiakos PAOK Panathinaikos playoff* hat_trick
Leisure+ Netflix Taylor_Swift Beyoncé Kardashian* Meghan_Markle Big_Brother Eurovision* Instagram_post Masterchef MasterChef Sudoku PlayStation Xbox Nintendo Disney* HBO Spotify
Leisure bikini* selfie* Tarot tarot podcast* Black_Friday quiz* sudoku* Royals
Culture+ Cannes_film Louvre Berlinale Oscar Oscars Grammy* Bruce_Springsteen UNESCO
`;
