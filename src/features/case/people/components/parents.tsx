import { Trans, useLingui } from '@lingui/react/macro'
import { dayIn } from '#web/times.ts'
import { Badge, Card, Notice } from '#web/ui/notice.tsx'
import type { People } from '../contract.ts'

/** Both parents, and what it means where one of them is not here. */
export function Parents({ people }: { people: People }) {
  const { i18n } = useLingui()
  const gone = people.parents.find(({ isMe, state }) => !isMe && state === 'left')?.name
  return (
    <section aria-labelledby="parents" className="grid gap-4">
      <h2 id="parents">
        <Trans>Parents</Trans>
      </h2>
      <Card>
        <ul className="grid gap-4 sm:grid-cols-2">
          {people.parents.map(({ memberId, side, name, isMe, state, joinedAt, endedAt }) => {
            const [joined, left] = [joinedAt, endedAt].map((at) => (at === null ? '' : dayIn(at, people.zone, i18n.locale)))
            return (
              <li className="flex gap-3" key={memberId}>
                <span aria-hidden className="grid size-11 flex-none place-items-center rounded-full border border-edge font-semibold">
                  {side}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
                  <span className="flex flex-wrap items-center gap-2">
                    {isMe && (
                      <Badge>
                        <Trans>You</Trans>
                      </Badge>
                    )}
                    {state === 'joined' && (
                      <span className="text-sm text-soft">
                        <Trans>Joined {joined}</Trans>
                      </span>
                    )}
                    {state === 'not_joined' && (
                      <Badge tone="attention">
                        <Trans>Has not joined</Trans>
                      </Badge>
                    )}
                    {state === 'left' && (
                      <span className="text-sm text-soft">
                        <Trans>Part ended {left}</Trans>
                      </span>
                    )}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
      {people.isSolo && gone && (
        <Notice title={<Trans>{gone} is no longer part of this case</Trans>}>
          <p>
            <Trans>
              Records made until then stay as they were. {gone} sees nothing you add from now on. Schedule, exchanges, hearings and records
              all work as before.
            </Trans>
          </p>
        </Notice>
      )}
      {people.isSolo && !gone && (
        <Notice title={<Trans>You are working alone for now</Trans>}>
          <p>
            <Trans>
              Schedule, exchanges, hearings and records all work without the other parent. When they join, they see what you shared, from
              the day you began. For them it is free to read, answer and export, always.
            </Trans>
          </p>
        </Notice>
      )}
    </section>
  )
}
