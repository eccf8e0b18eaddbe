import TagarelaKit

extension Inflections {
  static let portuguese = Inflections(
    endings: [
      // plurals, feminines, diminutives
      "s": "-", "es": "-", "oes": "ao", "aes": "ao", "aos": "ao", "ais": "al", "eis": "el il", "ois": "ol", "uis": "ul",
      "is": "il",
      "ns": "m", "a": "o -", "as": "o -", "inho": "o", "inha": "a", "inhos": "o", "inhas": "a", "zinho": "-",
      "zinha": "-", "zinhos": "-", "zinhas": "-", "quinho": "co", "quinha": "ca", "issimo": "o", "issima": "o",
      // verbs
      "o": "ar er ir ar-se", "e": "er ir ar", "am": "ar", "em": "er ir", "amos": "ar", "emos": "er", "imos": "ir",
      "ei": "ar er", "ou": "ar", "eu": "er", "iu": "ir", "aram": "ar", "eram": "er", "iram": "ir", "ava": "ar",
      "avam": "ar", "ia": "er ir", "iam": "er ir", "ando": "ar", "endo": "er", "indo": "ir", "ado": "ar", "ada": "ar",
      "ados": "ar", "adas": "ar", "ido": "er ir", "ida": "er ir", "ara": "ar", "era": "er", "ira": "ir", "ar": "ar-se",
      "er": "er-se", "ir": "ir-se", "co": "cer zer car", "jo": "ger gir", "go": "guir gar", "que": "car", "gue": "gar",
      "quei": "car", "guei": "gar",
    ],
    irregular: [
      "ser": "sou es e somos sao era eram foi fui seja", "estar": "estou esta estamos estao estava tou ta",
      "ter": "tenho tem temos tinha tive teve tenha", "ir": "vou vai vamos vao foi fui ia va",
      "fazer": "faco faz fiz fez feito faca fazia", "poder": "posso pode podemos podem pude pode possa",
      "querer": "quero quer quis quis queira", "saber": "sei sabe soube saiba", "dar": "dou da deu dei de",
      "vir": "venho vem veio vim venha vindo", "ver": "vejo ve viu vi visto veja", "dizer": "digo diz disse dito diga",
      "por": "ponho poe pos posto ponha", "trazer": "trago traz trouxe traga", "ouvir": "ouco ouve ouca",
      "pedir": "peco pede peca", "dormir": "durmo dorme durma", "sentir-se": "sinto sente", "vestir": "visto veste",
      "preferir": "prefiro prefere", "ler": "leio le leu leia", "perder": "perco perca", "sair": "saio sai saiu saia",
      "cair": "caio cai caiu", "doer": "doi doem doeu", "subir": "subo sobe", "fugir": "fujo foge", "tossir": "tusso",
      "mentir": "minto mente", "odiar": "odeio odeia", "passear": "passeio passeia", "levantar-se": "levanta levanto",
      "lavar-se": "lavo lava", "rir": "rio ri riu", "mao": "maos", "pao": "paes", "cao": "caes", "bom": "boa boas bons",
      "mau": "ma mas maus", "meu": "minha minhas meus", "nosso": "nossa nossas nossos", "mulher": "mulheres",
    ])
}
