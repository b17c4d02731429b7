import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, roleNames } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { calls } from '../contract.ts'
import { addresses } from './addresses.ts'

type Data = Reply<typeof calls.thread>

/** Which professionals, whom this parent let in, read this thread, and the press that lets them, or takes it back at once. */
export function Readers({ data, seat }: { data: Data; seat: Seat }) {
  const about = data.messages.findLast(({ deliveredAt }) => deliveredAt !== null)
  if (!about || data.readers.length === 0) return null
  const reading = data.readers.filter(({ reads }) => reads !== 'not').map(({ name }) => name)
  const [only] = data.readers
  return (
    <Disclosure
      className="no-print [&>summary]:font-normal"
      title={
        reading.length > 0 ? (
          <Trans>Also read by {reading.join(', ')}</Trans>
        ) : data.readers.length === 1 && only!.role === 'attorney' ? (
          <Trans>Let your attorney read this thread</Trans>
        ) : (
          <Trans>Let someone else read this thread</Trans>
        )
      }
    >
      <ul className="grid gap-1 pb-2">
        {data.readers.map((reader) => (
          <li key={reader.memberId}>
            <Reader about={about.id} reader={reader} seat={seat} />
          </li>
        ))}
      </ul>
      <p className="pb-2 text-sm text-soft">
        <Trans>They read what the parents write here, also what comes later. Nothing is stamped as viewed by it.</Trans>
      </p>
    </Disclosure>
  )
}

function Reader({ reader, about, seat }: { reader: Data['readers'][number]; about: string; seat: Seat }) {
  const { i18n, t } = useLingui()
  const { name, role, memberId, reads } = reader
  const letting = useMutation(calls.letRead, [...addresses, '/api/people'], { saysConflicts: true })
  const set = (now: boolean) =>
    letting.send(
      { params: { case: seat.caseId, message: about }, body: { seat: memberId, reads: now } },
      { done: now ? t`${name} reads this thread` : t`Taken back` },
    )
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>
        <bdi>{name}</bdi> <span className="text-soft">({i18n._(roleNames[role as keyof typeof roleNames])})</span>
      </span>
      {reads === 'all' ? (
        <SiteLink className="inline-block py-2" to={caseLink('/parent-connection', new URLSearchParams({ case: seat.caseId }))}>
          <Trans>Reads all messages</Trans>
        </SiteLink>
      ) : (
        <ActionButton
          aria-label={reads === 'this' ? t`Take back from ${name}` : t`Let ${name} read this thread`}
          kind="secondary"
          mutation={letting}
          onAct={() => set(reads === 'not')}
        >
          {reads === 'this' ? <Trans>Take back</Trans> : <Trans>Let them read it</Trans>}
        </ActionButton>
      )}
    </p>
  )
}
