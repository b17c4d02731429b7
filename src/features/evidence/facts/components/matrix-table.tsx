import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { SiteLink } from '#web/link.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'
import type { calls, Issue } from '../contract.ts'
import { factsWith } from './addresses.ts'
import { useGapWords } from './words.ts'

interface Props {
  matrix: Reply<typeof calls.matrix>
  search: URLSearchParams
}

/** Issues by where their facts come from. Every count leads to the facts that it counts. */
export function MatrixTable({ matrix: { issues }, search }: Props) {
  const { t } = useLingui()
  const words = useGapWords()
  const none = t`None`
  const count = (number: number, parts: Record<string, string>) =>
    number === 0 ? (
      <span className="figures text-soft">0</span>
    ) : (
      <SiteLink className="figures inline-flex min-h-6 min-w-6 items-center justify-end" to={factsWith(search, parts)}>
        {number}
      </SiteLink>
    )
  const missing = ({ strength: { gaps } }: Issue) =>
    (['no_fact', 'no_citation', 'removed', 'unproved'] as const)
      .filter((kind) => gaps[kind] > 0)
      .map((kind) => (kind === 'no_fact' ? words[kind] : `${words[kind]}: ${gaps[kind]}`))
      .join('; ') || none
  return (
    <Section
      about={<Trans>How many citations your facts have, by issue and source. A fact in two issues counts in both.</Trans>}
      id="matrix"
      title={<Trans>Issues and sources</Trans>}
    >
      <Table
        caption={<Trans>Facts and citations of each issue</Trans>}
        columns={[
          { key: 'issue', header: <Trans>Issue</Trans>, cell: ({ name }) => name },
          { key: 'facts', header: <Trans>Facts</Trans>, align: 'end', cell: ({ id, strength }) => count(strength.facts, { issue: id }) },
          {
            key: 'items',
            header: <Trans>Vault items</Trans>,
            align: 'end',
            cell: ({ id, strength }) => count(strength.citations.item, { issue: id, cites: 'item' }),
          },
          {
            key: 'messages',
            header: <Trans>Messages</Trans>,
            align: 'end',
            cell: ({ id, strength }) => count(strength.citations.message, { issue: id, cites: 'message' }),
          },
          {
            key: 'places',
            header: <Trans>Other places</Trans>,
            align: 'end',
            cell: ({ id, strength }) => count(strength.citations.place, { issue: id, cites: 'place' }),
          },
          {
            key: 'uncited',
            header: <Trans>Nothing cited</Trans>,
            align: 'end',
            cell: ({ id, strength }) => count(strength.unsupported, { issue: id, uncited: 'yes' }),
          },
          {
            key: 'against',
            header: <Trans>Hurt your side</Trans>,
            align: 'end',
            cell: ({ id, strength }) => count(strength.against, { issue: id, against: 'yes' }),
          },
          { key: 'gaps', header: <Trans>Gaps</Trans>, cell: missing },
        ]}
        isDense
        quiet
        rowKey={({ id }) => id}
        rows={issues}
      />
      {issues.length === 0 && (
        <p className="text-soft">
          <Trans>No issues yet. Add them in the overview.</Trans>
        </p>
      )}
    </Section>
  )
}
