import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/notice.tsx'
import type { People } from '../contract.ts'
import { invitationStates } from './words.ts'

/** How the other parent is connected, and who else has access. */
export function ConnectionLine({ people }: { people: People }) {
  const { i18n } = useLingui()
  const others = people.parents.filter(({ isMe }) => !isMe)
  const invited = people.invitations.find(({ role }) => role === 'parent')
  const active = people.granted.filter(({ state }) => state === 'active').length
  return (
    <ul className="grid gap-2">
      {others.map(({ memberId, name, state }) => (
        <li className="flex flex-wrap items-center gap-2" key={memberId}>
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {state === 'joined' ? (
            <Badge tone="info">
              <Trans>Joined</Trans>
            </Badge>
          ) : (
            <Badge tone="attention">{state === 'left' ? <Trans>Part ended</Trans> : <Trans>Has not joined</Trans>}</Badge>
          )}
          {state === 'not_joined' && invited && (
            <span className="text-sm text-soft">
              <Trans>Invitation:</Trans> {i18n._(invitationStates[invited.state])}
            </span>
          )}
        </li>
      ))}
      <li className="text-soft">
        <Plural
          _0="Nobody else has access that you can see"
          one="# other person has access that you can see"
          other="# other people have access that you can see"
          value={active}
        />
      </li>
    </ul>
  )
}
