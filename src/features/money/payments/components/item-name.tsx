import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import type { OpenItem } from '../contract.ts'
import { causeNames } from '../rules.ts'

type Named = Pick<OpenItem, 'item' | 'title' | 'to'> & { due: string | null; isCredit?: boolean }

/** What is owed, as a link where it has a page. */
export function ItemName({ item, title, to, due, isCredit = false }: Named) {
  const { i18n } = useLingui()
  if (isCredit) return <Trans>Paid ahead</Trans>
  const name = title || i18n._(causeNames[item.kind])
  const words = due === null ? '' : dayInWords(due, i18n.locale)
  return (
    <>
      {to ? <SiteLink to={to}>{name}</SiteLink> : name}
      {words && (
        <span className="text-soft">
          {' '}
          <Trans>due {words}</Trans>
        </span>
      )}
    </>
  )
}
