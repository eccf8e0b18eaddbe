import Testing

/// How words are divided, against words divided by hand.
struct SyllableTests {}
