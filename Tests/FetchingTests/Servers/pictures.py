"""A host with pictures, and with what hosts do wrong: python3 pictures.py FOLDER CERTIFICATE KEY. It says its port in a line, and writes
each path that it was asked for as a line of FOLDER/asked. While there is a file FOLDER/hang, what begins with /slow is not answered."""

import gzip, http.server, pathlib, ssl, sys, threading, time

folder = pathlib.Path(sys.argv[1])
drawing = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50">'
    b'<circle cx="25" cy="25" r="20" fill="teal"/></svg>'
)
asked = threading.Lock()


class Host(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def say(self, status, body=b"", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        with asked, open(folder / "asked", "a") as file:
            file.write(self.path + "\n")
        kind = self.path.split("/")[1]
        if kind == "slow":
            while (folder / "hang").exists():
                time.sleep(0.05)
        if kind in ("drawing", "slow"):
            self.say(200, drawing)
        elif kind == "cut":
            self.say(200, drawing, Content_Length="5000")
            self.close_connection = True
        elif kind == "busy":
            self.say(503)
        elif kind == "loop":
            self.say(302, Location=self.path)
        elif kind == "once":
            self.say(302, Location="/drawing/sent-on")
        elif kind == "plain":
            self.say(302, Location="http://localhost:9/drawing")
        elif kind == "away":
            self.say(302, Location=f"https://127.0.0.1:{self.server.server_port}/drawing")
        elif kind == "chatter":
            self.wfile.write(b"hello\r\n")
            self.close_connection = True
        elif kind == "inward":
            self.say(302, Location="file:///etc/passwd")
        elif kind == "huge":
            self.say(200, Content_Length="10000000000")
            self.close_connection = True
        elif kind == "endless":
            self.send_response(200)
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            piece = b"10000\r\n" + b"x" * 65536 + b"\r\n"
            try:
                while True:
                    self.wfile.write(piece)
            except OSError:
                self.close_connection = True
        elif kind == "bomb":
            self.say(200, gzip.compress(b"<svg>" + b" " * 200_000_000), Content_Encoding="gzip")
        elif kind == "text":
            self.say(200, b"<html>not a picture</html>", Content_Type="image/png")
        else:
            self.say(404)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass


server = Server(("127.0.0.1", 0), Host)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[2], sys.argv[3])
# Hands are shaken where a line is read, lest one that says nothing holds up the others.
server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
print(server.server_port, flush=True)
server.serve_forever()
