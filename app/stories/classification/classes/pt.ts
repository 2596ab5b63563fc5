export const pt = `
Society+ morto mortos morta morte morre morrem morreu homicídio* assassin* femicídio* esfaque* tiroteio* detido* detida* detenção preso presos condenad* pena_de_prisão julgamento* tribunal* polícia* psp gnr pj judiciária bombeiros incêndio* explos* sismo* terramoto* naufrágio* descarril* desaparecid* raptad* rapto violação violad* abuso_sexual atentado* terroris* ferido* vítima* ministério_público cadeia cadáver* evacuad* arguid* crime* violência_doméstica aviso_vermelho aviso_laranja alerta_vermelho mau_tempo inundaç* onda_de_calor onda_de_frio
Society acidente* roubo* assalt* furto* burla* fraude* droga* tráfico juiz juíza suspeit* acusad* bispo* arcebispo* papa vaticano igreja mesquita sem-abrigo pobreza tempestade* furacão luto funeral* resgat* afogad* violência motim racis* tragédia* colisão despiste atropel* segurança_social deficiência inquérito
Sport+ benfica sporting fc_porto sc_braga futebol* futebolista* liga_dos_campeões primeira_liga i_liga ronaldo mourinho treinador* guarda-redes avançado* médio_centro mundial_de seleção medalha* ténis basquetebol andebol hóquei formula_1 fórmula_1 motogp jogos_olímpicos meias-finais quartos_de_final taça_de_portugal árbitro* var futsal atletismo ciclismo
Sport jogo_com golo golos jogador* campeonato* campeão* equipa* clube* vitória* derrota* empate* torneio* final estádio* corrida* lesão desport* adeptos transferência* reforço* contrarrelógio
Sport- época
Showbiz+ famos* celebridade* big_brother casa_dos_segredos cristina_ferreira influencer* atriz actriz ator cantor* novela* família_real princesa príncipe_harry hollywood netflix globos_de_ouro passadeira_vermelha festival_da_canção
Showbiz série* filme* álbum* concerto* casamento divórci* separa* grávida namor* bebé apresentador* televisão audiências modelo estreia*
Lifestyle+ receita_de receitas horóscopo* signo* dieta* emagrec* maquilhagem beleza moda cabelo* decoração jardinagem bem-estar ioga truque* escapadinha* gastronom* férias ideias_de_presentes animais_de_estimação dicas_de o_que_fazer_no_fim_de_semana destino*_de_férias looks bem-estar_pessoal bolo_de sopa_de salada_de tarte_de signo_do_zodíaco bagagem_de_mão queda_de_cabelo solteiros
Lifestyle cozinha restaurante* hotéis viagem viagens viajar vinho* estilo dicas sono casa_de_sonho cão cães gato* psicolog*
Lifestyle- hotel
Service+ horóscopo* previsão_do_tempo meteorologia palavras_cruzadas sudoku* quiz euromilhões totoloto lotaria* raspadinha sorteio* programação onde_ver a_que_horas promoç* desconto* black_friday saldos newsletter podcast*
Service ipma chuva temperaturas aviso_amarelo horários farmácias
Service- neve
None série_de séries_de equipa_de_resgate equipas_de_resgate modelo_de modelo_económico jogo_político casa_branca Casa_Branca corrida_eleitoral corrida_presidencial
Society+ aviso_amarelo sob_aviso vaga_de_frio tempestade* deslizamento*_de_terra* queda_de_neve granizo rajadas_de_vento
Sport- ciclista* pelotão
Society peregrin* procissão ex-padre* padre* abusos* abusad* burlad* apreend* apreensão esfaqueou suspeitos afogament*
Lifestyle+ receita_da_avó receita_fácil bacalhau_com bacalhau_à
Sport+ camisola_amarela veste_a_amarela
None em_braga distrito_de_braga hospital_de_braga câmara_de_braga concelho_de_braga
None vinho_português vinhos_portugueses tempestade_política tempestade_perfeita
Society+ chuva_forte chuvas_fortes chuva_intensa
Society gang cheias
Lifestyle+ salada_fresca sobremesa_de
Society+ neve_fecha neve_corta neve_encerra
Society- multibanco
`;
