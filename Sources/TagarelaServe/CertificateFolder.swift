import Clinic
import Crypto
import Foundation
import SwiftASN1
import TagarelaKit
import X509

/// The certificates of this computer's servers: an authority of their own, which devices may install once, and what it signs, which
/// is renewed. The authority can vouch for names and addresses of private networks alone.
struct CertificateFolder {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  private static let day = 86_400.0
  /// Days for which the authority holds.
  private static let daysOfAuthority = 3650.0
  /// Days for which a server's holds: browsers take none for longer.
  private static let days = 397.0
  /// It is renewed when fewer are left.
  private static let daysLeft = 30.0

  /// - Throws: ``Failure`` where it can't be kept, and what can't be signed.
  func certificate(for hosts: NetworkAddresses) throws -> ServerCertificate {
    try UserFiles.makeFolder(folder)
    let authority = try authority()
    let hosts = hosts.certified.filter(authority.mayVouch)
    let kept = try? kept("server")
    if let kept, kept.isGood(for: hosts, by: authority, left: Self.daysLeft * Self.day) {
      return try server(kept, for: hosts, by: authority)
    }
    let made = try authority.sign(for: hosts, days: Self.days * Self.day)
    try keep(made, "server")
    return try server(made, for: hosts, by: authority)
  }

  private func server(_ identity: Identity, for hosts: [String], by authority: Identity) throws -> ServerCertificate {
    let (own, other) = (try identity.bytes, try authority.bytes)
    let sum = SHA256.hash(data: own).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let chain = try [identity, authority].map { try $0.certificate.serializeAsPEM().pemString }
    return ServerCertificate(
      chain: chain.joined(separator: "\n"), key: identity.key.pemRepresentation, authority: other,
      fingerprint: sum.joined(separator: ":").uppercased(), hosts: hosts,
      renewal: identity.certificate.notValidAfter - Self.daysLeft * Self.day)
  }

  private func authority() throws -> Identity {
    if let kept = try? kept("authority"), kept.certificate.notValidAfter > Date.now + Self.days * Self.day {
      return kept
    }
    let made = try Identity.authority(days: Self.daysOfAuthority * Self.day)
    try keep(made, "authority")
    return made
  }

  private func kept(_ name: String) throws -> Identity {
    func text(_ ending: String) throws -> String {
      String(decoding: try UserFiles.read("\(folder)/\(name).\(ending)", limit: 1 << 16), as: UTF8.self)
    }
    return Identity(
      certificate: try Certificate(pemEncoded: text("pem")),
      key: try P256.Signing.PrivateKey(pemRepresentation: text("key")))
  }

  private func keep(_ identity: Identity, _ name: String) throws {
    let files = [
      ("\(folder)/\(name).key", Data(identity.key.pemRepresentation.utf8)),
      ("\(folder)/\(name).pem", Data(try identity.certificate.serializeAsPEM().pemString.utf8)),
    ]
    try UserFiles.write(files, replacing: true)
  }
}

/// A certificate and the key that belongs to it.
private struct Identity {
  let certificate: Certificate
  let key: P256.Signing.PrivateKey

  static func authority(days seconds: TimeInterval) throws -> Identity {
    let key = P256.Signing.PrivateKey()
    let name = try DistinguishedName { CommonName("Tagarela (\(UUID().uuidString.prefix(8)))") }
    let certificate = try Certificate(
      version: .v3, serialNumber: .init(), publicKey: .init(key.publicKey), notValidBefore: .now - 86_400,
      notValidAfter: .now + seconds, issuer: name, subject: name, signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
        Critical(KeyUsage(keyCertSign: true))
        Critical(
          NameConstraints(
            permittedDNSDomains: ["local", "localhost"],
            permittedIPRanges: privateNetworks.map { ASN1OctetString(contentBytes: $0[...]) }))
        SubjectKeyIdentifier(hash: .init(key.publicKey))
      }, issuerPrivateKey: .init(key))
    return Identity(certificate: certificate, key: key)
  }

  /// Addresses and masks of RFC 1918, RFC 3927, RFC 4193, RFC 4291 (2.5.6) and of this computer itself.
  private static let privateNetworks: [[UInt8]] = [
    [10, 0, 0, 0, 255, 0, 0, 0], [172, 16, 0, 0, 255, 240, 0, 0], [192, 168, 0, 0, 255, 255, 0, 0],
    [169, 254, 0, 0, 255, 255, 0, 0], [127, 0, 0, 0, 255, 0, 0, 0], long([0xFC], [0xFE]),
    long([0xFE, 0x80], [0xFF, 0xC0]),
    long([UInt8](repeating: 0, count: 15) + [1], [UInt8](repeating: 0xFF, count: 16)),
  ]

  /// An address of IPv6 and its mask, filled up with zeros.
  private static func long(_ address: [UInt8], _ mask: [UInt8]) -> [UInt8] {
    [address, mask].flatMap { $0 + [UInt8](repeating: 0, count: 16 - $0.count) }
  }

  /// Whether it may vouch for a name or an address: of those that it may not, one alone would make the whole certificate worthless.
  func mayVouch(for host: String) -> Bool {
    guard let bytes = AddressBytes.of(host) else { return true }
    let ranges = (try? certificate.extensions.nameConstraints)?.permittedIPRanges ?? []
    return ranges.map { Array($0.bytes) }.contains { range in
      range.count == 2 * bytes.count
        && bytes.indices.allSatisfy { bytes[$0] & range[bytes.count + $0] == range[$0] }
    }
  }

  func sign(for hosts: [String], days seconds: TimeInterval) throws -> Identity {
    let own = P256.Signing.PrivateKey()
    let certificate = try Certificate(
      version: .v3, serialNumber: .init(), publicKey: .init(own.publicKey), notValidBefore: .now - 86_400,
      notValidAfter: .now + seconds, issuer: self.certificate.subject,
      subject: try DistinguishedName { CommonName(hosts.first ?? "localhost") },
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.notCertificateAuthority)
        Critical(KeyUsage(digitalSignature: true))
        try ExtendedKeyUsage([.serverAuth])
        SubjectAlternativeNames(hosts.map(GeneralName.init(host:)))
        AuthorityKeyIdentifier(keyIdentifier: SubjectKeyIdentifier(hash: .init(key.publicKey)).keyIdentifier)
      }, issuerPrivateKey: .init(key))
    return Identity(certificate: certificate, key: own)
  }

  func isGood(for hosts: [String], by authority: Identity, left seconds: TimeInterval) -> Bool {
    guard certificate.notValidAfter > Date.now + seconds, certificate.notValidBefore < Date.now,
      authority.certificate.publicKey.isValidSignature(certificate.signature, for: certificate),
      let names = try? certificate.extensions.subjectAlternativeNames
    else { return false }
    return hosts.map(GeneralName.init(host:)).allSatisfy(names.contains)
  }

  /// DER.
  var bytes: Data {
    get throws {
      var serializer = DER.Serializer()
      try serializer.serialize(certificate)
      return Data(serializer.serializedBytes)
    }
  }
}

extension GeneralName {
  /// An address as such, all else as a name.
  fileprivate init(host: String) {
    self = AddressBytes.of(host).map { .ipAddress(ASN1OctetString(contentBytes: $0[...])) } ?? .dnsName(host)
  }
}
