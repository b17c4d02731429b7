import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import { formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { caseLink } from '#case/cases/public.tsx'
import type { calls, Fact } from '../contract.ts'
import { factsWith, pageWith, unfiltered } from './addresses.ts'
import { Issues } from './issues.tsx'
import { useGapWords } from './words.ts'

interface Props {
  matrix: Reply<typeof calls.matrix>
  caseId: string
  search: URLSearchParams
  row: (fact: Fact) => ReactNode
}

/** The page's answer: gaps by issue, what is missing, what hurts, and what comes next. */
export function Overview({ matrix, caseId, search, row }: Props) {
  const { against } = matrix
  return (
    <>
      <Issues caseId={caseId} matrix={matrix} search={search} />
      <Missing matrix={matrix} search={search} />
      <Section
        about={<Trans>What the other side may bring up. Look at these before you give anything to a court.</Trans>}
        id="against"
        title={<Trans>Facts that hurt your side ({against.length})</Trans>}
      >
        <Rows
          empty={
            <p className="text-soft">
              <Trans>None listed. To list one, choose “Hurts my side” in a fact.</Trans>
            </p>
          }
          of={against}
          rowKey={({ id }) => id}
        >
          {row}
        </Rows>
      </Section>
      <NextDays matrix={matrix} search={search} />
    </>
  )
}

function Missing({ matrix: { missing, facts, issues }, search }: Pick<Props, 'matrix' | 'search'>) {
  const words = useGapWords()
  if (facts === 0) return null
  // One gap can be counted in several issues: with their names it is clear that it is the same.
  const about = (ids: readonly string[]) => issues.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return (
    <Section id="missing" title={<Trans>Missing</Trans>}>
      <Rows
        empty={
          <p className="text-soft">
            <Trans>Every fact for your side has a citation.</Trans>
          </p>
        }
        of={missing}
        rowKey={({ id }) => id}
      >
        {({ id, said, gaps, issues: its }) => (
          <div>
            <SiteLink
              className="line-clamp-1 min-h-6 [overflow-wrap:anywhere]"
              to={pageWith(search, { ...unfiltered, view: 'facts', fact: id })}
            >
              {said}
            </SiteLink>
            <span className="text-sm [overflow-wrap:anywhere] text-soft">
              {[...gaps.map((kind) => words[kind]), ...about(its)].join(' · ')}
            </span>
          </div>
        )}
      </Rows>
    </Section>
  )
}

function NextDays({ matrix: { next }, search }: Pick<Props, 'matrix' | 'search'>) {
  const { i18n } = useLingui()
  const kinds = {
    documents: <Trans>Documents due</Trans>,
    hearing: <Trans>Hearing</Trans>,
    task: <Trans>Task</Trans>,
  }
  const to = { documents: '/court-calendar-tracker', hearing: '/court-calendar-tracker', task: '/case-toolkit' }
  return (
    <Section id="next" title={<Trans>Next dates</Trans>}>
      <Rows
        empty={
          <p className="text-soft">
            <Trans>No upcoming hearings, documents or tasks.</Trans>
          </p>
        }
        of={next}
        rowKey={({ kind, day, title }) => `${kind} ${day} ${title}`}
      >
        {({ kind, day, title }) => (
          <div className="flex flex-wrap items-baseline gap-x-4">
            <span className="figures min-w-44 font-semibold">{formatDay('dayWithWeekdayAndYear', day, i18n.locale)}</span>
            <SiteLink className="inline-flex min-h-6 items-center [overflow-wrap:anywhere]" to={caseLink(to[kind], search)}>
              {kinds[kind]}: {title}
            </SiteLink>
          </div>
        )}
      </Rows>
    </Section>
  )
}

/** How many gaps there are, in one line. */
export function Headline({ matrix: { gaps, facts, issues }, search }: Pick<Props, 'matrix' | 'search'>) {
  return (
    <p className="figures">
      <strong>
        <Plural one="# gap" other="# gaps" value={gaps} />
      </strong>
      {' · '}
      <Plural one="# issue" other="# issues" value={issues.length} />
      {' · '}
      <SiteLink className="inline-flex min-h-6 items-center" to={factsWith(search, {})}>
        <Plural one="# fact" other="# facts" value={facts} />
      </SiteLink>
    </p>
  )
}
