import TagarelaKit

extension BoardComplaints {
  var phrases: [Phrase] { phrases { Phrase("asterics.more", ["count": .integer($0)]) } }
}
