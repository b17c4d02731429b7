import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls, type FeedLayer, feedLayers } from '../contract.ts'

/** Creates private addresses for a phone's calendar, shows each one once, and turns them off. */
export function Feeds({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui()
  const { data } = useApiQuery(calls.list, { query: { case: caseId } })
  const adding = useMutation(calls.add, ['/api/calendar/feeds'])
  const revoking = useMutation(calls.revoke, ['/api/calendar/feeds'])
  const [address, setAddress] = useState<string | null>(null)
  if (!data) return <Skeleton lines={4} />
  const names: Readonly<Record<FeedLayer, string>> = {
    events: t`Shared events`,
    private: t`Your private events`,
    hearings: t`Hearings`,
    exchanges: t`Exchanges`,
    schedule: t`With whom the children are`,
    dues: t`Days when support is due, named “Due date” without an amount`,
    names: t`The children’s names (else initials)`,
    places: t`Places`,
  }
  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const form = new FormData(submitted.currentTarget)
    const layers = feedLayers.filter((layer) => form.get(layer) === 'on')
    const name = String(form.get('name') ?? '').trim() || t`My calendar`
    const reply = await adding.send({ params: { case: caseId }, body: { name, layers } })
    if (reply) setAddress(reply.address)
  }
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          A private address lets the calendar of your phone or computer read along. Whoever has the address reads what it holds: give it to
          nobody, and end it here when a device is no longer yours alone.
        </Trans>
      </p>
      {address && (
        <Notice title={<Trans>Your address. It is shown this once</Trans>} tone="attention">
          <p className="[overflow-wrap:anywhere] select-all">{address}</p>
          <p>
            <Trans>Copy it into your calendar program, where it says “subscribe” or “add by URL”.</Trans>
          </p>
        </Notice>
      )}
      {data.feeds.length > 0 && (
        <ul className="grid gap-3">
          {data.feeds.map(({ id, name, createdAt, lastReadAt, layers }) => {
            const [made, read] = [dayInWords(createdAt, i18n.locale), lastReadAt && dayInWords(lastReadAt, i18n.locale)]
            return (
              <li className="grid gap-1 rounded-sm border border-line p-3" key={id}>
                <span className="font-semibold">{name}</span>
                <span className="text-sm">{layers.map((layer) => names[layer]).join(', ')}</span>
                <span className="text-sm text-soft">
                  {read ? (
                    <Trans>
                      Made on {made}, read last on {read}
                    </Trans>
                  ) : (
                    <Trans>Made on {made}, never read</Trans>
                  )}
                </span>
                {data.can.add && (
                  <Button
                    className="justify-self-start"
                    kind="quiet"
                    onClick={() => void revoking.send({ params: { case: caseId, feed: id } })}
                  >
                    <Trans>End it</Trans>
                    <span className="sr-only"> {name}</span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {data.can.add && (
        <form autoComplete="off" className="grid gap-4" onSubmit={(submitted) => void submit(submitted)}>
          {adding.problem && (
            <p className="font-semibold text-danger" role="alert">
              {adding.problem.sentence}
            </p>
          )}
          <TextInput label={t`A name for it`} maxLength={60} name="name" optional />
          <fieldset>
            <legend className="font-semibold">
              <Trans>What it holds</Trans>
            </legend>
            {feedLayers
              .filter((layer) => layer !== 'places' || !data.hidesPlaces)
              .map((layer) => (
                <Checkbox defaultChecked={layer === 'events' || layer === 'exchanges'} key={layer} label={names[layer]} name={layer} />
              ))}
          </fieldset>
          {data.hidesPlaces && (
            <p className="text-sm text-soft">
              <Trans>You are in safety mode: no address of yours holds places.</Trans>
            </p>
          )}
          <Button busy={adding.busy} className="justify-self-start" type="submit">
            <Trans>Make an address</Trans>
          </Button>
        </form>
      )}
    </div>
  )
}
