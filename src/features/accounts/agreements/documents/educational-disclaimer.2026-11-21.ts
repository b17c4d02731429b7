import type { WrittenDocument } from './written.ts'

export const educationalDisclaimer: WrittenDocument = {
  documentType: 'educational_disclaimer',
  title: 'For learning, not advice',
  version: '2026-11-21',
  changes: 'This is the first version.',
  isDraft: true,
  content: `
This site helps you learn how family court works and who works in it. It cannot know your case. Please read what it says as a start, not as an answer.

## What the pages are for

Our pages explain words, steps and figures in plain language. They are written for many people at once. Your own case has facts that no page can see.

- Family law differs from state to state, and often from county to county.
- Laws, forms, fees and court rules change. A page shows the day on which a fact was last checked, where it states one.
- A page can be wrong or out of date. Check what matters with the court clerk or with a lawyer.

## What a score can teach you

A score sums up what some people said about a professional. It does not say what will happen in your case. The range beside a score shows how sure it is. With few ratings the range is wide, and with fewer than five no score is shown.

People who feel strongly write more often than others. A score is the view of those who chose to write. It is not the view of everyone who met that person.

## What the tools can teach you

Some tools of this site look at text or do sums. They follow fixed rules, and they make mistakes. A tool can miss what a person would see. It can also mark what is harmless. Use it to look twice, and then decide for yourself.

## Health and safety

Nothing here is therapy or medical advice. If you or a child may be in danger now, call 911. The page [Emotional support](/emotional-support) names people you can talk to.

## When you need more than learning

- Call a lawyer in your state, or your local legal aid office.
- Ask the court's self-help center about forms and steps. Its staff may explain them, and may not advise you.
- Read the order of your own court. What it says comes before anything you read here.
`,
}
