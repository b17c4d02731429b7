import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { recordAddresses } from '#case/cases/public.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type OrderWithTerms, type TermDraft, type TermKind } from '../contract.ts'
import { type Entry, termsOf, wrongIn } from './read-terms.ts'
import { TermFields } from './term-fields.tsx'
import { groups, kindNames, several } from './words.ts'

interface TermsFormProps {
  caseId: string
  order: OrderWithTerms
  onDone: () => void
}

type Filled = Entry & { term?: TermDraft }

/** All terms of an order on one page: what the order has is ticked, and only that has fields. */
export function TermsForm({ caseId, order, onDone }: TermsFormProps) {
  const { t, i18n } = useLingui()
  const saving = useMutation(calls.save, recordAddresses)
  const [entries, setEntries] = useState<readonly Filled[]>(() =>
    order.terms.map((term, index) => ({ key: `term-${index}`, kind: term.says.kind, term })),
  )
  const [next, setNext] = useState(entries.length)
  const kinds = groups.flatMap((group) => group.kinds)
  const sorted = kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind))
  const add = (kind: TermKind) => {
    setEntries([...entries, { key: `term-${next}`, kind }])
    setNext(next + 1)
  }
  const sentences = {
    days: t`Choose at least one day.`,
    time: t`Enter a time.`,
    number: t`Enter a whole number, at most 1,000.`,
    amount: t`Enter an amount in dollars, such as 250.`,
    way: t`Choose at least one way.`,
    order: t`It ends before it begins.`,
  }
  return (
    <Form
      check={(typed) => wrongIn(sorted, typed, sentences)}
      isControlled
      kind="primary"
      mutation={saving}
      onClose={onDone}
      read={(typed) => ({ terms: termsOf(sorted, typed) })}
      send={(body) => saving.send({ params: { case: caseId, order: order.id }, body })}
      submit={<Trans>Save terms</Trans>}
    >
      {(errorAt, clearErrors) => {
        const drop = (isGone: (entry: Filled) => boolean) => {
          const gone = entries.filter(isGone)
          setEntries(entries.filter((entry) => !isGone(entry)))
          clearErrors((field) => gone.some(({ key }) => field.startsWith(`${key}-`)))
        }
        return groups.map(({ title, kinds: its }) => (
          <fieldset className="grid gap-2" key={its[0]}>
            <legend className="mb-2 text-lg font-semibold">{i18n._(title)}</legend>
            {its.map((kind) => {
              const mine = sorted.filter((entry) => entry.kind === kind)
              return (
                <div className="rounded-sm border border-line bg-surface px-3" key={kind}>
                  <label className="flex min-h-11 items-center gap-3">
                    <input
                      checked={mine.length > 0}
                      className="size-5 flex-none"
                      onChange={(event) => (event.target.checked ? add(kind) : drop((entry) => entry.kind === kind))}
                      type="checkbox"
                    />
                    {i18n._(kindNames[kind])}
                  </label>
                  {mine.map((entry, index) => (
                    <div className="grid gap-2 border-t border-line py-3" key={entry.key}>
                      <TermFields entry={entry} errorAt={errorAt} term={entry.term} />
                      {mine.length > 1 && (
                        <Button className="justify-self-start" kind="quiet" onClick={() => drop(({ key }) => key === entry.key)}>
                          <Trans>
                            Remove {i18n._(kindNames[kind])} {index + 1}
                          </Trans>
                        </Button>
                      )}
                    </div>
                  ))}
                  {mine.length > 0 && several.has(kind) && (
                    <p className="pb-3">
                      <Button kind="quiet" onClick={() => add(kind)}>
                        <Trans>Add another: {i18n._(kindNames[kind])}</Trans>
                      </Button>
                    </p>
                  )}
                </div>
              )
            })}
          </fieldset>
        ))
      }}
    </Form>
  )
}
