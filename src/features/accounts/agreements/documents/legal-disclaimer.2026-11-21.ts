import type { WrittenDocument } from './written.ts'

export const legalDisclaimer: WrittenDocument = {
  documentType: 'legal_disclaimer',
  title: 'Not a lawyer, not a court',
  version: '2026-11-21',
  changes: 'This is the first version.',
  isDraft: true,
  content: `
We are not a law firm. We do not give legal advice. No court runs this site, pays for it or checks it.

## No lawyer for you here

Using this site does not make anyone here your lawyer. What you write in a review or to our support is not covered by the secrecy between a lawyer and a client. A court could ask to see it. Do not send us facts that only your lawyer should have.

## We do not tell you what to do

We may explain a rule or show its source. We do not say what you should file, sign, say or leave out. Those are your choices. A lawyer can help you make them.

Court dates and deadlines are strict. Take them from your own papers or from the clerk of your court. Do not wait for this site to answer you when a deadline is near.

## Reviews are opinions

Each review is the opinion of the person who wrote it. We did not see what happened, and we do not decide who is right. Rules check each text for private facts and for strong claims before it is shown. That check does not prove that a text is true.

A score is worked out from such opinions by a formula that we publish. It is not a finding about anyone. It is not a reason to think that a person broke a rule or a law.

## The directory is not complete

We fill the directory from public sources, and we show the source and the day of each fact. Many people are not in it yet. To be missing from it means only that nobody has added that person. To be in it means nothing good or bad.

A person may have left an office after our source was written. Check with the court or the licensing board who holds an office today. If a fact about you is wrong, [tell us](/support) and we will look at it.

## Links

Some pages name other groups, such as a help line. We do not run them. We name them because they may help you, and nobody pays us to name them.

## Emergencies

Nobody watches this site for emergencies. If someone is in danger now, call 911.
`,
}
