import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '../../../web/days.ts'
import { Formula } from './score-formula.tsx'

/** How the method works and what it cannot do. The same for everybody. */
export function Method({ version, since }: { version: number; since: string }) {
  const { i18n } = useLingui()
  const from = dayInWords(since, i18n.locale)
  return (
    <div className="prose mt-12 border-t border-line pt-8">
      <Formula />
      <h2>
        <Trans>The likely range</Trans>
      </h2>
      <p>
        <Trans>
          The bar is a 90 % range: it holds the true mean of people like those who rated with a chance of 9 in 10. We work it out exactly
          from the five levels (a Dirichlet distribution with the usual shares as its start), not by a rule of thumb. In tests with 2,000
          made-up people whose true mean was known, it held for 88 to 92 in 100.
        </Trans>
      </p>
      <h2>
        <Trans>Few ratings</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Under 5 ratings: only how many there are.</Trans>
        </li>
        <li>
          <Trans>From 5 to 14: the range, and no score.</Trans>
        </li>
        <li>
          <Trans>From 15: the score on its range, and how the answers spread.</Trans>
        </li>
      </ul>
      <p>
        <Trans>The same rule holds for every part: an outcome, the last 12 months, a question.</Trans>
      </p>
      <h2>
        <Trans>What is left out</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Ratings that only tell what others said. They are shown in the list with a mark, and we say how many there are.</Trans>
        </li>
        <li>
          <Trans>Ratings that are not published: still waiting, refused, or taken back by their author.</Trans>
        </li>
        <li>
          <Trans>Questions that did not apply. The rating then counts with the questions that were answered.</Trans>
        </li>
        <li>
          <Trans>
            Other groups of raters. Parents, attorneys and the other party see different things; their ratings are never added together.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>Nothing is left out because it is low or high, and nobody can pay to change a score.</Trans>
      </p>
      <h2>
        <Trans>What a score cannot tell</Trans>
      </h2>
      <ul>
        <li>
          <Trans>It cannot tell what everybody thinks. People choose themselves to rate, and some feel more strongly than others.</Trans>
        </li>
        <li>
          <Trans>It cannot compare roles. A judge and an attorney are asked different things by different people.</Trans>
        </li>
        <li>
          <Trans>It cannot compare two people whose ranges overlap: the difference may be chance.</Trans>
        </li>
        <li>
          <Trans>It does not know what the cases were like. A hard case can make for a hard review.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>A lesson from 2021</Trans>
      </h2>
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
      <p className="figures text-sm text-soft">
        <Trans>
          Method {version}, used since {from}.
        </Trans>
      </p>
    </div>
  )
}
