import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls, type Reading, type TextPage } from '../contract.ts'
import { FindBar } from './find-bar.tsx'
import { PageBar } from './page-bar.tsx'
import { type PageMarks, PagePicture } from './page-picture.tsx'
import { PageText } from './page-text.tsx'
import { ReadingState } from './reading-state.tsx'
import { useFinds } from './use-finds.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface PagesOfFileProps {
  caseId: string
  /** A file that the reader uploaded, or one of an item that their grant shows. */
  file: string
  /** The page that is seen first, and again whenever this changes; from 1 on. */
  page?: number
  onPage?: (page: number) => void
  /** Called when the reader selected words. */
  onSelection?: (selection: Selection) => void
  /** Places to highlight. */
  marks?: readonly PageMarks[]
}

/** A file as its reader sees it, page by page: the picture of the page, and its words over it, to be searched, selected and copied. */
export function PagesOfFile(props: PagesOfFileProps) {
  return <FileView key={`${props.caseId} ${props.file}`} {...props} />
}

const noMarks: readonly PageMarks[] = []

function FileView({ caseId, file, page: given = 1, onPage, onSelection, marks = noMarks }: PagesOfFileProps) {
  const [wanted, setWanted] = useState(given)
  const [at, setAt] = useState(given)
  if (given !== wanted) {
    setWanted(given)
    setAt(given)
  }
  const go = (to: number) => {
    setAt(to)
    onPage?.(to)
  }
  useLive(
    caseId,
    useMemo(() => ({ case: [`/api/cases/${caseId}/files/${file}/text`] }), [caseId, file]),
  )
  const query = useApiQuery(calls.view, { params: { case: caseId, file }, query: { page: at } }, { keepOld: true })
  return (
    <Loaded failed={<Trans>Couldn’t load the text of this file</Trans>} lines={8} query={query}>
      {({ page, ...reading }) => (
        <Pages
          {...{ caseId, file, at, go, marks, reading, onSelection }}
          page={page?.page === at ? page : null}
          isOld={query.isPlaceholderData}
        />
      )}
    </Loaded>
  )
}

interface PagesProps extends Pick<PagesOfFileProps, 'caseId' | 'file'> {
  onSelection: PagesOfFileProps['onSelection'] | undefined
  at: number
  go: (to: number) => void
  marks: readonly PageMarks[]
  reading: Reading
  /** What the page says; `null` where it was not read, or is on its way. */
  page: TextPage | null
  isOld: boolean
}

function Pages({ caseId, file, at, go, marks, reading, page, isOld, onSelection }: PagesProps) {
  const { t } = useLingui()
  const { shows } = reading
  const [isText, setText] = useState(false)
  // A PDF that nobody had read yet is asked how many pages it has.
  const isCounted = shows === 'pages' && reading.pages === null
  const counted = useApiQuery(calls.pages, { params: { case: caseId, file } }, { enabled: isCounted })
  const total = shows === 'copy' || shows === 'content' ? 1 : (reading.pages ?? counted.data?.count ?? null)
  const finds = useFinds({ caseId, file, at, go, page })
  const root = useRef<HTMLDivElement>(null)
  useSelection(root, page, onSelection)
  const hasPicture = shows !== 'text' && !(isCounted && counted.data?.count === null)
  const isPicture = hasPicture && !isText
  return (
    <section aria-label={t`Pages of this file`} className="grid min-w-0 gap-3">
      <ReadingState caseId={caseId} file={file} reading={reading} unopened={counted.data?.problem ?? null} />
      <PageBar at={at} go={go} isText={isText} setText={hasPicture && reading.hasText ? setText : null} total={total} />
      {reading.hasText && <FindBar finds={finds} />}
      <div className="min-w-0" ref={root}>
        {isPicture ? (
          <PagePicture
            {...{ caseId, file, at, page, shows }}
            finds={finds}
            marks={marks.flatMap((mark) => (mark.page === at ? mark.boxes : []))}
          />
        ) : isOld ? (
          <Skeleton lines={6} />
        ) : (
          reading.hasText && <PageText finds={finds} page={page} />
        )}
      </div>
    </section>
  )
}
