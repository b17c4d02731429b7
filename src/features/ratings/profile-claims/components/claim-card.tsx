import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type Claim } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { CodeForm } from './code-form.tsx'
import { PaperForm } from './paper-form.tsx'
import { Problem } from '#web/form/problem.tsx'
import { stateWords } from './words.ts'

function Ending({ claim }: { claim: Claim }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { send, busy, problem } = useMutation(calls.withdraw, ['/api/claims'])
  const isGranted = claim.state === 'granted'
  return (
    <div>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {isGranted ? <Trans>Give the page up</Trans> : <Trans>End this claim</Trans>}
      </Button>
      <Dialog onClose={() => setAsked(false)} open={isAsked} title={isGranted ? t`Give the page up?` : t`End this claim?`}>
        <p>
          {isGranted ? (
            <Trans>Your statement and your replies are then not shown any more. Ratings stay as they are.</Trans>
          ) : (
            <Trans>What you gave to show it is deleted. You can begin again at any time.</Trans>
          )}
        </p>
        <Problem of={problem} />
        <Button busy={busy} kind="danger" onClick={() => void send({ params: { id: claim.id } }).then((done) => done && setAsked(false))}>
          {isGranted ? <Trans>Give it up</Trans> : <Trans>End it</Trans>}
        </Button>
      </Dialog>
    </div>
  )
}

/** One claim: where it stands, and what its claimant can do now. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { i18n } = useLingui()
  const { id, professional, state, way, reason, files } = claim
  const asked = dayInWords(claim.askedAt, i18n.locale)
  const decided = claim.decidedAt === null ? null : dayInWords(claim.decidedAt, i18n.locale)
  const tone = state === 'granted' ? 'info' : state === 'asked' || state === 'code_sent' ? 'attention' : 'plain'
  return (
    <Card className="grid max-w-3xl gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="text-lg">
          <SiteLink className="inline-block py-2" to={`/professionals/${professional.id}`}>
            {professional.name}
          </SiteLink>
        </h3>
        <Badge tone={tone}>{i18n._(stateWords[state])}</Badge>
      </div>
      <p className="text-sm text-soft">
        <Trans>Asked on {asked}.</Trans> {decided && <Trans>Decided on {decided}.</Trans>}
      </p>
      {state === 'checking' && (
        <p className="max-w-prose">
          <Trans>A person on our staff looks at it. What they decide stands here, and is mailed to the address of your account.</Trans>{' '}
          {files > 0 && <Plural one="# paper is with it." other="# papers are with it." value={files} />}
        </p>
      )}
      {reason && (
        <p className="max-w-prose">
          <Trans>Why: {reason}</Trans>
        </p>
      )}
      {way === 'mail' && (state === 'asked' || state === 'code_sent') && <CodeForm claim={claim} />}
      {(state === 'checking' || (state === 'asked' && way === 'paper')) && <PaperForm claim={claim} />}
      {isOpen(state) && state !== 'confirmed' && (
        <div className="flex flex-wrap gap-3">
          {state === 'granted' && (
            <ButtonLink to={`/claim?of=${id}`}>
              <Trans>Write replies</Trans>
            </ButtonLink>
          )}
          <Ending claim={claim} />
        </div>
      )}
    </Card>
  )
}
