import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import type { Account, Item } from '../contract.ts'
import { nameOf } from './proofs.tsx'

/** What an item of the checklist says. */
export function ItemText({ item, accounts }: { item: Item; accounts: readonly Account[] }) {
  const { i18n } = useLingui()
  const inWords = (day: string | null) => (day === null ? '' : dayInWords(day, i18n.locale))
  const { named } = item
  const [name, other] = [nameOf(accounts, item.account), nameOf(accounts, item.other)]
  const [first, last] = [inWords(item.first), inWords(item.last)]
  const [count, days] = [item.count ?? 0, item.days ?? 0]
  switch (item.kind) {
    case 'unlisted':
      return (
        <Plural
          one={`# line names an account ending ${named} that has no statement here.`}
          other={`# lines name an account ending ${named} that has no statement here.`}
          value={count}
        />
      )
    case 'unlisted_card':
      return (
        <Plural
          one={`# line pays a card (${named}), and no card account is imported here.`}
          other={`# lines pay a card (${named}), and no card account is imported here.`}
          value={count}
        />
      )
    case 'twin':
      return (
        <Trans>
          {name} and {other} have {count} of {days} lines in common. One of them may be imported twice.
        </Trans>
      )
    case 'equal':
      return (
        <Trans>
          {name} has {count} equal lines on {first}. They may be separate purchases.
        </Trans>
      )
    case 'starts_late':
      return (
        <Trans>
          {name}: no statement from {first} to {last} ({days} days), when other accounts have one.
        </Trans>
      )
    case 'ends_early':
      return (
        <Trans>
          {name}: no statement from {first} to {last} ({days} days), although other accounts go on.
        </Trans>
      )
    default:
      return (
        <Trans>
          {name}: nothing imported from {first} to {last} ({days} days).
        </Trans>
      )
  }
}
