import { Trans } from '@lingui/react/macro'

/** How to speak with children about the separation and the court. */
export function Children() {
  return (
    <div className="prose">
      <ul>
        <li>
          <Trans>Say that it is not their doing. Say it more than once: many children think that it is.</Trans>
        </li>
        <li>
          <Trans>Say what stays the same: who picks them up, where they sleep tonight, that they may love both parents.</Trans>
        </li>
        <li>
          <Trans>Answer what they ask, shortly and truly. “I do not know yet. I will tell you when I do” is a good answer.</Trans>
        </li>
        <li>
          <Trans>Leave the papers of the court, money and anger out of it. Do not ask them to carry messages or to choose.</Trans>
        </li>
        <li>
          <Trans>Do not ask them what happens at the other home as a test. Listen if they tell you by themselves.</Trans>
        </li>
        <li>
          <Trans>
            If a child tells you that somebody hurt them: stay calm and thank them. Do not press for details. Write down their own words
            with the day. Call Childhelp or 911.
          </Trans>
        </li>
        <li>
          <Trans>
            Small children show worry in sleep, food or play; older ones in school or by going quiet. A doctor or school counsellor can help
            with both.
          </Trans>
        </li>
      </ul>
    </div>
  )
}
