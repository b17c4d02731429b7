import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import { Table } from '#web/ui/table.tsx'
import type { calls } from '../contract.ts'

type Seen = Reply<typeof calls.breakGlassLook>

const outcomes: Readonly<Record<string, MessageDescriptor>> = {
  signed_in: msg`Signed in`,
  wrong_password: msg`Wrong password`,
  wrong_code: msg`Wrong code`,
  suspended: msg`Refused: suspended`,
}

const methods: Readonly<Record<string, MessageDescriptor>> = {
  password: msg`Password`,
  passkey: msg`Passkey`,
  code: msg`Code`,
  recovery_code: msg`Recovery code`,
}

const actOutcomes: Readonly<Record<string, MessageDescriptor>> = { done: msg`Done`, refused: msg`Refused` }

/** What a look shows: it is on this page until the page is left, and nowhere else. */
export function BreakGlassSeen({ seen: { signIns, tickets, acts } }: { seen: Seen }) {
  const { t, i18n } = useLingui()
  const words = (of: Readonly<Record<string, MessageDescriptor>>, word: string) => (of[word] ? i18n._(of[word]) : word)
  return (
    <div className="grid gap-6 border-t border-line pt-4">
      <section className="grid gap-3">
        <h4 className="font-semibold">
          <Trans>Tickets</Trans>
        </h4>
        {tickets.length === 0 && (
          <p className="text-soft">
            <Trans>None is tied to this account.</Trans>
          </p>
        )}
        {tickets.map(({ number, createdOn, state, message }) => (
          <div className="border-s-4 border-line ps-3" key={number}>
            <p className="text-sm text-soft">
              {number}, {dayInWords(createdOn, i18n.locale)}, {state}
            </p>
            <p className="whitespace-pre-line">{message ?? <Trans>The text was erased when the ticket was closed.</Trans>}</p>
          </div>
        ))}
      </section>
      {signIns.length === 0 ? (
        <p className="text-soft">
          <Trans>Nobody has signed in to this account.</Trans>
        </p>
      ) : (
        <Table
          caption={t`Sign-in history, the newest first`}
          columns={[
            { key: 'on', header: <Trans>Day (UTC)</Trans>, cell: ([, { on }]) => dayInWords(on, i18n.locale) },
            { key: 'outcome', header: <Trans>Outcome</Trans>, cell: ([, { outcome }]) => words(outcomes, outcome) },
            { key: 'method', header: <Trans>With</Trans>, cell: ([, { method }]) => words(methods, method) },
            { key: 'device', header: <Trans>Device</Trans>, cell: ([, { device }]) => device },
          ]}
          rowKey={([place]) => String(place)}
          rows={signIns.map((one, place) => [place, one] as const)}
        />
      )}
      {acts.length > 0 && (
        <Table
          caption={t`Their own changes, the newest first`}
          columns={[
            { key: 'on', header: <Trans>Day (UTC)</Trans>, cell: ([, { on }]) => dayInWords(on, i18n.locale) },
            { key: 'action', header: <Trans>Action</Trans>, cell: ([, { action }]) => action },
            { key: 'outcome', header: <Trans>Outcome</Trans>, cell: ([, { outcome }]) => words(actOutcomes, outcome) },
          ]}
          rowKey={([place]) => String(place)}
          rows={acts.map((one, place) => [place, one] as const)}
        />
      )}
    </div>
  )
}
