import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, Square, Undo2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { rangesIn } from '#domain/redaction/ranges.ts'
import type { Place, Reason } from '#domain/redaction/marks.ts'
import { calls as textCalls } from '#evidence/texts/contract.ts'
import { PageBar, sourceOf } from '#evidence/texts/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useLanding } from '#shell/landing.ts'
import { useLive } from '#shell/live.ts'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'
import { HideWords } from './hide-words.tsx'
import { LabelSelect } from './label-select.tsx'
import { MarkList } from './mark-list.tsx'
import { type Chosen, markOf, wholePhrases } from './marks.ts'
import { PageCanvas } from './page-canvas.tsx'
import { type Marks, useMarks } from './use-marks.ts'

interface Props {
  caseId: string
  /** A PDF or picture that the reader uploaded. */
  file: string
  /** The ranges that the address names. */
  ranges: string
  /** The page without this. */
  back: string
}

/** Where someone says what is hidden in a copy of their file. */
export function RedactFile({ caseId, file, ranges, back }: Props) {
  const params = { case: caseId, file }
  const isGiven = rangesIn(ranges).length > 0
  const list = useApiQuery(calls.list, { params })
  const given = useApiQuery(calls.ranges, { params, query: { ranges } }, { enabled: isGiven })
  return (
    <Loaded failed={<Trans>Couldn’t open this file</Trans>} lines={8} query={list} safe={<Trans>Your file is safe. Try again.</Trans>}>
      {({ can: { asksTwice } }) =>
        isGiven ? (
          <Loaded failed={<Trans>Couldn’t find the words to hide</Trans>} lines={8} query={given}>
            {({ marks }) => (
              <Editor
                asksTwice={asksTwice}
                back={back}
                caseId={caseId}
                file={file}
                first={marks.map(({ reason, isNamed, ...mark }) => ({ ...mark, label: isNamed ? reason : null, phrase: null }))}
              />
            )}
          </Loaded>
        ) : (
          <Editor asksTwice={asksTwice} back={back} caseId={caseId} file={file} first={[]} />
        )
      }
    </Loaded>
  )
}

interface EditorProps extends Omit<Props, 'ranges'> {
  asksTwice: boolean
  first: readonly Omit<Chosen, 'id'>[]
}

function Editor({ caseId, file, back, asksTwice, first }: EditorProps) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const heading = useLanding<HTMLHeadingElement>(true)
  const marks = useMarks(first)
  const making = useMutation(calls.make, stale(caseId, file))
  const [isSure, setSure] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const [at, setAt] = useState(first[0]?.page ?? 1)
  const [current, setCurrent] = useState<string | null>(null)
  const count = marks.marks.length
  const make = async () => {
    if (count === 0) return setMissing(t`Hide at least one place first.`)
    if (asksTwice && !isSure) return setMissing(t`Confirm that you want a copy of this sensitive file.`)
    setMissing(null)
    const body = { marks: marks.marks.map(markOf), phrases: wholePhrases(marks), isSure }
    const reply = await making.send({ params: { case: caseId, file }, body }, { done: t`Redacted copy requested` })
    if (reply) go(back, { replace: true })
    return undefined
  }
  return (
    <section aria-labelledby="redact-title" className="grid min-w-0 gap-3">
      <SiteLink className="inline-flex min-h-11 items-center gap-1 justify-self-start" to={back}>
        <ChevronLeft className="icon" />
        <Trans>Back to item</Trans>
      </SiteLink>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="scroll-mt-32 outline-none" id="redact-title" ref={heading} tabIndex={-1}>
          <Trans>Redact</Trans>
        </h2>
        <Button busy={making.busy} onClick={() => void make()}>
          <Trans>Make redacted copy</Trans>
        </Button>
      </div>
      <FormError problem={making.problem ?? (missing === null ? null : { sentence: missing })} />
      <Pages at={at} caseId={caseId} current={current} file={file} marks={marks} setAt={setAt} />
      <h3>
        <Plural one="# hidden place" other="# hidden places" value={count} />
      </h3>
      <MarkList
        marks={marks}
        onPoint={(mark) => {
          setCurrent(mark?.id ?? null)
          if (mark) setAt(mark.page)
        }}
      />
      {asksTwice && (
        <Checkbox
          checked={isSure}
          label={t`This file is marked as sensitive. Make a redacted copy of it.`}
          name="isSure"
          onChange={(event) => setSure(event.target.checked)}
        />
      )}
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          The copy is a new PDF made of pictures of the pages, with black bars in them and without the hidden words. We check each copy
          before you get it. Your original stays as it is.
        </Trans>
      </p>
    </section>
  )
}

interface PagesProps {
  caseId: string
  file: string
  at: number
  setAt: (page: number) => void
  marks: Marks
  current: string | null
}

function Pages({ caseId, file, at, setAt, marks, current }: PagesProps) {
  const { t } = useLingui()
  const id = useId()
  const params = { case: caseId, file }
  useLive(
    caseId,
    useMemo(() => ({ case: ['text', 'redaction-finds'].map((part) => `/api/cases/${caseId}/files/${file}/${part}`) }), [caseId, file]),
  )
  const [isDrawing, setDrawing] = useState<boolean | null>(null)
  const [label, setLabel] = useState<Reason | null>('other')
  const view = useApiQuery(textCalls.view, { params, query: { page: at } }, { keepOld: true })
  const shows = view.data?.shows
  const counted = useApiQuery(textCalls.pages, { params }, { enabled: shows === 'pages' && view.data?.pages === null })
  const total = shows === 'pages' ? (view.data?.pages ?? counted.data?.count ?? null) : 1
  const page = view.data?.page?.page === at ? view.data.page : null
  const words = page?.words.flat() ?? []
  const shape = page && page.width > 0 ? page.height / page.width : 1100 / 850
  // Where there are no words to tap a box is what there is to draw.
  const draws = isDrawing ?? (view.data !== undefined && !view.isPlaceholderData && words.length === 0)
  const add = (places: readonly Place[], said: string) =>
    marks.add(places.map((place) => ({ ...place, page: at, words: said, label, phrase: null })))
  return (
    <>
      <HideWords
        caseId={caseId}
        file={file}
        onHide={(phrase, places, isWhole) =>
          marks.add(
            places.map((place) => ({ ...place, label, phrase: isWhole ? phrase : null })),
            isWhole ? phrase : undefined,
          )
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-pressed={draws}
          className="px-2.5 text-sm aria-pressed:border-action aria-pressed:bg-action-wash"
          kind="secondary"
          onClick={() => setDrawing(!draws)}
        >
          <Trans>Draw boxes</Trans>
        </Button>
        <Button
          aria-label={t`Add a box`}
          className="px-2.5"
          kind="secondary"
          onClick={() => add([{ x: 0.3, y: 0.45, w: 0.4, h: 0.05 }], '')}
        >
          <Square className="icon" />
        </Button>
        <Button aria-disabled={marks.undo === null} aria-label={t`Undo`} className="px-2.5" kind="secondary" onClick={() => marks.undo?.()}>
          <Undo2 className="icon" />
        </Button>
        <span className="flex items-center gap-2 text-sm">
          <label htmlFor={id}>
            <Trans>Label</Trans>
          </label>
          <LabelSelect id={id} name={t`Label`} onChange={setLabel} value={label} />
        </span>
      </div>
      <PageBar at={at} go={setAt} isText={false} setText={null} total={total} />
      {shows !== undefined && (
        <PageCanvas
          at={at}
          current={current}
          isDrawing={draws}
          marks={marks.marks.filter((mark) => mark.page === at)}
          onAdd={add}
          onRemove={marks.remove}
          shape={shape}
          source={sourceOf({ caseId, file, at, shows })}
          words={words}
        />
      )}
    </>
  )
}
