import { Trans } from '@lingui/react/macro'

/** What a court could get, table by table, and how we answer (ratings.md, section 3.3). */
export function Subpoena() {
  return (
    <div className="prose">
      <p>
        <Trans>A court can order us to hand over what we have. It cannot order us to hand over what we never had. It would get:</Trans>
      </p>
      <ul>
        <li>
          <Trans>Of a review: the list above. Apart from words in it that tell who wrote it, nothing in the list leads to a person.</Trans>
        </li>
        <li>
          <Trans>
            Of a question to support: the text, the files, the day, our answer, notes of our staff, and the e-mail address or the account if
            there is one. Text, files, notes and address are erased when the ticket is closed.
          </Trans>
        </li>
        <li>
          <Trans>
            Of an account, for those who have one: names, address, settings, sign-ins of 90 days, what was accepted, and what was done with
            the account. Reviews are not tied to it.
          </Trans>
        </li>
        <li>
          <Trans>
            Of a notice about a review: what its sender filled in, also the name and the e-mail address if one was given, when it came, and
            what we did. It is about the sender, not the author.
          </Trans>
        </li>
        <li>
          <Trans>
            Of a claim of a page: which account claims or holds it, the bar number, the steps with their time, and every reply with its day.
            Address at work, note and papers are erased when the claim is decided.
          </Trans>
        </li>
        <li>
          <Trans>
            Of the price of a review: two scrambled marks a review, kept apart from it and in no order of arrival. They go after the end of
            the month. They do not tell who got the token.
          </Trans>
        </li>
        <li>
          <Trans>Of a suggestion for the directory: its text, the day, and what we decided.</Trans>
        </li>
        <li>
          <Trans>Of a visit without any of these: nothing.</Trans>
        </li>
      </ul>
      <p>
        <Trans>A copy taken today also holds today’s order of arrival, as said above.</Trans>
      </p>
    </div>
  )
}

export function LegalProcess() {
  return (
    <div className="prose">
      <ol>
        <li>
          <Trans>We hand nothing over because somebody asks for it, whoever it is. We ask for a subpoena or an order of a court.</Trans>
        </li>
        <li>
          <Trans>
            We object to an order that is to uncover an author. A court must first have seen the exact words, and evidence that they are
            false and did harm. It must have weighed both sides. Courts in the United States know this as the Dendrite and Cahill tests.
          </Trans>
        </li>
        <li>
          <Trans>Where the law allows it we wait at least 21 days before we hand anything over, so that the author can object.</Trans>
        </li>
        <li>
          <Trans>
            We have no way to reach an author, for we know none. So we say on this site that an order came, where the law allows it.
          </Trans>
        </li>
        <li>
          <Trans>An order from another country is checked against the law of the United States first.</Trans>
        </li>
      </ol>
      <p>
        <Trans>This is our policy and not legal advice.</Trans>
      </p>
    </div>
  )
}
