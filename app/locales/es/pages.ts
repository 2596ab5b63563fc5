import type en from "../en/pages.ts";
import type { Texts } from "../messages.ts";

export default {
  information: {
    contents: "En esta página",
    changed: "Último cambio:",
    earlier: "Versiones anteriores",
    notInForce: "Esta versión ya no está en vigor.",
    current: "Leer la actual",
    notStated: "no indicado por el operador",
    noCorrections: "Hasta ahora no se ha corregido ningún artículo nuestro.",
    correctedClosed: "Este artículo no está abierto a todos; sus correcciones están en él.",
  },
  stored: {
    cookie_consent: "Tu respuesta a la pregunta de abajo.",
    saved_queue: "Tu lista de lectura.",
    liked_items: "Lo que te gusta, y lo necesario para deshacerlo.",
    followed_topics: "Los temas que sigues.",
    eu_countries_pref: "Los países que has elegido.",
    followed: "Los autores, hechos y fuentes que sigues.",
    following_seen: "Hasta cuándo has visto las novedades de lo que sigues.",
    daily_streak: "Tu racha: los días seguidos y el último de ellos.",
    daily_brief: "Que has marcado como leído el resumen de ese día.",
    last_viewed:
      "Lo último que abriste y hasta dónde leíste. Hasta que respondas a la pregunta de abajo, solo lo recuerda la pestaña abierta; si la rechazas, no se guarda.",
    reading_positions:
      "Hasta dónde leíste, escuchaste o viste los últimos 50 contenidos; se recuerda como dice la línea anterior.",
    unsent_changes:
      "Lo que has cambiado con la sesión iniciada y tu cuenta aún no tiene, por ejemplo sin conexión.",
    member_brief_dismissed: "Para miembros: que has cerrado el resumen de ese día.",
    member_brief_read: "Para miembros: lo que has marcado en el resumen de ese día.",
    store_cart: "El carrito de la tienda de demostración.",
    store_wishlist: "La lista de deseos de la tienda de demostración.",
    hub_place:
      "Hasta dónde estaba cargada la página Noticias de la UE cuando la dejaste. Hasta que se cierre la pestaña.",
    resume_wish: "El artículo en el que sigues leyendo. Durante una página, en la pestaña abierta.",
    alerts_here:
      "Que has activado las alertas en este navegador, para qué cuenta y qué sesión. Hasta que las desactives.",
    session_ended:
      "Que tu sesión se cerró en otro dispositivo. Durante una página, en la pestaña abierta.",
    player:
      "Cómo quieres escuchar y ver: velocidad de cada programa, subtítulos y saltos. Hasta que lo borres.",
    left_playing:
      "Qué se está reproduciendo y por dónde va, para que siga en la página siguiente. En la pestaña abierta.",
    offline_copies:
      "Que no quieres guardar nada en este dispositivo para cuando no haya conexión, hasta que lo vuelvas a activar; o que al dispositivo le faltaba espacio, hasta que lo tenga.",
    visits:
      "Cuántas veces has visitado el sitio, hasta que se te ofreció instalarlo; solo si aceptas.",
    install_offer: "Que ya se te hizo esa oferta.",
    kept: "Lo que has guardado y el resumen de hoy, textos e imágenes, para cuando no haya conexión; con cuenta, también lo que muestran sus páginas. Se borra al cerrar sesión, cuando entra otra persona o cuando lo borras tú; los textos para suscriptores, también al terminar tu acceso.",
    shell: "La página que los muestra y sus archivos. Hasta la siguiente versión del sitio.",
    caches: "Almacenamiento en caché",
    cachesText: "Solo si aceptas, has guardado algo, tienes cuenta o has instalado el sitio:",
    lasting:
      "Todo esto se queda hasta que lo quites o vacíes el almacenamiento del navegador; al cerrar sesión se borra todo menos tu respuesta sobre las cookies, la nota de que no se guarda nada en este dispositivo y la de que ya se te ofreció instalar el sitio. Lo que vale para un día desaparece con ese día.",
  },
  cookies: {
    title: "Política de cookies",
    text: "Todas las cookies de este sitio, para qué sirve cada una y cuánto dura. Ninguna rastrea lo que haces, y ninguna otra empresa pone cookies aquí.",
    cookies: "Cookies",
    language: "El idioma que eliges. Un año.",
    theme: "Si eliges claro u oscuro. Un año.",
    currency: "La moneda que eliges en la página de planes. Un año.",
    stories:
      "Los idiomas de las noticias que elijas. Un año, o hasta que vuelvas a la opción predeterminada.",
    hub: "Los temas y países que eliges en Noticias de la UE. Un año, o hasta que los restablezcas.",
    originals: "Si los titulares de otros medios llevan directamente a ellos. Un año.",
    session:
      "Mantiene tu sesión abierta. Se crea al iniciar sesión, los scripts no pueden leerla, se renueva cuando vuelves y desaparece al cerrar sesión o a los 30 días.",
    passkey:
      "La pregunta a la que responde tu dispositivo con una llave de acceso. Solo se crea al añadir una o al entrar con ella. Cinco minutos.",
    signUp:
      "Que en este navegador se ha creado una cuenta, para que el enlace del correo funcione aquí sin pedir la contraseña. 24 horas.",
    device:
      "Recuerda que has iniciado sesión aquí, para que los intentos fallidos de otros no te dejen fuera. Por sí sola no abre nada y los scripts no pueden leerla. 180 días.",
    storage: "Qué más guarda tu navegador",
    storageText:
      "Sin cuenta, el almacenamiento del propio navegador contiene tu lista de lectura, los «Me gusta», los países, la racha, hasta dónde has leído y tu respuesta a la pregunta de abajo; lo último que abriste, solo si lo aceptas. Al iniciar sesión, tu cuenta se hace cargo de todo ello; al cerrarla, las copias de tu cuenta se borran del navegador. El carrito y la lista de deseos de la tienda de demostración se quedan en este navegador, también con la sesión iniciada. Lo que has empezado a escribir en un formulario se queda en la pestaña hasta que se envía o se cierra.",
  },
  saved: {
    title: "Guardados",
    text: "Tu lista de lectura está en este navegador; nadie más la ve.",
    scripts:
      "Tu lista de lectura está en este navegador, y esta página necesita scripts para leerla de ahí.",
    empty: "Aún no has guardado nada.",
    emptyHint: "Pulsa «Guardar» en una noticia, un vídeo o un episodio y te esperará aquí.",
    home: "Volver a la portada",
    article: "Artículo",
    video: "Vídeo",
    podcast: "Pódcast",
    savedAt: "Guardado el",
    remove: "Quitar",
    removed: "Quitado de Guardados",
    removedVideo: "El vídeo se ha quitado de tu lista de lectura.",
    removedOther: "La noticia se ha quitado de tu lista de lectura.",
    accountText:
      "Tu lista de lectura está en tu cuenta, en todos los dispositivos en los que inicies sesión.",
    sort: "Orden",
    newest: "Primero lo más reciente",
    oldest: "Primero lo más antiguo",
    kind: "Por tipo",
    unread: "Primero lo no leído",
    markRead: "Marcar como leído",
    markUnread: "Marcar como no leído",
    isRead: "Leído",
    gone: "Ya no está disponible",
    resumeAt: "Continuar en el",
    pages: "Páginas de tu lista de lectura",
    before: "Página anterior",
    after: "Página siguiente",
    full: "Tu lista de lectura ya tiene 1000 elementos. Quita algunos para hacer sitio.",
    unknown: "Este contenido ya no está disponible.",
  },
  sources: {
    title: "Nuestras fuentes",
    text: "Qué medios leemos, dónde se sitúa cada uno y quién lo dice, y qué mostramos de ellos.",
  },
  "how-we-work": {
    title: "Cómo trabajamos",
    text: "De dónde vienen nuestras noticias, qué significan las etiquetas y qué reglas hay detrás.",
    sources: "Fuentes",
    sourcesText:
      "Leemos los canales públicos de periódicos, emisoras, agencias e instituciones de los 27 Estados miembros y de sus vecinos, en sus propios idiomas. Consultamos cada canal con intervalos de cinco minutos a seis horas, según la frecuencia con que cambia. Los medios que no quieran aparecer aquí pueden escribir a {mailbox}; los retiramos de inmediato.",
    sourcesLink: "Todas nuestras fuentes, por país",
    excerpts: "Titulares y extractos",
    excerptsText:
      "De las noticias de otros medios mostramos el titular, un extracto breve, por lo general de 300 caracteres como máximo, y un enlace al original. El texto pertenece a quien lo publica. Solo mostramos imágenes si el medio lo permite. Pedimos a los buscadores que indexen el original y no nuestra página.",
    bands: "Orientación política",
    bandsText:
      "Una fuente se clasifica en una de cinco posiciones, de la extrema izquierda a la extrema derecha, o en ninguna. Solo se clasifica a partir de pruebas publicadas: una evaluación del medio o una página que diga dónde se sitúa, con autor, enlace y fecha. Nadie clasifica de memoria. Una noticia toma la posición de su fuente, salvo que la redacción fije otra. La etiqueta de la noticia muestra tres posiciones, izquierda, centro y derecha; una fuente que nadie ha clasificado aparece ahí y en los análisis como «Sin clasificar», y el filtro «Centro» no la encuentra.",
    bandsDisputed:
      "Cuando quienes valoran un medio no coinciden, o nada de lo que dicen lo sitúa, lo dejamos sin clasificar, y la página de fuentes muestra lo que dice cada cual.",
    topics: "Temas y países",
    topicsText:
      "Un programa decide qué es noticia y la asigna a doce temas y a lugares, según las palabras del titular y del extracto en 24 idiomas, la sección que indican su dirección y su canal, y lo que publica el medio. Las noticias que no encajan en ningún tema, como las catástrofes o los tribunales, también aparecen en las listas. El deporte, los famosos, el estilo de vida y la información de servicio quedan fuera de la portada, pero se pueden encontrar con la búsqueda.",
    events: "Noticias de un mismo hecho",
    eventsText:
      "Un programa reúne las noticias sobre un mismo hecho a medida que llegan, a partir de los titulares y de los primeros {excerpt} caracteres de los extractos. Dentro de un idioma busca palabras poco frecuentes y cifras en común; entre idiomas, nombres, se escriban como se escriban, cifras, países e ideas que tenemos recogidas en 24 idiomas. No se traduce nada ni interviene ningún modelo de lenguaje. Un hecho empieza con su segunda noticia, y cada noticia puede unirse a su hecho durante {hours} horas. Los medios de un mismo propietario cuentan como uno, y las actualizaciones de un mismo artículo cuentan una sola vez. Solo decimos que un lado o un país no ha informado de un hecho si en ese tiempo leíamos sus fuentes. Los programas se equivocan: en la página de cada hecho, cualquiera puede avisarnos de que una noticia no corresponde o de que falta otra. La redacción une o separa entonces los hechos a mano, y así quedan.",
    front: "La portada",
    frontText:
      "La portada y las páginas de las secciones muestran hechos, no noticias sueltas. Un programa los ordena según estas reglas.",
    frontWeight: "El lugar de un hecho",
    frontWeightText:
      "Cuenta cuántos medios independientes informan de un hecho, de cuántos países son y a qué lados pertenecen. Ese peso se reduce a la mitad cada {frontHalfLife} horas desde que salió la mitad de sus noticias, de modo que una noticia tardía no devuelve nada a la portada.",
    frontMore: "Lo que pesa más",
    frontMoreText:
      "Lo que afecta a Europa.\nLo que cuentan {worldPublishers} medios, ocurra donde ocurra.\nLo que tiene un tema y lo que se cuenta en un idioma que lees.\nLas muertes, la guerra, los atentados y las catástrofes en los titulares, si se habla de ellos en más de un país; los fallos de la electricidad o de las redes; la política en Europa.\nLos hechos de un caso que estos días reúne varios grandes.\nLo que es de última hora, lo que cuenta un artículo nuestro y lo que la redacción ha señalado.",
    frontLess: "Lo que pesa menos",
    frontLessText:
      "Lo que solo cuentan dos medios, o menos de {greatPublishers} de un mismo país.\nAquello de lo que dos medios no informan desde hace {quietAfter} horas, salvo que antes lo hicieran {neverQuietFrom}.\nLos hechos que envejecen: cuando la mitad de sus noticias tiene más de {oldAfter} horas y menos de dos medios han informado en las últimas {oldWithoutReports}, un hecho deja los {firstLines} primeros lugares mientras haya otra cosa.\nLo que son solo palabras o reacciones, salvo que lo cuenten {worldPublishers} medios: los actos van antes que las palabras.\nLos animales, los famosos y las familias de los poderosos, los premios, los aniversarios y los avisos meteorológicos corrientes: pesan la mitad y van después de los {firstLines} primeros lugares. También las noticias locales sin tema, en la portada.",
    frontLanguages: "Tus idiomas",
    frontLanguagesText:
      "Lo que nadie cuenta en un idioma que lees solo aparece si informan de ello {greatPublishers} medios de {greatCountries} países, o si hay poco más.",
    frontMatter: "Un asunto, pocos lugares",
    frontMatterText:
      "Un mismo asunto ocupa solo unos pocos lugares, y solo uno de los {top} primeros; un mismo caso, dos de los tres primeros. De los hechos de un país cuyos titulares comparten palabras, como un incendio y su investigación, el segundo va después de estos lugares, salvo que lo que pasaría por delante cuente mucho menos. Cuando de un caso sale algo nuevo, al menos {successionHours} horas después y en {greatPublishers} medios, ocupa el lugar de lo anterior.",
    frontHeadline: "El titular que ves",
    frontHeadlineText:
      "De todas las noticias sobre un hecho, ves aquella cuyo titular dice lo que dice la mayoría, en uno de tus idiomas. Mientras haya otra cosa, no es una pregunta, una columna ni un directo. Tampoco dicta qué sentir ni da un balance de muertos muy superado. Pasadas ocho horas, cede el sitio a una noticia de lo nuevo, si cuatro medios hablan de ello.",
    frontDoubt: "Titulares que cuentan poco",
    frontDoubtText:
      "Un titular cuenta poco si ningún otro medio lo confirma, o si cuenta una reacción o una interpretación y no lo que pasó. No ocupa los {firstLines} primeros lugares ni sale en la franja de última hora o en las alertas, salvo que la redacción lo haya señalado.",
    breaking: "Última hora",
    breakingText:
      "Una noticia es de última hora cuando la redacción lo decide, o cuando en los últimos {minutes} minutos al menos {owners} medios de distintos propietarios en {countries} países, o {ownersOfOneCountry} en un solo país, han informado del mismo hecho, en cualquier idioma, y antes no lo había contado un número mayor. Con menos de {ownersOfOneCountry} medios, dos de sus titulares deben compartir además {sharedWords} palabras (o un nombre, si cada uno escribe en otro idioma): que tres medios escriban a la vez sobre un país no significa que hablen de un mismo hecho. La marca desaparece {lasts} horas después de la noticia más reciente y, como muy tarde, a las {longest} horas. Un hecho es de última hora una sola vez; vuelve a serlo solo si se ha convertido en otro: {times} veces más medios y titulares que dicen algo nuevo. La franja de última hora y sus avisos cuentan lo que se publica en un idioma que lees y lo que la redacción ha señalado; lo que solo existe en otros idiomas llega en cuanto alguien lo cuenta en uno de los tuyos.",
    alerts: "Alertas",
    alertsText:
      "A quien lo ha pedido le avisamos de lo que es última hora; a quien sigue un tema o un país, de un hecho cuando {notable} medios han informado de él en sus primeras {newsHours} horas, y de cada artículo nuestro; a quien sigue un hecho, cada vez que {more} fuentes más han informado de él. Según estas reglas nadie recibe dos avisos de un mismo hecho, y no se envía nada de hace más de {fresh} minutos.",
    trending: "Tendencia",
    trendingText:
      "Una noticia es tendencia cuando la redacción lo decide, o cuando se lee mucho más deprisa que las demás: una visita cuenta la mitad al cabo de {halfLife} horas y nada al cabo de {window}. Menos de {minimum} visitas en ese tiempo pueden ser casualidad y no cuentan, y nunca hay más de {most} noticias en tendencia a la vez.",
    corrections: "Correcciones",
    correctionsText:
      "Los errores de nuestros propios artículos se corrigen en el texto, y la corrección figura debajo con su fecha. Avísanos en {mailbox}.",
    ai: "Inteligencia artificial",
    aiText:
      "Los temas, los países, los idiomas y las reglas anteriores los determinan programas corrientes con reglas escritas; no interviene ningún modelo de lenguaje. Si la IA ayudó a escribir un artículo nuestro, el artículo lo dice, y también si lo ha revisado una persona.",
    sample: "Ejemplos",
    sampleText:
      "Los contenidos marcados como ejemplo muestran lo que ofrece este sitio. Sus personas y sus hechos son inventados. Dejan paso a las noticias reales en cuanto las hay.",
  },
} as const satisfies Texts<typeof en>;
