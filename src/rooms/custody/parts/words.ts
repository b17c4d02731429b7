import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Layer } from '../../../domain/custody/types.ts'
import type { Seat } from '../../cases/contract.ts'
import type { Basis, Reason, Version } from '../contract.ts'
import type { Names } from './rule-words.ts'
import { weekdayName } from './wall.ts'

export const layerNames: Readonly<Record<Layer, MessageDescriptor>> = {
  base: msg`Usual weeks`,
  season: msg`Season`,
  vacation: msg`Vacation`,
  holiday: msg`Holiday`,
  change: msg`Agreed change`,
}

export const basisNames: Readonly<Record<Basis, MessageDescriptor>> = {
  agreed: msg`By agreement`,
  order: msg`As a court ordered`,
  own: msg`One parent’s own plan`,
}

export const stateNames: Readonly<Record<Version['state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  proposed: msg`Waiting for an answer`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  withdrawn: msg`Taken back`,
  expired: msg`Not answered in time`,
}

/** The parents of a seat's case by their sides, and what somebody else is called. */
export function namesOf(seat: Seat, i18n: I18n): Names {
  const of = (side: 'A' | 'B') => seat.parents.find((parent) => parent.side === side)?.name
  return { A: of('A') ?? t(i18n)`Parent A`, B: of('B') ?? t(i18n)`Parent B`, third: t(i18n)`Somebody else` }
}

/** Who has the child, by the letter of a night. */
export function letterName(letter: string, names: Names, i18n: I18n): string {
  return letter === 'A' || letter === 'B' ? names[letter] : letter === 'T' ? names.third : t(i18n)`Nobody yet`
}

/** Why a rule gives this time, in words. */
export function becauseWords({ because }: Reason['links'][number], i18n: I18n): string {
  switch (because.key) {
    case 'cycle': {
      const [night, of] = [(because.night ?? 0) + 1, because.of ?? 0]
      return t(i18n)`Night ${night} of a pattern of ${of}.`
    }
    case 'month_week': {
      const n = because.n ?? 0
      return t(i18n)`Week ${n} of the month.`
    }
    case 'otherwise':
      return t(i18n)`All time that no other week names.`
    case 'visit': {
      const day = weekdayName(because.weekday ?? 0, i18n.locale)
      return t(i18n)`Every ${day} of the visits.`
    }
    case 'block':
      return t(i18n)`These days are named.`
    case 'holiday': {
      const year = String(because.year ?? '')
      const turn =
        because.turn === 'every'
          ? t(i18n)`The same every year.`
          : because.turn === 'odd'
            ? t(i18n)`${year} is an odd year.`
            : t(i18n)`${year} is an even year.`
      const part = because.part === 'first' ? t(i18n)`The first part.` : because.part === 'second' ? t(i18n)`The second part.` : ''
      return part ? `${turn} ${part}` : turn
    }
  }
}
