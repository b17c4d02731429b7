/** "18:00" as the locale writes it: "6:00 PM". */
export const clockTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}:00Z`))
