// Papers that begin from a template, filled with what the case has and what the person types. What is missing is a blank line: nothing is
// made up. The result is a document of its author (docs/decisions/0138).
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { text } from '#http/fields.ts'
import { InCase, OfCase } from '#case/cases/contract.ts'
import { longestField, templateIds } from '#domain/templates/templates.ts'

const one = text(longestField.one)
export const Typed = z.object({
  to: one,
  about: one,
  day: one,
  was: one,
  asked: one,
  amount: one,
  lines: text(longestField.lines),
  answerBy: one,
})
export type Typed = z.output<typeof Typed>

/** A line of the paper as a page shows it. */
export const Line = z.object({
  kind: z.enum(['heading', 'text', 'fact', 'rule']),
  /** Of a fact. */
  name: z.string(),
  text: z.string(),
})
export type Line = z.output<typeof Line>

export const formats = ['pdf', 'docx'] as const
export type Format = (typeof formats)[number]

const Body = z.object({ template: z.enum(templateIds), fields: Typed })

export const calls = {
  facts: call({
    name: 'templates.facts',
    method: 'GET',
    path: '/api/templates',
    access: 'agreed',
    summary: 'What the case has for templates, so that a form begins with it.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      /** The name of the other parent; empty where there is none. */
      other: z.string(),
      can: z.object({ make: z.boolean() }),
    }),
  }),
  preview: call({
    name: 'templates.preview',
    method: 'POST',
    path: '/api/cases/:case/templates/preview',
    access: 'agreed',
    summary: 'The paper as it would be, and what is left blank on it. Nothing is stored.',
    params: InCase,
    body: Body,
    reply: z.object({ lines: z.array(Line), missing: z.array(z.string()) }),
  }),
  make: call({
    name: 'templates.make',
    method: 'POST',
    path: '/api/cases/:case/templates',
    access: 'premium',
    summary: 'Makes the paper as PDF or as a Word file, as the first version of a document of one’s own.',
    idempotent: true,
    limit: { most: 60, minutes: 60 },
    params: InCase,
    body: z.extend(Body, { format: z.enum(formats) }),
    /** The document. */
    reply: z.object({ id: z.string() }),
  }),
}
