import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import { calls as termCalls } from '#case/order-terms/contract.ts'
import { readExchangeKey } from '#domain/exchange/key.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, Select, TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { linkNames } from '../rules.ts'
import type { DraftBody } from './use-saved-draft.ts'

interface LinksProps {
  content: DraftBody
  onChange: (more: Partial<DraftBody>) => void
  search: URLSearchParams
  zone: string
}

/** What a message can be about, and what each of it is called. */
function useThings(search: URLSearchParams, zone: string) {
  const { t, i18n } = useLingui()
  const { data } = useApiQuery(termCalls.list, { query: caseQuery(search) })
  const { data: linkable } = useApiQuery(calls.linkable, { query: caseQuery(search) })
  const things = linkable?.things ?? []
  const orders = data?.orders.filter(({ isShared }) => isShared) ?? []
  /** An exchange by its own name, and where it is one of the list to whom it goes. */
  const exchangeNamed = (id: string, to?: string) => {
    const { due } = readExchangeKey(id)!
    const on = formatDate('moment', due, i18n.locale, zone)
    return to === undefined ? t`Exchange: ${on}` : t`Exchange: ${on}, to ${to}`
  }
  const named = ({ kind, id, title, day }: (typeof things)[number]) => {
    const on = day === null ? '' : dayInWords(day, i18n.locale)
    if (kind === 'exchange') return exchangeNamed(id, title)
    return kind === 'event' ? t`Event: ${title}, ${on}` : kind === 'swap' ? t`Swap request: ${on}` : t`Plan: ${title}`
  }
  const wordsOf = ({ kind, id }: DraftBody['links'][number]) => {
    const thing = things.find((each) => each.id === id)
    if (kind === 'order') return orders.find((each) => each.id === id)?.title ?? t`Order`
    return thing ? named(thing) : kind === 'exchange' ? exchangeNamed(id) : i18n._(linkNames[kind])
  }
  return { things, orders, named, wordsOf }
}

interface ChosenLinksProps extends LinksProps {
  error: string | undefined
  /** The author is in safety mode: no link may name a place. */
  isSafety: boolean
}

/** What the message is about so far. */
export function ChosenLinks({ content, onChange, error, isSafety, search, zone }: ChosenLinksProps) {
  const { wordsOf } = useThings(search, zone)
  if (content.links.length === 0 && !error) return null
  return (
    <div className="grid gap-1">
      {error && <FieldError id="links-error">{error}</FieldError>}
      {isSafety && content.links.some(({ kind }) => kind === 'event' || kind === 'exchange' || kind === 'swap') && (
        <p className="text-sm text-soft">
          <Trans>You are in safety mode: something that names a place can’t be linked.</Trans>
        </p>
      )}
      {content.links.map((link) => (
        <p className="flex flex-wrap items-center gap-x-3" key={link.kind + link.id + link.paragraph}>
          {wordsOf(link)}
          {link.paragraph !== '' && <> ¶ {link.paragraph}</>}
          <Button kind="quiet" onClick={() => onChange({ links: content.links.filter((each) => each !== link) })}>
            <Trans>Remove link</Trans>
          </Button>
        </p>
      ))}
    </div>
  )
}

/** Links the message to an order with its paragraph, an event, an exchange, a swap request, a clause of a plan. Only what both parents see can be named. */
export function Links({ content, onChange, search, zone }: LinksProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState('')
  const [order, setOrder] = useState('')
  const [paragraph, setParagraph] = useState('')
  const { things, orders: shared, named } = useThings(search, zone)
  if (shared.length === 0 && things.length === 0) return null
  const addThing = () => {
    const thing = things.find(({ id }) => id === chosen)
    if (thing && !content.links.some(({ id }) => id === thing.id))
      onChange({ links: [...content.links, { kind: thing.kind, id: thing.id, paragraph: '' }] })
    setChosen('')
  }
  const add = () => {
    const link = { kind: 'order' as const, id: order, paragraph: paragraph.trim() }
    if (!content.links.some((each) => each.id === link.id && each.paragraph === link.paragraph))
      onChange({ links: [...content.links, link] })
    setOrder('')
    setParagraph('')
  }
  return (
    <div className="grid gap-2">
      {things.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
          <Select
            label={t`Event, exchange, swap or clause it is about`}
            name="thing"
            onChange={(event) => setChosen(event.target.value)}
            options={[{ value: '', label: t`None` }, ...things.map((thing) => ({ value: thing.id, label: named(thing) }))]}
            value={chosen}
          />
          {chosen !== '' && (
            <Button kind="secondary" onClick={addThing}>
              <Trans>Link it</Trans>
            </Button>
          )}
        </div>
      )}
      {shared.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-[1fr_8rem_auto] sm:items-end">
          <Select
            label={t`Order it is about`}
            name="order"
            onChange={(event) => setOrder(event.target.value)}
            options={[{ value: '', label: t`None` }, ...shared.map(({ id, title }) => ({ value: id, label: title }))]}
            value={order}
          />
          <TextInput
            label={t`Paragraph`}
            maxLength={40}
            name="paragraph"
            onChange={(event) => setParagraph(event.target.value)}
            optional
            value={paragraph}
          />
          {order !== '' && (
            <Button kind="secondary" onClick={add}>
              <Trans>Link order</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
