export const pt = `
Politics+ eleiç* eleitora* presidenciais* legislativas autárquicas assembleia_da_república parlament* deputad* senado* govern* primeiro_ministro primeira_ministra presidente_* ministr* ministério* conselho_de_ministros moção_de_censura moção_de_confiança coligaç* oposiç* referendo* constitucional* constituição* proposta_de_lei lei_* decreto* eurodeputad* comissão_europeia parlamento_europeu conselho_europeu extrema_direita presidente_da_câmara autarc* autarquia* chanceler cimeira* diplomat* embaix* votaç* votos candidat* belém são_bento tribunal_constitucional sondagem* estado_de_direito eleitor* urnas congresso câmara_dos_representantes legislativ* ratific* constitui* primárias manifestantes declaração_de_independência supremo_tribunal* situação_política
Politics polític* sanções demissão* demit* reforma* democra* socialista* direita esquerda campanha* voto corrupção negociaç* cessar_fogo acordo_de_paz onu nações_unidas bruxelas chega psd ps pcp iniciativa_liberal bloco_de_esquerda montenegro marcelo ventura tratado* veto adesão desinformação kremlin casa_branca soberan* protest* manifestant* independênc* anexar anexad* anexação anexações anexou ocupad* acordo_de república governador* dinastia império golpe_de_estado neutral* coloni* independência* independentist* invasão invad* conquista* imperial* dinastia* revolução revolucionári* ocupação rebelião rebelde* colónia* colonia* direito_internacional disputa*_fronteir* porta-voz manifestante* ratific* acordo*_de_paz boletim_de_voto urna* projeto_de_lei legislaç* reeleit* presidenci* chefe_de_Estado federal* vice-presidente* imperador* direitos_humanos direitos_civis armistício monarquia* golpe_de_Estado eleitor* independência invadi* invas* conquist* desnucleariz* dinasti* império* imperialis*
Politics- crise manifestaç* líder* debate* direitos justiça orçamento partido* maioria rei aliados província* território* regime autoridades dirigente* bancada
Economy+ econom* inflaç* taxas_de_juro taxa_de_juro banco_central bce recessão* desemprego* crescimento* pib défice* dívida* orçamento* impost* fiscal* irs irc iva salári* salário_mínimo sindicat* pension* pensões bolsa* psi acionista* emprego* despedimento* insolvên* falência* renda* rendas habitação* crédito_à_habitação banc* banca bancos zona_euro euribor mercado_de_trabalho poder_de_compra finanças* custo_de_vida segurança_social prestação_da_casa ine
Economy empresári* greve* mercado* investidor* investimento* indústria* industri* fábrica* lucro* consumo* preços vendas poupança* produtividade pme fusão* aquisição opa trabalhador* subsídi* apoios retalho laboral*
Economy- euros sobe descem dinheiro aumento empresa* preço custo custos custa custam negócio*
Climate+ clima climátic* alterações_climáticas aquecimento_global gases_com_efeito carbono onda_de_calor seca_* seca inundaç* cheias incêndio*_florest* biodiversidade* ecolog* poluiç* glaciar* reciclagem* desflorestaç* sustentab* sustentáv* transição_ecológica combustíveis_fósseis microplástico* erosão_costeira nível_do_mar pacto_ecológico mau_tempo
Climate temperatur* plástico* resíduos oceano* tempestade* floresta* natureza chuva* furacão* lobo_ibérico espécies espécie fauna lince qualidade_do_ar barragens
Climate- calor* água* mar neve
Technology+ inteligência_artificial digita* ciberataque* ciber* hacker* pirata*_informátic* software semicondutor* chip chips proteção_de_dados redes_sociais telemóve* smartphone* quântic* satélite* espacial* foguetão* algoritm* gigantes_tecnológicas tecnológic* plataforma*_digita* internet robô* robot* 5g fibra_ótica centro*_de_dados chatbot* reconhecimento_facial informátic* web_summit IA
Technology tecnolog* app aplicação* online computador* inovaç* dados investigador* web eletrónic* criptomoed* astronauta* plataforma* espaço_exterior telecomunic*
Technology- científic* ciência rede ecrã* startup*
Defense+ defesa_nacional ministro_da_defesa exército* militar* soldado* nato míssil* mísseis drone* guerra* tanque* caças submarino* fragata* armament* muniç* ataque_aéreo ataques_aéreos bombarde* rearm* forças_armadas marinha força_aérea invasão* ofensiva* espionagem artilharia tropas serviço_militar despesa_militar f_16 f_35
Defense defesa refén* reféns armas arma_nuclear cessar_fogo sabotag* segurança_nacional
Defense- segurança ameaça* conflito* frente mortos ataque* atentado* bomba* combate* explos* terroris*
Trade+ tarifa* direitos_aduaneiros acordo_comercial guerra_comercial comércio_livre exportaç* exportador* importaç* importador* comércio_externo comércio_internacional balança_comercial alfândeg* mercosul omc protecionis* cadeia*_de_abastecimento mercado_único
Trade comércio comercia* exporta* contentor* mercadorias embargo* quotas
Immigration+ imigra* migrant* migratóri* migraç* asilo refugiad* aima expulsão* deporta* sef frontex schengen autorização_de_residência nacionalidade* lei_dos_estrangeiros reagrupamento_familiar tráfico_de_pessoas naufrágio* estrangeiros
Immigration cidadãos_estrangeir* acolhimento*
Immigration- visto* fronteira*
Healthcare+ saúde* sns hospita* médic* enfermeir* doente* doença* vacina* medicament* farmac* farmác* cancro* epidemi* pandemi* vírus covid* gripe* urgênci* cirurg* centro*_de_saúde listas_de_espera eutanásia aborto* alzheimer* diabetes obesidade antibiótic* sarampo saúde_mental clínic* obstetríc* inem dgs surto* maternidade* partos oncolog*
Healthcare tratamento* terap* tabaco* álcool droga* infeç* contágio* bactéria* rastreio* lares natalidade* psicólog* psiquiatr* sintom* cuidados sintoma* infec* anticorp* doença* tumor* síndrome* distúrbio* diagn* intoxicação alergi* terapia* cérebro cerebra* epidemi* vírus vacin* médic* paciente* doente* baixa_médica baixas_médicas atestado* centro*_de_saúde contracetiv* contracept* depressão_clínica diarreia vómit* vômit* lesõ*_cerebra* esclerose imunit* imunidade contagios*
Healthcare- idosos estudo bebé* dor dores ferida* higiene heroína
Education+ escola* universi* estudante* alun* docente* educaç* educador* educativ* ensino* exames_nacionais exame* creche* propina* bolsa*_de_estudo bolseir* rankings_das_escolas politécnic* reitor* ano_letivo manuais_escolares licenciatur* mestrad* doutorament* fenprof pré_escolar sala*_de_aula erasmus* formação_profissional
Education aulas turma* cursos leitura vagas académic*
Energy+ energ* eletricidade* elétric* nuclear* central_nuclear centrais_nucleares central_solar reator* gás_natural gás_russo preço_do_gás petróle* petrolífer* barril eólic* solar* fotovoltaic* hidrogénio carvão combustív* gasolina* renováv* gasoduto* apagão* rede_elétrica refinaria* fatura_da_luz edp galp REN megawatt* gigawatt* erse lítio baterias fábrica_de_baterias
Energy gás conta_da_luz gasóleo diesel aquecimento bateria* urânio
Agriculture+ agricultor* agricultura* agrícola* agrári* agro* pecuári* criadores_de_gado gado colheita* trigo cerea* pesticida* glifosato* pac_* política_agrícola pesca* pescador* trator* bovin* suín* peste_suína gripe_das_aves apicult* abelha* azeite* olivas olivicult* azeitona* vinha* vitivin* vindima* regadio* rega estufa* leite* fertilizante* sardinha* cortiça* febre_aftosa língua_azul
Agriculture rura* carne* vinho* fruta* legumes alimenta* alimentos cultivo* culturas semente* solos
Agriculture- animais peixe* queijo* olival
Transport+ transporte* comboio* cp_* ferroviári* tgv alta_velocidade metro_* metro metropolitano elétrico_28 aeroporto* companhia_aérea tap voos avião aviões aviação autoestrada* portage* bicicleta* ciclovia* carta_de_condução trânsito* controladores_aéreos ferry* barcos_da camião camiões camionista* ana_aeroportos trotinet* linha_do_norte passe_social passes_sociais maquinista* automóve* porto_de_sines mobilidade* descarril* travessia_do_tejo
Transport estrada* autocarro* ponte* túnel* condutor* estacionamento* piloto* táxi* tvde* acidente_rodoviário comboio* autoestrada* acidente*_de_viação trânsito atropelament* camião camiões voos companhia_aérea aeroporto*
Transport- voo carro* veículo* motorista* passageir* navio*
International+ nações_unidas conselho_de_segurança médio_oriente casa_branca
International gaza israel* palestin* ucrân* ucran* rússia* russ* china chin* estados_unidos eua trump irão síria* líbano* áfrica* angola* moçambique* sudão taiwan coreia* venezuela* kremlin brasil* lula maduro humanitári*
Society+ violência_doméstica femicídi* pobreza* desigualdad* sem_abrigo discriminaç* racis* lgbt* igualdade* homicídi* julgament* igreja* papa_* vaticano deficiência* abuso_sexual abusos_sexuais exclusão_social
Society mulher* família* criança* jovens polícia* psp gnr pj judiciária juiz* tribuna* condenad* prisão* prision* crime* acidente* morre* morto* mort* ferid* desaparecid* incêndio* bombeiros investiga* vítima* detid* associaç* voluntári* populaç* religi* suspeit* assalt* burla*
Business+ facturaç* faturaç* entrada_em_bolsa fusão* acionista* presidente_executivo ceo lucro* startup* resultados_trimestrais
Business empresa* companhia* fábrica* marca gestor* investidor* negócio* vendas retalhista*
Culture+ museu* exposição* exposiç* teatro* orquestra* romance_* romances literári* literatura* escritor escritora escritores prémio_camões cinema* cineasta* património* escultur* pintor* pintura* dança* bailado monumento* livraria* cultura* arqueol* feira_do_livro poeta* poesia* doclisboa indielisboa fado* gulbenkian serralves
Culture filme* música* músic* livro* disco concerto* festival* autor autora ator atriz arte artista* realizador* videogame* videojogo* videojog*
Sport+ futebol* liga_dos_campeões primeira_liga benfica sporting fc_porto sp_braga seleção* selecionador* treinador* avançado* guarda_redes médio_centro meias_finais quartos_de_final oitavos_de_final mundial_* mundial taça_* campeonato* jogos_olímpicos olímpic* ténis* tenista* basquetebol* andebol* hóquei* ciclismo volta_a_portugal tour motogp fórmula_1 miguel_oliveira grande_prémio golo* goleia* goleada* campeão* campeã campeões medalha* penálti* penalti dérbi* o_clássico desport* atlet* árbitro* ronaldo jogador* jornada_da_liga rui_costa varandas vitória_sc leões águias dragões
Sport vitória* derrota* final_da jogo* equipa* clube* época* época liga torneio* estádio* recorde* título* adepto* empat* vence* venceu lesão* plantel* reforço*
Leisure+ horóscopo* famos* receita_de_bolo receitas_de euromilhões totoloto raspadinha big_brother casa_dos_segredos influencer* influenciador* reality* casamento* gravid* grávida* moda_* moda look* visual_novo beleza* maquilhag* dieta_* emagrec* tarot signo* zodíaco programação_tv série_* séries netflix estreia_na_tv telenovela* novela_da meghan_markle kate_middleton princesa* príncipe_* realeza masterchef decoraç* jardim jardinagem truque* promoções black_friday saldos cozinha* chef chefs gastronom* restaurante* férias* escapadinha* roteiro* viage* passatempo* palavras_cruzadas nas_redes_sociais_com tvi sic_mulher cristina_ferreira
Leisure estrela* celebridade* cantor* ator atriz apresentador* tvi sic rtp programa_da_manhã episódio* concorrente* cão cães gato* praia* hotel hotéis namorad* divórcio* separaç* bebé tendência* viral* lifestyle
None partido_ao_meio a_partir partir em_jogo jogos_de_azar por_cento fora_de_jogo partida* metros governo_da_casa central_de_def* posto_de_combate jogo_político em_causa causa* a_maioria_das a_maioria_dos maioria_das maioria_dos maioria_da partido_a_perna visto_como visto_que pelo_visto ter_visto foi_visto minas_gerais guerra_mundial campanha_de_natal presidente_da_associação presidente_do_clube presidente_da_federação presidente_da_direção presidente_da_empresa guerra_das_estrelas star_wars guerra_de_preços guerra_de_palavras guerra_cultural guerra_de_audiências
Healthcare+ esclerose_múltipla danos_cerebrais pneumonia* malária ébola ebola tuberculose anticorpos leucemia* epilepsia* autismo cólera hepatite* vih hiv sida sépsis oncológ* cardiolog* ginecolog* neurolog* pediatr* cirurgi* médicos_sem_fronteiras organização_mundial_da_saúde quarentena gravidez* transplant* hipertensão asma antidepressivo* contracetivo* contraceptivo* anestesi* morfina epidemiolog* virolog* cuidados_intensivos centro_médico
Economy- milhões
Economy- mil_milhões
Defense+ ataque_russo ataques_russos ataque_israelita ataques_israelitas ataque_dos_eua operação_militar intervenção_militar crimes_de_guerra crime_de_guerra paramilitar* milícia* milícias insurgent* guerrilha* estado_islâmico talibã* hezbollah houthis armas_nucleares programa_nuclear mísseis_balísticos serviços_secretos serviços_de_informações capacetes_azuis força_de_paz coreia_do_norte_testa canal_de_comunicação_militar cessar-fogo navio*_de_guerra defesa_aérea gastos_com_defesa base_militar
Defense combatentes combates guerra_civil rebeldes espião espiões captura_de_maduro captura_de desmilitariz* coreias pentágono tensão_militar trégua
Politics+ vice-presidente* governo_de ministro_do ministra_da câmara_municipal presidente_da_república eleições_presidenciais segunda_volta stf supremo_tribunal congresso_nacional câmara_dos_deputados lula bolsonar* planalto psdb mdb
Politics negociações_oficiais diplomacia opositor* ditador* ditadura autoritári* direitos_humanos geopolític* autarquia* candidatura* presidenciáve* delaç*_premiada lava_jato
Economy+ crescimento_económico crescimento_econômico desemprego taxa_de_desemprego salário_médio aumento_salarial contas_públicas orçamento_do_estado carga_fiscal reforma_da_previdência selic ibovespa dólar_fecha petrobras_lucro banco_de_portugal preços_da_habitação
Economy reformados reformas_antecipadas precári* trabalhadores desempregados acordo_laboral câmbio real_frente
Climate+ temperatura_do_planeta crise_climática amazónia amazônia desmatamento queimadas aquecimento_do_planeta ciclone* ondas_de_calor
Climate poluição lixo praias_poluídas aves baleia* tubarão tubarões recife* glaciares
Technology+ arqueólog* arqueológic* fóss* paleontólog* neandertal* cientistas_descobrem investigadores_portugueses nobel_da_física nobel_da_química telescópio exoplaneta* estação_espacial consola* jogos_eletrónicos iphone* whatsapp twitter cibersegurança criptomoedas inteligência_artificial startup_tecnológica
Technology cientista* pesquisador* pesquisa_da_universidade descoberta* estudo_científico laboratório algoritmo* utilizadores sistema_operativo
Healthcare+ testes_médicos ordem_dos_médicos baixas_médicas vírus_da_gripe urgências_hospitalares febre_amarela dengue zika sarampo legionella hospitais cirurgias infeção ministério_da_saúde direção-geral_da_saúde
Education+ escola* professores alunos universidad* ensino_superior enem vestibular ministério_da_educação propinas creche*
Energy+ petrolífer* petróleo preço_do_petróleo preço_dos_combustíveis combustíveis gasóleo gasolina central_nuclear barragem* eletricidade apagão gás_natural petrobras edp galp
Agriculture+ plantações cacau produtores_de colheita* agricultores vinha* gado pecuári* agronegócio soja
Transport+ acidente_rodoviário acidente_de_viação acidente_ferroviário acidente_aéreo queda_de_avião despiste* aeroporto* tap ryanair comboio* CP metro_de_lisboa carris autoestrada* a1 a2 portagens greve_dos_comboios avião
Transport passageiros condutor* trânsito* ligeiro_de_passageiros colisão choque_frontal camião camiões
Trade+ guerra_comercial tarifas_aduaneiras acordo_mercosul acordo_ue-mercosul exportações importações
Immigration+ jovens_migrantes requerentes_de_asilo pedidos_de_asilo migrantes_mortos refugiados_sírios imigração_ilegal
Business+ lucros_da resultados_trimestrais aquisição_da insolvência_da
Business lojas loja cadeia_de_lojas marca supermercado*
Technology jogo_eletrónico jogos_eletrônicos
Politics+ impeachment golpe_parlamentar michel_temer michel_temer dilma rousseff lula_preso lava_jato sergio_moro gilmar_mendes reforma_da_previdência eleições_2018 ministro_do_stf deputado_federal presidente_da_câmara presidenciável alckmin haddad ciro_gomes marina_silva
Economy+ ibovespa reajuste_salarial inss fgts bolsa_família salário_mínimo_de ipca bovespa dólar_sobe dólar_cai petrobras correios
Healthcare+ vacinação anvisa SUS febre_amarela surto_de microcefalia
Politics+ secretário_de_estado secretária_de_estado secretário-geral_da_onu secretário-geral_do chefe_de_gabinete câmara_de_lisboa assembleia_legislativa assembleia_municipal assembleia_constituinte grupo_parlamentar líder_parlamentar comissão_eleitoral comissão_nacional_de_eleições mesas_de_voto assembleia_de_voto participação_eleitoral abstenção sondagens intenção_de_voto intenções_de_voto campanha_eleitoral segundo_turno primeiro_turno maioria_absoluta moção_de_rejeição crise_política queda_do_governo remodelação_governamental tomada_de_posse tse tribunal_superior_eleitoral procuradoria-geral reforma_política reforma_constitucional medida_provisória foro_privilegiado palácio_de_belém geringonça orçamento_retificativo junta_militar preso*_político* liberdade_de_imprensa liberdade_de_expressão amnistia_internacional visita_de_estado visita_oficial crise_diplomática relações_diplomáticas incidente_diplomático união_africana conselho_de_segurança primavera_árabe g20 g7 cplp regionalização
Politics vereador* prefeit* autárquic* populist* populismo ex-ministro* ex-presidente* ex-governador* dirigente*_socialista* exonera* destituição destitu* dissidente* censura repressão purga* exilado* regime_de oligarca* consulado ativista* marcha_contra manifestação_contra petição abaixo-assinado comissão_de_inquérito cpi emenda* liberdade_de_imprensa liberdade_de_expressão preso*_político* repressão nacionalism* nacionalist*
Economy+ taxa_de_juros taxa_selic copom política_monetária crise_económica crise_econômica crise_financeira títulos_do_tesouro psi-20 mercados_financeiros agências_de_rating fmi troika ajuste_fiscal imi iva_da evasão_fiscal paraísos_fiscais receita_federal idade_da_reforma aposentadoria aposentados subsídio_de_desemprego seguro-desemprego rendimento_social postos_de_trabalho demissões mercado_imobiliário preço_das_casas preços_das_casas arrendamento despejos cgtp ugt centrais_sindicais sindicalista* greve_geral greve_dos greve_de contratação_coletiva teletrabalho aumentos_salariais função_pública produção_industrial cesta_básica cabaz preços_ao_consumidor limiar_da_pobreza turismo reforma_trabalhista
Economy contribuintes funcionários_públicos contratações aforradores empréstimo* credores divisa* dólar desvalorização bitcoin_cai tarifas portagens_aumentam lay-off layoff fisco multas_fiscais consumidores
Climate+ mudanças_climáticas mudança_climática gases_com_efeito_de_estufa gases_de_efeito_estufa pegada_de_carbono neutralidade_carbónica derrame_de vazamento_de_óleo sacos_de_plástico resíduos_urbanos aterro_sanitário lixões espécies_ameaçadas espécies_em_vias risco_de_extinção espécies_invasoras área_protegida parque_nacional parque_natural floresta_amazónica floresta_amazônica incêndios_florestais pedrógão fogo_florestal combate_aos_incêndios escassez_de_água crise_hídrica barragens_secas quercus zero_associação greenpeace wwf acordo_de_paris degelo emergência_climática
Climate ecossistema* habitat golfinho* tubar* elefante* rinoceronte* tartaruga* lobo lobos abelhas árvores eucalipto* caça_furtiva ártico antártida icebergue* tornado* tufão*
Defense+ ministério_da_defesa atentado_suicida bombista* homem-bomba carro_armadilhado carro-bomba engenho_explosivo célula_terrorista al-qaeda boko_haram rebeldes_sírios grupos_armados grupo_armado milicianos processo_de_paz acordo_de_paz conversações_de_paz crimes_contra_a_humanidade genocídio* armas_químicas botão_nuclear teste_nuclear ensaio_nuclear teste_de_míssil lançamento_de_míssil bomba_atómica bomba_de_hidrogénio porta-aviões manobras_militares exercícios_militares base_aérea base_naval missão_militar comércio_de_armas venda_de_armas roubo_de_armas tancos ex-combatentes contraespionagem linha_da_frente intervenção_federal_no_rio
Defense cerco_a rockets morteiro* atirador* minas_antipessoal emboscada* tropas_governamentais escalada mercenário* tiros_de_artilharia terceira_guerra_mundial ameaça_intervir plano_de_paz garantias_de_segurança
Healthcare+ ministro_da_saúde serviço_nacional_de_saúde centro_de_saúde centros_de_saúde dentista* ordem_dos_enfermeiros infarmed taxas_moderadoras casos_de_covid novos_casos_de infetados testes_à_covid confinamento máscaras chikungunya salmonela meningite aids câncer avc enfarte* infarto parkinson doação_de_órgãos dadores_de_sangue doação_de_sangue procriação_medicamente fertilização_in_vitro barriga_de_aluguer barrigas_de_aluguer parto cesariana* mortalidade_infantil esperança_de_vida expectativa_de_vida interrupção_da_gravidez morte_assistida cuidados_paliativos anorexia bulimia toxicodepend* overdose tabagismo fumadores fumantes excesso_de_peso obesos
Healthcare bloco_operatório operad*_de_urgência doses internad* internamento uti uci receita_médica colesterol cardíac* menopausa amamentação
Education+ ministro_da_educação ministra_da_educação sistema_de_ensino agrupamento_de_escolas diretores_de_escolas abandono_escolar insucesso_escolar cantinas_escolares ano_lectivo regresso_às_aulas provas_de_aferição fuvest sisu prouni fies greve_dos_professores contagem_do_tempo doutorado analfabet*
Education disciplinas jardim_de_infância pais_dos_alunos bolsas_de_estudo professora
Technology+ segurança_informática vírus_informático ataque_informático ataque_hacker ransomware falha_de_segurança roubo_de_dados fuga_de_dados vazamento_de_dados privacidade sistema_operacional celular celulares telefones_inteligentes realidade_virtual realidade_aumentada comércio_eletrónico comércio_eletrônico impressora*_3d carro_autónomo carros_autônomos computação_quântica supercomputador* nanotecnolog* biotecnolog* edição_genética clonagem células_estaminais células-tronco genética genético agência_espacial missão_espacial sonda_espacial nave_espacial marte asteroide* cometa meteorito* eclipse* buraco*_negro* ondas_gravitacionais bosão cern astrofísic* astrónom* astrônom* dinossauro* nobel_da_medicina matemátic* silicon_valley vale_do_silício
Technology patente* protótipo* experiência_científica sensor* gadget* correio_eletrónico e-mails palavra-passe senhas hackead* tweet* youtuber* streaming usuários navegador* operadoras_de_telecomunicações banda_larga tdt dispositivo* pirataria
Energy+ preço_da_energia preço_da_luz preço_da_eletricidade crise_energética transição_energética eficiência_energética parque_eólico painéis_solares painel_solar usina_nuclear usina_hidrelétrica hidrelétrica* hidroelétric* central_a_carvão resíduos_nucleares acidente_nuclear fukushima minas_de_carvão crude barril_de_brent pré-sal jazida* plataforma_petrolífera opep fracking prospeção_de_petróleo furo_de_petróleo gás_de_botija fornecimento_de_gás conta_de_luz tarifa_social_da_energia sem_eletricidade falta_de_luz corte_de_energia preços_dos_combustíveis preço_da_gasolina postos_de_combustível biocombustíve* etanol
Energy mina minas mineir* atómic* enriquecimento_de_urânio quilowatt*
Agriculture+ produtos_agrícolas explorações_agrícolas quotas_leiteiras produtores_pecuários confederação_dos_agricultores milho arroz cana-de-açúcar café_produção vinho_do_porto douro_vinhateiro castanha pera_rocha carne_fraca vacas_loucas transgénic* transgênic* herbicida* política_agrícola_comum quotas_de_pesca sobrepesca aquacultura fome_extrema insegurança_alimentar matadouro* frigorífico_jbs laranjas laranjeira* laranjal laranjais
Agriculture porcos ovelhas pastores vacas frangos galinhas mel rebanho* lavoura* campo_agrícola lota abacate*
Transport+ queda_de_avioneta avioneta* acidente_de_comboio acidentes_de_viação acidente_de_trânsito colisão_frontal colisão_entre atropelad* condutor_embriagado sinistralidade_rodoviária segurança_rodoviária mortos_nas_estradas excesso_de_velocidade limites_de_velocidade radares carta_por_pontos stcp infraestruturas_de_portugal linha_ferroviária greve_da_cp greve_dos_pilotos greve_na_tap companhias_aéreas caixas_negras caixa_negra tráfego_aéreo aterragem_de_emergência pouso_de_emergência voos_cancelados taxistas cabify carro_elétrico carros_elétricos veículos_elétricos autoeuropa indústria_automóvel vendas_de_carros ciclistas navio_de_cruzeiro porta-contentores canal_de_suez estivadores rodovia* caminhoneiro* passagem_de_ônibus ônibus
Transport carris_da carruagem locomotiva* helicóptero* caminhão caminhões carrinha* mota motas motociclista* motociclo* viaduto* barco* embarcaç* peões
Trade+ acordos_comerciais acordo_de_livre barreiras_comerciais relações_comerciais sanções_económicas produtos_importados organização_mundial_do_comércio contrafação contrafeit* superávit_comercial
Trade importar dumping mercadoria*
Immigration+ política_migratória crise_migratória crise_dos_refugiados fluxos_migratórios campo*_de_refugiados tráfico_de_seres_humanos muro_com_o_méxico encerramento_das_fronteiras vistos_gold dupla_nacionalidade direito_de_asilo caravana_de_migrantes venezuelanos_em_roraima emigrantes emigração fogem_da_guerra fugir_da_guerra fugiram_da_guerra fogem_à_guerra
Immigration êxodo deslocados repatri*
Politics+ partido_Livre deputad*_do_Livre Rui_Tavares bancada_parlamentar bancadas_parlamentares líder_da_bancada
WarZone- russ* ucrânia* ucranian*
Background após depois_d* na_sequência_d* desde_o_ataque desde_a_invasão apesar_d* em_resposta_a* reage_a* reagem_a* reagiu_a* reação_a* reações_a* condena_o condena_a condena_os condenam_o condenam_a condenam_os consequências_d* critica_o critica_a criticam_o criticam_a
Business+ quota_de_mercado conselho_de_administração mercado_publicitário
Business lucros dividendo* acionista* filial* fabricante*
Technology+ voo_espacial turismo_espacial telescópio* leilão_do_5g leilão_de_5g taxa_digital imposto_digital transição_digital transformação_digital cursos_online euro_digital
Energy+ energia_limpa energias_limpas ministro_da_energia ministra_da_energia preço_da_energia apagão apagões sem_eletricidade corte_de_energia cabo_elétrico gasóleo petroleiro* mina_de_urânio
Climate+ amazónia amazônia floresta_amazónica floresta_amazônica economia_circular resíduos_plásticos floresta_tropical
Healthcare+ opioide* opiáceo* dentista*
Transport+ transporte_público transportes_públicos nova_rota rota_aérea estradas_cortadas estrada_cortada
Economy+ investimento_público pobreza_infantil limiar_de_pobreza crise_da_dívida taxa_de_inflação
Energy sem_luz botija* gasolineira*
Casualties mortos morto* ferid*
Economy+ direito_laboral lei_laboral leis_laborais código_do_trabalho contrato*_de_trabalho preço_do_ouro branqueamento_de_capitais lavagem_de_dinheiro
Economy- encarec* mais_caro*
Politics+ antigovernament* defensor*_dos_direitos ativista*_dos_direitos estados-membros xenófob* xenofob* geopolít* declaração_conjunta
Defense+ coligação_de_vontades coligação_dos_dispostos missão_de_paz hipersónic* chefe_do_exército
Transport+ espaço_aéreo_fechado fecho_do_espaço_aéreo controlador*_aéreo* sinistralidade acidentes_rodoviários autocarro*_elétrico* comboios_suprimidos operação_natal operação_ano_novo operação_páscoa
Transport- espaço_aéreo
Climate+ camada_de_ozono camada_de_ozônio
Healthcare+ mortalidade_materna água_contaminada
Technology+ identidade_digital
Education+ liberdade_académica escolas_fechadas encerramento_de_escolas
Economy+ adota_o_euro adesão_ao_euro moeda_única siderurgi* siderúrg* congelamento_de_preços
Defense+ corrida_ao_armamento corrida_armamentista
Climate+ incêndios área_ardida combate_às_chamas acordo_do_clima protocolo_do_clima cimeira_do_clima aviso_amarelo aviso_laranja aviso_vermelho avisos_meteorológicos aviso_meteorológico alerta_laranja sob_aviso onda_de_frio vaga_de_frio frio_extremo nevão nevões queda_de_neve tempestade_de_neve tempestade_tropical agitação_marítima rajadas_de_vento ventos_fortes vento_forte chuva_forte chuvas_fortes chuva_intensa chuvas_intensas granizo deslizamento*_de_terra* enxurrada* calor_extremo recorde_de_temperatura* risco_de_avalanche* animais_selvagens vida_selvagem fauna_selvagem javali* lobo-ibérico lince-ibérico icnf meio_ambiente ambiental ambientais ambientalista* ministério_do_ambiente ministr*_do_ambiente agência_portuguesa_do_ambiente associação_ambientalista emissões incêndio*_rurai* incêndio_rural incêndio_florestal tempestade violenta_tempestade
Climate incêndio ipma tempestades inundad* geada* alerta_vermelho depressão_atlântica frio cegonha* orcas vespa_asiática medusas
Climate- depressão ambiente emissão
None ambiente_de bom_ambiente ambiente_familiar ambiente_escolar ambiente_de_trabalho sangue_frio a_frio emissora* emissário* emissão_de_dívida emissão_de_obrigações depressão_pós depressão_e secador*
None clima_de tempestade_perfeita tempestade_política tempestade_mediática tempestade_num_copo tempestade_em_copo tempestade_financeira tempestade_solar
Education- professor*
Politics+ mesa_da_assembleia câmara_municipal_de listas_de_deputados comissão_de_inquérito vereaç* voto_antecipado eleições_antecipadas lei_da_nacionalidade comissão_parlamentar debate_quinzenal conselho_de_estado vetou veta_a veta_lei promulga* presidenciais_de
Economy+ excedente_orçamental saldo_orçamental irs_jovem tabelas_de_retenção retenção_na_fonte rendas_novas novas_rendas arrendatári* inquilino* senhorio* alojamento_local prestações_sociais abono_de_família complemento_solidário aumento_das_pensões pacote_laboral salário_mínimo salários_reais concertação_social crédito_habitação euribor custo_do_trabalho recibos_verdes trabalhadores_independentes
Economy execução_orçamental terceiro_trimestre segundo_trimestre primeiro_trimestre quarto_trimestre
Technology+ apagão_informático anacom fidelizaç* operadoras_de_telecomunicações phishing burla*_informática* burla*_online satélite_português paleont* sismólog* vulcanólog* agência_espacial_portuguesa modelo*_de_linguagem supercomputador* agência_espacial_europeia cabo*_submarino* deepfake* unicórnio*_tecnológico* rede_móvel cibersegurança
Technology operadoras geólogo* biólogo*
Climate+ frentes_ativas frente_ativa incêndio_em mato_a_arder zona_de_mato reacendiment* fogo_em fogos_florestais proteção_civil_alerta vento_até ventos_até rajadas_até frio_intenso vaga_de_calor calor_intenso albufeiras caudal_do subida_das_águas galgamento* baleia-comum cetáceo* arrojament* dá_à_costa deu_à_costa dão_à_costa abutre* águia-real conservação_da_natureza reserva_natural espécies_protegidas qualidade_da_água praias_interditas recolha_de_lixo reciclagem pegada_ecológica
Climate proteção_civil meios_aéreos baleias linces lixo_marinho microalgas
Climate- fogo fogos rescaldo
Healthcare+ vsr virus_sincicial farmacêutic* médico_de_família médicos_de_família urgência*_de_obstetrícia urgências_fechadas urgências_encerradas bloco_de_partos tarefeiros médicos_tarefeiros listas_de_cirurgia tempo*_de_espera_nas_urgências dermatolog* oftalmolog* ortoped* hospitalar* ambulatóri* rastreios legionela legionella mpox tosse_convulsa bronquiolite endometriose ozempic parteira*
Healthcare ambulância*
Immigration+ atendimentos_da_aima desembarque_de_migrantes embarcação_com_migrantes barco_com_migrantes lei_de_estrangeiros autorizações_de_residência manifestação_de_interesse trabalhadores_imigrantes trabalhadores_estrangeiros centro*_de_instalação_temporária afastamento_coercivo hindustânic*
Energy+ tarifa*_regulada* tarifa_da_eletricidade tarifas_da_eletricidade tarifa_social tarifas_do_gás mercado_regulado gás_engarrafado gás_solidário parque*_solar* parque*_fotovoltaic* parque*_eólico* eólica_offshore hidrogénio_verde central_de_sines central_a_gás autoconsumo comunidade*_de_energia preço_do_gasóleo biometano biomassa rede_de_muito_alta consumidores_de_eletricidade
Education+ exames_nacionais colocação_de_professores falta_de_professores alunos_sem_aulas alunos_sem_professor alunos_do_básico residência*_universitária* residência*_estudanti* alojamento_estudantil bullying telemóveis_nas_escolas telemóveis_na_escola concurso_nacional_de_acesso praxe* reitores presidentes_dos_politécnicos vagas_no_ensino ação_social_escolar educação_especial mestres_e_doutores cantina_escolar
Education matemática_a a_matemática em_matemática de_matemática
Trade+ sobretax* tarifas_americanas tarifas_de_trump taxas_alfandegárias taxa*_aduaneira* contramedida* excedente_comercial défice_comercial exportador* acordo_ue-mercosul antidumping venda_ao_exterior terras_raras
Defense+ fuzileiro* fragata* navio_russo navios_russos submarino_russo drone_russo batalhão batalhões pára-quedista* paraquedista* comandos_portugueses lei_de_programação_militar eurodrone programa_safe obus* f-16 f-35 kc-390 caça_russo antiaére* jihadist* forças_nacionais_destacadas força_aérea_portuguesa
Defense insurgência
Agriculture+ míldio oídio vinhas_no vinhas_do viticultor* olivicultor* olival_superintensivo amendoeir* pomar* pastoríci* ovelhas_no ovinos caprinos produtores_de_leite preço_do_leite quota_da_sardinha traineira* pescadores suinicult* avicult* sobreiro* frutícola* hortícola* ajudas_da_pac confagri cna_agricultores prejuízos_agrícolas
Transport+ ip3 ip4 ip2 ic19 ic8 en125 segunda_circular ponte_25_de_abril ponte_vasco_da_gama aluimento* corte_de_estrada estrada_cortada trânsito_cortado funicular* elevador_de_santa teleférico* revisores passe_ferroviário linha_de_cascais linha_de_sintra linha_do_douro linha_do_oeste linha_rosa linha_violeta fertagus soflusa transtejo descarrilou descarrilamento handling atrasos_nos_voos
Transport barcos_parados
None fogo_de_artifício fogos_de_artifício arma_de_fogo armas_de_fogo arma*_de_fogo fogo_cruzado fogo_amigo batismo_de_fogo prova_de_fogo abre_fogo abriu_fogo abrem_fogo abriram_fogo regimento_de_sapadores regimento_interno mesa_da_assembleia_geral Júlio_Pomar revisores_oficiais cereja_no_topo cereja_em_cima ordenado_padre ordenado_bispo da_praxe de_praxe
Healthcare- cocaína
Transport+ A23 A25 A28 VCI
Transport elevador_da
Healthcare grávidas xarope*
Defense+ blindados
Climate embalagens
Technology+ sonda_chinesa sonda_indiana sonda_da_nasa lado_oculto_da_lua solo_lunar rochas_lunares supernova*
Technology sonda
Climate+ ataque*_de_lobo* lobos_atacam peixes_mortos
Climate nidifica* vulcão vulcões erupç*
Education+ professores_deslocados alunos_do_secundário falta_de_docentes
Agriculture+ influenza_aviária produtores_de_arroz produção_de_azeite estufas_do estufas_de
Defense+ conquista_de_aldeias tropas_russas tropas_ucranianas forças_russas forças_ucranianas
Immigration expulsar_imigrantes nepaleses trabalhadores_nepaleses centros_de_acolhimento
Trade novas_taxas_de
Politics+ executivo_camarário assembleia_regional líder_do_ps líder_do_psd líder_do_chega iniciativa_liberal boletins_de_voto maioria_relativa sem_maioria arruada* comício* debate_televisivo moção
Politics republicanos trabalhistas conservadores regimento_da_assembleia
Economy+ casas_mais_caras reformas_antecipadas reformados ordenados ordenado subsídio_de_férias subsídio_de_natal hotelaria poupanças devedores
Economy pobreza comerciantes lojistas turistas despejo novas_taxas_de_juro emissões_de_dívida emissões_de_obrigações
Technology+ chatgpt algoritmos humanoide* galáxia* matéria_escura em_órbita neurociênc* astronautas superlua crispr
Technology órbita partícula* múmia lançador na_lua à_lua
Climate+ depressão_atmosférica climatólog* meteorólog* aviso_por_chuva reflorest* zonas_húmidas orla_costeira praias_fechadas bandeira_azul gelo_nas_estradas neve_na_serra
Climate peixes mosquitos os_rios dos_rios nos_rios erosão
Healthcare+ obstetras internamentos terapia_génica antivirais intoxicados
Energy+ oleoduto* centrais_termoelétricas linha*_de_alta_tensão
Education+ jardins_de_infância provas_finais
Defense+ aviões_de_combate
Defense insurreição regimento* golpistas
Agriculture+ rebanhos arrozais cereja cerejas castanhas frutos_vermelhos adegas adega mosto leitões porcos_pretos queijarias resineiros olival_intensivo olival_tradicional olivais_intensivos hectares_de_olival
Transport+ sem_barcos camionetas carreiras_de_autocarro autocarros passageiros_retidos taxista
Climate+ neve_fecha neve_corta neve_encerra
Technology+ cientistas_portugueses cientistas_criam cientistas_desenvolvem
Trade- retalia*
Culture+ operático operática na_ópera da_ópera uma_ópera casa_da_ópera casa_de_ópera cantor*_de_ópera temporada_de_ópera ópera_de_paris ópera_de_viena ópera_de_verdi ópera_de_mozart ópera_de_puccini ópera_de_wagner
Defense+ guerra*_híbrida* ataque*_híbrido* ameaça*_híbrida*
Healthcare+ utentes_do_sns
Healthcare- utente utentes
Politics intercorean*
Defense refém
None ex-refém ex-reféns unidade_de_ação_fiscal presidente_da_igreja cyberpunk*
Transport- uber
Immigration- fronteira_do
Politics bancada_parlamentar bancadas_parlamentares
None bancas_de_jornais
None exame_médico exames_médicos exame*_de_sangue exame*_clínico* exame*_de_adn pontevedra
Politician Saddam_Hussein Kadhafi Mubarak
None líder_da_igreja líder_religioso líderes_religiosos
None fiscalização fiscalizações fiscalizar fiscalizad* ação_de_fiscalização
Business- marcas
Culture- ópera óperas
`;
