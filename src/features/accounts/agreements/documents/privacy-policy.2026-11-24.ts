import type { WrittenDocument } from './written.ts'

export const privacyPolicy: WrittenDocument = {
  documentType: 'privacy_policy',
  title: 'Privacy policy',
  version: '2026-11-24',
  changes:
    'It now says exactly how long our database still holds the time at which a review came: until we erase a log after midnight UTC. It used to say that no time was kept. It also says what we keep when you work on a case.',
  isDraft: true,
  content: `
This page says what we keep, for how long, and what we never keep. It describes the software as it works today.

## In short

- Reading and rating need no account and set no cookie.
- With a review we keep no name and no network address.
- We keep the day, not the time; a database log holds the time until we erase it after midnight UTC.
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
- the day on which it came;
- whether it waits, is shown or was refused, and which rules it met;
- which version it is, if you changed it;
- a scrambled form of your receipt;
- a key that your device makes from the receipt. We seal words to you with it. Only your receipt opens them, and nobody finds the receipt from the key.

If you change your review, the older text is no longer shown. We keep it with the rest until you withdraw the review.

We also keep the steps of its way: that it was held, shown, refused, changed or withdrawn, on which day, and what our staff wrote to you. If you answer a question of ours, we keep the answer.

We keep no name, no account, no network address and no type of browser with it. We keep the day, not the time; a database log holds the time until we erase it after midnight UTC. Then we also mix all reviews of that day, so that nothing shows their order. A review is then shown at a random time, 6 to 72 hours after it came. In the demonstration it takes a few minutes.

Until that log is erased, someone who took the server could see the order and time in which that day's reviews came.

A text can give you away by what it says. Leave out what only you could know.

## Your receipt

The twelve words of your receipt are made on your device. If scripts are switched off, our server makes them, shows them once and forgets them. We keep only a scrambled form. We cannot find your review by your name, because we do not have it. With the words you can read, change or withdraw your review.

If you withdraw it, it is no longer shown at once. When the day is over, we delete it with all its versions and your answers. We keep the scrambled receipt, whom it was about and the day, so that we can tell you that it is gone. The steps of its way stay, without your text, so that the counts we publish stay right.

## Limits against floods

To stop floods we count how often one network sends. For this we turn part of the network address into a scrambled mark, with a key that is made by chance. Both are only in the memory of the server. The key changes each day and is never written down. The mark is not tied to what was sent.

Before a review or a notice is sent, your device solves a small puzzle. It says nothing about you.

For each review your device also gets a token from us. We sign it without seeing it, so we cannot tell who got the token that a review came with. Of a used token we keep two scrambled marks, apart from the review. They stop a token from being used twice. They go a few days after the month is over.

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

## When you work on a case

We keep what you enter, who entered it and when. The other parent sees what you share with them. The people you let in see what you let them see.

## When you write to support

We keep your message, what it is about, the day, and a ticket number. You need not give an e-mail address: you can read our answer on the page with your ticket number and your code. If you do give one, we keep it, and your message goes to our support mailbox by e-mail. You can add up to three files. We keep their content, and not the names they had. Our staff may write notes to each other. If you are signed in, the ticket is tied to your account. When your matter is closed, the server erases your message, your files, the notes and your address. Our answer goes 90 days later. Ask us to delete a copy in our mailbox, and we will.

## When you send a notice about a review

Anyone can tell us that words of a review break a rule or the law. We keep what you fill in: your name, for whom you write, the words, why, what shows it, and an order of a court if there is one. If you give an e-mail address, we keep it too. It then gets a mail that says an answer is ready, and nothing of the answer. We keep when the notice came, what it did to the review, and what our staff did with it and why. We do not keep your network address. You read our answer with a number and four words. Of the words we keep only a scrambled form.

The author of the review is not told who you are. Nobody is told who the author is, because we do not know. We count notices on the page [Transparency](/transparency), without names. If notices had no ground and came again and again, or were threats, a note on the page of the person rated may say so. Two of our staff must agree before such a note names a firm or a person.

## When you claim a page that is about you

You need an account for this. We keep which account claims which page, your bar number if you give one, each step, and the time. Your address at work, your note and your papers are erased when the claim is decided. We write to the address of your account when it is decided. What you reply is public, with the month. We do not show which account holds a page. If the author takes the review back, your reply to it is erased.

## When you suggest a person or a correction

We keep what you tell us about the person or the fact, where it can be checked, and the day. We do not ask who you are. You get a number to look up what became of it, and we keep only a scrambled form of that number. A note to us is erased when the matter is decided.

## When the site breaks

If a page crashes, it can send us a short error report. We keep the kind of error, the kind of page, the place in our own code, the family and main version of your browser, and the day. We keep nothing that you typed or searched for. Reports go after 30 days.

## What stays on your device

While you are signed out we set no cookies. When you sign in, one cookie holds the key of your session, and nothing else. It ends after 12 hours at most, or when you sign out. If you press "Leave this site", the browser notes one word for that tab, so that the Back button shows nothing of ours. It goes when you close the tab. If you turn single-key shortcuts off, the browser notes that until you sign out. The browser may also keep copies of a few general pages, so that they open without a network. It does not keep what you searched for, what you read about a person, or what you wrote. "Leave this site" removes these copies too.

## People in the directory

The directory lists people who work in family courts. It holds names, offices, courts and dates from public sources, each with its source and day. It holds no home addresses and nothing about families. If a fact about you is wrong, [tell us](/support). We keep old values with their dates, so that readers can see what changed.

## Who else sees data

We sell no data and give none to advertisers. The company that hosts our server holds our disks for us. The company that carries our e-mail sees support messages and our mails to you on their way. Those mails are short and name nothing of a case. A mail about a claim says what was decided, and why if it was refused. Reviews that are shown can be read by anyone.

## Courts and police

We hand over what we hold only when the law makes us. We ask for a proper order first, and we object when we can. The page [Transparency](/transparency) says what such an order could get. For a review that is only what the list above names. It does not tell who wrote it. Of a notice or a claim it could get what we keep of it: that does tell who sent it.

## How long we keep things

- A review, shown or refused: until its author withdraws it.
- The order and time in which one day's reviews came: until their log is erased, after midnight UTC.
- The marks against floods: in memory, for one day at most.
- The directory: as long as it serves its readers, with old values marked as old.
- Support messages: until your matter is closed. Our answer: 90 days more.
- A notice about a review: three years after it ended, longer only while a case needs it.
- A note on a page about such notices: until it is taken back. Its record: three years more.
- A claim of a page: while you hold the page, or three years after it ended.
- A reply: while you hold the page and the review is there.
- Demands of courts and authorities, and what we did about them: for good.
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
