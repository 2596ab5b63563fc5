export const es = `
Society+ muere mueren muerto* muerte* muerta fallec* asesin* homicidio* apuñal* tiroteo* detenid* detien* arrest* condenad* condena juicio* tribunal* policía* policial* guardia_civil mossos bomberos incendio* explosi* terremoto* avalancha* naufragio* descarril* desaparecid* secuestr* viola violación violador* violacion* agresi*_sexual* atentado* terroris* heridos herido herida víctima* fiscal* fiscalía cárcel prisión cadáver* feminicid* violencia_machista violencia_de_género evacuad* imputad* crimen* alerta_roja alerta_naranja temporal borrasca* nevada* ola_de_calor ola_de_frío inundaci* dana
Society accidente* robo robos atraco atracos atracador* atracado estafa* narco* droga* juez jueza sospechos* acusad* obispo* arzobispo* papa vaticano iglesia mezquita* sin_hogar pobreza temporal* huracán* luto funeral* rescat* ahogad* violencia* disturbios racis* abuso* tragedia* suceso* okupa* dependencia discapacidad emergencias atropell* volcó volcán* incomunicad* atrapad*_por_la_nieve corte*_de_luz apagón*
Society- investigad* jurado
Sport+ laliga la_liga champions real_madrid barça fc_barcelona atlético_de_madrid futbolista* fútbol* baloncesto* tenis* alcaraz nadal vuelta_a_españa medalla* portero* delantero* centrocampista* entrenador* fichaje* mundial_de semifinal* cuartos_de_final octavos_de_final copa_del_rey supercopa* balonmano* fórmula_1 motogp juegos_olímpicos selección_española nba euroliga roland_garros gran_premio árbitro* var pádel defensa_de_la_selección defensa_del_título ciclismo
Sport partido_de partido_ante gol goles goleador* jugador* jugadora* temporada liga campeón* campeona* campeonato* equipo* club* victoria derrota* empate* torneo* final estadio* carrera* lesión lesiona* deport* afición técnico vuelta_ciclista bernabéu san_mamés camp_nou mestalla doblete
Showbiz+ famos* celebrit* celebridad* influencer* gran_hermano supervivientes operación_triunfo eurovisión actriz actor cantante* tamara_falcó rey_juan_carlos infanta* princesa_leonor reina_letizia prensa_rosa hollywood netflix alfombra_roja reality* shakira rosalía telecinco
Showbiz serie series película* disco discos discográfic* álbum* concierto* boda* divorci* separación embaraz* romance* pareja* novio* novia* presentador* televisión audiencias modelo estreno* gala
Showbiz- bebé bebés
Lifestyle+ receta* horóscopo* dieta* adelgaz* maquillaje* belleza peinado* decoración jardinería bienestar yoga trucos truco planes escapada* destino* gastronom* zodiac* sexualidad tendencias cosmétic* gamefest gamer* manualidades mascota* remedio*_casero* ideas_de_regalo looks propósitos_de_año_nuevo alimentos_saludables comer_sano tarta* bizcocho* ensalada* guiso* sopa* croquetas tapas signo*_del_zodiaco equipaje_de_mano senderismo caída_del_pelo solteros ligar
Lifestyle cocina* restaurante* hotel* viaje* viajar vacaciones jardín* vino* estilo* consejos sueño vivienda_de_ensueño hogar perro* gato* psicolog* moda modas desfile*_de_moda semana_de_moda diseñador*_de_moda marca*_de_moda
Service+ horóscopo* el_tiempo_en previsión_del_tiempo crucigrama* sudoku* quiz lotería* bonoloto euromillones once sorteo* resultado_del_sorteo programación_tv dónde_ver horario_y_dónde_ver cómo_ver ofertas descuento* black_friday rebajas newsletter pódcast podcast* santoral pre-venta preventa vales_regalo tarjeta_regalo comparativa_de qué_*_comprar
Service aemet lluvia* temperaturas tiempo_hoy horarios comprobar chollo*
None serie_de series_de en_serie carrera_judicial carrera_política carrera_electoral equipo_de_rescate equipo_de_gobierno partido_de_gobierno partido_de_la_oposición modelo_de modelo_económico modelo_energético final_de final_del liga_árabe club_bilderberg club_de_roma planes_de pareja_sentimental_detenida técnico_de técnicos_de temporada_de_incendios temporada_de_huracanes novia_asesinada casa_blanca Casa_Blanca perro_robot
Society+ aviso_rojo aviso_naranja alerta_amarilla fuertes_nevadas aludes riada* temporal_de_nieve temporal_de_viento temporal_de_lluvia* temporal_marítimo ventisca* tromba*_de_agua aemet_avisa aemet_activa aemet_alerta frío_polar
Society el_temporal
Sport- ciclista*
Society acoso* procesion* cofradía* hermandad* peregrin* montañero* senderista* barranco ladron* incautad* incauta* decomis* abusos* redada*
Sport+ betis osasuna real_sociedad villarreal_cf rayo_vallecano espanyol celta_de_vigo
None vino_español vinos_españoles vino_europeo
Society+ lluvias_torrenciales lluvias_intensas fuertes_lluvias riadas
Society culpable descuartiz* operario* andamio fianza banda_de_ladrones banda_criminal
Sport+ athletic
Lifestyle+ gazpacho* salmorejo refrescante listo_en_diez_minutos
None deportaci* deportad* deportar* deporta deportan deportó explosión_estelar real_sociedad_española real_sociedad_económica
None hoteler* periodo*_de_rebajas star_wars star_trek
None vino_a vino_al se_vino que_vino vino_desde vino_para de_moda se_pone_de_moda
`;
