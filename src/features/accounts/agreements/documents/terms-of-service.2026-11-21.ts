import type { WrittenDocument } from './written.ts'

export const termsOfService: WrittenDocument = {
  documentType: 'terms_of_service',
  title: 'Terms of service',
  version: '2026-11-21',
  changes: 'This is the first version.',
  isDraft: true,
  content: `
These are the rules for using this site. We kept them short. "We" are the people who run this site. "You" are anyone who uses it.

## In short

- Reading, searching and rating are free, with no account.
- Write only what you saw or heard yourself, and keep private facts out.
- We check texts by rules that are the same for all. We never rewrite yours.
- Nothing here is legal advice.

## The free tool

You may search the directory, read reviews and write your own at no cost. You need no account, and we do not ask for a card. We do not plan to charge for this, and we will not put these things behind a payment later.

You do not sign anything to use the free tool. By sending a review you say that you follow the rules below.

## Who may write a review

You may rate someone you met in a family court matter: as a parent, a client, a lawyer, or in another part that the form names. You may not rate yourself. You may not rate someone you compete with. You may not write for pay, or for a gift.

## What a review may say

Say what happened and how you saw it. Strong feelings are welcome, and so is praise. A review must not hold:

- the name of a child, of the other parent, or of any private person;
- a case number, an address, a phone number, a school or a workplace;
- words from a sealed file or from a report that a court keeps closed;
- a threat, or a call to harm or to bother anyone;
- slurs, or attacks on someone's family, faith, looks or origin;
- a claim that someone committed a crime, put as a fact. Say what you saw and let the reader judge;
- a medical or mental health label for another person;
- ads or links.

You answer for what you write. A court can hold the writer of a false claim to account.

## How reviews are checked

Rules in the software read each text while you write it and once more when you send it. They mark words and tell you why. You choose whether to take a new wording. Some findings must be mended before you can send. Some texts wait until a person has looked at them. We do not change a word of yours.

A text that waits is then shown as you wrote it, or refused, or we ask you a question. You can read the reason or the question with your receipt. We do not refuse or remove a review because it is negative, and not because someone pays or asks.

## Your receipt

When you send a review you get twelve words. They are the only key to it. With them you can see, change or withdraw your review on the page [Your receipt](/receipt). We keep only a scrambled form that cannot be turned back into the words. If the words are gone, neither you nor we can get them back.

## Your text stays yours

You keep all rights in what you write. You let us show it on this site, keep it in our backups, and count it in scores, free of charge. This ends when you withdraw it. We do not sell reviews. We do not use them to advertise.

## If you are the one who is rated

You can ask us to correct a fact, and you can point out a review that you think breaks these rules. Use the [support page](/support). Tell us the exact words and what is wrong with them, and we will look at them. You cannot yet reply under a review. The same rules hold for all, whether someone is well known or not. Nobody can pay to change a score.

## Fair use of the site

Do not try to break the site, to flood it, or to find out who wrote a review. There are limits on how often one connection can send. Your device also solves a small puzzle before it sends a review. Both keep floods of fake reviews away.

## Your account

An account is for one person, who is an adult. Give your own name and an address that you can read. Keep your password to yourself, and do not let anyone else use your account. If you think that someone got in, change the password and tell us.

We can suspend an account that breaks these rules or puts someone at risk. We then say why, and you can write to us. You can close your account at any time in its settings.

## The premium tool

The premium tool is for case work. Its parts open one by one. The first 7 days are a trial. It asks for no credit card, and you can cancel anytime. You will see the price before you can pay anything. After the trial you can still read, answer the other parent, and export what is yours, for ever. Before you use it you accept the documents that the page [What you will accept](/terms-required) lists.

## What we promise and what we cannot

We work to keep the site open, correct and safe. We cannot promise that it always runs or that all of it is right. Please do not rely on it alone for a choice that matters. As far as the law allows, we are not liable for harm that comes from relying on it. Nothing here limits rights that the law says cannot be limited.

## If we disagree

Write to us first, through the [support page](/support). Most things can be settled there. This draft does not say yet which state's law applies or which court would hear a dispute. Our lawyer will add that, and the full name and address of the owner, before the text is final.

## When these terms change

A new text gets a new date, and this page will say what changed. Old versions stay here to read. A change never takes back a right over a review that you sent before it.
`,
}
