/// What can be typed about what is held on a person, and about who did what with it.
let privacyWords = """
  noun.audit = auditoria
  verb.erase = apagar-tudo
  value.sending = envio
  value.exporting = exportação
  value.showing = consulta
  value.erasing = eliminação
  value.saving = cópia
  value.restoring = restauração
  value.handing-out = entrega
  value.synchronising = sincronização
  value.pairing = pareamento
  value.renaming = mudança de nome
  value.revoking = revogação
  value.key-making = criação de chaves
  value.trusting = confiança
  """

/// What is said about it.
let privacyMessages = """
  about.audit = quem enviou, exportou, consultou ou eliminou o quê, e quando
  help.audit.list = Lista quem enviou, exportou, consultou e eliminou o quê, e quando; nunca o conteúdo.
  help.patient.export = Grava numa pasta tudo o que se guarda sobre um paciente, para entregar a ele.
  help.patient.erase = Elimina um paciente de vez, com tudo o que se guarda sobre ele; nada de antes pode ser desfeito.
  field.hand = por
  field.action = ação
  field.thing = o quê
  field.way = como
  field.whom = sobre quem
  field.addressee = para
  audit.none = nada foi enviado, exportado, consultado nem eliminado
  check.audit = a auditoria não está inteira: falta o registro {number}, ou ele não está como foi escrito
  folder.taken = {path} já existe e não está vazia; escolha uma pasta nova
  person.exported = tudo o que se guarda sobre {name} está em {folder}
  person.private = são dados de saúde: não entregue a mais ninguém, e apague quando não precisar mais
  person.undrawn = {name} não pôde ser desenhado, os dados estão nas tabelas: {why}
  person.erase_question = eliminar {name} de vez, com pranchas, planos, observações, uso, diário, cartas e tudo o mais? Nada de antes pode ser desfeito, de ninguém, e a lista do que foi digitado é esvaziada.
  person.left_also = {line}  remove isso também
  person.erased = {name}: cadastro eliminado; daqui para trás nada mais pode ser desfeito
  person.backups = estas cópias de segurança ainda podem ter os dados: {files}
  person.shared = quem recebeu precisa ser avisado: {deed} {at}, {to}
  person.shared_more = e mais {count?uma vez|# vezes}
  person.readme = Tudo o que se guarda sobre {name}, em {day}.
  person.readme_pages = boards (pranchas), plans (planos), observations (observações): para ler e imprimir.
  person.readme_tables = tables: cada tipo de dado numa planilha. media: figuras e sons.
  person.readme_rows = rows.json: tudo para programas, cada linha como está guardada; own diz se é só da pessoa ou algo geral a que os dados dela levam.
  """
