import Foundation
import TagarelaKit

/// What scripts of an afternoon do with files of other programs, in Python.
struct PlainReader {
  /// How far it goes.
  enum Depth: String, CaseIterable {
    /// Every entry unpacked, every JSON, XML and table parsed, nothing made of it.
    case parsed
    /// And boards of it: names, places, words, colours, pictures, links and actions as they stand, nothing looked at twice.
    case boards
  }

  private let script: String

  init(_ bench: Bench) throws { script = try bench.write(Self.source, to: "reader.py") }

  static func name(_ depth: Depth) -> String { depth == .parsed ? "python, parsed alone" : "python, boards made" }

  /// Seconds, the best of three readings in one process.
  func seconds(_ path: String, _ depth: Depth) throws -> Double {
    guard let seconds = Double(try Programs.output(of: Programs.python(), [script, path, depth.rawValue]).dropLast())
    else { throw Trouble("python gave no figure") }
    return seconds
  }

  private static let source = #"""
    import base64, io, json, os, sqlite3, sys, tempfile, time, zipfile
    import xml.etree.ElementTree as tree

    def tables(content):
        with tempfile.NamedTemporaryFile() as file:
            file.write(content)
            file.flush()
            base = sqlite3.connect(file.name)
            names = [row[0] for row in base.execute("select name from sqlite_master where type = 'table'")]
            found = {}
            for name in names:
                rows = base.execute('select * from "' + name + '"')
                keys = [column[0] for column in rows.description]
                found[name] = keys, rows.fetchall()
            return found

    def parsed(name, content):
        if content[:2] == b"PK":
            with zipfile.ZipFile(io.BytesIO(content)) as package:
                return {entry: parsed(entry, package.read(entry)) for entry in package.namelist()}
        if content[:15] == b"SQLite format 3":
            return tables(content)
        start = content[:100].lstrip(b"\xef\xbb\xbf \r\n\t")[:1]
        if start in (b"{", b"["):
            return json.loads(content.decode("utf-8-sig"))
        if start == b"<" and not name.endswith(".svg"):
            return tree.fromstring(content)
        return content

    def data(address):
        if address and address.startswith("data:"):
            return base64.b64decode(address[address.index(",") + 1:])
        return address

    def open_board(board, files):
        images = {str(image["id"]): image for image in board.get("images", [])}
        sounds = {str(sound["id"]): sound for sound in board.get("sounds", [])}
        def medium(found):
            return found and (data(found.get("data")) or files.get(found.get("path")) or found.get("url"))
        places = {}
        for row, line in enumerate(board["grid"]["order"]):
            for column, button in enumerate(line):
                if button is not None and str(button) not in places:
                    places[str(button)] = row, column
        cells = []
        for button in board["buttons"]:
            place = places.get(str(button["id"]))
            cells.append({
                "place": place, "label": button.get("label"), "spoken": button.get("vocalization"),
                "fill": button.get("background_color"), "border": button.get("border_color"),
                "hidden": button.get("hidden"), "picture": medium(images.get(str(button.get("image_id")))),
                "voice": medium(sounds.get(str(button.get("sound_id")))), "link": button.get("load_board"),
                "actions": button.get("actions") or [button.get("action")]})
        return {"name": board.get("name"), "rows": board["grid"]["rows"], "columns": board["grid"]["columns"], "cells": cells}

    def local(text, language="en"):
        if isinstance(text, dict):
            return text.get(language) or next((value for value in text.values() if value), None)
        return text

    def asterics(whole):
        boards = []
        for grid in whole["grids"]:
            cells = []
            for element in grid["gridElements"]:
                image = element.get("image") or {}
                spoken = link = None
                actions = []
                for action in element.get("actions", []):
                    if action["modelName"] == "GridActionSpeakCustom":
                        spoken = local(action.get("speakText"))
                    elif action["modelName"] == "GridActionNavigate":
                        link = action.get("toGridId")
                    else:
                        actions.append(action["modelName"])
                cells.append({
                    "place": (element.get("y"), element.get("x"), element.get("height"), element.get("width")),
                    "label": local(element.get("label")), "spoken": spoken, "link": link, "actions": actions,
                    "fill": element.get("backgroundColor"), "border": element.get("borderColor"),
                    "hidden": element.get("hidden"), "picture": data(image.get("data")) or image.get("url"),
                    "kind": element.get("colorCategory")})
            boards.append({
                "name": local(grid.get("label")), "rows": grid.get("rowCount"), "columns": grid.get("minColumnCount"),
                "cells": cells})
        return boards

    def cboard(whole):
        boards = []
        for board in whole.get("advanced", []) + whole.get("beginner", []):
            grid = board.get("grid") or {}
            places = {}
            for row, line in enumerate(grid.get("order") or []):
                for column, tile in enumerate(line):
                    places.setdefault(tile, (row, column))
            cells = []
            for tile in board["tiles"]:
                label = tile.get("label") or (tile.get("labelKey") or "").split(".")[-1]
                cells.append({
                    "place": places.get(tile["id"]), "label": label, "spoken": tile.get("vocalization"),
                    "fill": tile.get("backgroundColor"), "border": tile.get("borderColor"), "picture": data(tile.get("image")),
                    "voice": data(tile.get("sound")), "link": tile.get("loadBoard"), "actions": [tile.get("action")]})
            boards.append({"name": board.get("name"), "rows": grid.get("rows"), "columns": grid.get("columns"), "cells": cells})
        return boards

    def grid3(files):
        styles = {}
        for name, content in files.items():
            if name.endswith("/styles.xml"):
                for style in content.iter("Style"):
                    styles[style.get("Key")] = style
        boards = []
        for name, grid in files.items():
            if not name.endswith("/grid.xml") or name.startswith("__MACOSX"):
                continue
            folder = name[:-len("grid.xml")]
            cells = []
            for cell in grid.find("Cells"):
                content = cell.find("Content")
                shown = content.find("CaptionAndImage") if content is not None else None
                if shown is None:
                    continue
                column, row = cell.get("X") or "0", cell.get("Y") or "0"
                image = shown.findtext("Image")
                style = content.find("Style")
                base = styles.get(style.findtext("BasedOnStyle")) if style is not None else None
                def color(part):
                    own = style.findtext(part) if style is not None else None
                    return own or (base.findtext(part) if base is not None else None)
                commands = []
                link = spoken = None
                for command in content.iter("Command"):
                    parameters = {item.get("Key"): "".join(item.itertext()) for item in command.iter("Parameter")}
                    if command.get("ID") == "Jump.To":
                        link = parameters.get("grid")
                    elif command.get("ID") == "Action.InsertText":
                        spoken = parameters.get("text")
                    else:
                        commands.append(command.get("ID"))
                cells.append({
                    "place": (int(row), int(column), int(cell.get("RowSpan") or 1), int(cell.get("ColumnSpan") or 1)),
                    "label": shown.findtext("Caption"), "spoken": spoken, "link": link, "actions": commands,
                    "fill": color("BackColour"), "border": color("BorderColour"),
                    "picture": image and (files.get(folder + column + "-" + row + image) or files.get(folder + image) or image)})
            boards.append({
                "name": folder.split("/")[-2], "rows": len(grid.find("RowDefinitions")),
                "columns": len(grid.find("ColumnDefinitions")), "cells": cells})
        return boards

    def rows(tables, name):
        keys, found = tables.get(name, ((), ()))
        return [dict(zip(keys, row)) for row in found]

    def snap(tables):
        media = {row["Id"]: row["Data"] for row in rows(tables, "PageSetData")}
        elements = {row["Id"]: row for row in rows(tables, "ElementReference")}
        links = {row["ButtonId"]: row["PageUniqueId"] for row in rows(tables, "ButtonPageLink")}
        commands = {row["ButtonId"]: json.loads(row["SerializedCommands"] or "{}") for row in rows(tables, "CommandSequence")}
        placements = {}
        for row in rows(tables, "ElementPlacement"):
            placements.setdefault(row["ElementReferenceId"], {})[row["PageLayoutId"]] = row
        layouts = {}
        for row in rows(tables, "PageLayout"):
            layouts.setdefault(row["PageId"], []).append(row)
        buttons = {}
        for row in rows(tables, "Button"):
            element = elements[row["ElementReferenceId"]]
            buttons.setdefault(element["PageId"], []).append((row, element))
        boards = []
        for page in rows(tables, "Page"):
            layout = max(layouts[page["Id"]], key=lambda row: sum(
                row["Id"] in placements.get(element["Id"], {}) for _, element in buttons.get(page["Id"], [])))
            cells = []
            for button, element in buttons.get(page["Id"], []):
                place = placements.get(element["Id"], {}).get(layout["Id"])
                cells.append({
                    "place": place and (place["GridPosition"].split(","), place["GridSpan"].split(",")),
                    "hidden": place and not place["Visible"], "label": button["Label"], "spoken": button["Message"],
                    "fill": element["BackgroundColor"], "border": button["BorderColor"], "link": links.get(button["Id"]),
                    "picture": media.get(button["PageSetImageId"]), "voice": media.get(button["MessageRecordingId"]),
                    "actions": commands.get(button["Id"])})
            boards.append({"name": page["Title"], "size": layout["PageLayoutSetting"], "cells": cells})
        return boards

    def touchchat(files):
        tables = next(content for name, content in files.items() if name.endswith(".c4v"))
        buttons = {row["resource_id"]: row for row in rows(tables, "buttons")}
        styles = {row["id"]: row for row in rows(tables, "button_styles")}
        texts = {}
        for row in rows(tables, "action_data"):
            texts.setdefault(row["action_id"], []).append(row["value"])
        actions = {}
        for row in rows(tables, "actions"):
            actions.setdefault(row["resource_id"], []).append((row["code"], texts.get(row["id"])))
        held = {}
        for row in rows(tables, "button_box_cells"):
            held.setdefault(row["button_box_id"], []).append(row)
        boxes = {}
        for row in rows(tables, "button_box_instances"):
            boxes.setdefault(row["page_id"], []).append(row)
        boards = []
        for page in rows(tables, "pages"):
            cells = []
            for box in boxes.get(page["id"], []):
                for cell in held.get(box["button_box_id"], []):
                    button = buttons[cell["resource_id"]]
                    style = styles.get(button["button_style_id"], {})
                    cells.append({
                        "place": (cell["location"], cell["span_x"], cell["span_y"]), "label": button["label"],
                        "spoken": button["message"], "hidden": not button["visible"], "fill": style.get("body_color"),
                        "border": style.get("border_color"), "actions": actions.get(cell["resource_id"])})
            boards.append({"name": page["name"], "cells": cells})
        return boards

    def lifecompanion(files):
        root = files["lifecompanion-configuration.xml"]
        boards = []
        for grid in root.iter("Cmp"):
            if grid.get("ntyp") != "GridPartGridComponent":
                continue
            cells = []
            for key in grid.find("Grid"):
                style = key.find("KeyCompStyle")
                picture = key.get("imageId2") and files.get("images/" + key.get("imageId2") + ".png")
                cells.append({
                    "place": [int(key.get(part)) for part in ("row", "column", "rowSpan", "columnSpan")],
                    "label": key.get("textContent"), "picture": picture,
                    "fill": style.get("backgroundColor") if style is not None else None,
                    "border": style.get("strokeColor") if style is not None else None,
                    "actions": [(action.get("ntyp"), dict(action.attrib)) for action in key.iter("Act")]})
            boards.append({"name": grid.get("userName"), "cells": cells})
        return boards

    def boards(name, whole):
        if name.endswith(".gridset"):
            return grid3(whole)
        if name.endswith(".spb"):
            return snap(whole)
        if name.endswith(".ce"):
            return touchchat(whole)
        if name.endswith(".lcc"):
            return lifecompanion(whole)
        if name.endswith(".obz"):
            return [open_board(board, whole) for entry, board in whole.items() if entry.endswith(".obf")]
        if name.endswith(".obf"):
            return [open_board(whole, {})]
        return asterics(whole) if "grids" in whole else cboard(whole)

    path = sys.argv[1]
    makes = sys.argv[2] == "boards"
    took = []
    for run in range(3):
        begin = time.perf_counter()
        with open(path, "rb") as file:
            whole = parsed(os.path.basename(path), file.read())
        if makes:
            made = boards(path, whole)
        took.append(time.perf_counter() - begin)
    print(min(took))

    """#
}
