import { Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import { useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useUtcMoment } from '#web/utc-moment.ts'
import { calls, type Full } from '../contract.ts'
import { Decide } from './decide.tsx'

function useFacts() {
  const { t } = useLingui()
  const moment = useUtcMoment()
  const states = { granted: t`approved`, declined: t`declined`, withdrawn: t`withdrawn`, waiting: t`waiting`, asked: t`waiting` }
  return ({ name, people, monthCents, words, openUntil, before }: Full) => [
    { term: t`Name on the account`, value: name },
    ...(people === null ? [] : [{ term: t`Household`, value: String(people) }]),
    ...(monthCents === null ? [] : [{ term: t`Income a month`, value: formatCents(monthCents), note: t`before taxes, as stated` }]),
    ...(words === null ? [] : [{ term: t`In their words`, value: words }]),
    { term: t`Open until`, value: openUntil === null ? t`Not open now` : moment(openUntil), note: t`trial or plan` },
    ...(before.length === 0
      ? []
      : [
          {
            term: t`Earlier applications`,
            value: before.map(({ state, endedAt }) => `${states[state]} ${endedAt === null ? '' : moment(endedAt)}`).join('; '),
          },
        ]),
  ]
}

function Files({ of }: { of: Full }) {
  const { t } = useLingui()
  if (of.files.length === 0)
    return (
      <p>
        <Trans>No documents. They are optional; you can ask for one.</Trans>
      </p>
    )
  return (
    <ul>
      {of.files.map(({ id, type, scan }, place) => {
        const [number, kind] = [place + 1, type === 'application/pdf' ? 'PDF' : t`photo`]
        return (
          <li key={id}>
            <a className="inline-flex min-h-11 items-center" download href={`/api/staff/waivers/${of.id}/files/${id}`}>
              <Trans>
                Document {number} ({kind})
              </Trans>
            </a>
            {scan === 'not_scanned' && (
              <span className="ms-2 text-soft">
                <Trans>not checked for viruses</Trans>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** All that the person who claimed an application decides from. */
export function Claimed({ id }: { id: string }) {
  const { t } = useLingui()
  const factsOf = useFacts()
  const asked = useApiQuery(calls.one, { params: { waiver: id } })
  const releasing = useMutation(calls.release, [calls.list.path])
  return (
    <Loaded failed={t`Couldn’t load the application`} lines={4} query={asked}>
      {(of) => (
        <div className="grid gap-4">
          <Facts items={factsOf(of)} />
          <Files of={of} />
          <Decide of={of} />
          <div>
            <ActionButton
              kind="quiet"
              mutation={releasing}
              onAct={() => releasing.send({ params: { waiver: id } }, { done: t`Application released.` })}
            >
              <Trans>Release application</Trans>
            </ActionButton>
          </div>
        </div>
      )}
    </Loaded>
  )
}
