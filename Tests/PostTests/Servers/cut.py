"""A mail server that hangs up: python3 cut.py FOLDER LINES. After LINES of what the other side says (each line of a letter
counts) it closes the line without an answer. With `end` for LINES it takes the letter whole and then hangs up, with `never` it
takes it and falls silent. It says its port in a line, and writes each letter that it has whole as FOLDER/1.eml …"""

import pathlib, socket, sys, time
import parent

folder, last = pathlib.Path(sys.argv[1]), sys.argv[2]
lines = int(last) if last.isdigit() else 1 << 30
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
taken = 0
while True:
    line, _ = listening.accept()
    said = 0
    stream = line.makefile("rb")

    def say(text):
        line.sendall(text.encode() + b"\r\n")

    def over():
        global said
        said += 1
        return said > lines

    try:
        if lines == 0:
            continue
        say("220 ready")
        while True:
            heard = stream.readline()
            if not heard or over():
                break
            word = heard.split()[0].upper()
            if word == b"EHLO":
                say("250 here")
            elif word == b"DATA":
                say("354 go on")
                letter = b""
                ended = False
                while not ended:
                    part = stream.readline()
                    if not part:
                        break
                    ended = part == b".\r\n"
                    letter += b"" if ended else part
                    if said <= lines and over() and not ended:
                        break
                if ended:
                    taken += 1
                    (folder / f"{taken}.eml").write_bytes(letter)
                if last == "never":
                    time.sleep(600)
                if not ended or said > lines or last == "end":
                    break
                say("250 taken")
            else:
                say("250 fine")
            if word == b"QUIT":
                break
    except OSError:
        pass
    finally:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        stream.close()
        line.close()
