import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayInWords } from '../../../web/days.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import type { Reply } from '../../../http/contract.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { calls } from '../contract.ts'
import { dayShort } from './words.ts'

type Preview = Reply<typeof calls.preview>
const mostShown = 200

/** Takes a file of another calendar in: looked at first, chosen, and to be taken back as one. */
export function TakeIn({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui()
  const reading = useChange(calls.preview, [])
  const taking = useChange(calls.takeIn, ['/api/calendar'])
  const [file, setFile] = useState<{ name: string; file: string } | null>(null)
  const [found, setFound] = useState<Preview | null>(null)
  const [leave, setLeave] = useState<ReadonlySet<string>>(new Set())
  const [isShared, setIsShared] = useState(false)
  const problem = reading.problem ?? taking.problem
  const choose = async (chosen: File | undefined) => {
    setFound(null)
    if (!chosen) return
    const body = { name: chosen.name.slice(0, 120), file: await chosen.text() }
    setFile(body)
    const reply = await reading.send({ params: { case: caseId }, body })
    setFound(reply)
    setLeave(new Set())
  }
  const take = async () => {
    if (file && (await taking.send({ params: { case: caseId }, body: { ...file, leave: [...leave], isShared } }))) onDone()
  }
  const fresh = found?.events.filter(({ isThere }) => !isThere) ?? []
  const count = fresh.filter(({ key }) => !leave.has(key)).length
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Choose a file that you exported from Google, Apple or Outlook, or from OurFamilyWizard (.ics, 10 MB at most). You see first what
          would come in. Nothing is kept until you say so.
        </Trans>
      </p>
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <TextInput accept=".ics,text/calendar" label={t`File`} onChange={(changed) => void choose(changed.target.files?.[0])} type="file" />
      <output className="text-soft">{reading.busy && <Trans>The file is being read.</Trans>}</output>
      {found && (
        <>
          <h3>
            <Plural one="# event would come in" other="# events would come in" value={count} />
          </h3>
          <ul className="grid max-h-72 gap-0.5 overflow-y-auto rounded-sm border border-line p-2" tabIndex={-1}>
            {found.events.slice(0, mostShown).map((event) => (
              <li key={event.key}>
                <Choice
                  event={event}
                  isOut={leave.has(event.key)}
                  onToggle={() =>
                    setLeave((now) => {
                      const next = new Set(now)
                      if (!next.delete(event.key)) next.add(event.key)
                      return next
                    })
                  }
                />
              </li>
            ))}
          </ul>
          {found.events.length > mostShown && (
            <p className="text-sm text-soft">
              <Trans>The first {mostShown} are shown; the others come in too.</Trans>
            </p>
          )}
          <LeftOut lines={found.leftOut} title={<Trans>What stays out, and why</Trans>} />
          <LeftOut lines={found.warnings} title={<Trans>What was read with doubt</Trans>} />
          <Checkbox
            checked={isShared}
            label={<Trans>Share them with the other parent. Without this only you see them.</Trans>}
            onChange={(changed) => setIsShared(changed.target.checked)}
          />
          <Button busy={taking.busy} className="justify-self-start" onClick={() => void take()}>
            <Trans>Take them in</Trans>
          </Button>
        </>
      )}
      <Earlier caseId={caseId} />
    </div>
  )
}

function Choice({ event, isOut, onToggle }: { event: Preview['events'][number]; isOut: boolean; onToggle: () => void }) {
  const { i18n } = useLingui()
  const { title, firstDay, lastDay, from, isThere } = event
  const when = [dayShort(firstDay, i18n.locale), lastDay === firstDay ? null : dayShort(lastDay, i18n.locale)].filter(Boolean).join(' – ')
  return (
    <label className="flex min-h-11 items-start gap-3 py-1">
      <input checked={!isOut && !isThere} className="mt-1 size-5 flex-none" disabled={isThere} onChange={onToggle} type="checkbox" />
      <span className="[overflow-wrap:anywhere]">
        {title}{' '}
        <span className="figures text-sm text-soft">
          {when} {from}
        </span>
        {isThere && (
          <span className="block text-sm text-soft">
            <Trans>It is in the calendar already.</Trans>
          </span>
        )}
      </span>
    </label>
  )
}

/** Why something of a file is out, or doubtful, in words (ports/ics). */
function Reason({ why }: { why: string }) {
  switch (why) {
    case 'no_begin':
      return <Trans>it has no begin</Trans>
    case 'no_such_day':
    case 'no_such_day_skipped':
      return <Trans>there is no such day</Trans>
    case 'ends_before_it_begins':
      return <Trans>it ends before it begins</Trans>
    case 'not_ended':
      return <Trans>the file breaks off</Trans>
    case 'not_an_event':
      return <Trans>it is no event</Trans>
    case 'repeats_too_often':
    case 'repeats_cut':
      return <Trans>it repeats more often than can be taken in</Trans>
    case 'broken_rule':
      return <Trans>how it repeats cannot be read</Trans>
    case 'older_version':
      return <Trans>a newer version of it is in the file</Trans>
    case 'unknown_zone':
    case 'no_zone':
      return <Trans>it names no known time zone; the case’s was taken</Trans>
    case 'zone_moved':
      return <Trans>its time zone has changed since; today’s was taken</Trans>
    case 'long_text_cut':
      return <Trans>a long text was cut</Trans>
    default:
      return <Trans>a line cannot be read</Trans>
  }
}

function LeftOut({ lines, title }: { lines: Preview['leftOut']; title: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        {title} ({lines.length})
      </summary>
      <ul className="text-sm">
        {lines.map(({ line, why, about }) => (
          <li key={`${line} ${why} ${about}`}>
            <Trans>Line {line}</Trans>: <Reason why={why} />
            {about && <span className="text-soft"> ({about})</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Earlier({ caseId }: { caseId: string }) {
  const { i18n } = useLingui()
  const { data } = useAsk(calls.imports, { query: { case: caseId } })
  const undoing = useChange(calls.undoImport, ['/api/calendar'])
  const [told, setTold] = useState<{ removed: number; stay: number } | null>(null)
  if (!data || data.imports.length === 0) return null
  const { removed, stay } = told ?? { removed: 0, stay: 0 }
  return (
    <section className="grid gap-2">
      <h3>
        <Trans>Files that were taken in</Trans>
      </h3>
      <output>
        {told && (
          <Trans>
            {removed} taken back, {stay} stay because they had begun.
          </Trans>
        )}
      </output>
      <ul className="grid gap-2">
        {data.imports.map(({ id, name, events, at, undone }) => {
          const when = dayInWords(at, i18n.locale)
          return (
            <li key={id}>
              <span className="[overflow-wrap:anywhere]">{name}</span>{' '}
              <span className="text-sm text-soft">
                <Trans>
                  {events} events, {when}
                </Trans>
              </span>{' '}
              {undone ? (
                <Trans>Taken back</Trans>
              ) : (
                <Button
                  busy={undoing.busy}
                  kind="quiet"
                  onClick={() => void undoing.send({ params: { case: caseId, import: id } }).then((reply) => reply && setTold(reply))}
                >
                  <Trans>Take it back</Trans>
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
