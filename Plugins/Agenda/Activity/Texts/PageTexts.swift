/// What the agenda says on the patient's page, by language.
let agendaPageTexts = [
  "pt": """
  page.agenda.back = Esta semana
  page.agenda.done = {event}: já foi. Toque para desmarcar
  page.agenda.earlier = Semana anterior
  page.agenda.free = Hoje não há nada marcado.
  page.agenda.later = Próxima semana
  page.agenda.next = Depois
  page.agenda.nothing = Nada
  page.agenda.now = Agora
  page.agenda.open = {event}: toque quando tiver feito
  page.agenda.outside = Esta agenda vai de {from} a {to}: peça uma nova.
  page.agenda.sent.done = {count?# atividade riscada|# atividades riscadas}
  page.agenda.sent.undone = {count?# atividade desmarcada|# atividades desmarcadas}
  page.agenda.ticked = feito
  page.agenda.title = Agenda
  page.agenda.today = Hoje
  page.agenda.week = {from} a {to}
  """,
  "es": """
  page.agenda.back = Esta semana
  page.agenda.done = {event}: ya está. Toca para quitar la marca
  page.agenda.earlier = Semana anterior
  page.agenda.free = Hoy no hay nada apuntado.
  page.agenda.later = Semana siguiente
  page.agenda.next = Después
  page.agenda.nothing = Nada
  page.agenda.now = Ahora
  page.agenda.open = {event}: toca cuando lo hayas hecho
  page.agenda.outside = Esta agenda va del {from} al {to}: pide una nueva.
  page.agenda.sent.done = {count?# actividad marcada|# actividades marcadas}
  page.agenda.sent.undone = {count?# actividad desmarcada|# actividades desmarcadas}
  page.agenda.ticked = hecho
  page.agenda.title = Agenda
  page.agenda.today = Hoy
  page.agenda.week = {from} – {to}
  """,
  "ca": """
  page.agenda.back = Aquesta setmana
  page.agenda.done = {event}: ja està. Toca per treure la marca
  page.agenda.earlier = Setmana anterior
  page.agenda.free = Avui no hi ha res apuntat.
  page.agenda.later = Setmana següent
  page.agenda.next = Després
  page.agenda.nothing = Res
  page.agenda.now = Ara
  page.agenda.open = {event}: toca quan ho hagis fet
  page.agenda.outside = Aquesta agenda va del {from} al {to}: demana'n una de nova.
  page.agenda.sent.done = {count?# activitat marcada|# activitats marcades}
  page.agenda.sent.undone = {count?# activitat desmarcada|# activitats desmarcades}
  page.agenda.ticked = fet
  page.agenda.title = Agenda
  page.agenda.today = Avui
  page.agenda.week = {from} – {to}
  """,
  "en": """
  page.agenda.back = This week
  page.agenda.done = {event}: done. Touch to take the tick away
  page.agenda.earlier = Week before
  page.agenda.free = Nothing is planned for today.
  page.agenda.later = Next week
  page.agenda.next = Next
  page.agenda.nothing = Nothing
  page.agenda.now = Now
  page.agenda.open = {event}: touch when it is done
  page.agenda.outside = This agenda goes from {from} to {to}: ask for a new one.
  page.agenda.sent.done = {count?# activity ticked|# activities ticked}
  page.agenda.sent.undone = {count?# activity unticked|# activities unticked}
  page.agenda.ticked = done
  page.agenda.title = Agenda
  page.agenda.today = Today
  page.agenda.week = {from} to {to}
  """,
]
