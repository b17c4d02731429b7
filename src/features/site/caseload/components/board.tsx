import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { rowsWith, seenOf } from '../rules.ts'
import { CaseLine } from './case-line.tsx'
import { useWord } from './use-word.ts'
import { WhatThisShows } from './what-this-shows.tsx'

/** So many rows at first: the rest on demand. */
const atFirst = 50

/** The list of cases, with a field that narrows it and what is done with all of them. */
export function Board({ list: { word, rows } }: { list: Reply<typeof calls.list> }) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const [isWhole, setWhole] = useState(false)
  const seeing = useMutation(calls.see, ['/api/caseload'])
  useWord(word)
  const found = rowsWith(rows, q)
  const changed = found.filter(({ changes }) => changes.length > 0)
  const listed = isWhole ? found : found.slice(0, atFirst)
  const heading = (
    <h1 className="flex-1">
      <Trans>Caseload</Trans>
    </h1>
  )
  if (rows.length === 0)
    return (
      <>
        {heading}
        <Empty title={<Trans>No cases yet</Trans>}>
          <p>
            <Trans>When a parent gives you access to a case, it appears here. A parent can do that on Parent connection.</Trans>
          </p>
        </Empty>
      </>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {heading}
        <a
          className="button button-primary no-print"
          download
          href={`/api/caseload/export.zip${q.trim() === '' ? '' : `?${new URLSearchParams({ q: q.trim() })}`}`}
        >
          <Trans>Download list</Trans>
        </a>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          aria-label={t`Search cases, people and hearings`}
          className="control max-w-sm min-w-32 flex-1"
          maxLength={100}
          onChange={(event) => setQ(event.target.value)}
          placeholder={t`Search`}
          type="search"
          value={q}
        />
        {changed.length > 0 && (
          <ActionButton kind="secondary" mutation={seeing} onAct={() => seeing.send({ body: { seats: changed.map(seenOf) } })}>
            <Trans>Mark all as seen</Trans>
          </ActionButton>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {q.trim() !== '' && <Plural one="# case matches" other="# cases match" value={found.length} />}
        {q.trim() === '' && (
          <>
            <Plural one="# case" other="# cases" value={rows.length} />
            {' · '}
          </>
        )}
        {q.trim() === '' && changed.length === 0 && <Trans>Nothing new since you last looked.</Trans>}
        {q.trim() === '' && changed.length > 0 && (
          <Plural one="# changed since you last looked" other="# changed since you last looked" value={changed.length} />
        )}
      </p>
      <ul className="min-w-0 border-t border-line">
        {listed.map((row) => (
          <li className="border-b border-line py-2" key={row.seat}>
            <CaseLine row={row} />
          </li>
        ))}
      </ul>
      {found.length > listed.length && (
        <Button className="justify-self-start" kind="secondary" onClick={() => setWhole(true)}>
          <Plural one="Show # more" other="Show # more" value={found.length - listed.length} />
        </Button>
      )}
      <WhatThisShows />
    </>
  )
}
