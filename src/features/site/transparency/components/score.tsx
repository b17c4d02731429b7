import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

/** The method in words; with a person's own numbers it stands behind "Why this number" (`/reviews?score={id}`). */
export function ScoreMethod() {
  return (
    <div className="prose">
      <p>
        <Trans>
          A score is the opinion of the people who rated. It is computed and never typed, and the same formula holds for everybody.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Groups stand apart: parents and clients, attorneys, the other side, others. They are never mixed into one number.</Trans>
        </li>
        <li>
          <Trans>
            Each score starts from what is usual for the same role in the same state, as if 10 ratings had said that. Then each rating moves
            it. With few ratings it stays close to the usual; with many it is nearly their mean.
          </Trans>
        </li>
        <li>
          <Trans>A newer rating weighs more than an old one: after three years, half.</Trans>
        </li>
        <li>
          <Trans>Beside it stands the range in which it lies with a chance of 90 %, and how many ratings there are.</Trans>
        </li>
        <li>
          <Trans>
            Under 5 ratings we show neither. From 5 to 14 we show the range, and from 15 the score and how the answers spread. The same
            holds for every part: an outcome, the last 12 months, a question.
          </Trans>
        </li>
        <li>
          <Trans>There is no list of the worst.</Trans>
        </li>
      </ul>
      <p>
        <Trans>On the page of a person, “Why this number” shows each step with that person’s own numbers.</Trans>{' '}
        <SiteLink to="/search-professionals">
          <Trans>Look up a person</Trans>
        </SiteLink>
      </p>
      <h3>
        <Trans>A lesson from 2021</Trans>
      </h3>
      <p>
        <Trans>
          In July 2021 a draft study named single federal judges as the most unequal in the sentences they gave. Other researchers objected:
          records were missing, some of what the study held fixed was part of the question, there were few cases for each judge, and it
          picked the most extreme results of many. Whoever stands at the far end of a long list may stand there by chance. Within weeks the
          authors gave the paper a new title and asked readers to set aside what it had said of single judges.
        </Trans>
      </p>
      <p>
        <Trans>
          Our ratings are open to more doubt than that study was. So we show ranges and not only points, keep groups apart, pull small
          numbers towards the usual, and make no list that puts the lowest first.
        </Trans>
      </p>
      <p className="text-sm text-soft">
        <Trans>
          Source: the blog Sentencing Law and Policy, posts of August 2021, among them a guest post by Jonah Gelbach and “Authors of
          provocative paper retract judge-specific claims” of 18 August 2021. Last checked on 21 Nov 2026.
        </Trans>
      </p>
    </div>
  )
}
