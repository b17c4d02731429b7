import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { longest } from '#domain/facts/kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { CitationFields, type Cited, newCited } from './citation-fields.tsx'
import { FindItem } from './find-item.tsx'

interface Props {
  caseId: string
  cited: readonly Cited[]
  error: ReactNode
  onChange: (cited: readonly Cited[]) => void
}

/** Where a fact can be read, and ways to add to it: an item of the vault, a place in words, a message from its own page. */
export function Citations({ caseId, cited, error, onChange }: Props) {
  const put = (key: string, to: Cited[]) => onChange(cited.flatMap((each) => (each.key === key ? to : [each])))
  return (
    <fieldset className="grid gap-3" id="citations">
      <legend className="pb-2 font-semibold">
        <Trans>Citations</Trans>
      </legend>
      {error && <FieldError id="citations-error">{error}</FieldError>}
      {cited.map((each) => (
        <CitationFields cited={each} key={each.key} onChange={(to) => put(each.key, [to])} onRemove={() => put(each.key, [])} />
      ))}
      {cited.length < longest.citations && (
        <>
          <FindItem caseId={caseId} onFound={({ id, title }) => onChange([...cited, newCited({ kind: 'item', id, title })])} />
          <Button className="justify-self-start" kind="secondary" onClick={() => onChange([...cited, newCited({ kind: 'place' })])}>
            <Trans>Cite another place</Trans>
          </Button>
          <p className="text-sm text-soft">
            <Trans>To cite a message, open it and choose “Cite in a fact”.</Trans>
          </p>
        </>
      )}
    </fieldset>
  )
}
