/// Contenders that do the same, measured in turn, so that a busy machine is busy for all of them.
struct Contest {
  let runs: Int

  /// The median of each contender's results, in their order.
  func medians(_ contenders: [() throws -> Double]) throws -> [Double] {
    var results = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<runs {
      for (index, contender) in contenders.enumerated() { results[index].append(try contender()) }
    }
    return results.map(median)
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    guard sorted.count % 2 == 0 else { return upper }
    return (sorted[sorted.count / 2 - 1] + upper) / 2
  }
}

/// Seconds that `body` takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(body)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}
