/// How a report looks in a browser: read on a telephone, and printed.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light; }
    body { margin: 0; background: #fff; color: #111; font: 1.05rem/1.5 "Noto Sans", "Segoe UI", Roboto, Arial, sans-serif; }
    main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
    .days { color: #444; margin: 0 0 1.5rem; }
    h2 { font-size: 1.25rem; margin: 2.2rem 0 .5rem; padding-top: .8rem; border-top: 1px solid #ccc; }
    h3 { font-size: .9rem; font-weight: normal; color: #444; margin: 1rem 0 0; }
    p { margin: .4rem 0; overflow-wrap: anywhere; }
    .note p { margin-top: .1rem; white-space: pre-line; }
    figure { margin: 1.2rem 0; }
    figcaption { font-weight: bold; margin-bottom: .4rem; }
    img { display: block; width: 100%; height: auto; }
    details { margin-top: .4rem; }
    summary { cursor: pointer; padding: .4rem 0; color: #174d80; text-decoration: underline; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: .95rem; }
    caption { text-align: left; color: #444; padding: .2rem 0; }
    th, td { padding: .3rem .5rem; border-bottom: 1px solid #ccc; text-align: right; font-variant-numeric: tabular-nums; }
    th:first-child { text-align: left; }
    tbody th { font-weight: normal; }
    :focus-visible { outline: 3px solid #174d80; outline-offset: 2px; }
    @page { margin: 18mm; }
    @media print {
      main { max-width: none; padding: 0; }
      details:not([open]) { display: none; }
      summary { display: none; }
      figure, tr, .note h3 { break-inside: avoid; }
      h2, h3, figcaption { break-after: avoid; }
    }
    """
}
