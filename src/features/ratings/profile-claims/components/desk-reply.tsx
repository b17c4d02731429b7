import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Card } from '#web/ui/notice.tsx'
import { deskCalls, type HeldReply } from '../contract.ts'
import { Deciding } from './deciding.tsx'
import { ReplyFindings } from './reply-form.tsx'

/** A reply that the checks hold: the words, what was found, and yes or no. */
export function HeldReplyCard({ reply }: { reply: HeldReply }) {
  const { t, i18n } = useLingui()
  const { send, busy, problem } = useMutation(deskCalls.judge, ['/api/desk/claims'])
  const { id, version, professional, review, text, findings, isOwn } = reply
  const day = dayInWords(reply.saidOn, i18n.locale)
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="text-lg">
          <SiteLink className="inline-block py-2" to={`/professionals/${professional.id}`}>
            {professional.name}
          </SiteLink>
        </h3>
        <p className="text-sm text-soft">
          {review === null ? <Trans>Statement, sent on {day}</Trans> : <Trans>Reply to a rating, sent on {day}</Trans>}
        </p>
      </div>
      <p className="max-w-prose border-s-4 border-edge ps-4 whitespace-pre-line wrap-anywhere">{text}</p>
      <ReplyFindings findings={findings} text={text} />
      {isOwn ? (
        <p>
          <Trans>These are your own words. Somebody else decides.</Trans>
        </p>
      ) : (
        <Deciding
          busy={busy}
          hint={t`The writer reads it. Never refuse for what the rating says; only for what the reply does.`}
          no={t`Do not show it`}
          onNo={(reason) => void send({ params: { id }, body: { version, decision: 'refuse', reason } })}
          onYes={() => void send({ params: { id }, body: { version, decision: 'publish' } })}
          problem={problem}
          yes={t`Show it`}
        />
      )}
    </Card>
  )
}
