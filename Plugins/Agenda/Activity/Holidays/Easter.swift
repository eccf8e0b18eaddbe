import TagarelaKit

extension Day {
  /// Easter Sunday of the Gregorian calendar, by the anonymous algorithm in Meeus, Astronomical Algorithms, 2nd edition,
  /// chapter 8. Right for all years from 1583 on.
  static func easter(_ year: Int) -> Day? {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let g = (b - (b + 8) / 25 + 1) / 3
    let h = (19 * a + b - d - g + 15) % 30
    let (i, k) = (c / 4, c % 4)
    let l = (32 + 2 * e + 2 * i - h - k) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return Day(year: year, month: n / 31, day: n % 31 + 1)
  }
}
