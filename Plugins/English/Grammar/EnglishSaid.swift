import Sentences

extension SaidLanguage {
  static let english = SaidLanguage(
    articles: "the a an some", singularArticles: "a an",
    contractions: """
      i'm you're he's she's it's we're they're i've you've we've they've i'll you'll he'll she'll it'll we'll they'll i'd \
      you'd he'd she'd we'd they'd that's there's here's what's who's where's how's let's isn't aren't wasn't weren't \
      doesn't didn't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't
      """, pronounsTellVerbs: true, manners: ["good": "well", "bad": "badly"],
    negatedVerbs: ["can't": ["can", "not"], "cannot": ["can", "not"], "won't": ["will", "not"]], pronouns: ("I", "you"))
}
