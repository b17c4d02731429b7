import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { calls as textCalls } from '#evidence/texts/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { CitationDraft } from '../contract.ts'

export type Selected = Pick<CitationDraft, 'page' | 'quote' | 'boxes'>

interface Props {
  caseId: string
  file: string
  page: number
  onSelection: (selected: Selected) => void
}

/** The text of a page of the cited file beside the form: what is selected in it becomes the quote. Nothing where none was read. */
export function CiteFromFile({ caseId, file, page, onSelection }: Props) {
  const { data } = useApiQuery(textCalls.view, { params: { case: caseId, file }, query: { page } })
  const [selected, setSelected] = useState('')
  const text = data?.page?.text ?? ''
  if (text === '') return null
  /** What is selected of this text: a press on the button may end the selection, so it is noted as it is made. */
  const note = (pre: HTMLElement) => {
    const selection = window.getSelection()
    const isHere = selection !== null && !selection.isCollapsed && pre.contains(selection.anchorNode) && pre.contains(selection.focusNode)
    if (isHere) setSelected(selection.toString().trim().slice(0, 4000))
  }
  return (
    <div className="grid content-start gap-2">
      <h3>
        <Trans>Text of page {page}</Trans>
      </h3>
      <pre
        className="max-h-80 overflow-auto rounded-sm border border-line bg-paper p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
        onKeyUp={({ currentTarget }) => note(currentTarget)}
        onPointerUp={({ currentTarget }) => note(currentTarget)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its text is selected by keys
        tabIndex={0}
      >
        {text}
      </pre>
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
