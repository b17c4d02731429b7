import { Plural, Trans } from '@lingui/react/macro'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls } from '#messages/messages/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Tile } from './card.tsx'

/** How many messages are unread, wait for an answer, and are drafts. It opens none. */
export function MessagesTile({ search }: { search: URLSearchParams }) {
  const asked = useApiQuery(calls.counts, { query: caseQuery(search) })
  return (
    <Tile
      action={<Trans>Open messages</Trans>}
      asked={[asked]}
      title={<Trans>Messages</Trans>}
      to={caseLink('/co-parenting-messages', search)}
    >
      {() => {
        const { unread, needsAnswer, drafts } = asked.data!
        return (
          <ul className="grid gap-1">
            <li className={unread > 0 ? 'font-semibold' : ''}>
              {unread === 0 ? <Trans>Nothing unread.</Trans> : <Plural one="# unread message" other="# unread messages" value={unread} />}
            </li>
            {needsAnswer > 0 && (
              <li>
                <Plural one="# waits for your answer" other="# wait for your answer" value={needsAnswer} />
              </li>
            )}
            {drafts > 0 && (
              <li>
                <Plural one="# draft" other="# drafts" value={drafts} />
              </li>
            )}
          </ul>
        )
      }}
    </Tile>
  )
}
