import TagarelaKit

extension Inflections {
  static let spanish = Inflections(
    endings: [
      // plurals, feminines, diminutives
      "s": "-", "es": "-", "ces": "z", "a": "o -", "as": "o -", "ito": "o", "ita": "a", "itos": "o", "itas": "a",
      "illo": "o", "illa": "a", "cito": "-", "cita": "-", "quito": "co", "quita": "ca", "isimo": "o", "isima": "o",
      // verbs
      "o": "ar er ir arse", "e": "er ir ar", "an": "ar", "en": "er ir", "amos": "ar", "emos": "er", "imos": "ir",
      "io": "er ir", "aron": "ar", "ieron": "er ir", "aba": "ar", "aban": "ar", "ia": "er ir", "ian": "er ir",
      "ando": "ar", "iendo": "er ir", "yendo": "er ir", "ado": "ar", "ada": "ar", "ados": "ar", "adas": "ar",
      "ido": "er ir", "ida": "er ir", "ar": "arse", "er": "erse", "ir": "irse", "arme": "ar arse", "erme": "er erse",
      "arte": "ar arse", "ame": "ar", "eme": "er", "andome": "arse", "andose": "arse", "ate": "arse",
      "zco": "cer cir", "jo": "ger gir", "go": "guir er ir", "que": "car", "gue": "gar", "ce": "zar",
    ],
    irregular: [
      "ser": "soy eres es somos son era fue fui sea", "estar": "estoy esta estas estamos estan estaba",
      "tener": "tengo tiene tienes tenemos tienen tuve tuvo tenia", "ir": "voy vas va vamos van fue fui iba vaya",
      "hacer": "hago hace haces hizo hice hecho haciendo haz", "poder": "puedo puede puedes pueden pude pudo",
      "querer": "quiero quiere quieres quieren queremos quiso quise", "saber": "se sabe sabes supo",
      "dar": "doy da das dio di dame dando", "venir": "vengo viene vienes ven vino viniendo",
      "ver": "veo ve ves vio visto viendo", "decir": "digo dice dices dijo dicho diciendo di dime",
      "poner": "pongo pone puesto puso pon", "traer": "traigo trae trajo trayendo", "oir": "oigo oye oyes oyendo",
      "pedir": "pido pide pidiendo pidio", "dormir": "duermo duerme duermes durmiendo durmio",
      "sentirse": "siento siente sientes", "vestirse": "visto viste", "preferir": "prefiero prefiere",
      "leer": "leo lee leyendo leyo", "perder": "pierdo pierde", "salir": "salgo sale sal", "caer": "caigo cae cayo",
      "caerse": "caigo cae cayo", "doler": "duele duelen dolia", "jugar": "juego juega juegas juegan juegue",
      "pensar": "pienso piensa piensas", "empezar": "empiezo empieza", "volver": "vuelvo vuelve vuelves",
      "encontrar": "encuentro encuentra", "contar": "cuento cuenta", "cerrar": "cierro cierra",
      "entender": "entiendo entiende entiendes", "despertarse": "despierto despierta", "sentarse": "siento sienta",
      "acostarse": "acuesto acuesta", "llover": "llueve", "morir": "muere murio", "mover": "muevo mueve",
      "reir": "rio rie riendo", "seguir": "sigo sigue siguiendo", "volar": "vuelo vuela",
      "recordar": "recuerdo recuerda",
      "bueno": "buen buena buenas", "malo": "mal mala", "grande": "gran", "mio": "mi mia mias mios", "luz": "luces",
      "pez": "peces", "gustar": "gusta gustan",
    ])
}
