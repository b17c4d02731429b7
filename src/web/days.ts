type Precision = 'day' | 'month' | 'year'

const shapes: Record<Precision, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}

/** A calendar day in words, only as exact as it is known: "12 Mar 2026", "November 2014", "2014". */
export function dayInWords(day: string, locale: string, precision: Precision = 'day'): string {
  return new Intl.DateTimeFormat(locale, { ...shapes[precision], timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}
