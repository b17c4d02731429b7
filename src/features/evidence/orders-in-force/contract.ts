// What the orders of a case say today, paragraph by paragraph. Paragraphs are entered by who added their order, and are seen as it is; what a
// later order takes the place of is said by who added the later one (docs/decisions/0132).
import * as z from 'zod/mini'
import { longestParagraph } from '#domain/order-paragraphs/read.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { CaseId, Made, OfCase, Removed, Saved } from '#case/cases/contract.ts'
import { orderKinds } from '#case/orders/contract.ts'

const Page = z.nullable(z.int().check(z.gte(1), z.lte(5000)))
export const ParagraphDraft = z.object({
  number: requiredText(longestParagraph.number),
  text: requiredText(longestParagraph.text),
  /** Of the paper on which it begins. */
  page: Page,
})
export type ParagraphDraft = z.output<typeof ParagraphDraft>

const Superseded = z.object({
  id: z.string(),
  /** The later order, and its paragraph; '' where none was named. */
  order: z.string(),
  title: z.string(),
  effectiveOn: Day,
  number: z.string(),
  can: z.object({ undo: z.boolean() }),
})

export const Paragraph = z.extend(ParagraphDraft, {
  id: z.string(),
  standing: z.enum(['applies', 'superseded', 'later', 'ended']),
  superseded: z.nullable(Superseded),
  /** The calendar and the checks of this site use the clause of the order with this number. */
  isUsed: z.boolean(),
})
export type Paragraph = z.output<typeof Paragraph>

export const StackedOrder = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(orderKinds),
  signedOn: z.nullable(Day),
  effectiveOn: Day,
  endsOn: z.nullable(Day),
  inForce: z.boolean(),
  isShared: z.boolean(),
  paragraphs: z.array(Paragraph),
  can: z.object({ change: z.boolean() }),
})
export type StackedOrder = z.output<typeof StackedOrder>

const OneParagraph = z.object({ case: CaseId, paragraph: z.uuid() })

export const calls = {
  list: call({
    name: 'ordersInForce.list',
    method: 'GET',
    path: '/api/orders-in-force',
    access: 'agreed',
    summary: 'The orders that one sees, the latest first, with their paragraphs and what of them applies today.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      today: z.string(),
      orders: z.array(StackedOrder),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  proposed: call({
    name: 'ordersInForce.proposed',
    method: 'GET',
    path: '/api/cases/:case/files/:file/paragraphs',
    access: 'agreed',
    summary: 'The numbered paragraphs that were found in the text of one’s own file, for someone to confirm.',
    params: z.object({ case: CaseId, file: z.uuid() }),
    reply: z.object({
      /** How far the file was read. */
      state: z.enum(['none', 'waiting', 'reading', 'read', 'failed']),
      paragraphs: z.array(ParagraphDraft),
    }),
  }),
  add: call({
    name: 'ordersInForce.add',
    method: 'POST',
    path: '/api/cases/:case/orders/:order/paragraphs',
    access: 'premium',
    summary: 'Adds paragraphs to an order; only who added the order does.',
    idempotent: true,
    params: z.object({ case: CaseId, order: z.uuid() }),
    body: z.object({
      paragraphs: z
        .array(ParagraphDraft)
        .check(
          z.minLength(1, reason(msg`it has no paragraph`)),
          z.maxLength(longestParagraph.most, reason(msg`it has more than 400 paragraphs`)),
        ),
    }),
    reply: z.object({ added: z.int() }),
  }),
  change: call({
    name: 'ordersInForce.change',
    method: 'PUT',
    path: '/api/cases/:case/order-paragraphs/:paragraph',
    access: 'premium',
    summary: 'Corrects the number or the words of a paragraph; only who added the order does.',
    params: OneParagraph,
    body: z.object({ number: requiredText(longestParagraph.number), text: requiredText(longestParagraph.text) }),
    reply: Saved,
  }),
  remove: call({
    name: 'ordersInForce.remove',
    method: 'POST',
    path: '/api/cases/:case/order-paragraphs/:paragraph/removed',
    access: 'agreed',
    summary: 'Removes a paragraph, or takes that back; only who added the order does.',
    params: OneParagraph,
    body: Removed,
    reply: Removed,
  }),
  supersede: call({
    name: 'ordersInForce.supersede',
    method: 'POST',
    path: '/api/cases/:case/order-paragraphs/:paragraph/superseded',
    access: 'premium',
    summary: 'Says that a later order takes the place of a paragraph; only who added the later order does.',
    idempotent: true,
    params: OneParagraph,
    body: z.object({ order: z.uuid(), number: text(longestParagraph.number) }),
    reply: Made,
  }),
  undo: call({
    name: 'ordersInForce.undo',
    method: 'POST',
    path: '/api/cases/:case/order-supersessions/:supersession/undone',
    access: 'agreed',
    summary: 'Takes back that a later order takes the place of a paragraph; only who said so does.',
    params: z.object({ case: CaseId, supersession: z.uuid() }),
    reply: z.object({ undone: z.boolean() }),
  }),
}
