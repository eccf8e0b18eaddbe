import Sentences

/// How words of central Catalan change, in the spelling of the Institut d'Estudis Catalans.
///
/// The past is the periphrastic one that is spoken: `vaig menjar`.
struct CatalanForms: WordForms {}
