import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
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
        <li>
          <Trans>
            It cannot tell that each rating is from another person, for nobody has to say who they are. Each one has a price instead: some
            work for a device, and a token that pays once. That makes many ratings from one hand dear. It is a price, not a proof.
          </Trans>
        </li>
        <li>
          <Trans>
            When many ratings come for one person at once, the newest wait and the scores stay as they were on the last quiet day, until 30
            quiet days have passed or somebody of ours has looked.
          </Trans>
        </li>
      </ul>
      <p>
        <a href="/transparency#score">
          <Trans>What few ratings show, and a lesson from 2021</Trans>
        </a>
      </p>
      <p className="figures text-sm text-soft">
        <Trans>
          Method {version}, used since {from}.
        </Trans>
      </p>
    </div>
  )
}
