import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { calls, type ParagraphDraft, type StackedOrder } from '../contract.ts'
import { stale } from './stale.ts'

interface Props {
  caseId: string
  found: readonly ParagraphDraft[]
  order: StackedOrder
  onDone: () => void
}

/** Paragraphs that were found: none enters the order that was not confirmed. */
export function Confirming({ caseId, found, order, onDone }: Props) {
  const { t } = useLingui()
  const adding = useMutation(calls.add, stale)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const turn = (at: number) => setChosen(new Set(chosen.has(at) ? [...chosen].filter((other) => other !== at) : [...chosen, at]))
  const count = chosen.size
  const paragraphs = found.filter((_one, at) => chosen.has(at))
  return (
    <Form
      check={() => (count === 0 ? { number: t`Confirm the paragraphs that read as the paper does.` } : ({} as Record<string, string>))}
      done={t`Paragraphs added`}
      isControlled
      kind="primary"
      mutation={adding}
      more={
        <Button kind="secondary" onClick={() => setChosen(new Set(found.keys()))}>
          <Trans>Confirm all</Trans>
        </Button>
      }
      onClose={onDone}
      read={() => null}
      send={() => adding.send({ params: { case: caseId, order: order.id }, body: { paragraphs } })}
      submit={
        count === 0 ? <Trans>Add confirmed paragraphs</Trans> : <Plural one="Add # paragraph" other="Add # paragraphs" value={count} />
      }
    >
      {(errorAt) => (
        <fieldset className="grid gap-2" id="number">
          <legend className="font-semibold">
            <Trans>Found in the file. Confirm each that reads as the paper does.</Trans>
          </legend>
          {errorAt('number') && (
            <p className="font-semibold text-danger" role="alert">
              {errorAt('number')}
            </p>
          )}
          {found.map(({ number, text, page }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list stays as it was found, and a number may be there twice
            <div className="border-b border-line pb-2" key={at}>
              <Checkbox
                checked={chosen.has(at)}
                label={`¶ ${number}`}
                name={`paragraph-${at}`}
                onChange={() => turn(at)}
                value={String(at)}
              />
              <p className="ps-8 text-sm [overflow-wrap:anywhere]">
                {text} <span className="text-soft">{page !== null && <Trans>page {page}</Trans>}</span>
              </p>
            </div>
          ))}
        </fieldset>
      )}
    </Form>
  )
}
