import CZip

@main
enum ArchiveTool {
  static func main() {}
}
