/// What can be typed about favourites.
let favouriteWords = """
  noun.favourite = favorito|favoritos|favorita|favoritas
  verb.add.favourite = acrescentar|adicionar|incluir
  verb.remove.favourite = tirar|retirar
  verb.choose = escolher|selecionar
  """

/// What is said about favourites.
let favouriteMessages = """
  favourite.added = {patient}: mais {count?# favorito|# favoritos}, {total} ao todo: {symbols}
  favourite.removed = {patient}: {count?# favorito|# favoritos} a menos, {total} ao todo: {symbols}
  favourite.already = já {count?era favorito|eram favoritos}: {symbols}
  favourite.absent = não {count?estava|estavam} entre os favoritos: {symbols}
  favourite.and_more = mais {count}
  favourite.none = {patient} ainda não tem favoritos: favorito acrescentar SÍMBOLO
  favourite.none_in = {patient} não tem favoritos em {name}
  favourite.nothing_named = quais símbolos?
  favourite.nothing_named.hint = escreva os nomes, ou diga  --prancha PRANCHA  ou  --categoria CATEGORIA
  favourite.nothing_there = {name} não tem nenhum símbolo
  about.favourite = os símbolos escolhidos para um paciente, para o vocabulário crescer passo a passo
  help.favourite.list = Lista os favoritos do paciente por categoria.
  help.favourite.add = Acrescenta símbolos aos favoritos do paciente: pelo nome, ou todos de uma prancha ou categoria.
  help.favourite.remove = Tira símbolos dos favoritos do paciente: pelo nome, ou todos de uma prancha ou categoria.
  field.favourites = favoritos
  favourite.needs_screen = para escolher favoritos na tela é preciso um terminal
  favourite.by_name.hint = pelo nome:  favorito acrescentar SÍMBOLO  e  favorito tirar SÍMBOLO
  favourite.nothing_to_choose = ainda não há símbolos para {patient}
  favourite.title = Favoritos: {patient}
  favourite.all_categories = todas as categorias
  favourite.standing = {count?# favorito|# favoritos} · entram {added} · saem {removed}
  favourite.in = ★ {name}: entra nos favoritos
  favourite.out = {name}: fora dos favoritos
  favourite.deed_confirm = confirmar
  favourite.deed_next = próxima categoria
  favourite.deed_previous = categoria anterior
  favourite.choose_keys = número ou setas e Enter: pôr ou tirar · /: buscar · < >: página · Esc: deixar como estava
  favourite.chosen = {patient}: {added} a mais, {removed} a menos, {total?# favorito|# favoritos} ao todo
  favourite.unchanged = {patient}: os favoritos ficam como estavam
  favourite.dropped = {patient}: {count?# mudança descartada|# mudanças descartadas}, os favoritos ficam como estavam
  help.favourite.choose = Mostra os símbolos na tela inteira, categoria por categoria, para pôr nos favoritos ou tirar; só vale ao confirmar.
  """
