import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls, type Offer } from '../contract.ts'
import { readCode } from '../rules.ts'
import { Offered } from './offered.tsx'
import { Problem } from './problem.tsx'
import { useJoined } from './use-joined.ts'

/** Joining with a code: typing it, seeing who invites and what is shared, and answering. A code stands in no address. */
export function Join() {
  const { t } = useLingui()
  const joined = useJoined()
  const [code, setCode] = useState('')
  const [isNone, setIsNone] = useState(false)
  const [offer, setOffer] = useState<Offer | null>(null)
  const isSafety = useApiQuery(calls.waiting, {}).data?.isSafety ?? false
  const looking = useMutation(calls.look, [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readCode(code)
    setIsNone(read === null)
    if (read !== null) setOffer(await looking.send({ body: { code: read } }))
  }
  const done = (caseId: string | null) => {
    setCode('')
    setOffer(null)
    joined(caseId)
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
            hint={t`Ten letters and digits, as whoever invites you gave them to you.`}
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
        {offer && <Offered isSafety={isSafety} offer={offer} onDone={done} which={{ code }} />}
      </Card>
    </section>
  )
}
