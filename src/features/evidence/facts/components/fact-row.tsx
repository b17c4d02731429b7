import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { factKindNames } from '#domain/facts/kinds.ts'
import { OpeningRow } from '#shell/opening-row.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type Fact } from '../contract.ts'
import { stale } from './addresses.ts'
import { CitationLine } from './citation-line.tsx'
import { useFactDate, useGapWords } from './words.ts'

interface Props {
  caseId: string
  zone: string
  fact: Fact
  issues: readonly { id: string; name: string }[]
  search: URLSearchParams
  isNamed: boolean
  onChange: () => void
}

/** One fact, opened in place: when, what, who, which issues, and where it can be read. */
export function FactRow({ caseId, zone, fact, issues, search, isNamed, onChange }: Props) {
  const { i18n } = useLingui()
  const when = useFactDate()
  const gaps = useGapWords()
  const names = issues.filter(({ id }) => fact.issues.includes(id)).map(({ name }) => name)
  return (
    <OpeningRow
      isNamed={isNamed}
      summary={
        <>
          <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere] group-open:line-clamp-none">{fact.said}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <span className="figures">{when(fact.when)}</span>
            {names.length > 0 && <span className="[overflow-wrap:anywhere]">{names.join(', ')}</span>}
            {fact.isAgainst && (
              <Badge>
                <Trans>Hurts your side</Trans>
              </Badge>
            )}
            {fact.gaps.map((kind) => (
              <Badge key={kind} tone="attention">
                {gaps[kind]}
              </Badge>
            ))}
          </span>
        </>
      }
    >
      <dl className="grid gap-x-6 gap-y-2 grid-cols-[max-content_1fr]">
        <dt className="text-soft">
          <Trans>Kind</Trans>
        </dt>
        <dd>{i18n._(factKindNames[fact.kind])}</dd>
        {fact.people.length > 0 && (
          <>
            <dt className="text-soft">
              <Trans>People</Trans>
            </dt>
            <dd className="[overflow-wrap:anywhere]">{fact.people.join(', ')}</dd>
          </>
        )}
      </dl>
      {fact.citations.length > 0 ? (
        <ul className="grid gap-2">
          {fact.citations.map((citation, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- citations have no name of their own, and are drawn again as a whole
            <li key={index}>
              <CitationLine citation={citation} search={search} zone={zone} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">
          <Trans>Nothing cited yet.</Trans>
        </p>
      )}
      {fact.can.change && <Acts caseId={caseId} id={fact.id} onChange={onChange} />}
    </OpeningRow>
  )
}

function Acts({ caseId, id, onChange }: { caseId: string; id: string; onChange: () => void }) {
  const { t } = useLingui()
  const removing = useMutation(calls.remove, stale)
  const [asks, setAsks] = useState(false)
  const remove = async () => {
    if (await removing.send({ params: { case: caseId, fact: id } }, { done: t`Fact removed` })) setAsks(false)
  }
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button kind="secondary" onClick={onChange}>
        <Trans>Change fact</Trans>
      </Button>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        <Trans>Remove fact</Trans>
      </Button>
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        open={asks}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this fact?</Trans>}
        verb={<Trans>Remove fact</Trans>}
      >
        <p>
          <Trans>The fact’s words and citations are removed and can’t be restored. What it cites stays in your vault.</Trans>
        </p>
      </Confirm>
    </div>
  )
}
