import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { calls as textCalls } from '#evidence/texts/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { CitationDraft } from '../contract.ts'

type Selected = Pick<CitationDraft, 'page' | 'quote' | 'boxes'>

interface Props {
  caseId: string
  file: string
  page: number
  onSelection: (selected: Selected) => void
}

/** What is selected within an element. A press on a button may end the selection, so it is noted as it is made. */
function useSelected() {
  const ref = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState('')
  useEffect(() => {
    const note = () => {
      const selection = document.getSelection()
      const isHere = selection?.isCollapsed === false && ref.current?.contains(selection.anchorNode) === true
      if (isHere && ref.current?.contains(selection.focusNode)) setSelected(selection.toString().trim().slice(0, 4000))
    }
    document.addEventListener('selectionchange', note)
    return () => document.removeEventListener('selectionchange', note)
  }, [])
  return { ref, selected }
}

/** The text of a page of the cited file beside the form: what is selected in it becomes the quote. Nothing where none was read. */
export function CiteFromFile({ caseId, file, page, onSelection }: Props) {
  const { t } = useLingui()
  const { data } = useApiQuery(textCalls.view, { params: { case: caseId, file }, query: { page } })
  const { ref, selected } = useSelected()
  const text = data?.page?.text ?? ''
  if (text === '') return null
  return (
    <div className="grid content-start gap-2 max-lg:order-first">
      <h3>
        <Trans>Text of page {page}</Trans>
      </h3>
      <p className="text-sm text-soft">
        <Trans>Select words in the text, then use them as the quote.</Trans>
      </p>
      <section
        aria-label={t`Text of page ${page}`}
        className="max-h-48 lg:max-h-96 overflow-auto rounded-sm border border-line bg-paper p-3 text-sm font-mono whitespace-pre-wrap [overflow-wrap:anywhere]"
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its text is selected by keys
        tabIndex={0}
      >
        {text}
      </section>
      <Button
        className="justify-self-start"
        kind="secondary"
        onClick={() => selected !== '' && onSelection({ page, quote: selected, boxes: [] })}
      >
        <Trans>Use selected text</Trans>
      </Button>
    </div>
  )
}
