import { Trans, useLingui } from '@lingui/react/macro'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Proposed } from '../contract.ts'

interface MatchesProps {
  caseId: string
  search: URLSearchParams
}

/** Lines that seem to be the money of expenses and payments: each is confirmed by itself. */
export function Matches({ caseId, search }: MatchesProps) {
  const { data } = useApiQuery(calls.matches, { query: caseQuery(search) })
  if (!data?.isOn || data.proposed.length === 0) return null
  return (
    <Section
      about={
        <Trans>Confirming shares the amount, the day and the last four digits of the account. The rest of the line stays private.</Trans>
      }
      id="matches"
      title={<Trans>Matches to confirm</Trans>}
    >
      <Rows look="cards" of={data.proposed} rowKey={({ kind, target }) => `${kind} ${target}`}>
        {(one) => <OneMatch caseId={caseId} one={one} search={search} />}
      </Rows>
    </Section>
  )
}

function OneMatch({ caseId, one, search }: MatchesProps & { one: Proposed }) {
  const { t, i18n } = useLingui()
  const confirming = useMutation(calls.confirm, ['/api/bank'])
  const { kind, target, name, reasons, percent } = one
  const said = reasons.join(' · ')
  return (
    <div className="grid gap-2">
      <h3 className="text-base">
        <SiteLink to={caseLink(one.to, search)}>{name}</SiteLink> · {formatCents(one.cents)}
      </h3>
      {one.lines.map(({ id, day, cents, description }) => (
        <p className="flex justify-between gap-4" key={id}>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {dayInWords(day, i18n.locale)} · {description}
          </span>
          <span className="figures flex-none">{formatCents(cents)}</span>
        </p>
      ))}
      <p className="text-sm text-soft">
        <Trans>
          {said}. Our estimate: {percent}% likely.
        </Trans>
      </p>
      <ActionButton
        aria-label={t`Confirm match with ${name}`}
        className="justify-self-start"
        mutation={confirming}
        onAct={() =>
          confirming.send(
            { params: { case: caseId, line: one.lines[0]!.id }, body: { kind, target, second: one.lines[1]?.id ?? null } },
            { done: t`Match confirmed` },
          )
        }
      >
        <Trans>Confirm match</Trans>
      </ActionButton>
    </div>
  )
}
