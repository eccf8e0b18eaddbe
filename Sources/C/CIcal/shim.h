#pragma once
#include <libical/ical.h>

// Lists of recurrence rules end with a mark; Swift sees them as tuples of some hundred numbers.

static inline int cical_count(const short *list, int most) {
  int count = 0;
  while (count < most && list[count] != ICAL_RECURRENCE_ARRAY_MAX) count++;
  return count;
}

// Whether all that a list may say is what the first time says already.
static inline int cical_says_only(const short *list, int most, int value) {
  int count = cical_count(list, most);
  return count == 0 || (count == 1 && list[0] == value);
}

// Whether a rule says no more than frequency, interval, weekdays, count and end.
static inline int cical_is_plain(const struct icalrecurrencetype *rule, struct icaltimetype start) {
  return cical_says_only(rule->by_second, ICAL_BY_SECOND_SIZE, start.second)
      && cical_says_only(rule->by_minute, ICAL_BY_MINUTE_SIZE, start.minute)
      && cical_says_only(rule->by_hour, ICAL_BY_HOUR_SIZE, start.hour)
      && cical_says_only(rule->by_month_day, ICAL_BY_MONTHDAY_SIZE, start.day)
      && cical_count(rule->by_year_day, ICAL_BY_YEARDAY_SIZE) == 0
      && cical_count(rule->by_week_no, ICAL_BY_WEEKNO_SIZE) == 0
      && cical_count(rule->by_set_pos, ICAL_BY_SETPOS_SIZE) == 0
      && (cical_count(rule->by_month, ICAL_BY_MONTH_SIZE) == 0
          || (rule->freq == ICAL_YEARLY_RECURRENCE
              && cical_says_only(rule->by_month, ICAL_BY_MONTH_SIZE, start.month)))
      && rule->rscale == NULL;
}

static inline int cical_weekday_count(const struct icalrecurrencetype *rule) {
  return cical_count(rule->by_day, ICAL_BY_DAY_SIZE);
}

// 0 for Monday to 6 for Sunday; -1 for "the second Tuesday".
static inline int cical_weekday(const struct icalrecurrencetype *rule, int index) {
  if (icalrecurrencetype_day_position(rule->by_day[index]) != 0) return -1;
  int day = (int)icalrecurrencetype_day_day_of_week(rule->by_day[index]);
  return day == ICAL_NO_WEEKDAY ? -1 : (day + 5) % 7;
}

static inline int cical_week_begins_on_monday(const struct icalrecurrencetype *rule) {
  return rule->week_start == ICAL_MONDAY_WEEKDAY || rule->week_start == ICAL_NO_WEEKDAY;
}
