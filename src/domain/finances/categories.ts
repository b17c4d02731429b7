import { msg, type Text } from '#kernel/text.ts'

/** What a category is of. Transfers are between a parent's own accounts, and between people: neither income nor spending. */
export const kinds = ['income', 'child', 'household', 'legal', 'transfer', 'other'] as const
export type Kind = (typeof kinds)[number]

export const kindNames: Readonly<Record<Kind, Text>> = {
  income: msg`Income`,
  child: msg`Children`,
  household: msg`Household`,
  legal: msg`Legal`,
  transfer: msg`Transfers`,
  other: msg`Other`,
}

/** The lines of an income and expense declaration, in the order of its two parts (issue 29, section 5). Not any court's form. */
export const figures = {
  wages: { part: 'income', name: msg`Wages and salary` },
  self_employment: { part: 'income', name: msg`Self-employment` },
  benefits: { part: 'income', name: msg`Benefits and pensions` },
  support_received: { part: 'income', name: msg`Support received` },
  interest: { part: 'income', name: msg`Interest and dividends` },
  other_income: { part: 'income', name: msg`Other income` },
  housing: { part: 'expense', name: msg`Rent or mortgage` },
  utilities: { part: 'expense', name: msg`Utilities, phone, internet` },
  groceries: { part: 'expense', name: msg`Groceries and household supplies` },
  eating_out: { part: 'expense', name: msg`Eating out` },
  clothing: { part: 'expense', name: msg`Clothes` },
  health_care: { part: 'expense', name: msg`Health care` },
  insurance: { part: 'expense', name: msg`Insurance` },
  child_care: { part: 'expense', name: msg`Child care` },
  education: { part: 'expense', name: msg`School and education` },
  activities: { part: 'expense', name: msg`Children’s activities` },
  children_other: { part: 'expense', name: msg`Other for the children` },
  transport: { part: 'expense', name: msg`Transportation` },
  leisure: { part: 'expense', name: msg`Entertainment, travel, personal` },
  giving: { part: 'expense', name: msg`Gifts and charity` },
  debts: { part: 'expense', name: msg`Installment debts` },
  attorney_fees: { part: 'expense', name: msg`Attorney fees and court costs` },
  taxes: { part: 'expense', name: msg`Taxes paid from the account` },
  support_paid: { part: 'expense', name: msg`Support paid` },
  other_spending: { part: 'expense', name: msg`Cash, bank fees, other` },
} as const satisfies Readonly<Record<string, { part: 'income' | 'expense'; name: Text }>>
export type FigureId = keyof typeof figures
export const figureIds = Object.keys(figures) as FigureId[]

interface Category {
  kind: Kind
  name: Text
  /** The line of a declaration that it counts in; `null`: in none. */
  figure: FigureId | null
}

const made = (kind: Kind, figure: FigureId | null, name: Text): Category => ({ kind, figure, name })

/** What a line can be. */
export const categories = {
  wages: made('income', 'wages', msg`Wages`),
  self_employment: made('income', 'self_employment', msg`Self-employment`),
  benefits: made('income', 'benefits', msg`Benefits`),
  support_received: made('income', 'support_received', msg`Support received`),
  interest: made('income', 'interest', msg`Interest and dividends`),
  other_income: made('income', 'other_income', msg`Other income`),
  child_care: made('child', 'child_care', msg`Child care`),
  school: made('child', 'education', msg`School`),
  activities: made('child', 'activities', msg`Activities and camps`),
  child_health: made('child', 'health_care', msg`Children’s health`),
  child_other: made('child', 'children_other', msg`Other for the children`),
  housing: made('household', 'housing', msg`Rent or mortgage`),
  utilities: made('household', 'utilities', msg`Utilities`),
  phone: made('household', 'utilities', msg`Phone and internet`),
  groceries: made('household', 'groceries', msg`Groceries`),
  shopping: made('household', 'groceries', msg`Household and shopping`),
  eating_out: made('household', 'eating_out', msg`Eating out`),
  clothing: made('household', 'clothing', msg`Clothes`),
  health_care: made('household', 'health_care', msg`Health care`),
  insurance: made('household', 'insurance', msg`Insurance`),
  fuel: made('household', 'transport', msg`Car: fuel`),
  car: made('household', 'transport', msg`Car: repair, parking, tolls`),
  transit: made('household', 'transport', msg`Transit and rides`),
  education: made('household', 'education', msg`My own education`),
  leisure: made('household', 'leisure', msg`Entertainment`),
  travel: made('household', 'leisure', msg`Travel`),
  personal: made('household', 'leisure', msg`Personal care`),
  pets: made('household', 'leisure', msg`Pets`),
  giving: made('household', 'giving', msg`Gifts and charity`),
  loans: made('household', 'debts', msg`Loan payments`),
  attorney_fees: made('legal', 'attorney_fees', msg`Attorney fees`),
  court_costs: made('legal', 'attorney_fees', msg`Court costs`),
  own_transfer: made('transfer', null, msg`Between my accounts`),
  card_payment: made('transfer', null, msg`Credit card payment`),
  person_transfer: made('transfer', null, msg`To or from a person`),
  cash: made('other', 'other_spending', msg`Cash withdrawal`),
  bank_fees: made('other', 'other_spending', msg`Bank fees and interest`),
  taxes: made('other', 'taxes', msg`Taxes`),
  support_paid: made('other', 'support_paid', msg`Support paid`),
  other_spending: made('other', 'other_spending', msg`Other spending`),
  unsorted: made('other', null, msg`Not sorted yet`),
} as const satisfies Readonly<Record<string, Category>>
export type CategoryId = keyof typeof categories
export const categoryIds = Object.keys(categories) as CategoryId[]

/** What a category is, without the narrower types of the table. */
export const categoryOf = (id: CategoryId): Category => categories[id]
export const kindOf = (id: CategoryId): Kind => categories[id].kind
/** Categories that money is spent in: all that a budget can have. */
export const spendingIds: readonly CategoryId[] = categoryIds.filter((id) => {
  const figure = categoryOf(id).figure
  return figure !== null && figures[figure].part === 'expense'
})
