import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { type FigureId, figures as names } from '#domain/finances/categories.ts'
import { formatCents } from '#domain/money/cents.ts'
import { download } from '#shell/download.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useAction } from '#web/form/use-action.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls } from '../contract.ts'
import { invalidates, linkTo, monthsQuery } from './addresses.ts'
import { Months } from './months.tsx'
import { OverrideForm } from './override-form.tsx'

type Data = Reply<typeof calls.declaration>
type Figure = Data['figures'][number]

interface DeclarationProps {
  caseId: string
  data: Data
  search: URLSearchParams
}

/** Monthly figures by the usual sections, with the lines behind each and what the parent typed beside them. */
export function Declaration({ caseId, data, search }: DeclarationProps) {
  const [changing, setChanging] = useState<Figure | null>(null)
  const { period, unsorted, hasTwins, figures } = data
  const [into, out] = [formatCents(unsorted.in), formatCents(unsorted.out)]
  return (
    <>
      <Months period={period} search={search} />
      {hasTwins && (
        <Notice tone="attention">
          <Trans>An account seems to be imported twice, so its lines count twice here. See the checklist.</Trans>
        </Notice>
      )}
      {(['income', 'expense'] as const).map((part) => (
        <Part
          can={data.can.change}
          caseId={caseId}
          figures={figures.filter((one) => one.part === part)}
          key={part}
          onChange={setChanging}
          part={part}
          search={search}
        />
      ))}
      <div className="no-print flex flex-wrap items-center gap-3">
        <TakeCsv search={search} what="figures" />
        <TakeCsv search={search} what="lines" />
        <Button kind="quiet" onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </div>
      <p className="text-sm text-soft">
        <Plural
          one="Each computed figure is the sum of its lines in # complete month. Transfers between accounts, card payments and money to or from people are not counted."
          other="Each computed figure is the sum of its lines in # complete months, divided by #. Transfers between accounts, card payments and money to or from people are not counted."
          value={period.months.length}
        />{' '}
        {unsorted.lines > 0 && (
          <Plural
            one={`Not counted either: # line that isn’t sorted yet (${into} in, ${out} out).`}
            other={`Not counted either: # lines that aren’t sorted yet (${into} in, ${out} out).`}
            value={unsorted.lines}
          />
        )}{' '}
        <Trans>This is not a court form. Copy the figures into the form that your court uses.</Trans>
      </p>
      <Dialog keepsWords onClose={() => setChanging(null)} open={changing !== null} title={<Trans>Enter my own figure</Trans>}>
        {changing && <OverrideForm caseId={caseId} figure={changing} onDone={() => setChanging(null)} />}
      </Dialog>
    </>
  )
}

function TakeCsv({ search, what }: { search: URLSearchParams; what: 'figures' | 'lines' }) {
  const { t } = useLingui()
  const { go, busy, problem } = useAction()
  const name = what === 'figures' ? t`declaration-figures` : t`declaration-lines`
  const take = async () => {
    const done = await go(() => api(calls.csv, { query: { ...monthsQuery(search), what } }))
    if (done.ok) download(done.reply.csv, `${name}.csv`)
  }
  return (
    <ActionButton kind={what === 'figures' ? 'secondary' : 'quiet'} mutation={{ busy, problem }} onAct={take}>
      {what === 'figures' ? <Trans>Download figures (CSV)</Trans> : <Trans>Download lines (CSV)</Trans>}
    </ActionButton>
  )
}

interface PartProps {
  caseId: string
  part: 'income' | 'expense'
  figures: readonly Figure[]
  search: URLSearchParams
  can: boolean
  onChange: (figure: Figure) => void
}

const isUsed = ({ lines, override }: Figure) => lines > 0 || override !== null

function Part({ caseId, part, figures, search, can, onChange }: PartProps) {
  const used = figures.filter(isUsed)
  const empty = figures.filter((figure) => !isUsed(figure))
  const sum = formatCents(used.reduce((total, { average, override }) => total + (override?.cents ?? average), 0))
  const row = (figure: Figure) => <Line can={can} caseId={caseId} figure={figure} key={figure.id} onChange={onChange} search={search} />
  return (
    <Section id={part} title={part === 'income' ? <Trans>Income a month</Trans> : <Trans>Expenses a month</Trans>}>
      <ul className="border-t border-line">
        {used.map(row)}
        <li className="flex justify-between gap-3 py-2 font-semibold">
          <span>
            <Trans>Total, with my own figures</Trans>
          </span>
          <span className="figures">{sum}</span>
        </li>
      </ul>
      {empty.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 items-center text-action underline">
            <Plural one="# figure without lines" other="# figures without lines" value={empty.length} />
          </summary>
          <ul className="border-t border-line text-base">{empty.map(row)}</ul>
        </details>
      )}
    </Section>
  )
}

interface LineProps {
  caseId: string
  figure: Figure
  search: URLSearchParams
  can: boolean
  onChange: (figure: Figure) => void
}

function Line({ caseId, figure, search, can, onChange }: LineProps) {
  const { t, i18n } = useLingui()
  const clearing = useMutation(calls.clear, invalidates)
  const { id, average, lines, override } = figure
  const name = i18n._(names[id as FigureId].name)
  const computed = formatCents(average)
  return (
    <li className="border-b border-line py-1">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p>{name}</p>
          <p className="text-sm text-soft">
            {lines > 0 ? (
              <SiteLink className="inline-flex min-h-11 items-center sm:min-h-6" to={linkTo(search, { view: 'lines', figure: id })}>
                <Plural one="# line" other="# lines" value={lines} />
              </SiteLink>
            ) : (
              <Trans>No lines</Trans>
            )}
            {override && (
              <>
                {' · '}
                <Trans>my figure; computed {computed}</Trans>
              </>
            )}
          </p>
          {override?.note && <p className="text-sm text-soft [overflow-wrap:anywhere]">{override.note}</p>}
        </div>
        <div className="flex flex-none items-center justify-end gap-x-3">
          <span className={`figures ${override ? 'font-semibold' : ''}`}>{formatCents(override?.cents ?? average)}</span>
          {can && (
            <Button className="no-print" kind="quiet" onClick={() => onChange(figure)}>
              <Trans>Change</Trans>
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      </div>
      {override && (
        <ActionButton
          aria-label={t`Use computed figure for ${name}`}
          className="no-print"
          kind="quiet"
          mutation={clearing}
          onAct={() => clearing.send({ params: { case: caseId }, body: { figure: id } })}
        >
          <Trans>Use computed figure</Trans>
        </ActionButton>
      )}
    </li>
  )
}
