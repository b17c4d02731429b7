import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'
import { TimePolicy } from '#web/time-policy.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useSite } from '#web/site.ts'

function Question({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Disclosure className="border-b border-line py-1" title={title}>
      <div className="prose pb-4">{children}</div>
    </Disclosure>
  )
}

/** What visitors ask most, answered by how the free tool works today. */
export function Questions() {
  const { demo } = useSite()
  return (
    <div className="max-w-2xl border-t border-line">
      <Question title={<Trans>Do I need an account, and does it cost anything?</Trans>}>
        <p>
          <Trans>No. Looking people up, reading reviews and rating somebody is free and needs no account.</Trans>
        </p>
      </Question>
      <Question title={<Trans>When does my review appear?</Trans>}>
        <p>
          {demo ? (
            <Trans>In this demonstration after a few minutes. Otherwise at a random moment, 6 to 72 hours after you sent it.</Trans>
          ) : (
            <Trans>At a random moment, 6 to 72 hours after you sent it, so that its time tells nobody who wrote it.</Trans>
          )}{' '}
          <Trans>If our check of the words stopped it, a person looks at it first.</Trans>
        </p>
      </Question>
      <Question title={<Trans>Can somebody find out that I wrote a review?</Trans>}>
        <p>
          <Trans>
            We keep no name, no account and no network address with it. But your own words can give you away, and so can the phone or
            computer you wrote them on.
          </Trans>{' '}
          <TimePolicy />{' '}
          <SiteLink to="/transparency">
            <Trans>What we keep, line by line</Trans>
          </SiteLink>
        </p>
      </Question>
      <Question title={<Trans>Can I change my review or take it back?</Trans>}>
        <p>
          <Trans>
            Yes, with the receipt of 12 words that you got when you sent it. Without the receipt nobody can, and we cannot give it to you
            again.
          </Trans>{' '}
          <SiteLink to="/receipt">
            <Trans>Open your receipt</Trans>
          </SiteLink>
        </p>
      </Question>
      <Question title={<Trans>Why does somebody have reviews but no score?</Trans>}>
        <p>
          <Trans>
            Under 5 ratings of one group of people we show no score, because a few voices say little. From 5 to 14 we show the range in
            which the score lies. From 15 on we show the score too.
          </Trans>{' '}
          <SiteLink to="/transparency#score">
            <Trans>How a score is computed</Trans>
          </SiteLink>
        </p>
      </Question>
      <Question title={<Trans>Somebody is missing, or a fact about them is wrong.</Trans>}>
        <p>
          <Trans>
            Every fact names the source it was taken from and the day. On the page of a person you can report a correction. People who are
            missing can be suggested; a person checks it first.
          </Trans>{' '}
          <SiteLink to="/add-professional">
            <Trans>Suggest somebody</Trans>
          </SiteLink>
        </p>
      </Question>
      <Question title={<Trans>I am the person who was rated. What can I do?</Trans>}>
        <p>
          <Trans>
            Write to us below and choose “A review or a score”. Quote the exact words and say which rule they break. A low rating alone is
            no reason to take a review down, and nobody can pay to have one removed.
          </Trans>
        </p>
      </Question>
      <Question title={<Trans>Does “Leave this site” hide that I was here?</Trans>}>
        <p>
          <Trans>
            It clears the screen at once. It does not clear the history of your browser, and it does not stop a program that watches your
            phone.
          </Trans>{' '}
          <SiteLink to="/emotional-support#device">
            <Trans>Staying safe on a phone or computer</Trans>
          </SiteLink>
        </p>
      </Question>
      <Question title={<Trans>Can you tell me what to do in my case?</Trans>}>
        <p>
          <Trans>
            No. We are not lawyers and give no legal advice. Call 211 and ask for legal aid, or ask the self-help desk of your court.
          </Trans>
        </p>
      </Question>
    </div>
  )
}
