/// What is said about lists of words, in Brazilian Portuguese.
let messagesPortuguese = """
  word_list.too_large = {file} tem mais de {limit} MB
  word_list.not_text = {file} não é uma tabela que eu consiga ler
  word_list.not_text.hint = salve como CSV na planilha, com UTF-8
  word_list.quotes = {file} tem aspas demais que não fecham
  word_list.empty = não há palavras em {file}
  word_list.latin = não foi salvo em UTF-8: se os acentos estiverem errados, salve assim
  word_list.no_titles = a primeira linha não tem um título como “palavra”: usei a primeira coluna e deixei as outras
  word_list.columns_left = deixei de fora as colunas {columns}
  word_list.open_quote = linha {row}: há aspas que não fecham; a linha ficou de fora
  word_list.no_word = a linha {row} não tem palavra e ficou de fora
  word_list.extra_cells = linha {row}: {count?# célula|# células} a mais do que os títulos; deixei de fora
  word_list.line_breaks = linha {row}: um texto tinha várias linhas; agora está em uma só
  word_list.long = linha {row}: um texto passa de {limit} letras; cortei
  word_list.cell = linha {row}: “{cell}” não é uma célula; a palavra ficou na próxima livre
  word_list.cell_taken = linha {row}: {cell} já está ocupada; {word} ficou na próxima livre
  word_list.rows_left = {count?# linha ficou|# linhas ficaram} de fora: uma lista pode ter {limit} palavras; divida em vários arquivos
  word_list.more = e mais {count?# aviso|# avisos}
  """
