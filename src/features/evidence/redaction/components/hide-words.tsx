import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { limits, type Place } from '#domain/redaction/marks.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { calls } from '../contract.ts'

type Find = Reply<typeof calls.find>['found'][number]
export interface Hidden extends Place {
  page: number
  words: string
}

interface Props {
  caseId: string
  file: string
  /** `isWhole`: every find is among them. */
  onHide: (phrase: string, places: readonly Hidden[], isWhole: boolean) => void
}

/** Finds a word or phrase on all pages and hides it. */
export function HideWords({ caseId, file, onHide }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [q, setQ] = useState('')
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search className="grid gap-2">
      <form className="flex flex-wrap items-end gap-2" onSubmit={look}>
        <div className="min-w-0 flex-1 basis-48">
          <label className="font-semibold" htmlFor={id}>
            <Trans>Hide a word everywhere</Trans>
          </label>
          <input
            autoComplete="off"
            className="control w-full"
            enterKeyHint="search"
            id={id}
            maxLength={limits.phrase}
            name="q"
            placeholder={t`Name, number or phrase`}
            spellCheck={false}
            type="search"
          />
        </div>
        <Button kind="secondary" type="submit">
          <Trans>Find</Trans>
        </Button>
      </form>
      {q !== '' && <Finds caseId={caseId} file={file} key={q} onDone={() => setQ('')} onHide={onHide} q={q} />}
    </search>
  )
}

function Finds({ caseId, file, q, onHide, onDone }: Props & { q: string; onDone: () => void }) {
  const query = useApiQuery(calls.find, { params: { case: caseId, file }, query: { q } })
  if (query.isError)
    return (
      <output>
        <Trans>Couldn’t search. Try again in a moment.</Trans>
      </output>
    )
  if (!query.data)
    return (
      <output>
        <Trans>Searching…</Trans>
      </output>
    )
  const { found, isAll } = query.data
  return (
    <>
      <output className="text-sm">
        {found.length === 0 ? <Trans>Not found.</Trans> : <Plural one="# match." other="# matches." value={found.length} />}{' '}
        {!isAll && <Trans>Some pages haven’t been read, so there may be more. Look through the pages yourself.</Trans>}
      </output>
      {found.length > 0 && <Choose found={found} onDone={onDone} onHide={onHide} q={q} />}
    </>
  )
}

function Choose({ found, q, onHide, onDone }: Pick<Props, 'onHide'> & { found: readonly Find[]; q: string; onDone: () => void }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const count = found.length - left.size
  const toggle = (n: number) => {
    const next = new Set(left)
    if (!next.delete(n)) next.add(n)
    setLeft(next)
  }
  const hide = () => {
    const chosen = found.filter((_, n) => !left.has(n))
    onHide(
      q,
      chosen.flatMap(({ page, words, places }) => places.map((place) => ({ ...place, page, words }))),
      left.size === 0,
    )
    onDone()
  }
  return (
    <>
      <ul className="max-h-64 overflow-y-auto rounded-sm border border-line">
        {found.map(({ page, before, words, after, places: [place] }, n) => (
          <li className="border-b border-line last:border-b-0" key={`${page} ${place?.x} ${place?.y}`}>
            <label className="flex min-h-11 items-center gap-2 px-2 py-1 text-sm">
              <input checked={!left.has(n)} className="size-5 flex-none" onChange={() => toggle(n)} type="checkbox" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="text-soft">
                  <Trans>Page {page}</Trans>:{' '}
                </span>
                {before} <strong>{words}</strong> {after}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <Button className="justify-self-start" kind="secondary" onClick={hide}>
          <Plural one="Hide # match" other="Hide # matches" value={count} />
        </Button>
      )}
    </>
  )
}
