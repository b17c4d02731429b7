import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useChange } from '../../../web/inside/use-change.ts'
import { useToast } from '../../../web/toasts.tsx'
import { useUser } from '../../../web/user.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { Card } from '../../../web/ui/notice.tsx'
import { roleName } from '../../cases/door.tsx'
import { calls, type Offer } from '../contract.ts'
import { readCode, writtenCode } from '../rules.ts'
import { Answers } from './join-answers.tsx'
import { Problem } from './problem.tsx'
import { ReachFacts } from './reach-facts.tsx'

/** Joining with a code: typing it, seeing who invites and what is shared, and answering. */
export function Join({ given }: { given: string | null }) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const toast = useToast()
  const [code, setCode] = useState(given === null ? '' : writtenGiven(given))
  const [isNone, setIsNone] = useState(false)
  const [offer, setOffer] = useState<Offer | null>(null)
  const looking = useChange(calls.look, [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readCode(code)
    setIsNone(read === null)
    if (read !== null) setOffer(await looking.send({ body: { code: read } }))
  }
  const done = (caseId: string | null) => {
    if (caseId !== null) {
      toast({ title: t`You have joined` })
      navigate(`/parent-connection?case=${caseId}`)
    } else {
      toast({ title: t`Declined`, text: t`Nothing of you was shown.` })
      setCode('')
      setOffer(null)
      navigate('/parent-connection')
    }
  }
  return (
    <section aria-labelledby="join" className="grid gap-4">
      <h2 id="join">
        <Trans>I have a code</Trans>
      </h2>
      <Card className="grid gap-5">
        <form
          autoComplete="off"
          className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <TextInput
            autoCapitalize="characters"
            error={isNone ? t`A code has ten letters and digits, as in K7Q2M-9XT4A.` : undefined}
            hint={t`Ten letters and digits, from the mail or from whoever invites you.`}
            label={t`Code`}
            maxLength={24}
            name="code"
            onChange={(event) => {
              setCode(event.target.value)
              setOffer(null)
            }}
            spellCheck={false}
            value={code}
          />
          <Button busy={looking.busy} kind={offer ? 'secondary' : 'primary'} type="submit">
            <Trans>Show the invitation</Trans>
          </Button>
        </form>
        <Problem problem={looking.problem} />
        {offer && <Offered code={code} offer={offer} onDone={done} />}
      </Card>
    </section>
  )
}

/** A code of an address, as it is written; what is none stays as it came. */
function writtenGiven(given: string): string {
  const read = readCode(given)
  return read === null ? given.slice(0, 24) : writtenCode(read)
}

function Offered({ offer, code, onDone }: { offer: Offer; code: string; onDone: (caseId: string | null) => void }) {
  const { i18n } = useLingui()
  const user = useUser()
  const { invitedBy, role } = offer
  const as = roleName(i18n, role)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-lg">
        {role === 'parent' ? (
          <Trans>{invitedBy} invites you as the other parent</Trans>
        ) : (
          <Trans>
            {invitedBy} invites you. Your part: {as}
          </Trans>
        )}
      </h3>
      {role === 'parent' ? (
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <Trans>You see the schedule, exchanges, swap requests, children and what else {invitedBy} shared, and answer them.</Trans>
          </li>
          <li>
            <Trans>They see what you share, the name below, and when you first opened a request. Nothing of your account.</Trans>
          </li>
          <li>
            <Trans>Reading, answering and exporting is free for you, always.</Trans>
          </li>
          <li>
            <Trans>Accepting agrees to no schedule: you answer each thing by itself.</Trans>
          </li>
        </ul>
      ) : (
        <>
          <ReachFacts reach={offer.reach} />
          <p>
            <Trans>What you open is shown to {invitedBy}, with the time. You change nothing in the case.</Trans>
          </p>
        </>
      )}
      <Answers code={code} name={user ? `${user.firstName} ${user.lastName}` : ''} onDone={onDone} />
    </div>
  )
}
