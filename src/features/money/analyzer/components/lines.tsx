import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { categories, categoryIds, figures } from '#domain/finances/categories.ts'
import { merchantsAsOf } from '#domain/finances/merchants.ts'
import { formatCents } from '#domain/money/cents.ts'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Line } from '../contract.ts'
import { linesQuery, linkTo, unfiltered } from './addresses.ts'
import { CorrectForm } from './correct-form.tsx'

interface LinesProps {
  caseId: string
  search: URLSearchParams
  can: boolean
}

/** Lines of the months with their categories, each of which can be corrected. */
export function Lines({ caseId, search, can }: LinesProps) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  const [chosen, setChosen] = useState<Line | null>(null)
  const asked = linesQuery(search)
  const { figure } = asked
  const checked = dayInWords(merchantsAsOf, i18n.locale)
  return (
    <Section id="lines" title={figure ? i18n._(figures[figure].name) : <Trans>Bank lines by category</Trans>}>
      <Select
        className="no-print sm:max-w-xs"
        label={t`Category`}
        name="category"
        onChange={(event) => go(linkTo(search, { ...unfiltered, category: event.target.value || null }))}
        options={[{ value: '', label: t`All categories` }, ...categoryIds.map((id) => ({ value: id, label: i18n._(categories[id].name) }))]}
        value={asked.category ?? ''}
      />
      {cursors.map((cursor, index) => (
        <OnePage
          asked={{ ...asked, ...(cursor !== null && { cursor }) }}
          can={can}
          key={cursor ?? ''}
          onChoose={setChosen}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
      <p className="text-sm text-soft">
        <Trans>Lines are sorted by your rules, then by our list of words, last checked {checked}.</Trans>
      </p>
      <Dialog keepsWords onClose={() => setChosen(null)} open={chosen !== null} title={<Trans>Change category</Trans>}>
        {chosen && <CorrectForm caseId={caseId} line={chosen} onDone={() => setChosen(null)} />}
      </Dialog>
    </Section>
  )
}

interface OnePageProps {
  asked: NonNullable<Parameters<typeof useApiQuery<typeof calls.lines>>[1]['query']>
  can: boolean
  onChoose: (line: Line) => void
  onMore: ((next: string) => void) | null
}

function OnePage({ asked, can, onChoose, onMore }: OnePageProps) {
  return (
    <Loaded failed={<Trans>Couldn’t load your bank lines</Trans>} lines={6} query={useApiQuery(calls.lines, { query: asked })}>
      {({ lines, of, next }) => (
        <>
          {asked.cursor === undefined && (
            <p className="text-sm text-soft">
              <Plural one="# line" other="# lines" value={of} />
            </p>
          )}
          <Rows of={lines} rowKey={({ id }) => id}>
            {(line) => <OneLine can={can} line={line} onChoose={onChoose} />}
          </Rows>
          {next !== null && onMore && (
            <Button className="no-print justify-self-start" kind="secondary" onClick={() => onMore(next)}>
              <Trans>Show earlier lines</Trans>
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

function OneLine({ line, can, onChoose }: { line: Line; can: boolean; onChoose: (line: Line) => void }) {
  const { t, i18n } = useLingui()
  const name = i18n._(categories[line.category].name)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 [overflow-wrap:anywhere]">{line.description || <Trans>No description</Trans>}</p>
        <span className={`figures flex-none ${line.cents > 0 ? 'font-semibold' : ''}`}>{formatCents(line.cents)}</span>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-soft">
          {dayInWords(line.day, i18n.locale)} · {name} · <Reason line={line} />
        </p>
        {can && (
          <Button
            aria-label={t`Change category of ${line.description}`}
            className="no-print flex-none"
            kind="quiet"
            onClick={() => onChoose(line)}
          >
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Why a line has its category. */
function Reason({ line: { why } }: { line: Line }) {
  const { words } = why
  if (why.by === 'line') return <Trans>you chose it for this line</Trans>
  if (why.by === 'own') return <Trans>your rule: says {words}</Trans>
  if (why.by === 'table') return <Trans>says {words}</Trans>
  return <Trans>no rule fits</Trans>
}
