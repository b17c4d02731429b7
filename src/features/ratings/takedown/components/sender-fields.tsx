import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { capacities, longest } from '../contract.ts'

interface Props {
  values: Readonly<Record<string, string>>
  errorAt: (name: string) => string | undefined
  /** Sent before, so that a box that is not checked was left so. */
  wasSent: boolean
  /** A judge holds a public office. */
  isJudge: boolean
}

/** Who writes, and by what right. */
export function SenderFields({ values, errorAt, wasSent, isJudge }: Props) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        autoComplete="off"
        defaultValue={values['sender'] ?? ''}
        error={errorAt('sender')}
        hint={
          <Trans>
            Our staff reads it, and the author is not told it. It is not shown, unless two of us agree to name in public who threatens
            without ground.
          </Trans>
        }
        id="notice-sender"
        label={t`Your name`}
        maxLength={longest.sender}
        name="sender"
      />
      <RadioGroup
        error={errorAt('capacity')}
        id="notice-capacity"
        legend={t`For whom do you write?`}
        name="capacity"
        options={[
          { value: 'self', label: <Trans>For myself: the review is about me</Trans> },
          { value: 'attorney', label: <Trans>As an attorney for somebody</Trans> },
          { value: 'parent', label: <Trans>As a parent, for a child</Trans> },
          { value: 'other', label: <Trans>For somebody else</Trans> },
        ]}
        value={capacities.find((capacity) => capacity === values['capacity']) ?? 'self'}
      />
      <TextInput
        autoComplete="off"
        className="group-has-[[value=self]:checked]:hidden"
        defaultValue={values['authority'] ?? ''}
        error={errorAt('authority')}
        hint={<Trans>For whom, and since when. An attorney adds the state and the bar number.</Trans>}
        id="notice-authority"
        label={t`By what right?`}
        maxLength={longest.authority}
        name="authority"
      />
      <TextInput
        autoComplete="off"
        defaultValue={values['email'] ?? ''}
        error={errorAt('email')}
        hint={<Trans>We tell you there that an answer is ready, and may ask you something. The answer itself is read on this page.</Trans>}
        id="notice-email"
        inputMode="email"
        label={t`E-mail address`}
        maxLength={longest.email}
        name="email"
        optional
      />
      <Checkbox
        defaultChecked={wasSent ? values['isOfficial'] === 'yes' : isJudge}
        id="notice-isOfficial"
        label={<Trans>The person that the review is about holds a public office, such as a judge.</Trans>}
        name="isOfficial"
        value="yes"
      />
    </>
  )
}
