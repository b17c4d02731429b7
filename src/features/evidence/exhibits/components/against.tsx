import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type List } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  list: List
  zone: string
  canChange: boolean
}

/**
 * The facts that hurt the parent's case, to be reviewed before exhibits are called complete. An export says that they were reviewed and shows
 * none of them. Neither does this page on paper, which may be given to others as the list.
 */
export function Against({ caseId, list: { id, against }, zone, canChange }: Props) {
  const { t, i18n } = useLingui()
  const reviewing = useMutation(calls.review, stale, { saysConflicts: true })
  const { count, facts, seen, reviewedAt } = against
  return (
    <Section
      className="no-print"
      about={
        reviewedAt === null ? (
          <Trans>Until you confirm that you reviewed these facts, the title page calls the exhibits a selection.</Trans>
        ) : (
          <Trans>
            You reviewed these facts on <Moment at={reviewedAt} zone={zone} />. The title page gives the day, and nothing about the facts.
          </Trans>
        )
      }
      id="against"
      title={<Trans>Facts against you</Trans>}
    >
      {count === 0 ? (
        <p className="text-sm text-soft">
          <Trans>
            You marked nothing in your <SiteLink to="/evidence-dashboard?view=facts">list of facts</SiteLink> as against you.
          </Trans>
        </p>
      ) : (
        <Disclosure isOpen={reviewedAt === null} title={<Plural one="# fact against you" other="# facts against you" value={count} />}>
          <ul className="grid gap-2 pb-2 text-sm">
            {facts.map((fact) => (
              <li className="[overflow-wrap:anywhere]" key={fact.id}>
                <SiteLink to={`/evidence-dashboard?view=facts&fact=${fact.id}`}>{formatDay('day', fact.first, i18n.locale)}</SiteLink>{' '}
                <bdi>{fact.said}</bdi>
              </li>
            ))}
          </ul>
          {count > facts.length && (
            <p className="text-sm">
              <SiteLink to="/evidence-dashboard?view=facts&against=yes">
                <Trans>See all facts against you</Trans>
              </SiteLink>
            </p>
          )}
        </Disclosure>
      )}
      {canChange && reviewedAt === null && (
        <span className="no-print">
          <ActionButton
            kind="secondary"
            mutation={reviewing}
            onAct={() => reviewing.send({ params: { case: caseId, list: id }, body: { seen } }, { done: t`Noted` })}
          >
            <Trans>I reviewed the facts against me</Trans>
          </ActionButton>
        </span>
      )}
    </Section>
  )
}
