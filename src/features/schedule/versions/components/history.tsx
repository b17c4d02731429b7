import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { dayShort } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Fold } from '#shell/fold.tsx'
import { dayIn } from '#web/times.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Version } from '../contract.ts'
import { RulesInWords } from './rules-in-words.tsx'
import { basisNames, stateNames } from './words.ts'

interface HistoryProps {
  versions: readonly Version[]
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
  /** Where two of them are laid beside each other; `null` where there is one only. */
  compareAt: string | null
  /** The address names one of them. */
  isNamed: boolean
  /** What a version changed, or would have: asked for when it is opened. */
  children: (version: Version) => ReactNode
  /** Begins a new one with the words of a version. */
  onAgain?: ((version: Version) => void) | undefined
}

/** Every version that was ever proposed, the newest first: who, when, the answer, and its words. */
export function History({ versions, compareAt, isNamed, ...shared }: HistoryProps) {
  if (versions.length === 0) return null
  return (
    <>
      {compareAt && (
        <ButtonLink className="no-print justify-self-start" kind="secondary" to={compareAt}>
          <Trans>Compare two versions</Trans>
        </ButtonLink>
      )}
      <Fold id="history" isNamed={isNamed} title={<Trans>All versions ({versions.length})</Trans>}>
        <List versions={versions} {...shared} />
      </Fold>
    </>
  )
}

function List({ versions, zone, names, kids, children, onAgain }: Omit<HistoryProps, 'compareAt' | 'isNamed'>) {
  const { i18n } = useLingui()
  const [opened, setOpened] = useState<readonly string[]>([])
  return (
    <ul className="grid gap-3">
      {versions.map((version) => {
        const effective = dayShort(version.effective, i18n.locale)
        const { author } = version
        const sent = dayIn(version.proposedAt!, zone, i18n.locale)
        const answered = version.answeredAt ? dayIn(version.answeredAt, zone, i18n.locale) : null
        return (
          <li className="rounded-sm border border-line bg-surface p-3" key={version.id}>
            <details
              className="print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]"
              onToggle={(event) => event.currentTarget.open && setOpened((ids) => [...ids, version.id])}
            >
              <summary className="min-h-11 cursor-pointer py-2">
                <span className="font-semibold">{version.title}</span>{' '}
                <Badge tone={version.isNow ? 'info' : 'plain'}>
                  {version.isNow ? <Trans>In force now</Trans> : i18n._(stateNames[version.state])}
                </Badge>{' '}
                <span className="text-sm text-soft">
                  <Trans>from {effective}</Trans>
                </span>
              </summary>
              <div className="grid gap-3 pt-3">
                <p className="text-sm text-soft">
                  {i18n._(basisNames[version.basis])}.{' '}
                  {version.alone ? (
                    <Trans>
                      Put in force by {author} on {sent}, before the other parent had joined. The other parent has not agreed to it.
                    </Trans>
                  ) : (
                    <>
                      <Trans>
                        Proposed by {author} on {sent}.
                      </Trans>{' '}
                      {answered && <Trans>Answered on {answered}.</Trans>}
                    </>
                  )}
                </p>
                {version.state === 'expired' && version.respondBy && <TooLate respondBy={version.respondBy} zone={zone} />}
                {version.note && <p className="whitespace-pre-line">{version.note}</p>}
                {version.answerNote && (
                  <p>
                    <span className="font-semibold">
                      <Trans>Reason:</Trans>
                    </span>{' '}
                    {version.answerNote}
                  </p>
                )}
                <RulesInWords from={version.effective} kids={kids} names={names} reading={version.reading} rules={version.rules} />
                {opened.includes(version.id) && children(version)}
                {onAgain && (
                  <Button className="no-print justify-self-start" kind="quiet" onClick={() => onAgain(version)}>
                    {version.can.again ? <Trans>Propose it again</Trans> : <Trans>Begin a new one with these words</Trans>}
                    <span className="sr-only">: {version.title}</span>
                  </Button>
                )}
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/** The time to answer ended, and nobody had. */
function TooLate({ respondBy, zone }: { respondBy: string; zone: string }) {
  const { i18n } = useLingui()
  const by = dayIn(new Date(Date.parse(respondBy) - 1).toISOString(), zone, i18n.locale)
  return (
    <p>
      <Trans>An answer was asked for by {by}, and none came. It does not count. It can be proposed again.</Trans>
    </p>
  )
}
