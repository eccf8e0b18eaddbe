import Foundation

/// The ways in which programs write the same zip archive: rewritten by hand from the format's description (APPNOTE 6.3),
/// so that no tool need be there for it.
public enum ZipShapes {
  /// All that Info-ZIP's unzip, Python and libarchive read.
  public static let genuine = [
    "grid3", "mac", "mac-twice", "unsigned", "pipe", "long", "long-pipe", "windows", "commented", "trailed",
    "once-split", "dot", "gaps", "old-names",
  ]

  /// Archives of which some programs would read one thing and others another, or that hide something.
  public static let ambiguous = [
    "two-ends", "end-in-comment", "appended", "prefixed", "shifted", "overlapping", "same-place", "in-directory",
    "other-name", "other-method", "other-lock", "long-disagrees", "long-elsewhere", "short-comment", "count", "split",
    "no-entry", "twice-unlike",
  ]

  /// Writes an archive's files in another way.
  ///
  /// - Throws: what goes wrong while Python does it.
  public static func write(_ zip: String, as shape: String, to path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, zip, shape, path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ChildProgram.Failure(description: "python: \(shape)") }
  }

  private static let script = #"""
    import struct, sys, zipfile, zlib
    source, shape, path = sys.argv[1:]
    old = zipfile.ZipFile(source)
    files = [(i.filename, old.read(i)) for i in old.infolist()]
    pipe = shape in ('mac', 'mac-twice', 'unsigned', 'pipe', 'long-pipe')
    long = shape in ('long', 'long-pipe', 'long-disagrees', 'long-elsewhere')
    unix = shape in ('mac', 'mac-twice', 'pipe', 'dot', 'unsigned')
    if shape in ('mac', 'mac-twice'):
        rest = [('__MACOSX/._' + n, b'\0\5\x16\7' + bytes(208)) for n, _ in files]
        files = [f for pair in zip(files, rest) for f in pair]
    if shape == 'mac-twice': files += files[-4:]
    if shape == 'twice-unlike': files.append((files[0][0], files[0][1][:-1] + b'?'))
    if shape == 'dot': files = [('./', b'')] + [('./' + n, d) for n, d in files]
    if shape == 'windows': files = [(n.replace('/', '\\'), d) for n, d in files]
    if shape == 'old-names': files.append(('caf\xe9.txt', b'old'))
    out, listed, starts = bytearray(), bytearray(), []
    if shape == 'once-split': out += b'PK00'
    if shape == 'prefixed': out += b'PK, a stub\n'
    end_mark = b'PK\5\6'

    def end(count, length, start, comment=b''):
        return end_mark + struct.pack('<HHHHIIH', 0, 0, count, count, length, start, len(comment)) + comment

    for index, (name, data) in enumerate(files):
        raw = name.encode('cp850') if shape == 'old-names' and not name.isascii() else name.encode()
        method = 0 if name.endswith('/') else 8
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = packer.compress(data) + packer.flush() if method else data
        piped = pipe and method
        flags = (8 if piped else 0) | (0 if raw.isascii() or shape in ('mac', 'mac-twice', 'old-names') else 0x800)
        time, day = (0x7A5B, 0x5CA5)
        listed_time, listed_day = (0, 0) if shape == 'grid3' else (time, day)
        sum = zlib.crc32(data)
        stamp = b'UT\5\0\3' + bytes(4) + b'ux\x0b\0\1\4' + bytes(4) + b'\4' + bytes(4) if unix else b''
        own = (0, 0, 0) if piped else (sum, len(packed), len(data))
        own_more, more = stamp, stamp[:9]
        if long:
            own_more = struct.pack('<HHQQ', 1, 16, own[2], own[1])
            own = (own[0], 0xFFFFFFFF, 0xFFFFFFFF)
            more = struct.pack('<HHQQQ', 1, 24, len(data), len(packed), len(out))
        place = len(out)
        if shape == 'same-place' and index == 1: place = starts[0]
        starts.append(place)
        own_raw, own_method, own_flags = raw, method, flags
        if index == len(files) - 1:
            if shape == 'other-name': own_raw = raw[:-1] + b'#'
            if shape == 'other-method': own_method = 0
            if shape == 'other-lock': own_flags |= 1
        out += b'PK\3\4' + struct.pack('<HHHHHIIIHH', 45 if long else 20, own_flags, own_method, time, day, *own,
                                        len(own_raw), len(own_more)) + own_raw + own_more + packed
        if piped:
            sizes = struct.pack('<QQ' if long else '<II', len(packed), len(data))
            out += (b'' if shape == 'unsigned' else b'PK\7\x08') + struct.pack('<I', sum) + sizes
        if shape == 'gaps': out += b'what was here was deleted'
        if shape == 'overlapping' and index == 0: packed += b'12345'
        length = len(packed) + (9999999 if shape == 'in-directory' and index == len(files) - 1 else 0)
        made = 0x031E if unix else 0x002D
        mode = (0o040755 if name.endswith('/') else 0o100644) << 16 if unix else 0
        sizes = (0xFFFFFFFF,) * 2 if long else (length, len(data))
        listed += b'PK\1\2' + struct.pack('<HHHHHHIIIHHHHHII', made, 45 if long else 20, flags, method, listed_time, listed_day,
                                          sum, *sizes, len(raw), len(more), 0, 0, 0, mode,
                                          0xFFFFFFFF if long else place) + raw + more
    start, count = len(out), len(files)
    tail = b''
    if long:
        said = start + (1 if shape == 'long-elsewhere' else 0)
        tail = b'PK\6\6' + struct.pack('<QHHIIQQQQ', 44, 45, 45, 0, 0, count, count, len(listed), said)
        tail += b'PK\6\7' + struct.pack('<IQI', 0, start + len(listed), 1)
        # The short record counts for some, the long one for others.
        tail += end(count - 1, 0xFFFFFFFF, 0xFFFFFFFF) if shape == 'long-disagrees' else \
                end_mark + struct.pack('<HHHHIIH', 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0)
    elif shape == 'commented': tail = end(count, len(listed), start, 'Sérgio: escola'.encode())
    elif shape == 'trailed': tail = end(count, len(listed), start) + bytes(300)
    elif shape == 'short-comment': tail = end(count, len(listed), start, b'comment')[:-2]
    elif shape == 'count': tail = end_mark + struct.pack('<HHHHIIH', 0, 0, count - 1, count, len(listed), start, 0)
    elif shape == 'split': tail = end_mark + struct.pack('<HHHHIIH', 1, 1, count, count, len(listed), start, 0)
    elif shape == 'shifted': tail = end(count, len(listed), start - 4)
    elif shape == 'no-entry': out[0:4] = b'PK??'
    if shape in ('two-ends', 'end-in-comment', 'appended'):
        # A second directory, of the first file alone.
        first = listed[:46 + len(files[0][0].encode())]
        if shape == 'appended':
            tail = end(count, len(listed), start)
            tail += first + end(1, len(first), start + len(listed) + len(tail))
        else:
            comment = end(1, len(first), start)
            tail = end(count, len(listed), start, comment if shape == 'end-in-comment' else b'') 
            if shape == 'two-ends': tail += comment
    open(path, 'wb').write(bytes(out) + bytes(listed) + (tail or end(count, len(listed), start)))
    """#
}
