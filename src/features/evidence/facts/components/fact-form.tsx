import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { writeFactDate } from '#domain/facts/dates.ts'
import type { FactDate } from '#domain/facts/dates.ts'
import { type FactKind, factKindNames, factKinds, longest } from '#domain/facts/kinds.ts'
import { dateInQuote, readFactDate } from '#domain/facts/read-date.ts'
import type { Day } from '#kernel/day.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Citation, type Fact, type FactDraft } from '../contract.ts'
import { stale } from './addresses.ts'
import { Choices } from './choices.tsx'
import { type Cited, newCited } from './citation-fields.tsx'
import { Citations } from './citations.tsx'
import { CiteFromFile } from './cite-from-file.tsx'
import { useFactDate } from './words.ts'

interface Props {
  caseId: string
  matrix: Reply<typeof calls.matrix>
  /** The fact that is changed. */
  fact?: Fact | undefined
  /** What a new fact begins with: what it is cited from, and the file of that. */
  cited?: { citation: Citation; file: string | null } | undefined
  /** A fact that is not there yet and is sent another way: what it begins with, and how. */
  proposed?: Proposed | undefined
  onDone: () => void
}

export interface Proposed {
  fact: FactDraft & { citations: Citation[] }
  mutation: Pick<ReturnType<typeof useMutation<typeof calls.add>>, 'busy' | 'problem'>
  send: (fact: FactDraft) => Promise<unknown>
}

interface Typed {
  said: string
  when: string
  kind: FactKind
  isAgainst: boolean
  issues: readonly string[]
  people: readonly string[]
  others: string
  citations: readonly Cited[]
}

function startOf({ fact: saved, proposed, cited, matrix }: Props): Typed {
  const fact = saved ?? proposed?.fact
  const citations = (fact?.citations ?? (cited ? [cited.citation] : [])).map((each) => newCited(each))
  const known = new Set(matrix.people)
  return {
    said: fact?.said ?? '',
    when: fact ? writeFactDate(fact.when as FactDate) : '',
    kind: fact?.kind ?? (cited?.citation.kind === 'message' ? 'message' : 'other'),
    isAgainst: fact?.isAgainst ?? false,
    issues: fact?.issues ?? [],
    people: fact?.people.filter((name) => known.has(name)) ?? [],
    others: fact?.people.filter((name) => !known.has(name)).join('; ') ?? '',
    citations,
  }
}

const othersIn = (typed: string) =>
  typed
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Writes a fact: what happened and when first, then issues, people, and where it can be read. */
export function FactForm(props: Props) {
  const { caseId, matrix, fact, cited, proposed: suggestion, onDone } = props
  const { t, i18n } = useLingui()
  const inWords = useFactDate()
  const adding = useMutation(calls.add, stale)
  const saving = useMutation(calls.save, stale)
  const [typed, setTyped] = useState(() => startOf(props))
  const put = (more: Partial<Typed>) => setTyped((now) => ({ ...now, ...more }))
  const today = matrix.today as Day
  const when = readFactDate(typed.when, today)
  const { citations } = typed
  const proposed = citations.map(({ quote }) => (quote === '' ? null : dateInQuote(quote, today))).find((date) => date !== null)
  const isUsed = when !== null && proposed !== undefined && writeFactDate(when) === writeFactDate(proposed)
  const mutation = suggestion?.mutation ?? (fact ? saving : adding)
  const people = [...typed.people, ...othersIn(typed.others)]
  const check = (): Record<string, string> => ({
    ...(typed.said.trim() === '' && { said: t`Write what happened.` }),
    ...(when === null && { when: t`Enter a date with its year, such as March 3, 2025 or 03/2025.` }),
    ...(people.length > longest.people && { people: t`Name at most 20 people.` }),
    ...(citations.some(({ kind, place }) => kind === 'place' && place.trim() === '') && {
      citations: t`Enter where this can be read, or remove the citation.`,
    }),
  })
  const send = () => {
    const body = {
      when: when!,
      said: typed.said,
      kind: typed.kind,
      isAgainst: typed.isAgainst,
      people,
      issues: [...typed.issues],
      citations: citations.map(({ kind, id, page, second, quote, boxes, place }) => ({ kind, id, page, second, quote, boxes, place })),
    }
    if (suggestion) return suggestion.send(body)
    return fact
      ? saving.send({ params: { case: caseId, fact: fact.id }, body }, { done: t`Fact changed` })
      : adding.send({ params: { case: caseId }, body }, { done: t`Fact added` })
  }
  const first = citations[0]
  const cite = (more: Partial<Cited>) =>
    put({ citations: citations.map((each) => (each.key === first?.key ? { ...each, ...more } : each)) })
  return (
    <div className={cited?.file ? 'grid gap-6 lg:grid-cols-2' : 'grid gap-6'}>
      <Form
        check={check}
        isControlled
        kind="primary"
        mutation={mutation}
        onClose={onDone}
        read={() => null}
        send={send}
        submit={fact ? <Trans>Save changes</Trans> : <Trans>Save fact</Trans>}
      >
        {(errorAt) => (
          <>
            <TextArea
              error={errorAt('said')}
              hint={t`One fact, in plain words: who did what.`}
              label={t`What happened`}
              maxLength={longest.text}
              name="said"
              onChange={(event) => put({ said: event.target.value })}
              rows={3}
              value={typed.said}
            />
            <div className="grid gap-1">
              <TextInput
                error={errorAt('when')}
                hint={t`March 3, 2025 at 5 PM · about March 2025 · spring 2025 · 2024 · March 3 to 7, 2025`}
                label={t`When`}
                maxLength={120}
                name="when"
                onChange={(event) => put({ when: event.target.value })}
                value={typed.when}
              />
              <output className="figures min-h-6 text-sm text-soft">{when && <Trans>Reads as: {inWords(when)}</Trans>}</output>
              {proposed && !isUsed && (
                <Button className="justify-self-start" kind="quiet" onClick={() => put({ when: writeFactDate(proposed) })}>
                  <Trans>Use the date in the quote: {inWords(proposed)}</Trans>
                </Button>
              )}
            </div>
            {matrix.issues.length > 0 && (
              <Choices
                chosen={typed.issues}
                error={errorAt('issues')}
                legend={<Trans>Issues</Trans>}
                name="issues"
                onChange={(issues) => put({ issues })}
                options={matrix.issues.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            <Choices
              chosen={typed.people}
              error={errorAt('people')}
              legend={<Trans>People</Trans>}
              name="people"
              onChange={(chosen) => put({ people: chosen })}
              options={matrix.people.map((name) => ({ value: name, label: name }))}
            />
            <TextInput
              hint={t`Put a semicolon between names.`}
              label={t`Other people`}
              maxLength={1000}
              name="others"
              onChange={(event) => put({ others: event.target.value })}
              optional
              value={typed.others}
            />
            <Select
              label={t`Kind`}
              name="kind"
              onChange={(event) => put({ kind: factKinds.find((one) => one === event.target.value) ?? 'other' })}
              options={factKinds.map((value) => ({ value, label: i18n._(factKindNames[value]) }))}
              value={typed.kind}
            />
            <Checkbox
              checked={typed.isAgainst}
              label={t`Hurts my side`}
              name="isAgainst"
              onChange={() => put({ isAgainst: !typed.isAgainst })}
            />
            <Citations caseId={caseId} cited={citations} error={errorAt('citations')} onChange={(to) => put({ citations: to })} />
            <p className="text-sm text-soft">
              <Trans>Only you see this, and your own attorney if they have access to evidence and private entries.</Trans>
            </p>
          </>
        )}
      </Form>
      {cited?.file && first?.id === cited.citation.id && (
        <CiteFromFile
          caseId={caseId}
          file={cited.file}
          onPage={(page) => first.quote === '' && cite({ page })}
          onSelection={(selected) => {
            cite(selected)
            const date = typed.when === '' ? dateInQuote(selected.quote, today) : null
            if (date) put({ when: writeFactDate(date) })
          }}
          page={first.page ?? 1}
        />
      )}
    </div>
  )
}
