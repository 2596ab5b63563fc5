export const fr = `
Society+ morts mort_de meurt décédé* décès tué tués tuée tuées meurtre* assassin* homicide* féminicide* fusillade* poignard* coups_de_couteau arrêté* interpellé* interpellation* garde_à_vue condamné* condamnation* procès tribunal* cour_d'assises police policier* policièr* gendarm* pompiers incendie* explosion* séisme* tremblement_de_terre avalanche* naufrage* crash déraill* disparu* disparition* enlèvement* viol viols violeur* agression* attentat* terroris* blessé* victime* otage* procureur* parquet mis_en_examen mise_en_examen prison corps_retrouvé bilan_humain vigilance_orange vigilance_rouge tempête* intempérie* alerte_météo inondation* canicule* neige_et_verglas
Society accident* braqu* cambriol* vol_avec escroc* trafic_de drogue* juge* enquête* suspect* accusé* évêque* archevêque* pape vatican église catholique* mosquée* sans-abri pauvreté précarité crue crues ouragan* cyclone* deuil* obsèques secours sauvet* noyade* noyé* fait_divers violences* émeute* racis* antisémit* pédocrimin* maltraitance* braconn* drame tragédie* évacu* handicap* solidarité* naufragés sinistré* coulée*_de_boue glissement*_de_terrain coupure*_de_courant
Sport+ ligue_1 ligue_des_champions psg équipe_de_france les_bleus footballeur* football* rugby* tennis* roland-garros tour_de_france basket* handball* jeux_olympiques médaille* gardien_de_but attaquant* milieu_de_terrain sélectionneur* entraîneur* mercato ballon_d'or coupe_du_monde coupe_de_france demi-finale* quart_de_finale quarts_de_finale grand_prix formule_1 biathlon* ski_alpin olympique_de_marseille mondial_de judo* athlétisme nba xv_de_france top_14 cyclisme en_équipe_nationale
Sport match matchs but buts joueur* joueuse* saison championnat* club* victoire* défaite* tournoi* champion* championne* finale stade* supporter* course* coureur* transfert* coach sport* sportif* sportive* L1 L2
Showbiz+ célébrité* people star stars vedette* star_academy danse_avec_les_stars téléréalité télé-réalité chanteur* chanteuse* acteur* actrice* famille_royale prince_harry meghan princesse* hollywood netflix influenceur* influenceuse* miss_france cyril_hanouna johnny tapis_rouge série_télévisée série_netflix série_culte miss_univers couple_royal reality_show feuilleton_de_tf1 confidences
Showbiz saison_2 film* album* concert* mariage divorce* rupture en_couple enceinte bébé animateur* animatrice* télévision émission comédien* humoriste* rappeur* cinéma audiences
Lifestyle+ recette* horoscope* astrolog* régime minceur maigrir maquillage coiffure* déco décoration jardinage bien-être yoga fitness mode_d'emploi shopping beauté vacances week-end_à bonnes_adresses gastronomie tendance* astuce* sexualité vie_de_couple destination_de_rêve idées_cadeaux idée_cadeau animaux_de_compagnie bricolage look tenue*_de_soirée soin_du_visage que_faire_ce_week-end sortir_à recettes gâteau* tarte* velouté* gratin* salade* apéritif* signe*_du_zodiaque bélier_et bagage*_cabine randonnée* perte_de_cheveux célibataire* rencontres_amoureuses
Lifestyle mode cuisine* restaurant* chef_étoilé hôtel* voyage* jardin* vinicole* œnolog* style* conseils sommeil alimentation parfum* maison chien* chat chats chaton chatons chatte psycho
Service+ météo horoscope* mots_croisés sudoku* quiz* loto résultat_du_loto euromillions programme_tv bons_plans code_promo soldes black_friday newsletter podcast* en_images diaporama jeux-concours
Service prévisions neige verglas pluie promo promos promotions guide_d'achat comparatif* horaires
Showbiz- série*
None série_de séries_de série_d nouvelles_séries nouvelle_série_de chat_bot* stars_up mode_de mode_d mode_opératoire style_de chef_de chef_d course_à chien_robot but_de but_d dans_le_but équipe_de_secours équipes_de_secours équipe_municipale clubs_services match_retour_politique conseils_de conseils_départementaux conseils_municipaux voyage_officiel voyage_d_État vacances_scolaires maison_blanche Maison_Blanche maison_de_retraite maison_d_arrêt parti_pris
Society+ rafales_de_vent vents_violents vague_de_froid grand_froid chutes_de_neige verglas alerte_cyclonique vigilance_jaune météo-france_place météo-france_alerte
Sport- cycliste*
Society randonneur* alpiniste* pèlerin* relique* fauché* renversé* percuté* harcèlement_sexuel doyen*_des_français
None fait_recette font_recette faire_recette plus_recette recettes_fiscales concours_de_professeur* cours_de_bourse mode_de_scrutin
None vins_français vin_français vins_européens vins_et_spiritueux gouvernement_renversé président_renversé régime_renversé
Society+ fortes_pluies pluies_torrentielles pluies_diluviennes
Society skieur*_mort* skieur*_emporté* emporté*_par_une_avalanche emporté*_par_la_vague
Society+ perquisition*
None star_wars star_trek chat_control chat_gpt
Lifestyle- vin vins
`;
