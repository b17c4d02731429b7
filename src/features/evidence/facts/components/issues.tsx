import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#http/contract.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { calls, Issue } from '../contract.ts'
import { factsWith } from './addresses.ts'
import { Bar } from './bar.tsx'
import { EditIssues } from './edit-issues.tsx'

interface Props {
  matrix: Reply<typeof calls.matrix>
  caseId: string
  search: URLSearchParams
}

const gapsOf = ({ gaps }: Issue['strength']) => gaps.no_fact + gaps.no_citation + gaps.removed + gaps.unproved

/** Where the case has gaps: each issue with what supports it, what does not, and what hurts. */
export function Issues({ matrix, caseId, search }: Props) {
  const { issues, without, can } = matrix
  return (
    <Section id="issues" title={<Trans>Issues</Trans>}>
      <Rows
        empty={
          <Empty title={<Trans>No issues yet</Trans>}>
            <p>
              <Trans>Choose what your case is about. Each issue then shows which facts support it and what is missing.</Trans>
            </p>
          </Empty>
        }
        of={issues}
        rowKey={({ id }) => id}
      >
        {({ id, name, strength }) => <Line name={name} strength={strength} to={factsWith(search, { issue: id })} />}
      </Rows>
      {without && (
        <p className="text-sm text-soft">
          <Plural one="# fact belongs to no issue yet." other="# facts belong to no issue yet." value={without.facts} />
        </p>
      )}
      {can.add && <EditIssues caseId={caseId} isEmpty={issues.length === 0} issues={issues} />}
    </Section>
  )
}

function Line({ name, strength, to }: { name: ReactNode; strength: Issue['strength']; to: string }) {
  const { supported, unsupported, against } = strength
  const gaps = gapsOf(strength)
  return (
    <div className="grid min-h-9 items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,16rem)_minmax(6rem,1fr)_minmax(0,22rem)]">
      <span className="flex items-center justify-between gap-3">
        <SiteLink className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere]" to={to}>
          {name}
        </SiteLink>
        {gaps > 0 && (
          <Badge tone="attention">
            <Plural one="# gap" other="# gaps" value={gaps} />
          </Badge>
        )}
      </span>
      <Bar strength={strength} />
      <span className="figures text-sm text-soft">
        <Trans>
          {supported} supported · {unsupported} without citation · {against} against
        </Trans>
      </span>
    </div>
  )
}
