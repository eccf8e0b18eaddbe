"""A mail server for tests, with aiosmtpd: python3 smtp.py FOLDER [--tls CERT KEY | --smtps CERT KEY] [--user U]
[--no RECEIVER] [--full RECEIVER]. It says its port in a line, and writes what it takes as FOLDER/1.eml … The password of
U stands in FOLDER/password: command lines are read by everybody, and a test looks into all of them."""

import argparse, asyncio, pathlib, ssl
import parent
from aiosmtpd.smtp import SMTP, AuthResult

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("--tls", nargs=2)
parser.add_argument("--smtps", nargs=2)
parser.add_argument("--user")
parser.add_argument("--no", default="")
parser.add_argument("--full", default="")
given = parser.parse_args()


def context(files):
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(*files)
    return made


class Mailbox:
    count = 0

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address == given.no:
            return "550 5.1.1 no such user"
        if address == given.full:
            return "552 5.2.2 mailbox full"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.count += 1
        (given.folder / f"{self.count}.eml").write_bytes(envelope.original_content)
        (given.folder / f"{self.count}.envelope").write_text(f"{envelope.mail_from} {' '.join(envelope.rcpt_tos)}")
        return "250 taken"


def enter(server, session, envelope, mechanism, data):
    wanted = (given.user.encode(), (given.folder / "password").read_bytes())
    return AuthResult(success=(data.login, data.password) == wanted, handled=False)


def made():
    options = dict(data_size_limit=200 << 20, enable_SMTPUTF8=True)
    if given.tls:
        options.update(tls_context=context(given.tls), require_starttls=True)
    if given.user:
        options.update(authenticator=enter, auth_required=True, auth_require_tls=bool(given.tls))
    return SMTP(mailbox, **options)


async def serve():
    secure = context(given.smtps) if given.smtps else None
    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0, ssl=secure)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()


mailbox = Mailbox()
asyncio.run(serve())
