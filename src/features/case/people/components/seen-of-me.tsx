import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { useUser } from '#web/user.ts'
import { nameForOther } from '#accounts/settings/rules.ts'
import { calls, type People } from '../contract.ts'
import { Problem } from './problem.tsx'

/** What the other parent sees of the person who looks, as it is now, and what safety mode makes of it. */
export function SeenOfMe({ people, caseId }: { people: People; caseId: string }) {
  const { t } = useLingui()
  const [isRenaming, setRenaming] = useState(false)
  const { isSafety } = people
  const name = people.parents.find(({ isMe }) => isMe)?.name ?? ''
  return (
    <section aria-labelledby="seen" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="seen">
          <Trans>What the other parent sees of you</Trans>
        </h2>
        <Badge tone={isSafety ? 'info' : 'plain'}>{isSafety ? <Trans>Safety mode is on</Trans> : <Trans>Safety mode is off</Trans>}</Badge>
      </div>
      <Card className="grid gap-4">
        <Facts
          items={[
            {
              term: t`Your name`,
              value: <span className="[overflow-wrap:anywhere]">{name}</span>,
              note: people.can.hold && (
                <Button className="no-print" kind="quiet" onClick={() => setRenaming(true)}>
                  <Trans>Change the name</Trans>
                </Button>
              ),
            },
            {
              term: t`What you do here`,
              value: t`What you share, propose and answer, with the time, and when you first open a request of theirs.`,
            },
            ...effects(isSafety),
            {
              term: t`Never`,
              value: t`Your e-mail address, your account, your devices, your time zone, your settings, what you keep private, and whatever you rated on this site.`,
            },
          ]}
        />
        <p>
          {isSafety ? (
            <Trans>
              Safety mode works from when it was turned on. What you shared before stays as it was, with its places: change coming events in
              the calendar. It is turned on and off in <SiteLink to="/account-settings#safety">your settings</SiteLink>, where you also name
              a safe way to reach you.
            </Trans>
          ) : (
            <Trans>
              In safety mode less of where you are leaves your device. It is turned on and off in{' '}
              <SiteLink to="/account-settings#safety">your settings</SiteLink>, where you also name a safe way to reach you.
            </Trans>
          )}
        </p>
      </Card>
      <Dialog onClose={() => setRenaming(false)} open={isRenaming} title={<Trans>Your name in this case</Trans>}>
        <NameForm caseId={caseId} isSafety={isSafety} name={name} onDone={() => setRenaming(false)} />
      </Dialog>
    </section>
  )
}

/** What safety mode changes, feature by feature (exchanges, calendar): each said as it is now. */
function effects(isSafety: boolean): { term: ReactNode; value: ReactNode }[] {
  return [
    {
      term: <Trans>Places of events that you share</Trans>,
      value: isSafety ? <Trans>Left out</Trans> : <Trans>As you write them</Trans>,
    },
    {
      term: <Trans>Where you check in</Trans>,
      value: isSafety ? (
        <Trans>Within 150 m of the place, yes or no, where you choose to say it. No position leaves your device.</Trans>
      ) : (
        <Trans>Within 150 m of the place, yes or no, where you choose to say it. A position that you keep is yours alone.</Trans>
      ),
    },
  ]
}

function NameForm({ caseId, isSafety, name, onDone }: { caseId: string; isSafety: boolean; name: string; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const user = useUser()
  const [isEmpty, setEmpty] = useState(false)
  const { send, busy, problem } = useMutation(calls.rename, ['/api/people', '/api/cases'])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setEmpty(written === '')
    if (written === '' || !(await send({ params: { case: caseId }, body: { name: written } }))) return
    toast({ title: t`The name is changed` })
    onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      <TextInput
        defaultValue={isSafety && user ? nameForOther(user, true) : name}
        error={isEmpty ? t`Write a name.` : problem?.field === 'name' ? problem.sentence : undefined}
        hint={t`Everybody in the case sees you by it, on earlier records too. Names that you wrote into texts stay.`}
        label={t`Name`}
        maxLength={160}
        name="name"
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          <Trans>Save the name</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
