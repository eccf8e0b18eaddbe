"""Another program that seals and opens, written after docs/sealed.md alone.

    sealed.py open KEY PASSPHRASE FILE    the content on standard output, "ENDING SIGNER" on standard error
    sealed.py vectors                     the test vectors, as JSON

KEY is the receiver's secret X25519 key in hexadecimal digits, or -, and so is PASSPHRASE.
"""

import base64
import hashlib
import hmac
import json
import sys

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MAGIC = b"tagarela-sealed\n"
CONTEXT = b"tagarela-sealed 1"
PIECE = 65536


def b64(data):
    return base64.b64encode(data).decode()


def raw(key):
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw)


# HKDF (RFC 5869) and HPKE (RFC 9180), base mode: X25519, HKDF-SHA256, ChaCha20-Poly1305.


def extract(salt, material):
    return hmac.digest(salt or bytes(32), material, "sha256")


def expand(key, info, length):
    out, block, number = b"", b"", 1
    while len(out) < length:
        block = hmac.digest(key, block + info + bytes([number]), "sha256")
        out += block
        number += 1
    return out[:length]


def labeled_extract(suite, salt, label, material):
    return extract(salt, b"HPKE-v1" + suite + label + material)


def labeled_expand(suite, key, label, info, length):
    return expand(key, length.to_bytes(2, "big") + b"HPKE-v1" + suite + label + info, length)


def hpke(dh, enc, receiver):
    kem = b"KEM" + (0x0020).to_bytes(2, "big")
    suite = b"HPKE" + b"".join(n.to_bytes(2, "big") for n in (0x0020, 0x0001, 0x0003))
    prk = labeled_extract(kem, b"", b"eae_prk", dh)
    shared = labeled_expand(kem, prk, b"shared_secret", enc + receiver, 32)
    context = b"\0" + labeled_extract(suite, b"", b"psk_id_hash", b"") + labeled_extract(suite, b"", b"info_hash", CONTEXT)
    secret = labeled_extract(suite, shared, b"secret", b"")
    key = labeled_expand(suite, secret, b"key", context, 32)
    return ChaCha20Poly1305(key), labeled_expand(suite, secret, b"base_nonce", context, 12)


def slow(passphrase, salt, n, r, p):
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=n, r=r, p=p, maxmem=1 << 29, dklen=32)


def stretched(passphrase, salt, rounds):
    return hashlib.pbkdf2_hmac("sha256", passphrase.encode(), salt, rounds)


def wrapped_for_browsers(file_key, passphrase, salt, rounds):
    wrapped = AESGCM(stretched(passphrase, salt, rounds)).encrypt(bytes(12), file_key, CONTEXT)
    return {"pbkdf2": {"rounds": rounds, "salt": b64(salt), "wrapped": b64(wrapped)}}


def body_key(file_key, header):
    return expand(extract(hashlib.sha256(header).digest(), file_key), CONTEXT + b" body", 32)


def nonce(place, last):
    return bytes(3) + place.to_bytes(8, "big") + bytes([last])


def signed_text(header, content):
    return CONTEXT + b" signed" + hashlib.sha256(header).digest() + hashlib.sha256(content).digest()


def seal(content, ending, file_key, wrapped, signer=None):
    header = json.dumps({"keys": wrapped, "signed": signer is not None, "version": 1}, separators=(",", ":")).encode()
    body = bytes([len(ending)]) + ending.encode() + content
    if signer:
        body += raw(signer.public_key()) + signer.sign(signed_text(header, body))
    cipher = AESGCM(body_key(file_key, header))
    pieces = [body[at : at + PIECE] for at in range(0, len(body), PIECE)]
    sealed = [cipher.encrypt(nonce(at, at == len(pieces) - 1), piece, None) for at, piece in enumerate(pieces)]
    return MAGIC + len(header).to_bytes(4, "big") + header + b"".join(sealed)


def unwrap(keys, secret, passphrase):
    for one in keys:
        if secret and "x25519" in one:
            enc, wrapped = (base64.b64decode(one["x25519"][name]) for name in ("enc", "wrapped"))
            own = X25519PrivateKey.from_private_bytes(secret)
            cipher, base = hpke(own.exchange(X25519PublicKey.from_public_bytes(enc)), enc, raw(own.public_key()))
            try:
                return cipher.decrypt(base, wrapped, b"")
            except InvalidTag:
                continue
        if passphrase and "passphrase" in one:
            kind = one["passphrase"]
            key = slow(passphrase, base64.b64decode(kind["salt"]), kind["n"], kind["r"], kind["p"])
            return AESGCM(key).decrypt(bytes(12), base64.b64decode(kind["wrapped"]), CONTEXT)
        if passphrase and "pbkdf2" in one:
            kind = one["pbkdf2"]
            key = stretched(passphrase, base64.b64decode(kind["salt"]), kind["rounds"])
            return AESGCM(key).decrypt(bytes(12), base64.b64decode(kind["wrapped"]), CONTEXT)
    sys.exit("no key")


def open_sealed(sealed, secret, passphrase):
    assert sealed.startswith(MAGIC)
    size = int.from_bytes(sealed[len(MAGIC) : len(MAGIC) + 4], "big")
    header = sealed[len(MAGIC) + 4 :][:size]
    rest = sealed[len(MAGIC) + 4 + size :]
    told = json.loads(header)
    cipher = AESGCM(body_key(unwrap(told["keys"], secret, passphrase), header))
    pieces = [rest[at : at + PIECE + 16] for at in range(0, len(rest), PIECE + 16)]
    body = b"".join(cipher.decrypt(nonce(at, at == len(pieces) - 1), one, None) for at, one in enumerate(pieces))
    signer = None
    if told["signed"]:
        body, signer, signature = body[:-96], body[-96:-64], body[-64:]
        Ed25519PublicKey.from_public_bytes(signer).verify(signature, signed_text(header, body))
    ending = body[1 : 1 + body[0]].decode()
    return body[1 + body[0] :], ending, signer


def vectors():
    def fixed(name, count=32):
        return hashlib.sha256(f"tagarela-sealed vector {name}".encode()).digest()[:count]

    receiver = X25519PrivateKey.from_private_bytes(fixed("receiver"))
    signer = Ed25519PrivateKey.from_private_bytes(fixed("signer"))
    sender = X25519PrivateKey.from_private_bytes(fixed("sender"))
    file_key, salt, passphrase = fixed("file"), fixed("salt", 16), "quatro palavras à toa"
    enc = raw(sender.public_key())
    cipher, base = hpke(sender.exchange(receiver.public_key()), enc, raw(receiver.public_key()))
    for_key = {"x25519": {"enc": b64(enc), "wrapped": b64(cipher.encrypt(base, file_key, b""))}}
    n, r, p = 1 << 10, 8, 1
    wrapped = AESGCM(slow(passphrase, salt, n, r, p)).encrypt(bytes(12), file_key, CONTEXT)
    for_words = {"passphrase": {"n": n, "p": p, "r": r, "salt": b64(salt), "wrapped": b64(wrapped)}}
    for_browsers = wrapped_for_browsers(file_key, passphrase, salt, 210_000)
    cases = [
        ("for a key, signed", "Olá".encode(), "txt", [for_key], signer),
        ("for a passphrase, not signed", b"", "", [for_words], None),
        ("for both, signed", "água\n".encode() * 4, "psyb", [for_key, for_words], signer),
        ("for a passphrase, in a browser", "<p>Olá".encode(), "html", [for_browsers], None),
    ]
    made = [
        {
            "name": name,
            "receiver": fixed("receiver").hex() if for_key in keys else None,
            "passphrase": passphrase if for_words in keys or for_browsers in keys else None,
            "signer": raw(signer.public_key()).hex() if by else None,
            "ending": ending,
            "content": content.hex(),
            "sealed": b64(seal(content, ending, file_key, keys, by)),
        }
        for name, content, ending, keys, by in cases
    ]
    print(json.dumps(made, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    if sys.argv[1] == "vectors":
        vectors()
    else:
        key, words = ("" if one == "-" else one for one in sys.argv[2:4])
        with open(sys.argv[4], "rb") as file:
            content, ending, signer = open_sealed(file.read(), bytes.fromhex(key), words)
        sys.stdout.buffer.write(content)
        print(ending, signer.hex() if signer else "-", file=sys.stderr)
