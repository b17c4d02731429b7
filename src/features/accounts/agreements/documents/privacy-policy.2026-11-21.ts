import type { WrittenDocument } from './written.ts'

export const privacyPolicy: WrittenDocument = {
  documentType: 'privacy_policy',
  title: 'Privacy policy',
  version: '2026-11-21',
  changes: 'This is the first version.',
  isDraft: true,
  content: `
This page says what we keep, for how long, and what we never keep. It describes the software as it works today.

## In short

- Reading and rating need no account and set no cookie.
- With a review we keep no name, no address of your device and no time of day.
- Pages load nothing from other companies. There are no ads and no trackers.
- What was never kept cannot be stolen, sold or handed to a court.

## When you read or search

We keep no log of visits. The server does not write down which pages were opened, from where, or what was typed in the search. It needs your network address for a moment to send the page back.

Your own device may keep traces. The words of a search stand in the address of the page, so they are in the history of your browser. Your internet provider, your employer or a program on your phone can see that you were here. The button "Leave this site" clears the screen, and does not clear your history.

## When you write a review

Your draft stays in the memory of the page. It is not saved on your device and not sent to us until you press send. If you close the page, it is gone. The check of your text runs in your own browser, and again on our server when you send it.

This is all that we keep with a review:

- a random number that has no order;
- whom you rated, and your answers;
- your texts, as you wrote them;
- your part in the matter, and how it ended, as you chose;
- the month of what you describe;
- the day on which it came, without the hour;
- whether it waits, is shown or was refused, and which rules it met;
- which version it is, if you changed it;
- a scrambled form of your receipt.

If you change your review, the older text is no longer shown. We keep it with the rest until you withdraw the review.

We also keep the steps of its way: that it was held, shown, refused, changed or withdrawn, on which day, and what our staff wrote to you. If you answer a question of ours, we keep the answer.

We keep no name, no account, no network address, no type of browser and no time of day with it. When the day is over, all reviews of that day are mixed, and the technical log that knew their order is destroyed. A review is then shown at a random time, 6 to 72 hours after it came. In the demonstration it takes a few minutes.

Until its own day is over, the database still knows the order in which that day's reviews came. Someone who took the server on that day could see it.

A text can give you away by what it says. Leave out what only you could know.

## Your receipt

The twelve words of your receipt are made on your device. If scripts are switched off, our server makes them, shows them once and forgets them. We keep only a scrambled form. We cannot find your review by your name, because we do not have it. With the words you can read, change or withdraw your review.

If you withdraw it, it is no longer shown at once. When the day is over, we delete it with all its versions and your answers. We keep the scrambled receipt, whom it was about and the day, so that we can tell you that it is gone. The steps of its way stay, without your text, so that the counts we publish stay right.

## Limits against floods

To stop floods we count how often one network sends. For this we turn part of the network address into a scrambled mark, with a key that is made by chance. Both are only in the memory of the server. The key changes each day and is never written down. The mark is not tied to what was sent.

Before a review is sent, your device solves a small puzzle. It says nothing about you.

## When you have an account

You can use the free tool without one. If you open an account, we keep:

- your first and last name and your e-mail address;
- your password, scrambled so that nobody can read it;
- the second step of your sign-in, if you set one up;
- your settings, such as your time zone and when we may write to you;
- when you signed in, how, and with which kind of browser, for 90 days;
- your open sessions, and when each was last used;
- which documents you accepted, in which words, and when;
- changes to your account and what our staff did with it, with the day and the hour.

We keep no network address with any of this. A review that you write is never tied to your account, and the rating tool does not look who is signed in.

You can take out a copy of all of it, and you can close the account in its settings. Then we erase it. Two things stay, without your name: what you accepted, and the notes of what was done with the account. If the law makes us hold something, we tell you.

Our staff can look up an account by its address, to help or to protect people. Each such act is noted. They see more only if you open a view for some hours, and you can read who looked.

## When you write to support

We keep your message, what it is about, the day, and a ticket number. You need not give an e-mail address: you can read our answer on the page with your ticket number and your code. If you do give one, we keep it, and your message goes to our support mailbox by e-mail. You can add up to three files. We keep their content, and not the names they had. Our staff may write notes to each other. If you are signed in, the ticket is tied to your account. When your matter is closed, the server erases your message, your files, the notes and your address. Our answer goes 90 days later. Ask us to delete a copy in our mailbox, and we will.

## When you suggest a person or a correction

We keep what you tell us about the person or the fact, where it can be checked, and the day. We do not ask who you are. You get a number to look up what became of it, and we keep only a scrambled form of that number. A note to us is erased when the matter is decided.

## When the site breaks

If a page crashes, it can send us a short error report. We keep the kind of error, the kind of page, the place in our own code, the family and main version of your browser, and the day. We keep nothing that you typed or searched for. Reports go after 30 days.

## What stays on your device

While you are signed out we set no cookies. When you sign in, one cookie holds the key of your session, and nothing else. It ends after 12 hours at most, or when you sign out. If you press "Leave this site", the browser notes one word for that tab, so that the Back button shows nothing of ours. It goes when you close the tab. The browser may also keep copies of a few general pages, so that they open without a network. It does not keep what you searched for, what you read about a person, or what you wrote. "Leave this site" removes these copies too.

## People in the directory

The directory lists people who work in family courts. It holds names, offices, courts and dates from public sources, each with its source and day. It holds no home addresses and nothing about families. If a fact about you is wrong, [tell us](/support). We keep old values with their dates, so that readers can see what changed.

## Who else sees data

We sell no data and give none to advertisers. The company that hosts our server holds our disks for us. The company that carries our e-mail sees support messages and our mails to you on their way. Those mails are short and name nothing of a case. Reviews that are shown can be read by anyone.

## Courts and police

We hand over what we hold only when the law makes us. We ask for a proper order first, and we object when we can. The page [Transparency](/transparency) says what such an order could get. For a review that is only what the list above names. It does not tell who wrote it.

## How long we keep things

- A review, shown or refused: until its author withdraws it.
- The order in which one day's reviews came: until that day is over.
- The marks against floods: in memory, for one day at most.
- The directory: as long as it serves its readers, with old values marked as old.
- Support messages: until your matter is closed. Our answer: 90 days more.
- Error reports: 30 days.
- An account: until you close it. The list of your sign-ins: 90 days. What you accepted and what was done with the account: for good, without your name once it is closed.

Backups follow the same rules with a delay.

## Your rights

You can ask us what we hold about you, and ask us to correct or delete it. Many state laws give you such rights, and we answer everyone alike. For a review you need the words of your receipt, for we cannot tell which one is yours. Use the [support page](/support).

## Children

This site is for adults. Please keep the names of children, and all that could point to a child, out of what you write. The check looks for such names and stops them where it finds them.

## When this policy changes

A new text gets a new date, and this page will say what changed. Old versions stay here to read. The tools for case work open one by one. Before one of them keeps something new, this policy will say so.
`,
}
