import Testing

/// How words change, against tables that grammars give.
struct WordFormsTests {}
