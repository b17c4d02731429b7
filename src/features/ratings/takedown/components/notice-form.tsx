import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { needsWords, takedownGrounds } from '#domain/takedown/grounds.ts'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, longest, shortestWhy } from '../contract.ts'
import { noticeOf } from './bodies.ts'
import { OrderFields } from './order-fields.tsx'
import { Pick } from './pick.tsx'
import { SenderFields } from './sender-fields.tsx'
import { Sent } from './sent.tsx'
import { useWork } from './use-work.ts'
import { groundWords } from './words.ts'

type Body = ReturnType<typeof noticeOf>

/** The first field that cannot be sent as it is. */
function wrongIn({
  ratings,
  ground,
  words,
  why,
  sender,
  capacity,
  authority,
  order,
  sworn,
}: Body & Record<string, unknown>): string | null {
  if (ratings.length === 0) return 'ratings'
  const known = takedownGrounds.find((one) => one === ground)
  if (known === undefined) return 'ground'
  if (order) for (const name of ['court', 'docket', 'parties', 'country']) if (!(name in order)) return name
  if (needsWords(known) && words === undefined) return 'words'
  if (why.length < shortestWhy || why.length > longest.why) return 'why'
  if (sender.length < 2) return 'sender'
  if (capacity !== 'self' && authority === undefined) return 'authority'
  return sworn ? null : 'sworn'
}

interface Props {
  professional: string
  isJudge: boolean
  /** Where in the list of reviews. */
  cursor: string
  /** The review that a link came with. */
  rating: string
}

/** The notice itself. Sent by JavaScript where there is any, and else by the browser. */
export function NoticeForm({ professional, isJudge, cursor, rating }: Props) {
  const { t, i18n } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.file, [], { plain: 'file' })
  const { prove, drop, working } = useWork(professional)
  if (became?.is === 'done') return <Sent {...became.data} />

  const field = became?.is === 'refused' ? became.field : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = noticeOf(new FormData(event.currentTarget), professional)
    const wrong = wrongIn(body)
    if (wrong !== null) return refuse(wrong)
    if (working) return
    // A refusal may have spent the proof; where no answer came the same is sent again.
    if (became?.is === 'refused') drop()
    void prove().then((work) => send({ body: { ...body, ...work } as Parameters<typeof send>[0]['body'] }))
  }
  const sentences: Readonly<Record<string, string>> = {
    ratings: t`Choose 1 to 10 reviews.`,
    ground: t`Choose what is wrong.`,
    words: t`Copy the exact words, each statement on a line of its own.`,
    why: t`Say what is wrong and why, in at least ${shortestWhy} characters.`,
    evidence: t`Write at most ${i18n.number(longest.evidence)} characters.`,
    court: t`Write the full name of the court.`,
    docket: t`Write the case number.`,
    parties: t`Write who the parties are.`,
    country: t`Write the country of the court.`,
    sender: t`Write your name.`,
    authority: t`Say by what right you write for somebody else.`,
    email: t`Write one e-mail address, or leave it out.`,
    sworn: t`Confirm the statement, or do not send the notice.`,
  }
  const said = (name: string) => {
    // A sentence of the server's own says more than ours; "The form …" is the contract's, for programs.
    const sentence = became?.is === 'refused' ? became.sentence : ''
    return sentence === '' || /^The (form|request|address) /.test(sentence) ? sentences[name] : sentence
  }
  const errorAt = (name: string) => (field === name ? said(name) : undefined)
  const wasSent = 'ground' in values || 'sender' in values
  return (
    <form
      action={`/notice?${new URLSearchParams({ professional, ...(cursor !== '' && { cursor }) })}#notice`}
      autoComplete="off"
      className="group grid max-w-2xl scroll-mt-20 gap-8"
      id="notice"
      method="post"
      noValidate
      onSubmit={submit}
    >
      {became && (
        <NotSent
          at={field !== null && field in sentences ? { control: `notice-${field}`, text: said(field) } : null}
          became={became}
          key={attempt}
          title={t`Your notice was not sent`}
        />
      )}
      <Hidden form="file" />
      <Pick
        chosen={wasSent ? (values['ratings'] ?? '').split(' ') : [rating]}
        cursor={cursor}
        error={errorAt('ratings')}
        id={professional}
      />
      <RadioGroup
        error={errorAt('ground')}
        id="notice-ground"
        legend={t`What is wrong?`}
        name="ground"
        options={takedownGrounds.map((value) => ({ value, label: i18n._(groundWords[value].name), hint: i18n._(groundWords[value].hint) }))}
        value={takedownGrounds.find((ground) => ground === values['ground']) ?? null}
      />
      <OrderFields errorAt={errorAt} values={values} />
      <TextArea
        defaultValue={values['words'] ?? ''}
        error={errorAt('words')}
        hint={
          <Trans>Copy them from the review, each statement on a line of its own. A notice about a whole review may leave it empty.</Trans>
        }
        id="notice-words"
        label={t`The exact words`}
        name="words"
        rows={4}
      />
      <TextArea
        counter={{ min: shortestWhy, max: longest.why }}
        defaultValue={values['why'] ?? ''}
        error={errorAt('why')}
        hint={<Trans>For a fact: what is not true, and what is true instead. Name no child.</Trans>}
        id="notice-why"
        label={t`What is wrong, and why?`}
        name="why"
        rows={6}
      />
      <TextArea
        counter={{ max: longest.evidence }}
        defaultValue={values['evidence'] ?? ''}
        error={errorAt('evidence')}
        hint={
          <Trans>
            Where we can check it: the address of a page, the name and page of a public record, the words of a transcript. Files cannot be
            sent here. If we need a paper, we ask you by e-mail.
          </Trans>
        }
        id="notice-evidence"
        label={t`What shows it?`}
        name="evidence"
        optional
        rows={4}
      />
      <SenderFields errorAt={errorAt} isJudge={isJudge} values={values} wasSent={wasSent} />
      <Checkbox
        defaultChecked={values['sworn'] === 'yes'}
        error={errorAt('sworn')}
        id="notice-sworn"
        label={
          <Trans>
            I declare under penalty of perjury that what I say here is true and complete to the best of my knowledge, and that I may send
            it.
          </Trans>
        }
        name="sworn"
        value="yes"
      />
      <Button busy={busy || working} className="justify-self-start" type="submit">
        <Trans>Send notice</Trans>
      </Button>
      <p className="text-sm text-soft">
        <Trans>
          Your device first solves a small puzzle, so that a flood of notices costs its sender something. It says nothing about you. A
          notice that is sent without JavaScript has none, and hides one review a day at most until a person has read it.
        </Trans>
      </p>
      <p className="text-sm text-soft">
        <Trans>
          We keep what you type here, and when it came, for three years after the decision. We do not keep your network address or your
          browser. On the page “Transparency” we count notices, without names and without words.
        </Trans>
      </p>
    </form>
  )
}
