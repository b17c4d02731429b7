import { Trans } from '@lingui/react/macro'

/** What brings someone back into the feature. Two exercises that are common knowledge, in our own words. */
export function Calm() {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="prose">
        <h3>
          <Trans>Five, four, three, two, one</Trans>
        </h3>
        <p>
          <Trans>Look around slowly. Say the answers, aloud or in your head.</Trans>
        </p>
        <ol>
          <li>
            <Trans>Five things that you see. Take small ones: a handle, a shadow, a crumb.</Trans>
          </li>
          <li>
            <Trans>Four things that you feel on your skin: the chair, your sleeve, the floor.</Trans>
          </li>
          <li>
            <Trans>Three things that you hear, near or far.</Trans>
          </li>
          <li>
            <Trans>Two things that you smell, or two smells that you like.</Trans>
          </li>
          <li>
            <Trans>One thing that you taste. A sip of water will do.</Trans>
          </li>
        </ol>
        <p>
          <Trans>If your mind runs off, start again at five. That is not a mistake. It is how the exercise works.</Trans>
        </p>
      </div>
      <div className="prose">
        <h3>
          <Trans>A longer breath out</Trans>
        </h3>
        <ol>
          <li>
            <Trans>Put both feet on the floor. Let your shoulders drop.</Trans>
          </li>
          <li>
            <Trans>Breathe in through your nose while you count to four.</Trans>
          </li>
          <li>
            <Trans>Breathe out through your mouth while you count to six, as if you cooled soup.</Trans>
          </li>
          <li>
            <Trans>Do this ten times. It takes about two minutes.</Trans>
          </li>
        </ol>
        <p>
          <Trans>
            If counting makes it worse, stop counting and only breathe out slowly. If you feel dizzy, breathe as you usually do.
          </Trans>
        </p>
        <p>
          <Trans>These help with a bad moment. They do not make a dangerous place safe: if you are in danger, get out or call 911.</Trans>
        </p>
      </div>
    </div>
  )
}
