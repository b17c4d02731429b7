import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayIn } from '../../../web/inside/times.ts'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { Badge } from '../../../web/ui/notice.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { calls, type Version } from '../contract.ts'
import { Changes } from './changes.tsx'
import type { Names } from './rule-words.ts'
import { RulesInWords } from './rules-in-words.tsx'
import { dayShort } from './wall.ts'
import { basisNames, stateNames } from './words.ts'

interface HistoryProps {
  caseId: string
  child: string | null
  versions: readonly Version[]
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
  /** Where two of them are laid beside each other; `null` where there is one only. */
  compareAt: string | null
  /** Begins a new one with the words of a version. */
  onAgain?: ((version: Version) => void) | undefined
}

/** Every version that was ever proposed, the newest first: who, when, the answer, and its words. */
export function History({ versions, compareAt, ...shared }: HistoryProps) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history">
        <Trans>All versions</Trans>
      </h2>
      {compareAt && (
        <ButtonLink className="no-print justify-self-start" kind="secondary" to={compareAt}>
          <Trans>Compare two versions</Trans>
        </ButtonLink>
      )}
      <List versions={versions} {...shared} />
    </section>
  )
}

function List({ caseId, child, versions, zone, names, kids, onAgain }: Omit<HistoryProps, 'compareAt'>) {
  const { i18n } = useLingui()
  const [opened, setOpened] = useState<readonly string[]>([])
  return (
    <ul className="grid gap-3">
      {versions.map((version) => {
        const effective = dayShort(version.effective, i18n.locale)
        const author = version.side ? names[version.side] : names.third
        const sent = dayIn(version.proposedAt!, zone, i18n.locale)
        const answered = version.answeredAt ? dayIn(version.answeredAt, zone, i18n.locale) : null
        return (
          <li className="rounded-sm border border-line bg-surface p-3" key={version.id}>
            <details onToggle={(event) => event.currentTarget.open && setOpened((ids) => [...ids, version.id])}>
              <summary className="cursor-pointer py-1">
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
                <RulesInWords kids={kids} names={names} rules={version.rules} />
                {opened.includes(version.id) && <Changed caseId={caseId} child={child} names={names} version={version} />}
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

/** What a version changed when it came, or would have changed: asked for when it is opened. */
function Changed({ version, caseId, child, names }: { version: Version } & Pick<HistoryProps, 'caseId' | 'child' | 'names'>) {
  const { data, error } = useAsk(calls.days, { query: { case: caseId, version: version.id, months: '24', ...(child && { child }) } })
  if (!data) return error ? null : <Skeleton lines={2} />
  if (!data.difference) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base">
        {version.state === 'approved' ? <Trans>What it changed</Trans> : <Trans>What it would change today</Trans>}
      </h3>
      <Changes difference={data.difference} names={names} />
    </section>
  )
}
