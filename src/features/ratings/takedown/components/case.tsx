import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isVisible, states } from '#domain/moderation/states.ts'
import { useApiQuery } from '#web/api.ts'
import { Detail } from '#shell/detail.tsx'
import { SiteLink } from '#web/link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { deskCalls, type Full } from '../contract.ts'
import { Acts } from './acts.tsx'
import { Certificate, type Exported } from './certificate.tsx'
import { Clock, Marks } from './clock.tsx'
import { DecideForm } from './decide-form.tsx'
import { NoteForm } from '#ratings/profile-notes/public.tsx'
import { useUtcMoment } from '#web/utc-moment.ts'
import { answerWords, capacityWords, effectWords, eventWords } from './desk-words.ts'
import { letters } from './letters.ts'
import { decidedWords, groundWords, stateWords } from './words.ts'

function Words({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
    </section>
  )
}

const isVisibleNow = (status: string) => states.some((state) => state === status && isVisible(state))

function Reviews({ ratings }: Pick<Full, 'ratings'>) {
  const { i18n } = useLingui()
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>The reviews</Trans>
      </h2>
      {ratings.map(({ id, effect, status, became, texts }) => (
        <Card key={id}>
          <p className="mb-2 flex flex-wrap gap-2 text-sm">
            <Badge tone={effect === 'hidden' ? 'attention' : 'plain'}>{i18n._(effectWords[effect])}</Badge>
            {status !== 'gone' && (
              <span className="text-soft">{isVisibleNow(status) ? <Trans>Shown now</Trans> : <Trans>Not shown now</Trans>}</span>
            )}
            {became !== null && <Badge>{i18n._(decidedWords[became])}</Badge>}
          </p>
          {status === 'gone' ? (
            <p className="text-soft">
              <Trans>Its author edited or withdrew it since.</Trans>
            </p>
          ) : texts.length === 0 ? (
            <p className="text-soft">
              <Trans>Answers only, without a text.</Trans>
            </p>
          ) : (
            <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{texts.join('\n\n')}</p>
          )}
        </Card>
      ))}
    </section>
  )
}

function Order({ order, isCourtUnknown }: Pick<Full, 'order' | 'isCourtUnknown'>) {
  const { i18n } = useLingui()
  if (order === null) return null
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>The order of the court</Trans>
      </h2>
      <Facts
        items={[
          {
            term: <Trans>Court</Trans>,
            value: order.court,
            note: isCourtUnknown ? <Trans>Not in our list of courts: ask the court itself.</Trans> : <Trans>In our list of courts.</Trans>,
          },
          { term: <Trans>Case number</Trans>, value: order.docket },
          { term: <Trans>Parties</Trans>, value: order.parties },
          { term: <Trans>Country</Trans>, value: order.country },
          { term: <Trans>The author was told of the case</Trans>, value: i18n._(answerWords[order.wasServed]) },
          { term: <Trans>It is final</Trans>, value: i18n._(answerWords[order.isFinal]) },
        ]}
      />
    </section>
  )
}

function Log({ log }: Pick<Full, 'log'>) {
  const { i18n } = useLingui()
  const moment = useUtcMoment()
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>What was done</Trans>
      </h2>
      <ol className="grid gap-3">
        {log.map(({ at, event, by, reason }) => (
          <li className="border-s-2 border-edge ps-3" key={`${at} ${event}`}>
            <p className="flex flex-wrap gap-x-3">
              <strong>{i18n._(eventWords[event] ?? eventWords['received']!)}</strong>
              <time className="figures text-soft" dateTime={at}>
                {moment(at)}
              </time>
              <span className="wrap-anywhere text-soft">{by === 'sender' ? <Trans>its sender</Trans> : by}</span>
            </p>
            {reason !== null && <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Whole({ notice }: { notice: Full }) {
  const { t, i18n } = useLingui()
  const moment = useUtcMoment()
  const [record, setRecord] = useState<Exported | null>(null)
  if (record !== null) return <Certificate number={notice.number} onBack={() => setRecord(null)} record={record} />
  return (
    <div className="grid gap-8">
      <Acts notice={notice} onExported={setRecord} />
      <Facts
        items={[
          { term: <Trans>What is wrong</Trans>, value: i18n._(groundWords[notice.ground].name), note: <Marks of={notice} /> },
          { term: <Trans>State</Trans>, value: i18n._(stateWords[notice.state]) },
          { term: <Trans>Came</Trans>, value: moment(notice.receivedAt) },
          { term: <Trans>Clock</Trans>, value: <Clock clock={notice.clock} /> },
          {
            term: <Trans>Reviews of</Trans>,
            value: <SiteLink to={`/professionals/${notice.professionalId}`}>{notice.professional}</SiteLink>,
            note: notice.isOfficial ? <Trans>Named as holder of a public office.</Trans> : undefined,
          },
          { term: <Trans>Sent by</Trans>, value: notice.sender, note: i18n._(capacityWords[notice.capacity]) },
          ...(notice.authority === null ? [] : [{ term: <Trans>By what right</Trans>, value: notice.authority }]),
          ...(notice.email === null ? [] : [{ term: <Trans>E-mail address</Trans>, value: notice.email }]),
          ...(notice.heldFor === null ? [] : [{ term: <Trans>Held because</Trans>, value: notice.heldFor }]),
        ]}
      />
      <Words text={notice.words} title={t`The exact words`} />
      <Words text={notice.why} title={t`What is wrong, and why`} />
      <Words text={notice.evidence} title={t`What shows it`} />
      <Order isCourtUnknown={notice.isCourtUnknown} order={notice.order} />
      <Reviews ratings={notice.ratings} />
      {notice.outcome !== null && (
        <Words text={notice.letter ?? i18n._(letters[notice.outcome])} title={i18n._(decidedWords[notice.outcome])} />
      )}
      {notice.can.decide && <DecideForm notice={notice} />}
      {notice.can.note && <NoteForm number={notice.number} />}
      <Log log={notice.log} />
    </div>
  )
}

/** One notice, displayed in place of the list. */
export function Case({ number, onBack }: { number: string; onBack: () => void }) {
  const { t } = useLingui()
  const asked = useApiQuery(deskCalls.show, { params: { number } })
  return (
    <Detail
      asked={asked}
      back={<Trans>Back to the notices</Trans>}
      failed={t`This notice cannot be shown`}
      onBack={onBack}
      title={
        <Trans>
          Notice <span className="figures">{number}</span>
        </Trans>
      }
    >
      {(notice) => <Whole notice={notice} />}
    </Detail>
  )
}
