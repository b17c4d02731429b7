import { Trans, useLingui } from '@lingui/react/macro'
import { caseLink } from '#case/cases/public.tsx'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { calls, type Granted } from '../contract.ts'

/** What a seat was given one by one, such as threads of messages, each with a press that takes it back at once. */
export function Chosen({ caseId, seat: { chosen, memberId } }: { caseId: string; seat: Granted }) {
  const { t } = useLingui()
  const taking = useMutation(calls.takeBack, ['/api/people', '/api/messages'])
  if (chosen.length === 0) return null
  const search = new URLSearchParams({ case: caseId })
  return (
    <section aria-labelledby={`chosen-${memberId}`}>
      <h4 className="text-sm font-semibold" id={`chosen-${memberId}`}>
        <Trans>Threads chosen for them</Trans>
      </h4>
      <ul>
        {chosen.map(({ id, title, to }) => (
          <li className="flex flex-wrap items-center gap-x-3" key={id}>
            <SiteLink className="inline-block py-2 [overflow-wrap:anywhere]" to={caseLink(to, search)}>
              {title}
            </SiteLink>
            <ActionButton
              aria-label={t`Take back: ${title}`}
              kind="quiet"
              mutation={taking}
              onAct={() => taking.send({ params: { case: caseId, seat: memberId, thing: id } }, { done: t`Taken back` })}
            >
              <Trans>Take back</Trans>
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
