import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { Clause, OrderFacts } from '../contract.ts'
import { counted, countIn } from './order-facts.ts'

/** The fields for the facts of an order. Those that it has are open. */
export function OrderFactFields({ facts }: { facts: OrderFacts }) {
  const { t, i18n } = useLingui()
  const { exchange, channel } = facts
  return (
    <>
      <Fact clause={exchange?.clause} name="exchange" title={<Trans>Exchanges</Trans>}>
        <TextInput defaultValue={exchange?.time ?? ''} label={t`Time of exchanges`} name="exchange-time" optional type="time" />
        <TextInput defaultValue={exchange?.place ?? ''} label={t`Place of exchanges`} maxLength={200} name="exchange-place" optional />
        <TextInput
          defaultValue={exchange?.graceMinutes ?? ''}
          hint={t`How late somebody may be.`}
          label={t`Minutes of grace`}
          max={240}
          min={0}
          name="exchange-grace"
          optional
          type="number"
        />
      </Fact>
      {counted.map((matter) => {
        const said = countIn(facts, matter)
        return (
          <Fact clause={said?.clause} key={matter.name} name={matter.name} title={i18n._(matter.title)}>
            <TextInput
              defaultValue={said?.count ?? ''}
              inputMode="numeric"
              label={i18n._(matter.label)}
              max={matter.most}
              min={0}
              name={matter.name}
              optional
              type="number"
            />
          </Fact>
        )
      })}
      <Fact clause={channel?.clause} name="channel" title={<Trans>Writing to each other</Trans>}>
        <TextInput
          defaultValue={channel?.name ?? ''}
          hint={t`As the order names it, such as the name of a service or e-mail.`}
          label={t`Only through`}
          maxLength={120}
          name="channel"
          optional
        />
      </Fact>
    </>
  )
}

interface FactProps {
  name: string
  title: ReactNode
  clause: Clause | undefined
  children: ReactNode
}

/** The fields of one fact, with its paragraph and the words of the order. */
function Fact({ name, title, clause, children }: FactProps) {
  const { t } = useLingui()
  return (
    <details className="rounded-sm border border-line" open={clause !== undefined}>
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">{title}</summary>
      <div className="grid gap-4 px-3 pb-3">
        {children}
        <TextInput defaultValue={clause?.paragraph ?? ''} label={t`Paragraph`} maxLength={40} name={`${name}-paragraph`} optional />
        <TextArea defaultValue={clause?.text ?? ''} label={t`Its words`} maxLength={1000} name={`${name}-words`} optional rows={2} />
      </div>
    </details>
  )
}
