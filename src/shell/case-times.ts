import { t } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import { dayIn, differ, timeElsewhere, timeIn, useViewerZone, zoneLetters } from '#web/times.ts'

/** A case's moment for a reader in another zone: the case's time with its zone, then the reader's own time. */
function withReaderTime(time: string, iso: string, zone: string, viewer: string | null, i18n: I18n): string {
  if (viewer === null || !differ(iso, zone, viewer)) return time
  const [letters, own] = [zoneLetters(iso, zone, i18n.locale), timeElsewhere(iso, zone, viewer, i18n.locale)]
  return t(i18n)`${time} ${letters} (${own} where you are)`
}

/** Writes moments in a case's zone: "Fri, Nov 27, 2026, 6:00 PM". Viewers in another zone also see the zone and their own time. */
export function useCaseTimes(zone: string, i18n: I18n): { moment: (iso: string) => string; time: (iso: string) => string } {
  const viewer = useViewerZone()
  return {
    moment: (iso) => withReaderTime(`${dayIn(iso, zone, i18n.locale)}, ${timeIn(iso, zone, i18n.locale)}`, iso, zone, viewer, i18n),
    time: (iso) => withReaderTime(timeIn(iso, zone, i18n.locale), iso, zone, viewer, i18n),
  }
}
