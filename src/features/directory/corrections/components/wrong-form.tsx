import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import type { Professional } from '#directory/professionals/contract.ts'
import { fieldWord, valueWord } from '#directory/professionals/public.tsx'
import { calls, longest, shortestProof } from '../contract.ts'
import { factToken, other, wrongOf } from './bodies.ts'
import { StorageNote, Proof } from './fields.tsx'
import { Sent } from './sent.tsx'
import { useSentences, wrongAt } from './use-wrong.ts'

/** Fields that a program needs and the page does not show. */
const hiddenFields = ['kind', 'jurisdiction']
/** Values in the list of facts are cut here. */
const longestValue = 70

/** A report of a wrong fact, for a person to check. Sent by JavaScript where there is any, and else by the browser. */
export function WrongForm({ of }: { of: Professional }) {
  const { t, i18n } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.correct, [], { plain: 'correct' })
  const sentences = useSentences()
  if (became?.is === 'done') return <Sent {...became.data} />
  const { at, errorAt } = wrongAt(became, sentences)
  const word = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text))
  const titleOf = (seq: number | null) => of.positions.find((position) => position.seq === seq)?.title
  const facts = of.facts
    .filter(({ field }) => !hiddenFields.includes(field))
    .map((fact) => {
      const value = word(valueWord(fact.field, fact.value, of))
      const short = value.length > longestValue ? `${value.slice(0, longestValue)} …` : value
      const where = fact.field === 'title' || of.positions.length < 2 ? null : titleOf(fact.positionSeq)
      return { value: factToken(fact), label: `${word(fieldWord(fact.field))}: ${short}${where ? ` (${where})` : ''}` }
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = wrongOf(new FormData(event.currentTarget), of.id)
    if (body.field === '') return refuse('fact')
    if (body.now === '') return refuse('now')
    if (body.proof.length < shortestProof) return refuse('proof')
    void send({ body })
  }
  return (
    <form
      action={`/add-professional?correct=${of.id}#correct`}
      autoComplete="off"
      className="grid max-w-2xl scroll-mt-20 gap-6"
      id="correct"
      method="post"
      noValidate
      onSubmit={submit}
    >
      {became && <NotSent at={at} became={became} key={attempt} title={t`It was not sent`} />}
      <Hidden form="correct" />
      <Select
        defaultValue={values['fact'] ?? ''}
        error={errorAt('fact')}
        id="fact"
        label={t`What is wrong?`}
        name="fact"
        options={[{ value: '', label: t`Choose one` }, ...facts, { value: other, label: t`Something else` }]}
      />
      <TextInput
        defaultValue={values['now'] ?? ''}
        error={errorAt('now')}
        hint={<Trans>The right value, such as “Travis” or “November 2014”. For something else, a short sentence.</Trans>}
        id="now"
        label={t`What is right?`}
        maxLength={longest.value}
        name="now"
        spellCheck={false}
      />
      <Proof errorAt={errorAt} values={values} />
      <StorageNote />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send for checking</Trans>
      </Button>
    </form>
  )
}
