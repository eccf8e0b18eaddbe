extension Array {
  /// What comes after the elements for which `isBefore` holds, in an array where these stand first.
  public func after(_ isBefore: (Element) -> Bool) -> ArraySlice<Element> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return self[low...]
  }
}
