import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PagesOfFile, type Selection } from '#evidence/texts/public.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CitationDraft } from '../contract.ts'

type Selected = Pick<CitationDraft, 'page' | 'quote' | 'boxes'>

interface Props {
  caseId: string
  file: string
  page: number
  /** Another page is cited, without words. */
  onPage: (page: number) => void
  onSelection: (selected: Selected) => void
}

/** The pages of the cited file beside the form: words that are selected there become the quote, with their place. */
export function CiteFromFile({ caseId, file, page, onPage, onSelection }: Props) {
  // A press on a button may end the selection, so it is noted as it is made.
  const [selected, setSelected] = useState<Selection | null>(null)
  return (
    <div className="grid min-w-0 content-start gap-2 max-lg:order-first">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft">
          {selected === null ? <Trans>Select words on the page to quote them.</Trans> : <Trans>Selected: “{short(selected.quote)}”</Trans>}
        </p>
        {selected !== null && (
          <Button
            kind="secondary"
            onClick={() => {
              onSelection({ page: selected.page, quote: selected.quote, boxes: selected.boxes.map((box) => [...box]) })
              setSelected(null)
            }}
          >
            <Trans>Use as quote</Trans>
          </Button>
        )}
      </div>
      {/* On a phone the form stays in reach. */}
      <div className="max-lg:max-h-[45dvh] max-lg:overflow-y-auto">
        <PagesOfFile caseId={caseId} file={file} onPage={onPage} onSelection={setSelected} page={page} />
      </div>
    </div>
  )
}

const short = (quote: string) => (quote.length > 60 ? `${quote.slice(0, 59).toWellFormed()}…` : quote)
