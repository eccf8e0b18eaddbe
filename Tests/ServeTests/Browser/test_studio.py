"""The therapist's page: what is made there is at the desk at once, and what is done at the desk is seen there."""

import unittest

from browser import Tablet
from desk import PLAN, Desk
from therapist import open_board, open_studio, png

LINES = [*PLAN, "board new Bebidas", "board word Bebidas 1 água"]
# A picture that moves in place of a camera.
CAMERA = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]


class StudioTest(unittest.TestCase):
    def setUp(self):
        self.desk = Desk(LINES)
        self.desk.serve()
        self.tablet = Tablet(CAMERA)
        self.requests = []
        self.tablet.page.on("request", lambda request: self.requests.append(request))
        self.page = open_studio(self.tablet, self.desk)

    def tearDown(self):
        self.tablet.throw_away()
        self.desk.end()
        self.assertEqual(self.tablet.errors, [])

    def cells(self):
        """What the desk sees on the board, by place."""
        return {cell["cell"]: cell for cell in self.desk.told("board show Lanche")["cells"]}

    def desk_sees(self, holds):
        self.desk.wait("board show Lanche", lambda told: holds({cell["cell"]: cell for cell in told["cells"]}))

    def place(self, name):
        return self.page.locator(f".place[aria-label^='{name},']")

    def look_for(self, words):
        self.page.get_by_label("Procurar símbolo").fill(words)
        return self.page.locator(".symbol").first

    # MARK: boards

    def test_a_cell_is_dragged_by_the_mouse(self):
        open_board(self.page, "Lanche")
        self.place("A1").drag_to(self.place("C3"))
        self.desk_sees(lambda cells: "A1" not in cells and cells["C3"]["label"] == "eu")
        self.assertEqual(self.desk.told("undo")["command"], "prancha mover Lanche A1 C3")
        self.page.locator(".place[aria-label='A1, eu']").wait_for()

    def test_a_cell_is_dragged_by_a_finger_that_rests(self):
        open_board(self.page, "Lanche")
        touch = self.page.context.new_cdp_session(self.page)
        (fx, fy), (tx, ty) = self.middle("A1"), self.middle("B3")
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": fx, "y": fy}]})
        self.page.locator(".ghost").wait_for(state="attached")
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": tx, "y": ty}]})
        self.page.locator(".over[aria-label^='B3,']").wait_for()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.desk_sees(lambda cells: cells.get("B3", {}).get("label") == "eu")

    def middle(self, name):
        box = self.place(name).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def test_a_symbol_is_dragged_from_what_was_found(self):
        open_board(self.page, "Lanche")
        self.look_for("maçã").drag_to(self.place("B3"))
        self.desk_sees(lambda cells: cells.get("B3", {}).get("symbol") == "maçã")

    def test_a_symbol_comes_under_the_word_by_which_it_was_found(self):
        # The clinic has it under another word already.
        open_board(self.page, "Lanche")
        self.desk.told("board put Lanche C3 toalete")
        self.look_for("banheiro")
        self.page.locator(".symbol[data-reference='pcs:bathroom']").drag_to(self.place("B3"))
        self.desk_sees(lambda cells: cells.get("B3", {}).get("label") == "banheiro")
        self.assertEqual(self.cells()["C3"]["label"], "toalete")

    def test_a_full_page_takes_no_symbol_in_the_place_of_another(self):
        for line in ("board new Pequena --grid 1x1", "board put Pequena A1 suco"):
            self.desk.told(line)
        # The first that is called so would undo it.
        self.page.get_by_role("button", name="Pequena").nth(1).click()
        self.page.get_by_role("heading", name="Pequena", exact=True).wait_for()
        self.look_for("maçã").click()
        self.page.locator("#notices p").filter(has_text="esta página está cheia").wait_for()
        self.assertEqual([cell["label"] for cell in self.desk.told("board show Pequena")["cells"]], ["suco"])

    def test_all_goes_by_keys_alone(self):
        open_board(self.page, "Lanche")
        keys = self.page.keyboard
        self.place("A1").focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowDown", "Enter"):
            keys.press(key)
        self.assertEqual(self.place("B3").get_attribute("aria-pressed"), "true")
        self.look_for("maçã").focus()
        keys.press("Enter")
        self.desk_sees(lambda cells: cells.get("B3", {}).get("symbol") == "maçã")
        self.page.locator(".place[aria-label='B3, maçã']").focus()
        keys.press("Shift+ArrowRight")
        self.desk_sees(lambda cells: cells.get("C3", {}).get("symbol") == "maçã")
        self.page.locator(".place[aria-label='C3, maçã']").focus()
        keys.press("Delete")
        self.desk_sees(lambda cells: "C3" not in cells)
        keys.press("Control+z")
        self.desk_sees(lambda cells: "C3" in cells)

    def test_what_was_done_a_moment_ago_is_what_is_taken_back(self):
        open_board(self.page, "Lanche")
        self.place("A1").focus()
        was = self.cells()["A1"]["symbol"]
        self.page.keyboard.press("Delete")
        self.page.keyboard.press("Control+z")
        self.page.locator("#notices p").filter(has_text="Desfeito: prancha limpar Lanche A1").wait_for()
        self.assertEqual(self.cells()["A1"]["symbol"], was)

    def test_a_board_is_made_and_filled_with_words(self):
        self.page.get_by_role("button", name="Nova prancha").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Nome").fill("Manhã")
        dialog.get_by_label("Colunas").fill("2x2")
        dialog.get_by_label("Modelo").select_option("grid")
        dialog.get_by_role("button", name="Criar").click()
        self.page.get_by_role("heading", name="Manhã").wait_for()
        self.page.get_by_label("Preencher com palavras").fill("eu querer suco pão leite")
        self.page.get_by_role("button", name="Preencher").click()
        told = self.desk.wait("board show Manhã", lambda told: len(told["cells"]) == 5)
        self.assertEqual((told["columns"], told["rows"], told["pages"]), (2, 2, 2))
        self.page.get_by_role("button", name="Próxima página").click()
        self.page.locator(".place[aria-label='2:A1, leite']").wait_for()

    def test_a_board_is_found_among_others_by_a_part_of_its_name(self):
        self.desk.run("board new 'Refeição no fim de semana'")
        self.page.locator(".card").filter(has_text="Refeição").wait_for()
        shown = self.page.locator(".card:visible")
        many = shown.count()
        self.page.get_by_label("Procurar prancha").fill("REFEICAO")
        self.assertEqual(shown.count(), 1)
        self.assertTrue(shown.first.inner_text().startswith("Refeição no fim de semana"))
        # What the desk makes meanwhile is sought in as well.
        self.desk.run("board new Outra")
        self.tablet.wait_until("() => document.querySelectorAll('.card').length === %d" % (many + 1))
        self.assertEqual(shown.count(), 1)
        self.page.get_by_label("Procurar prancha").fill("")
        self.assertEqual(shown.count(), many + 1)

    def test_a_word_of_a_narrow_cell_is_small_and_whole(self):
        self.desk.run("board new Larga --grid 8x2", "board word Larga 1 keyboard", "board word Larga 2 telefone", "board word Larga 3 colher")
        self.page.locator(".card").filter(has_text="Larga").click()
        self.place("C1").wait_for()
        for width in (1024, 700):
            self.page.set_viewport_size({"width": width, "height": 768})
            self.tablet.wait_until(f"() => innerWidth === {width}")
            lines = self.page.evaluate("""() => [...document.querySelectorAll(".place .word")].map((word) => {
              const range = document.createRange();
              range.selectNodeContents(word);
              return [word.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
            })""")
            self.assertEqual(lines, [["keyboard", 1], ["telefone", 1], ["colher", 1]])

    def test_why_something_cannot_be_made_is_told_before_the_dialog_is_left(self):
        self.page.get_by_role("button", name="Nova prancha").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Nome").fill("lanche")
        dialog.get_by_label("Para quem").select_option(label="Giovanna")
        dialog.get_by_role("button", name="Criar").click()
        dialog.get_by_text("já existe").wait_for()
        dialog.get_by_label("Nome").fill("Lanche da tarde")
        dialog.get_by_role("button", name="Criar").click()
        self.page.get_by_role("heading", name="Lanche da tarde").wait_for()

    def test_a_cell_leads_to_a_board_in_other_words_and_colours(self):
        open_board(self.page, "Lanche")
        self.place("A2").click()
        self.page.get_by_label("Ao tocar, leva a").select_option(label="Bebidas")
        self.page.locator(".place[aria-label='A2, suco, leva a Bebidas']").wait_for()
        self.page.get_by_label("Palavra escrita").fill("Bebidas geladas")
        self.page.keyboard.press("Enter")
        self.page.get_by_label("Cor do fundo").select_option(label="amarelo")
        self.desk_sees(lambda cells: (cells["A2"]["link"], cells["A2"]["label"], cells["A2"]["fill"]) == ("Bebidas", "Bebidas geladas", "#ffec6e"))

    def test_a_board_is_shown_in_another_layout_and_system(self):
        open_board(self.page, "Lanche")
        self.page.get_by_label("Símbolos de").select_option(label="PIC")
        self.desk.wait("board show Lanche", lambda told: told["system"] == "pic")
        self.page.get_by_role("button", name="Mais: Linhas").click()
        self.desk.wait("board show Lanche", lambda told: told["rows"] == 4)

    def test_a_cell_is_made_larger_and_comes_with_a_later_level(self):
        open_board(self.page, "Lanche")
        self.place("A2").click()
        panel = self.page.get_by_role("region", name="Célula")
        panel.get_by_label("Altura, em linhas").select_option("2")
        self.desk_sees(lambda cells: (cells["A2"]["columns"], cells["A2"]["rows"]) == (1, 2))
        panel.get_by_label("Nível").select_option("3")
        self.desk_sees(lambda cells: cells["A2"]["level"] == 3)
        # What has no room isn't shown as if it had.
        panel.get_by_label("Largura, em colunas").select_option("2")
        self.page.locator("#notices .wrong").wait_for()
        self.tablet.wait_until("() => [...document.querySelectorAll('select')].some((one) => one.labels[0]?.textContent === 'Largura, em colunas' && one.value === '1')")

    def test_a_board_shows_cells_up_to_a_level_and_its_symbols_may_be_moved(self):
        open_board(self.page, "Lanche")
        moving = self.page.get_by_label("O paciente pode mover")
        self.assertTrue(moving.is_checked())
        moving.uncheck()
        self.desk.wait("board show Lanche", lambda told: told["movable"] is False)
        self.page.get_by_label("Mostrar células até o nível").select_option("2")
        self.desk.wait("board show Lanche", lambda told: told["level"] == 2)

    def asked(self):
        """What the page asks for from now on, but pictures."""
        asked = []

        def note(request):
            if "/api/" in request.url and request.method == "GET" and request.resource_type == "fetch":
                asked.append(request.url.partition("/api/")[2])
        self.page.on("request", note)
        return asked

    def rest(self):
        """Waits until all that was asked for is answered, and for half a second nothing more is."""
        known = -1
        while known < len(self.requests):
            known = len(self.requests)
            for request in self.requests:
                request.response()
            # By the page's own time: it may have had none.
            self.page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))")

    def test_a_change_of_a_board_is_followed_by_one_question(self):
        open_board(self.page, "Lanche")
        self.place("A2").click()
        self.rest()
        asked = self.asked()
        with self.page.expect_response("**/api/changes*"):
            self.page.get_by_label("Cor do fundo").select_option(label="amarelo")
        self.page.locator("#undo").filter(has_text="--interior").wait_for()
        self.page.wait_for_timeout(1000)
        self.assertEqual([path.partition("?")[0] for path in asked], ["changes"])
        # What the desk changes besides is asked for.
        asked.clear()
        self.desk.run("board word Lanche C3 fim", "patient new Raul")
        self.page.locator(".place[aria-label='C3, fim']").wait_for()
        self.page.get_by_label("Paciente").get_by_role("option", name="Raul").wait_for(state="attached")

    def test_what_the_desk_has_forgotten_is_gone_here(self):
        self.desk.run("patient new Raul")
        self.page.get_by_label("Paciente").get_by_role("option", name="Raul").wait_for(state="attached")
        self.desk.run("patient remove raul", "forget --yes")
        self.page.get_by_label("Paciente").get_by_role("option", name="Raul").wait_for(state="detached")

    # MARK: both ways

    def test_a_change_that_could_not_be_asked_for_is_asked_for_again(self):
        refused = []

        def refuse_once(route):
            if refused:
                return route.continue_()
            refused.append(route.request.url)
            route.fulfill(status=503, json={})

        self.page.wait_for_timeout(500)
        self.page.route("**/api/changes*", refuse_once)
        self.desk.run("patient new Raul")
        self.page.get_by_label("Paciente").get_by_role("option", name="Raul").wait_for(state="attached")
        self.assertEqual(len(refused), 1)

    def test_what_the_desk_does_is_seen(self):
        open_board(self.page, "Lanche")
        self.page.wait_for_timeout(500)
        self.desk.run("board word Lanche C3 fim")
        self.page.locator(".place[aria-label='C3, fim']").wait_for()
        self.assertIn("board word Lanche C3 fim", self.page.locator("#undo").inner_text())
        self.page.locator("#undo").click()
        self.desk_sees(lambda cells: "C3" not in cells)
        self.page.locator("#redo").click()
        self.desk_sees(lambda cells: "C3" in cells)
        self.desk.run("undo")
        self.page.locator(".place[aria-label='C3, vazia']").wait_for()

    def test_of_what_both_have_changed_the_therapist_chooses(self):
        open_board(self.page, "Lanche")
        self.place("A1").click()
        for mine, expected in ((True, "a gente"), (False, "nós")):
            word = self.page.get_by_label("Palavra escrita")
            word.fill("a gente" if mine else "você")
            self.desk.run(f"board label Lanche A1 '{'eu mesma' if mine else 'nós'}'")
            self.page.locator(f".place[aria-label='A1, {'eu mesma' if mine else 'nós'}']").wait_for()
            self.page.keyboard.press("Enter")
            dialog = self.page.get_by_role("dialog")
            dialog.get_by_text("Alguém mudou isto").wait_for()
            if mine:
                dialog.get_by_label("Palavra escrita").select_option("mine")
            dialog.get_by_role("button", name="Guardar").click()
            dialog.wait_for(state="hidden")
            self.desk_sees(lambda cells: cells["A1"]["label"] == expected)

    def meanwhile(self, *lines):
        """The desk does this just before the next change of the page arrives."""
        def hold(route):
            self.desk.run(*lines)
            route.continue_()
        self.page.route("**/cells/*", hold, times=1)

    def test_what_stands_against_each_other_is_called_by_its_name(self):
        open_board(self.page, "Lanche")
        self.place("A1").click()
        self.meanwhile("board link Lanche A1 Bebidas")
        self.page.get_by_label("Ao tocar, leva a").select_option("home")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("option", name="o que está lá: Bebidas").wait_for(state="attached")
        with self.page.expect_response("**/cells/*"):
            dialog.get_by_role("button", name="Guardar").click()
        self.meanwhile("board put Lanche A1 pão")
        self.look_for("maçã").click()
        dialog.get_by_role("option", name="o que está lá: pão").wait_for(state="attached")
        dialog.get_by_label("Símbolo").select_option("mine")
        dialog.get_by_role("button", name="Guardar").click()
        self.desk_sees(lambda cells: (cells["A1"]["symbol"], cells["A1"]["link"]) == ("maçã", "Bebidas"))

    def test_what_was_meant_for_a_cell_is_not_done_to_another_that_came_to_its_place(self):
        open_board(self.page, "Lanche")
        self.place("A1").click()
        self.meanwhile("board move Lanche A1 B1")
        self.page.get_by_label("Cor do fundo").select_option(label="amarelo")
        self.page.get_by_text("outra pessoa mudou isto").wait_for()
        self.assertEqual([cell["fill"] for cell in self.cells().values() if cell["fill"]], [])
        self.place("A1").focus()
        self.meanwhile("board move Lanche A1 C1")
        self.page.keyboard.press("Delete")
        self.page.get_by_text("outra pessoa mudou isto").wait_for()
        self.assertEqual(len(self.cells()), 6)

    def test_boards_and_patients_that_the_desk_makes_are_offered(self):
        open_board(self.page, "Lanche")
        self.place("A1").click()
        self.desk.run("board new Frutas", "patient new Raul")
        self.page.get_by_label("Ao tocar, leva a").get_by_role("option", name="Frutas").wait_for(state="attached")
        self.page.get_by_label("Paciente").get_by_role("option", name="Raul").wait_for(state="attached")

    # MARK: symbols

    def make_symbol(self, name):
        open_board(self.page, "Lanche")
        self.page.get_by_role("button", name="Novo símbolo").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Nome").fill(name)
        return dialog

    def kept_picture(self, name):
        """The PNG of a symbol at the desk."""
        file = self.desk.home / "kept.png"
        self.desk.run(f"symbol picture '{name}' {file} --size 100 --replace")
        return file.read_bytes()

    def test_a_symbol_is_made_of_a_part_of_a_file(self):
        dialog = self.make_symbol("Fred")
        dialog.get_by_label("Arquivo de imagem").set_input_files(
            {"name": "a.png", "mimeType": "image/png", "buffer": png([(255, 0, 0), (0, 0, 255)])})
        crop = dialog.locator("canvas")
        crop.wait_for()
        crop.focus()
        for _ in range(30):
            crop.press("ArrowRight")
        dialog.get_by_role("button", name="Criar").click()
        dialog.wait_for(state="hidden")
        self.assertEqual(self.desk.told("symbol show Fred")["picture"], "PNG, 100 × 100")
        # Of the two halves the right one was chosen: nothing of it is red.
        self.assertEqual(color(self.page, self.kept_picture("Fred")), [0, 0, 255])
        self.page.locator(".symbol", has_text="Fred").first.click()
        self.desk_sees(lambda cells: cells.get("A3", {}).get("symbol") == "Fred")

    def test_a_symbol_is_made_by_the_camera(self):
        dialog = self.make_symbol("Cadeira da sala")
        dialog.get_by_role("button", name="Usar a câmera").click()
        # Of a picture that it has already.
        self.tablet.wait_until("() => document.querySelector('dialog video').readyState > 1")
        dialog.get_by_role("button", name="Tirar a foto").click()
        dialog.locator("canvas").wait_for()
        dialog.get_by_role("button", name="Criar").click()
        dialog.wait_for(state="hidden")
        self.assertRegex(self.desk.told("symbol show 'Cadeira da sala'")["picture"], r"PNG, \d+ × \d+")

    def test_a_symbol_is_made_of_others(self):
        dialog = self.make_symbol("comer maçã")
        dialog.get_by_label("A imagem", exact=True).select_option("join")
        for word in ("comer", "maçã"):
            dialog.get_by_label("Procurar símbolo").fill(word)
            dialog.locator(".symbol", has_text=word).first.click()
        dialog.get_by_role("button", name="Criar").click()
        dialog.wait_for(state="hidden")
        self.assertEqual(self.desk.told("symbol show 'comer maçã'")["meaning"], "comer + maçã")

    def test_a_symbol_is_changed_wherever_it_is_shown(self):
        open_board(self.page, "Lanche")
        self.place("A2").click()
        self.page.get_by_role("button", name="Mudar o símbolo").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Nome").fill("suquinho")
        dialog.get_by_label("Significado").fill("suco de maçã")
        dialog.get_by_label("Arquivo de imagem").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": png([(0, 128, 0)])})
        dialog.locator("canvas").wait_for()
        dialog.get_by_role("button", name="Guardar").click()
        dialog.wait_for(state="hidden")
        self.page.locator(".place[aria-label='A2, suquinho']").wait_for()
        told = self.desk.told("symbol show suquinho")
        self.assertEqual((told["meaning"], told["picture"]), ("suco de maçã", "PNG, 100 × 100"))
        self.assertEqual(color(self.page, self.kept_picture("suquinho")), [0, 128, 0])

    def test_nothing_of_it_is_kept_on_the_device(self):
        open_board(self.page, "Lanche")
        self.look_for("maçã").wait_for()
        kept = self.page.evaluate(
            """async () => {
              const cached = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
              return [...cached.flat(), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
            }""")
        self.assertEqual([name for name in kept if "/api/" in name or "/studio" in name or "://" not in name], [])

    def test_what_is_no_picture_is_told(self):
        dialog = self.make_symbol("Fred")
        dialog.get_by_label("Arquivo de imagem").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"no picture"})
        self.page.get_by_text("não é uma imagem que se possa ler").wait_for()

    # MARK: plans and observations

    def test_plans_and_observations_are_made_and_changed(self):
        self.page.get_by_label("Paciente").select_option(label="Giovanna")
        self.page.get_by_role("button", name="Planos").click()
        self.page.get_by_role("heading", name="Hora").wait_for()
        self.page.get_by_role("button", name="Novo plano").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Nome").fill("Café")
        dialog.get_by_label("O que fazer").fill("Pedir à mesa")
        dialog.get_by_label("Prancha").select_option(label="Bebidas")
        dialog.get_by_role("button", name="Guardar").click()
        self.desk.wait("plan list", lambda plans: "Café" in [plan["name"] for plan in plans])
        self.page.get_by_role("button", name="Observações").click()
        self.page.get_by_label("O que você observou?").fill("Pediu suco sozinha.")
        self.page.get_by_role("button", name="Guardar").click()
        self.desk.wait("observation list --patient giovanna", lambda notes: [note["text"] for note in notes] == ["Pediu suco sozinha."])
        self.page.locator("article").get_by_role("button", name="Mudar").click()
        self.page.get_by_role("dialog").get_by_label("O que você observou?").fill("Pediu água.")
        self.page.get_by_role("dialog").get_by_role("button", name="Guardar").click()
        self.desk.wait("observation list --patient giovanna", lambda notes: [note["text"] for note in notes] == ["Pediu água."])

    def test_a_plan_shows_one_symbol(self):
        self.page.get_by_label("Paciente").select_option(label="Giovanna")
        self.page.get_by_role("button", name="Planos").click()
        self.page.get_by_role("heading", name="Hora").wait_for()
        self.page.get_by_role("button", name="Novo plano").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Nome").fill("Fruta")
        dialog.get_by_label("O que fazer").fill("Pedir")
        dialog.get_by_label("O que mostra").select_option("symbol")
        dialog.get_by_role("button", name="Guardar").click()
        dialog.get_by_text("uma prancha ou um símbolo").wait_for()
        dialog.get_by_label("Procurar símbolo").fill("maçã")
        dialog.locator(".symbol").first.click()
        dialog.get_by_text("Mostra maçã").wait_for()
        self.rest()
        asked = self.asked()
        dialog.get_by_role("button", name="Guardar").click()
        self.page.get_by_role("heading", name="Fruta").wait_for()
        self.page.wait_for_timeout(1000)
        self.assertEqual([path.partition("?")[0] for path in asked if not path.startswith("changes")], ["plans"])
        self.assertEqual(self.desk.told("plan show Fruta")["symbols"], ["maçã"])

    def test_no_name_of_a_patient_is_in_an_address(self):
        asked = []
        self.page.on("request", lambda request: asked.append(request.url))
        self.page.get_by_label("Paciente").select_option(label="Giovanna")
        for tab in ("Planos", "Observações", "Pranchas"):
            self.page.get_by_role("button", name=tab, exact=True).click()
            self.page.get_by_role("heading", name=tab).wait_for()
            self.rest()
        self.assertGreater(len(asked), 3)
        self.assertEqual([url for url in asked if "iovanna" in url], [])


def color(page, picture):
    """The one colour of a picture, told by the browser; nil where it has several."""
    return page.evaluate(
        """async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const pen = canvas.getContext("2d");
          pen.drawImage(bitmap, 0, 0);
          const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
          const first = [...data.slice(0, 3)];
          for (let place = 0; place < data.length; place += 4) if (first.some((part, index) => data[place + index] !== part)) return null;
          return first;
        }""", list(picture))


if __name__ == "__main__":
    unittest.main()
