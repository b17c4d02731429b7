import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { useAction } from '#web/form/use-action.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Card, Notice } from '#web/ui/notice.tsx'
import { deskCalls, type Waiting } from '../contract.ts'
import { Deciding } from './deciding.tsx'
import { Problem } from '#web/form/problem.tsx'

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

/** Saved, and never shown by our own address: a stranger sent it. */
function save(type: keyof typeof endings, base64: string, name: string) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${endings[type]}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function Papers({ claim: { id, files } }: { claim: Waiting }) {
  const { i18n } = useLingui()
  const { go, busy, problem } = useAction()
  return (
    <>
      <ul className="grid gap-2">
        {files.map(({ place, type, size, canFetch }) => {
          const kilobytes = i18n.number(Math.max(1, Math.round(size / 1024)))
          const ending = endings[type].toUpperCase()
          return (
            <li key={place}>
              {canFetch ? (
                <Button
                  busy={busy}
                  kind="secondary"
                  onClick={() =>
                    void go(async () => {
                      const paper = await api(deskCalls.paper, { params: { id, place: String(place) } })
                      save(paper.type, paper.content, `paper-${place}`)
                    })
                  }
                >
                  <Trans>
                    Save paper {place} ({ending}, {kilobytes} KB)
                  </Trans>
                </Button>
              ) : (
                <Trans>Paper {place} was not scanned for viruses yet.</Trans>
              )}
            </li>
          )
        })}
      </ul>
      <Problem of={problem} />
    </>
  )
}

/** A claim that a person checks: what was given, beside what the directory knows. */
export function WaitingCard({ claim }: { claim: Waiting }) {
  const { t, i18n } = useLingui()
  const { send, busy, problem } = useMutation(deskCalls.decide, ['/api/desk/claims'])
  const { id, professional, claimant, barNumber, barState, email, domainShows, note, files, isHeld, isOwn } = claim
  const asked = dayInWords(claim.askedAt, i18n.locale)
  const none = <Trans>none</Trans>
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">
        <SiteLink className="inline-block py-2" to={`/professionals/${professional.id}`}>
          {professional.name}
        </SiteLink>
      </h3>
      <Facts
        items={[
          { term: t`Name of the account`, value: claimant },
          {
            term: t`Bar number`,
            value: barNumber ? `${barNumber}${barState ? ` (${barState})` : ''}` : none,
            note: professional.barNumber
              ? t`The directory has ${professional.barNumber}.`
              : t`The directory has none: look in the state's list.`,
          },
          ...(email
            ? [
                {
                  term: t`Address, confirmed`,
                  value: email,
                  note:
                    domainShows === 'own'
                      ? t`The domain is that of the place of work.`
                      : t`The domain is some office's: check that this person works there.`,
                },
              ]
            : []),
          ...(note ? [{ term: t`Note`, value: note }] : []),
          ...(files.length > 0 ? [{ term: t`Papers`, value: <Papers claim={claim} /> }] : []),
          { term: t`Asked on`, value: asked },
        ]}
      />
      {isHeld && (
        <Notice tone="attention">
          <p>
            <Trans>Somebody holds this page. If that was wrong, take their claim back first (below), then grant this one.</Trans>
          </p>
        </Notice>
      )}
      {isOwn ? (
        <p>
          <Trans>This is your own claim. Somebody else decides it.</Trans>
        </p>
      ) : (
        <Deciding
          busy={busy}
          hint={t`The claimant reads it.`}
          isBarred={isHeld}
          no={t`Refuse`}
          onNo={(reason) => void send({ params: { id }, body: { decision: 'refuse', reason } })}
          onYes={() => void send({ params: { id }, body: { decision: 'grant' } })}
          problem={problem}
          yes={t`Grant the page`}
        />
      )}
    </Card>
  )
}
