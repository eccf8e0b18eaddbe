/// What timers say on the patient's page, by language.
let clockPageTexts = [
  "pt": """
  page.timer.all = Todos os tempos
  page.timer.both = {hours} e {minutes}
  page.timer.done = Pronto
  page.timer.hours = {count?# hora|# horas}
  page.timer.left = ainda {time}
  page.timer.minutes = {count?# minuto|# minutos}
  page.timer.next = Depois
  page.timer.none = Nenhum tempo foi mandado para cá.
  page.timer.over = acabou · {at}
  page.timer.pause = Parar um pouco
  page.timer.paused = em pausa, ainda {time}
  page.timer.resume = Continuar
  page.timer.seconds = {count?# segundo|# segundos}
  page.timer.stop = Cuidador: aperte por um segundo para encerrar
  page.timer.stop.question = Encerrar o tempo “{name}”?
  page.timer.stop.yes = Encerrar
  page.timer.title = Tempo
  """,
  "es": """
  page.timer.all = Todos los tiempos
  page.timer.both = {hours} y {minutes}
  page.timer.done = Listo
  page.timer.hours = {count?# hora|# horas}
  page.timer.left = todavía {time}
  page.timer.minutes = {count?# minuto|# minutos}
  page.timer.next = Después
  page.timer.none = No se ha enviado aquí ningún tiempo.
  page.timer.over = terminó · {at}
  page.timer.pause = Parar un momento
  page.timer.paused = en pausa, todavía {time}
  page.timer.resume = Seguir
  page.timer.seconds = {count?# segundo|# segundos}
  page.timer.stop = Cuidador: pulse un segundo para terminar
  page.timer.stop.question = ¿Terminar el tiempo «{name}»?
  page.timer.stop.yes = Terminar
  page.timer.title = Tiempo
  """,
  "ca": """
  page.timer.all = Tots els temps
  page.timer.both = {hours} i {minutes}
  page.timer.done = Fet
  page.timer.hours = {count?# hora|# hores}
  page.timer.left = encara {time}
  page.timer.minutes = {count?# minut|# minuts}
  page.timer.next = Després
  page.timer.none = No s'ha enviat cap temps aquí.
  page.timer.over = s'ha acabat · {at}
  page.timer.pause = Aturar una mica
  page.timer.paused = en pausa, encara {time}
  page.timer.resume = Continuar
  page.timer.seconds = {count?# segon|# segons}
  page.timer.stop = Cuidador: premeu un segon per acabar
  page.timer.stop.question = Voleu acabar el temps «{name}»?
  page.timer.stop.yes = Acabar
  page.timer.title = Temps
  """,
  "en": """
  page.timer.all = All timers
  page.timer.both = {hours} and {minutes}
  page.timer.done = Done
  page.timer.hours = {count?# hour|# hours}
  page.timer.left = {time} left
  page.timer.minutes = {count?# minute|# minutes}
  page.timer.next = Then
  page.timer.none = No timers were sent here.
  page.timer.over = over · {at}
  page.timer.pause = Pause
  page.timer.paused = paused, {time} left
  page.timer.resume = Go on
  page.timer.seconds = {count?# second|# seconds}
  page.timer.stop = Carer: press for a second to end it
  page.timer.stop.question = End the timer “{name}”?
  page.timer.stop.yes = End it
  page.timer.title = Timer
  """,
]
