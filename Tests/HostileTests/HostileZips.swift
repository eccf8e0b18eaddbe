import Foundation
import TagarelaKit

/// Zip archives that would do harm, each by the name of the harm.
enum HostileZips {
  /// What each is refused for.
  static let reasons = [
    "dotdot": "would not stay in its folder", "absolute": "would not stay in its folder",
    "backslash": "would not stay in its folder", "drive": "would not stay in its folder",
    "link": "would not stay in its folder", "device": "would not stay in its folder",
    "escape": "would not stay in its folder", "twice": "twice", "case": "twice", "file-and-folder": "twice",
    "bomb": "larger than", "bomb-of-many": "larger than", "liar": "damaged", "liar-below": "damaged",
    "overlapping": "damaged", "many": "too many files", "deep": "too many files", "password": "password",
    "cut": "damaged", "cut-inside": "damaged", "no-directory": "no boards",
  ]

  /// Makes all of them in a folder, `<name>.zip`. Each begins with a good file, of which nothing may stay.
  static func make(in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, folder]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("python failed") }
  }

  private static let script = #"""
    import os, stat, struct, sys, warnings, zipfile, zlib
    warnings.simplefilter('ignore')
    folder = sys.argv[1]

    def make(name, fill):
        z = zipfile.ZipFile(f'{folder}/{name}.zip', 'w', zipfile.ZIP_DEFLATED)
        z.writestr('manifest.json', '{"format":"open-board-0.1","root":"a.obf","paths":{"boards":{"a":"a.obf"}}}')
        z.writestr('a.obf', '{"format":"open-board-0.1","id":"a","buttons":[],"grid":{"rows":1,"columns":1,"order":[[null]]}}')
        fill(z)
        z.close()

    def mode(kind):
        info = zipfile.ZipInfo('link.obf')
        info.external_attr = (kind | 0o777) << 16
        return info

    for name, path in {'dotdot': '../../out.obf', 'absolute': f'{folder}/absolute.obf',
                       'backslash': '..\\out.obf', 'drive': 'C:/out.obf', 'escape': 'a\x1b[2Jb.obf'}.items():
        make(name, lambda z: z.writestr(path, 'bad'))
    make('link', lambda z: z.writestr(mode(stat.S_IFLNK), '/etc/passwd'))
    make('device', lambda z: z.writestr(mode(stat.S_IFCHR), ''))
    make('twice', lambda z: z.writestr('a.obf', 'bad'))
    make('case', lambda z: z.writestr('A.OBF', 'bad'))
    make('file-and-folder', lambda z: z.writestr('a.obf/b', 'bad'))
    make('many', lambda z: [z.writestr(f'{i}', '') for i in range(20_000)])
    make('deep', lambda z: [z.writestr(f'{i:05}' + '/abcdefgh' * 110, '') for i in range(1_000)])
    make('bomb-of-many', lambda z: [z.writestr(f'{i}.png', bytes(60 << 20)) for i in range(2)])

    # One header and one piece of zeros said 640 times: 10 GB, packed a thousandfold.
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    piece = packer.compress(bytes(16 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    def raw(name, entries):
        out, listed = b'', b''
        for path, size, flags, data in entries:
            head = struct.pack('<HHHHHIIIHH', 20, flags, 8, 0, 0x21, 0, len(data), size, len(path), 0)
            listed += b'PK\1\2' + struct.pack('<H', 20) + head + struct.pack('<HHHII', 0, 0, 0, 0, len(out)) + path
            out += b'PK\3\4' + head + path + data
        end = struct.pack('<HHHHIIH', 0, 0, len(entries), len(entries), len(listed), len(out), 0)
        open(f'{folder}/{name}.zip', 'wb').write(out + listed + b'PK\5\6' + end)
    bomb = piece * 640 + b'\3\0'
    raw('bomb', [(b'a.obf', 0xFFFFFFF0, 0, bomb)])
    raw('liar', [(b'a.obf', 1000, 0, bomb)])
    raw('liar-below', [(b'a.obf', 60 << 20, 0, zlib.compress(b'few', 9)[2:-4])])
    raw('password', [(b'a.obf', 3, 1, b'xyz' * 9)])

    # Many names for one content.
    data = piece
    head = struct.pack('<HHHHHIIIHH', 20, 0, 8, 0, 0x21, zlib.crc32(bytes(16 << 20)), len(data), 16 << 20, 1, 0)
    listed = b''.join(b'PK\1\2' + struct.pack('<H', 20) + head + struct.pack('<HHHII', 0, 0, 0, 0, 0) + bytes([97 + i])
                      for i in range(26))
    out = b'PK\3\4' + head + b'a' + data
    end = struct.pack('<HHHHIIH', 0, 0, 26, 26, len(listed), len(out), 0)
    open(f'{folder}/overlapping.zip', 'wb').write(out + listed + b'PK\5\6' + end)

    make('whole', lambda z: z.writestr('b.png', os.urandom(5000)))
    whole = open(f'{folder}/whole.zip', 'rb').read()
    os.remove(f'{folder}/whole.zip')
    open(f'{folder}/cut.zip', 'wb').write(whole[:-30])
    open(f'{folder}/cut-inside.zip', 'wb').write(whole[:1000])
    open(f'{folder}/no-directory.zip', 'wb').write(whole[:whole.index(b'PK\1\2')] + b'PK\5\6' + bytes(18))
    """#
}
