/** Names that are written alike in most languages of the Latin script, and acronyms. Notation: `lexicon.ts`. */
export const shared = `
Politics+ CDU CSU SPD AfD FDP BSW ÖVP FPÖ SPÖ NEOS Bundestag* Bundesrat* Élysée* Matignon LFI LREM Quirinal* Montecitorio Sejm* Senat PiS PSOE Vox Podemos Sumar Moncloa PVV VVD CDA GroenLinks* D66 Fidesz* Tisza_Párt* PSD USR AUR PNL UDMR SNS Smer* SMER Saeima* Saeimā Seimas Riigikog* Folketing* Riksdag* Eduskun* Dáil Taoiseach Tánaiste Oireachtas Fianna Sinn_Féin HDZ SDP Sabor* ANO ODS STAN GERB Chega Fratelli_d_Italia Lega Forza_Italia Vlaams_Belang Bundeskanzler* Taliban n-va
Politician Merz Scholz Macron* Bayrou Lecornu Barnier Mélenchon Bardella Zemmour Meloni Salvini Schlein Sánchez Feijóo Abascal Tusk* Andrzej_Dud* Nawrock* Kaczyńsk* Morawieck* Orbán* Orban* Magyar_Péter* Fico* Pellegrini* Babiš* Babis* Fiala* Wilders Rutte Schoof Jetten Kickl Babler Stocker Kristersson Åkesson Frederiksen Orpo Stubb Mitsotaki* Tsipra* Plenković* Milanović* Janša* Golob* Borissov Borisov Radev Iohannis Ciolacu Simion Nicușor_Dan Bolojan Nausėd* Siliņ* Trump* Putin* Zelensk* Selensk* Zelenskij* Zełensk* Starmer Leyen* Metsola Kallas Lavrov Erdoğan* Erdogan* Netanyahu Netanjahu Biden Maduro* Khamenei Chamenei* Khaménei Jamenei Lukaschenk* Łukaszenk* Lukashenk* Loukachenko Lukašenk* Vučić* Vučič* Milei Lula_da_Silva Modi Xi_Jinping* Vance Rubio Hegseth Mamdani Farage Badenoch Carney Sheinbaum Ramaphosa Söder Klingbeil Weidel Wadephul Le_Pen Retailleau Attal Nawrocki* Sikorsk* Kosiniak* Hołowni* Czarzast* Mentzen* Bosak* Delcy_Rodríguez Machado Kurti Dodik Maia_Sandu Pezeshkian* Pezeszkian* Peskov* Pieskow* Peskow* Macronie Kaja_Kallas Narendra_Modi Takaichi Bolsonaro* Zohran_Mamdani
Politics brexit* grexit* брекзит* брексит*
Politics- EU UE UN ONU Coalition
Economy+ ECB EZB BCE EBC BIP GDP PIB BNP DAX CAC40 IBEX MDAX Euribor Eurostat Wall_Street Nasdaq Ifo BBP IMF IWF FMI Fed FTSE Stoxx Nikkei
Economy Lagarde
Business Siemens BASF Airbus Volkswagen VW Nestlé Unilever LVMH Stellantis Santander UniCredit Commerzbank BNP_Paribas Deutsche_Bank Zalando Ikea ABN_AMRO ING Nokia Ericsson Novo_Nordisk
Climate+ CO2 COP28 COP29 COP30 COP31 IPCC Greenpeace Copernicus Greta_Thunberg PFAS
Technology+ Linux Windows macOS iOS iPhone* iPad* Android Firefox Ubuntu GitHub JavaScript Java_* Kubernetes firmware Wi_Fi GPU CPU AMD Xiaomi Fairphone Snapdragon Galaxy_S* Pixel_* SSD OLED Oracle Visual_Studio Bluetooth Windows_1* AI KI ChatGPT OpenAI Nvidia ASML GPT Anthropic DeepSeek Starlink SpaceX Grok Gemini Copilot Starlink* Celeron Pentium Ryzen Raspberry_Pi BIOS Bios GeForce Radeon Netgear BlackBerry Kindle Yahoo Dailymotion Thunderbolt Mozilla Chrome Safari-Browser Safari_browser Thinkpad* ThinkPad* MacBook* Xperia Garmin NAS-System* PostgreSQL Docker OpenSSL x86 ARM-Prozessor* USB-C HDMI
Technology Google Microsoft Apple WhatsApp Intel Samsung Huawei iPhone* Android* Elon_Musk Musk Twitter Telegram software* app apps 5G 6G blockchain* bitcoin* GDPR DSGVO RGPD NASA ESA cyber* chip* robot* algoritm* algorithm* smartphone* laptop* Linux Windows
Technology- TikTok Instagram Amazon Tesla startup* start_up* Alphabet AWS Azure CES
Defense+ NATO OTAN Rheinmetall Leopard_2 Patriot F_35 F_16 Eurofighter* Gripen Bundeswehr* Saab Taurus Hamas Hezbollah Hisbollah Isis ISIS IS_Kämpfer* Taliban F-35 F-16 Patriot_* Taurus_* Iskander* Oreschnik Oriesznik* Oreshnik Shahed* Delta_Force Himars HIMARS SIPRI Kinschal Kindżał* Bayraktar*
Defense IDF Pistorius Rutte drone*
Trade WTO OMC Mercosur* CETA TTIP USMCA Temu Shein
Immigration+ Frontex Lampedusa UNHCR
Healthcare+ WHO OMS Covid* COVID Pfizer BioNTech AstraZeneca mpox HIV EMA H5N1 mRNA Ozempic Wegovy NHS Ebola
Education+ PISA Erasmus* Pisa_Studie
Energy+ LNG GNL OPEC OPEP Gazprom Nord_Stream* TotalEnergies RWE EDF Orlen Vattenfall Ørsted
Transport+ Ryanair Lufthansa Eurostar Deutsche_Bahn SNCF RENFE Renfe Trenitalia Eurowings EasyJet Wizz_Air Boeing KLM ÖBB FlixBus Rail_Baltica SAS Finnair
Sport+ UEFA FIFA Bundesliga* Champions_League Europa_League Conference_League Premier_League Serie_A LaLiga La_Liga Ligue_1 Eredivisie NBA NFL NHL MLB ATP WTA Wimbledon Roland_Garros Formel_1 Formula_1 Fórmula_1 F1 MotoGP Tour_de_France Giro_d_Italia Vuelta Real_Madrid FC_Barcelona Barça Bayern_München Bayern_Munich Borussia_Dortmund BVB PSG Juventus Inter_Mailand Milan_AC AC_Milan Manchester_United Manchester_City Liverpool_FC Arsenal Chelsea_FC Chelsea Ajax PSV Feyenoord Benfica Sporting FC_Porto Mbappé* Haaland Ronaldo Messi Alcaraz Sinner Djokovic* Đoković* Świątek Verstappen Hamilton Leclerc Pogačar* Vingegaard Lewandowsk* Bellingham Ancelotti Guardiola Mourinho DFB Ballon_d_Or Davis_Cup Super_Bowl Euroleague EuroLeague Ekstraklas* HNL Superettan Allsvenskan Veikkausliiga Liiga Eliteserien Superliga Olympiakos PAOK Panathinaikos playoff* hat_trick
Leisure+ Netflix Taylor_Swift Beyoncé Kardashian* Meghan_Markle Big_Brother Eurovision* Instagram_post Masterchef MasterChef Sudoku Disney* HBO Spotify 
Leisure bikini* selfie* Tarot tarot podcast* Black_Friday quiz* sudoku* Royals
Culture+ Cannes_film Louvre Berlinale Oscar Oscars Grammy* Bruce_Springsteen UNESCO
Immigration ICE-Agent* ICE_agents
Technology- PlayStation Playstation Xbox Nintendo PS5 PS4 Steam_Deck Switch_2 Sony_Interactive Ubisoft gamescom
Culture Cyberpunk_2077 Cyberpunk_2 eSports Metal_Gear Zelda Minecraft Fortnite Pokémon Call_of_Duty Assassin's_Creed World_of_Warcraft Final_Fantasy Resident_Evil Rockstar_Games Red_Dead_Redemption Bethesda_Softworks Bethesda_Game GTA_6 GTA_VI GTA_5 GTA_V
Politician Obama* Merkel* Sarkozy Hollande Cameron Rajoy Zapatero Berlusconi Renzi Juncker Draghi Assad Clinton Blair Boris_Johnson Theresa_May Bolsonaro Lula Kadyrov* Kadyrow* Nawalny* Navalny* Puigdemont Ayuso Pablo_Casado Pablo_Iglesias Hofer_FPÖ Van_der_Bellen Strache Kickl Jospin Chirac Fillon Juppé Ségolène_Royal Martine_Aubry Papandreou Samaras Monti Khadafi Kadhafi Gaddafi Mubarak Moubarak Mursi Morsi
Technology+ VMware Cisco MySQL Hadoop Kubernetes Chromebook* WordPress PHP HTML5 IPv6 DDoS Stuxnet Tor-Netzwerk iCloud Siri Alexa
Technology IBM Dell HTC Nokia HP Lenovo Asus Acer Qualcomm Tencent ByteDance LinkedIn Skype Wikipedia Wikimedia Pinterest Snapchat Twitch Uber Airbnb Telegram Foxconn Infineon Micron Sony LG_G* BlackBerry SAP Salesforce Adobe Dropbox Motorola
Economy Dow_Jones Moody's Fitch
Business Goldman_Sachs JPMorgan BlackRock Morgan_Stanley Citigroup Lehman_Brothers Carrefour Auchan Inditex Adidas Bosch Thyssenkrupp Renault Peugeot BMW Mercedes-Benz Toyota Hyundai L'Oréal Danone Heineken Philips Coca-Cola
Defense Guantánamo Guantanamo Al-Qaida Al-Qaeda Al_Qaïda Boko_Haram Daesh Daech Pentagon
Transport Airbus Bombardier Alstom Talgo Maersk Iberia Vueling Norwegian_Air Alitalia Air_France Air_Berlin Austrian_Airlines Turkish_Airlines Flixbus Blablacar
Healthcare Astrazeneca Moderna Sputnik_V Novartis Roche Bayer Sanofi Zika
Energy Repsol Iberdrola Endesa Enel Eni Areva Engie Uniper Fukushima Tschernobyl Tchernobyl Chernobyl Orano Exxon* Chevron Rosneft Lukoil Naftogaz
Agriculture Monsanto Nestlé_Milch
Technology+ 5G 6G QEMU Proxmox Hyper-V Meta_Platforms Alphabet_Inc
Technology Facebook YouTube
Education+ MOOC MOOCs
Transport Aer_Lingus British_Airways Air_France Air_Berlin Vueling Austrian_Airlines Turkish_Airlines Qatar_Airways Air_India Air_Canada Delta_Air_Lines American_Airlines United_Airlines Southwest_Airlines Aeroflot airBaltic Brussels_Airlines Condor_Flug* TAP_Air Norwegian_Air
Healthcare+ OxyContin
Energy+ ExxonMobil Equinor Petrobras Aramco Rosneft PDVSA ConocoPhillips
Economy+ AEX BEL20 OMXS30 OMXH25 WIG20 FTSE_MIB Hang_Seng Kospi Sensex Stoxx_600
None Oscar_Pistorius Zelda_Fitzgerald Zelda_Williams
Economy+ PMI P_500
Defense+ FCAS GCAP MGCS
Defense BND DGSE DGSI CIA FSB GRU SBU Mossad MI5 MI6
Culture- CD_Projekt
`;
